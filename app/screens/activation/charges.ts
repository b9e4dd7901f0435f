import type { MonthInAdvance } from '#contracts/billing/vocabulary.ts';
import { type Charge, chargeFor, type Payer } from '#rpc/domain/charge.ts';
import type { Day } from '#rpc/domain/day.ts';
import type { ActivationOrder } from '#rpc/operation/activate.ts';
import { onBill } from '#rpc/portal/payer.ts';

/** The charge for a first month (MONEY-1), and what is going to be held on the card until its bill (MONEY-5). Cents. */
export interface MonthCharge {
  charge: Charge;
  /** Cents of a temporary hold; absent when the card has a hold already. */
  hold?: number | undefined;
}

/** The first month on the next bill, and the day of that bill. Cents. */
interface LaterPrice {
  price: number;
  tax?: number | undefined;
  nextBill?: Day | undefined;
}

/** Returns the charge of a first month that is paid before the activation. */
export function paidNow({ amount, totalTax }: MonthInAdvance, payer: Payer): MonthCharge {
  return { charge: chargeFor({ amount, tax: totalTax }, { kind: 'now' }, payer) };
}

/**
 * Returns the first month as the next bill has it, with the hold on the card until then.
 * @param day of the request
 */
export function paidLater(
  { price, tax, nextBill }: LaterPrice,
  hold: number | undefined,
  day: Day,
  payer: Payer,
): MonthCharge {
  return { charge: chargeFor({ amount: price, tax }, onBill(nextBill, day), payer), hold };
}

/**
 * Tax on the first month. The carrier returns it with the price of paying the month now, and for no other price
 * (MONEY-2).
 */
export function taxOfMonth(price: number, month: MonthInAdvance | undefined): number | undefined {
  return month?.amount === price ? month.totalTax : undefined;
}

/** Returns the charge of an accepted activation on a later bill; undefined for a month that is paid (MONEY-1). */
export function laterCharge(order: ActivationOrder, day: Day, payer: Payer): Charge | undefined {
  return order.hold === undefined ? undefined : paidLater(order, order.hold, day, payer).charge;
}
