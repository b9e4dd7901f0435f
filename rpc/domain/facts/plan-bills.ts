import { type Day, shiftDays } from '../day.ts';
import { difference, newPriceOf, type PlanChangeOrder, type PlanChangeTime } from '../plan-change.ts';
import { billFor } from './next-bill.ts';

/** An amount of a line on a bill, in cents. */
export interface BillAmount {
  cents: number;
  /** The amount includes the tax (MONEY-2). */
  isTaxed: boolean;
  /** The amount is an estimate. */
  isAbout: boolean;
}

/** The costs of a line after a plan change (PLAN-23). */
export interface PlanBills {
  /** The one bill that differs from the following ones; absent where all are equal. */
  first?: BillAmount & { day?: Day | undefined };
  /** Amount of each bill from a day on; the day is absent where the carrier returned none. */
  following: BillAmount & { from?: Day | undefined };
}

/** Terms of a plan change that its bills derive from. */
export type PlanDeal = Pick<PlanChangeOrder, 'prices' | 'prorated' | 'tax' | 'nextCycle' | 'nextBill'>;

/**
 * Returns the line's amounts on the bills after a plan change. A line has no bill of its own: a plan of the line's next
 * cycle is on the account's first bill from then on (BILL-26).
 */
export function planBills(deal: PlanDeal, when: PlanChangeTime): PlanBills {
  const { tax, nextBill: nextBillOn = deal.nextCycle } = deal;
  const price = newPriceOf(deal);
  const isTaxed = tax !== undefined;
  const monthly = { cents: price + (tax ?? 0), isTaxed, isAbout: false };
  const rest = restOf(deal);
  if (when === 'next-cycle' || rest.net === 0)
    return { following: { ...monthly, from: when === 'now' ? nextBillOn : planStartBill(deal) } };
  return {
    first: { cents: monthly.cents + rest.net + (rest.tax ?? 0), isTaxed, isAbout: true, day: nextBillOn },
    following: {
      ...monthly,
      from: nextBillOn === undefined ? undefined : billFor(shiftDays(nextBillOn, 1), nextBillOn),
    },
  };
}

/** Returns the day of the first bill with a plan of the next billing cycle. */
export function planStartBill({ nextCycle, nextBill }: Pick<PlanDeal, 'nextCycle' | 'nextBill'>): Day | undefined {
  return nextCycle !== undefined && nextBill !== undefined ? billFor(nextCycle, nextBill) : (nextBill ?? nextCycle);
}

/** Returns the rest of the billing cycle on a dearer plan, with the tax in the proportion of the price. */
export function restOf(deal: PlanDeal): { net: number; tax: number | undefined } {
  const net = deal.prorated ?? 0;
  return { net, tax: taxShare(net, deal) };
}

/**
 * Returns the change of each bill by the plan, with the tax in the proportion of the price.
 * @param replaced cents of the change by the scheduled plan that it replaces
 */
export function monthlyChangeOf(deal: PlanDeal, replaced = 0): { net: number; tax: number | undefined } {
  const net = difference(deal.prices) - replaced;
  return { net, tax: taxShare(net, deal) };
}

/** Returns what a plan change saves in a year, in cents; undefined where it saves nothing. */
export function savedAYear(deal: Pick<PlanDeal, 'prices'>): number | undefined {
  const saved = -12 * difference(deal.prices);
  return saved > 0 ? saved : undefined;
}

/** Estimates a tax: the carrier returned the one on the new price, and no other. */
function taxShare(cents: number, deal: PlanDeal): number | undefined {
  const price = newPriceOf(deal);
  return deal.tax === undefined || price === 0 ? undefined : Math.round((cents * deal.tax) / price);
}
