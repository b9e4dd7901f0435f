import type { SavedCard } from '#contracts/card/vocabulary.ts';
import type { ChargedCard } from './charged-card.ts';
import { paidBy } from './facts/paid-by.ts';
import { type Day, dayToCome } from './day.ts';

/** Facts of the paying account at the time of a read or a write (MONEY-3, MONEY-4). */
export interface Payer {
  /** The viewer is the account holder. A secondary sees no card. */
  isReader: boolean;
  /** The default card of the account; absent when unknown. */
  card?: ChargedCard | undefined;
  /** The saved cards of the account; absent when unknown. */
  cards?: readonly SavedCard[] | undefined;
  /** Bills are charged to the default card; absent when unknown. */
  autoPay?: boolean | undefined;
}

/**
 * Means of payment: the viewer's default card (absent when unknown), the account holder's card, by hand, because
 * auto-pay is off, or none, because auto-pay has no card that works on the day (BILL-27).
 */
export type PaidWith = { kind: 'card'; card?: ChargedCard | undefined } | { kind: 'holder' | 'hand' | 'no-card' };

/** Amount, time and card of a charge (MONEY-1). */
export interface Charge {
  /** Charged cents, with the tax where it is known. */
  cents: number;
  /** `cents` has the tax (MONEY-2). */
  isTaxed: boolean;
  /** The charge repeats with every later bill. */
  isMonthly: boolean;
  /** The amount is an estimate, such as the rest of a billing cycle. */
  isAbout?: boolean | undefined;
  at: 'now' | 'bill';
  /** Day of the bill that has the charge; absent when unknown. */
  billDay?: Day | undefined;
  with: PaidWith;
}

/** Amount in cents, with or without the tax (MONEY-2). */
export type Amount = Pick<Charge, 'cents' | 'isTaxed'>;

/** Price in cents. `tax` is absent when the carrier returned none. */
export interface ChargedPrice {
  amount: number;
  tax?: number | undefined;
  isMonthly?: boolean;
}

/** Charge with the next bill after `today`: the day of the review, or of the write for a receipt. */
export interface NextBill {
  kind: 'bill';
  nextBill: Day | undefined;
  today: Day;
}
/** Time of a charge: now, or with the next bill. */
export type ChargeTime = { kind: 'now' } | NextBill;

/** Returns amount, time and means of a charge (MONEY-1 to MONEY-4). */
export function chargeFor({ amount, tax, isMonthly = false }: ChargedPrice, time: ChargeTime, payer: Payer): Charge {
  const billDay = time.kind === 'bill' ? dayToCome(time.nextBill, time.today) : undefined;
  return {
    cents: amount + (tax ?? 0),
    isTaxed: tax !== undefined,
    isMonthly,
    at: time.kind,
    billDay,
    with: paidWith(payer, time.kind === 'bill' ? (billDay ?? time.today) : undefined),
  };
}

/**
 * Returns the means of payment. A present charge goes to the default card, with auto-pay on or off (MONEY-4).
 * @param billDay absent for a present charge
 */
export function paidWith({ isReader, card, cards, autoPay }: Payer, billDay: Day | undefined): PaidWith {
  if (!isReader) return { kind: 'holder' };
  if (billDay === undefined || autoPay === undefined) return { kind: 'card', card };
  const { kind } = paidBy({ isAutoPay: autoPay }, cards, billDay);
  return kind === 'hand' || kind === 'no-card' ? { kind } : { kind: 'card', card };
}
