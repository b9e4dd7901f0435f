import { billing } from '#contracts/billing/endpoints.ts';
import { card } from '#contracts/card/endpoints.ts';
import { defaultCardOf } from '../domain/charged-card.ts';
import type { NextBill, Payer } from '../domain/charge.ts';
import { type Day, oneDay } from '../domain/day.ts';
import type { Viewer } from '../portal-account.ts';
import type { PortalContext } from '../portal-context.ts';
import { maxAge, readAll, readRequest } from '../portal-reads.ts';
import { replyOrUndefined } from '../problem.ts';

/**
 * Returns the payer of a purchase (MONEY-3). Call it beside the page's other reads: in one turn they are one call. A
 * secondary causes no read, because cards and bills are the account holder's.
 * @throws FaultError when the session is over
 */
export async function readPayer(context: PortalContext): Promise<Payer> {
  const { actor, credentials } = context.viewer;
  if (!credentials.isPrimary) return { isReader: false };
  const { customerId } = actor;
  const { cards, account } = await readAll(context, {
    cards: readRequest(card.list, { customerId }, maxAge.customer),
    account: readRequest(billing.customer, { customerId }, maxAge.customer),
  });
  const saved = replyOrUndefined(cards)?.cards;
  return {
    isReader: true,
    card: defaultCardOf(saved ?? []),
    cards: saved,
    autoPay: replyOrUndefined(account)?.isAutoPay,
  };
}

/** Returns the read of the cards from the cache; the carrier is not called (MONEY-9). */
export function cardAtHandRead({ actor }: Viewer) {
  return { ...readRequest(card.list, { customerId: actor.customerId }, oneDay), cacheOnly: true };
}

/** Returns a payment on that bill. A receipt is read long after it was sent, so the day is passed in. */
export function onBill(nextBill: Day | undefined, today: Day): NextBill {
  return { kind: 'bill', nextBill, today };
}
