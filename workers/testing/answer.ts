import type { Operation } from '#rpc/domain/operation.ts';
import type { accountFor } from './sign-in.ts';
import { until } from './world.ts';

/**
 * The operation once its call has an answer, or is known to have none: on a busy machine that may take longer than a
 * page waits.
 */
export function answered(account: ReturnType<typeof accountFor>, id: string): Promise<Operation> {
  return until(async () => {
    const operation = (await account.operation(id)) as Operation | undefined;
    return operation?.state === 'sending' ? undefined : operation;
  }, 'the answer');
}
