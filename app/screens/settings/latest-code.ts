import { type CodeStanding, codeStanding } from '#rpc/domain/account-lock.ts';
import { ofKind, type Operation } from '#rpc/operation/operations.ts';
import type { PortalContext } from '#rpc/portal-context.ts';

/** The last one-time password that somebody had emailed. */
export interface LatestCode extends CodeStanding {
  codeId: string;
}

const lookedThrough = 50;

/** Returns the person's last one-time password that was not refused, with its state; undefined without one. */
export async function latestCode({ account, viewer: requester, now }: PortalContext): Promise<LatestCode | undefined> {
  const sent = await account.sentOperations(Number.MAX_SAFE_INTEGER, lookedThrough);
  const mine = sent.filter(({ actorId }) => actorId === requester.actor.customerId);
  const code = mine.flatMap((one) => ofKind('unlock-code', one) ?? []).find(({ state }) => state !== 'refused');
  if (!code) return undefined;
  const { id, sentAt = 0 } = code;
  const isTry = (one: Operation) => ofKind('account-unlock', one) !== undefined && (one.sentAt ?? 0) >= sentAt;
  return { codeId: id, ...codeStanding(sentAt, mine.filter(isTry), now()) };
}
