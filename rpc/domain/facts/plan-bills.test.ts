import { expect, test } from 'vitest';
import { planBills, type PlanDeal } from './plan-bills.ts';

const priceOf = (price: number) => ({ price, list: price, homeInternet: 0, coupon: 0 });
const deal: PlanDeal = {
  prices: [{ occurrence: 2, before: priceOf(2000), after: priceOf(4000) }],
  prorated: 800,
  tax: 250,
  nextCycle: '2026-12-20',
  nextBill: '2026-12-10',
};
const { prorated: _, ...withoutProration } = deal;
const { tax: __, ...withoutTax } = deal;

/** Cents of the first bill, where the change is on it, and of the following ones with the day of the first of them. */
type Row = [string, PlanDeal, 'now' | 'next-cycle', first: number | undefined, monthly: number, from?: string];

test.each<Row>([
  [
    'now: the rest of the cycle on the next bill, the price from the one after it',
    deal,
    'now',
    5100,
    4250,
    '2027-01-10',
  ],
  ['now, without proration', withoutProration, 'now', undefined, 4250, '2026-12-10'],
  ['later, on a line with its own cycle', deal, 'next-cycle', undefined, 4250, '2027-01-10'],
  ['later, on the account’s cycle', { ...deal, nextCycle: '2026-12-10' }, 'next-cycle', undefined, 4250, '2026-12-10'],
  ['now, without a tax', withoutTax, 'now', 4800, 4000, '2027-01-10'],
  ['later, without any day', { ...deal, nextCycle: undefined, nextBill: undefined }, 'next-cycle', undefined, 4250],
])('a plan %s (PLAN-23, BILL-26)', (_, terms, when, first, monthly, from) => {
  const isTaxed = terms.tax !== undefined;
  expect(planBills(terms, when)).toEqual({
    ...(first !== undefined && { first: { cents: first, isTaxed, isAbout: true, day: '2026-12-10' } }),
    following: { cents: monthly, isTaxed, isAbout: false, from },
  });
});
