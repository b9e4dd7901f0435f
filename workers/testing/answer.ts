import type { Operation } from '#rpc/operation/operations.ts';
import type { accountFor } from './sign-in.ts';
import { until } from './world.ts';

/** Waits until the operation has left `sending`: on a busy machine that takes longer than a page waits. */
export function answered(account: ReturnType<typeof accountFor>, id: string): Promise<Operation> {
  return until(async () => {
    const operation = (await account.operation(id)) as Operation | undefined;
    return operation?.state === 'sending' ? undefined : operation;
  }, 'the answer');
}
