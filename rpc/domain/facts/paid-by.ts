import type { BillingAccount } from '#contracts/billing/vocabulary.ts';
import type { SavedCard } from '#contracts/card/vocabulary.ts';
import { isExpired } from '../card.ts';
import { type ChargedCard, defaultCardOf } from '../charged-card.ts';
import type { Day } from '../day.ts';

/** Payer of a bill (BILL-27). */
export type PaidBy =
  | { kind: 'card'; card: ChargedCard }
  /** Auto-pay is on, but its card is not loaded. */
  | { kind: 'auto-pay' }
  /** Auto-pay is on without a card that can be charged on the bill's day. */
  | { kind: 'no-card'; isExpired: boolean }
  /** Auto-pay is off: the customer pays by hand. */
  | { kind: 'hand' }
  | { kind: 'unknown' };

/**
 * Returns the payer of a bill.
 * @param cards undefined where they are not at hand
 * @param day of the bill; today where it is unknown
 */
export function paidBy(
  account: Pick<BillingAccount, 'isAutoPay'> | undefined,
  cards: readonly SavedCard[] | undefined,
  day: Day,
): PaidBy {
  if (!account) return { kind: 'unknown' };
  if (!account.isAutoPay) return { kind: 'hand' };
  if (!cards) return { kind: 'auto-pay' };
  const defaultCard = cards.find(({ isAutoPay }) => isAutoPay);
  if (!defaultCard) return { kind: 'no-card', isExpired: false };
  if (isExpired(defaultCard.dateOfExpiry, day)) return { kind: 'no-card', isExpired: true };
  const card = defaultCardOf(cards);
  return card ? { kind: 'card', card } : { kind: 'auto-pay' };
}
