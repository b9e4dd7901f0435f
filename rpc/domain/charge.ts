import * as z from 'zod/mini';
import type { SavedCard } from '#contracts/card/vocabulary.ts';
import { lastFourOf } from './card.ts';
import { type Day, dayToCome } from './day.ts';

/** A card as people know it: the brand in the carrier's spelling, such as `VISA`, and the last four digits. */
export const ChargedCard = z.object({
  brand: z.string().check(z.meta({ examples: ['VISA'] })),
  lastFour: z.string().check(z.meta({ examples: ['4242'] })),
});
export type ChargedCard = z.output<typeof ChargedCard>;

/** What is known of the account that pays, at the time that somebody reads or sends (MONEY-3, MONEY-4). */
export interface Payer {
  /** The reader holds the account. A secondary is told of no card. */
  isReader: boolean;
  /** The default card; absent where it is not known. */
  card?: ChargedCard | undefined;
  /** Bills are charged to the default card; absent where it is not known. */
  autoPay?: boolean | undefined;
}

/**
 * With what it is paid: the reader's default card (absent where it is not known), the account holder's card, or by
 * hand, because auto-pay is off.
 */
export type PaidWith = { by: 'card'; card?: ChargedCard | undefined } | { by: 'holder' } | { by: 'hand' };

/** One answer to what is paid, when, and with which card (MONEY-1). */
export interface Charge {
  /** Cents, the tax included where it is known. */
  cents: number;
  /** Whether the tax is in `cents` (MONEY-2). */
  isTaxed: boolean;
  /** It comes again with every bill from that one on. */
  isMonthly: boolean;
  at: 'now' | 'bill';
  /** The day of that bill; absent where it is not known. */
  billDay?: Day | undefined;
  with: PaidWith;
}

/** An amount in cents, and whether the tax is in it (MONEY-2). */
export type Amount = Pick<Charge, 'cents' | 'isTaxed'>;

/** What something costs, in cents. Without `tax` the carrier could not tell it. */
export interface ChargedPrice {
  amount: number;
  tax?: number | undefined;
  isMonthly?: boolean;
}

/** With the bill that comes next, as seen on a day: on the review today, on the receipt the day that it was sent. */
export interface NextBill {
  at: 'bill';
  nextBill: Day | undefined;
  today: Day;
}
/** When it is charged. */
export type ChargeTime = { at: 'now' } | NextBill;

/** What is charged, when, and to what (MONEY-1 to MONEY-4). */
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

/** With what it is paid. What is charged at once goes to the default card, whether auto-pay is on or not (MONEY-4). */
export function paidWith({ isReader, card, autoPay }: Payer, at: Charge['at']): PaidWith {
  if (!isReader) return { by: 'holder' };
  return at === 'bill' && autoPay === false ? { by: 'hand' } : { by: 'card', card };
}

/** The card that charges go to; undefined where none is the default, or its number can't be read. */
export function defaultCardOf(cards: readonly SavedCard[]): ChargedCard | undefined {
  const card = cards.find(({ isAutoPay }) => isAutoPay);
  const lastFour = lastFourOf(card?.ccNumberMask);
  return card && lastFour !== undefined ? { brand: card.type, lastFour } : undefined;
}
