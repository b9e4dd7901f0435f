import type { MonthInAdvance } from '#contracts/billing/vocabulary.ts';
import { type Charge, chargeFor, type Payer } from '#rpc/domain/charge.ts';
import type { Day } from '#rpc/domain/day.ts';
import type { ActivationOrder } from '#rpc/operation/activate.ts';
import { onBill } from '#rpc/portal/payer.ts';

/** The first month of a line (MONEY-1), and what is held on the card until its bill, in cents (MONEY-5). */
export interface FirstMonth {
  charge: Charge;
  hold?: number | undefined;
}

/** The first month on the next bill, and the day of that bill. Cents. */
interface LaterPrice {
  price: number;
  tax?: number | undefined;
  nextBill?: Day | undefined;
}

/** The first month as it is paid now. */
export function paidNow({ amount, totalTax }: MonthInAdvance, payer: Payer): FirstMonth {
  return { charge: chargeFor({ amount, tax: totalTax }, { at: 'now' }, payer) };
}

/**
 * Returns the first month as the next bill has it, with the hold on the card until then.
 * @param day of the request
 */
export function paidLater({ price, tax, nextBill }: LaterPrice, hold: number, day: Day, payer: Payer): FirstMonth {
  return { charge: chargeFor({ amount: price, tax }, onBill(nextBill, day), payer), hold };
}

/**
 * Tax on the first month. The carrier returns it with the price of paying the month now, and for no other price
 * (MONEY-2).
 */
export function taxOfMonth(price: number, month: MonthInAdvance | 'unknown' | undefined): number | undefined {
  return month !== undefined && month !== 'unknown' && month.amount === price ? month.totalTax : undefined;
}

/** Returns the charges of an accepted activation, made or due; undefined when the month was paid before. */
export function firstMonthOf(
  { price, tax, nextBill, hold, month, card }: ActivationOrder,
  done: { wasPaid: boolean; held: number | undefined },
  day: Day,
  payer: Payer,
): FirstMonth | undefined {
  if (month) return done.wasPaid ? undefined : paidNow(month, { isReader: payer.isReader, card });
  return hold === undefined ? undefined : paidLater({ price, tax, nextBill }, done.held ?? hold, day, payer);
}
