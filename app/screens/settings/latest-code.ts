import { type CodeStanding, codeStanding } from '#rpc/domain/account-lock.ts';
import { ofKind, type Operation } from '#rpc/operation/operations.ts';
import type { PortalContext } from '#rpc/portal-context.ts';

/** The last one-time password that was emailed to a person. */
export interface LatestCode extends CodeStanding {
  codeId: string;
}

const maxRead = 50;

/** Returns the person's last one-time password that was not refused, with its state; undefined without one. */
export async function findLatestCode({ account, viewer, now }: PortalContext): Promise<LatestCode | undefined> {
  const operations = await account.sentOperations(Number.MAX_SAFE_INTEGER, maxRead);
  const ownOperations = operations.filter(({ actorId }) => actorId === viewer.actor.customerId);
  const code = ownOperations
    .flatMap((operation) => ofKind('unlock-code', operation) ?? [])
    .find(({ state }) => !['refused', 'not-sent'].includes(state));
  if (!code) return undefined;
  const { id, sentAt = 0 } = code;
  const isTry = (operation: Operation) =>
    ofKind('account-unlock', operation) !== undefined && (operation.sentAt ?? 0) >= sentAt;
  return { codeId: id, ...codeStanding(sentAt, ownOperations.filter(isTry), now()) };
}
