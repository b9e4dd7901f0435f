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
const taxed = { isTaxed: true, isAbout: false };
const monthly = { cents: 4250, ...taxed };

test.each<[string, PlanDeal, 'now' | 'next-cycle', object]>([
  [
    'now: the rest of the cycle with its tax on the next bill, and the price from the one after it',
    deal,
    'now',
    {
      first: { cents: 5100, isTaxed: true, isAbout: true, day: '2026-12-10' },
      following: { ...monthly, from: '2027-01-10' },
    },
  ],
  [
    'now, without proration',
    { ...deal, prorated: undefined },
    'now',
    { following: { ...monthly, from: '2026-12-10' } },
  ],
  ['later, on a line with its own cycle', deal, 'next-cycle', { following: { ...monthly, from: '2027-01-10' } }],
  [
    'later, on the account’s cycle',
    { ...deal, nextCycle: '2026-12-10' },
    'next-cycle',
    { following: { ...monthly, from: '2026-12-10' } },
  ],
  [
    'now, without a tax',
    { ...deal, tax: undefined },
    'now',
    {
      first: { cents: 4800, isTaxed: false, isAbout: true, day: '2026-12-10' },
      following: { cents: 4000, isTaxed: false, isAbout: false, from: '2027-01-10' },
    },
  ],
  [
    'later, without any day',
    { ...deal, nextCycle: undefined, nextBill: undefined },
    'next-cycle',
    { following: { ...monthly, from: undefined } },
  ],
])('a plan %s (PLAN-23, BILL-26)', (_, terms, when, expected) => {
  expect(planBills(terms, when)).toEqual(expected);
});
