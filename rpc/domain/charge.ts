import * as z from 'zod/mini';
import type { SavedCard } from '#contracts/card/vocabulary.ts';
import { lastFourOf } from './card.ts';
import { type Day, dayToCome } from './day.ts';

/** Brand of a card in the carrier's spelling, such as `VISA`, and its last four digits. */
export const ChargedCard = z.object({
  brand: z.string().check(z.meta({ examples: ['VISA'] })),
  lastFour: z.string().check(z.meta({ examples: ['4242'] })),
});
export type ChargedCard = z.output<typeof ChargedCard>;

/** Facts of the paying account at the time of a read or a write (MONEY-3, MONEY-4). */
export interface Payer {
  /** The viewer is the account holder. A secondary sees no card. */
  isReader: boolean;
  /** The default card; absent when unknown. */
  card?: ChargedCard | undefined;
  /** Bills are charged to the default card; absent when unknown. */
  autoPay?: boolean | undefined;
}

/**
 * Means of payment: the viewer's default card (absent when unknown), the account holder's card, or by hand, because
 * auto-pay is off.
 */
export type PaidWith = { by: 'card'; card?: ChargedCard | undefined } | { by: 'holder' } | { by: 'hand' };

/** Amount, time and card of a charge (MONEY-1). */
export interface Charge {
  /** Cents, with the tax where it is known. */
  cents: number;
  /** `cents` has the tax (MONEY-2). */
  isTaxed: boolean;
  /** The charge repeats with every bill from that one on. */
  isMonthly: boolean;
  at: 'now' | 'bill';
  /** Day of that bill; absent when unknown. */
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
  at: 'bill';
  nextBill: Day | undefined;
  today: Day;
}
/** Time of a charge. */
export type ChargeTime = { at: 'now' } | NextBill;

/** Returns amount, time and means of a charge (MONEY-1 to MONEY-4). */
export function chargeFor({ amount, tax, isMonthly = false }: ChargedPrice, time: ChargeTime, payer: Payer): Charge {
  return {
    cents: amount + (tax ?? 0),
    isTaxed: tax !== undefined,
    isMonthly,
    at: time.at,
    billDay: time.at === 'bill' ? dayToCome(time.nextBill, time.today) : undefined,
    with: paidWith(payer, time.at),
  };
}

/** Returns the means of payment. A charge `now` goes to the default card, with auto-pay on or off (MONEY-4). */
export function paidWith({ isReader, card, autoPay }: Payer, at: Charge['at']): PaidWith {
  if (!isReader) return { by: 'holder' };
  return at === 'bill' && autoPay === false ? { by: 'hand' } : { by: 'card', card };
}

/** Returns the card that charges go to, or undefined without a default card or with an unreadable number. */
export function defaultCardOf(cards: readonly SavedCard[]): ChargedCard | undefined {
  const card = cards.find(({ isAutoPay }) => isAutoPay);
  const lastFour = lastFourOf(card?.ccNumberMask);
  return card && lastFour !== undefined ? { brand: card.type, lastFour } : undefined;
}
