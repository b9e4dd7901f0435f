import type { Requester } from '#rpc/portal-account.ts';
import type { Operation, OperationBefore, OperationKind } from '#rpc/operation/operations.ts';
import type { accountFor } from './sign-in.ts';
import { until } from './world.ts';

/** The operation of this id. */
export async function operationOf(account: ReturnType<typeof accountFor>, id: string): Promise<Operation | undefined> {
  return ((await account.find({ operationId: id })) as { operation?: Operation }).operation;
}

/** Sends an issued operation with its own terms. @returns what its page gets */
export async function submitIssued(
  account: ReturnType<typeof accountFor>,
  requester: Requester,
  id: string,
  before: OperationBefore[OperationKind] = {},
): Promise<Operation> {
  const issued = await operationOf(account, id);
  if (!issued) throw new Error('no such operation');
  const { operation } = (await account.submit(requester, { ...issued, before })) as { operation?: Operation };
  return operation ?? issued;
}

/** Waits until the operation has left `sending`: on a busy machine that takes longer than a page waits. */
export function answered(account: ReturnType<typeof accountFor>, id: string): Promise<Operation> {
  return until(async () => {
    const operation = await operationOf(account, id);
    return operation?.state === 'sending' ? undefined : operation;
  }, 'the answer');
}
