import type { Operation } from '#rpc/operation/operations.ts';
import type { accountFor } from './sign-in.ts';
import { until } from './world.ts';

/** The operation of this id. */
export async function operationOf(account: ReturnType<typeof accountFor>, id: string): Promise<Operation | undefined> {
  return ((await account.find({ operationId: id })) as { operation?: Operation }).operation;
}

/** Waits until the operation has left `sending`: on a busy machine that takes longer than a page waits. */
export function answered(account: ReturnType<typeof accountFor>, id: string): Promise<Operation> {
  return until(async () => {
    const operation = await operationOf(account, id);
    return operation?.state === 'sending' ? undefined : operation;
  }, 'the answer');
}
