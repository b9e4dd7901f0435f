import { expect, test } from 'vitest';
import { monthlyChangeOf, planBills, type PlanDeal, planStartBill, savedAYear } from './plan-bills.ts';

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

test.each([
  ['both days', deal, '2027-01-10'],
  ['the bill alone', { ...deal, nextCycle: undefined }, '2026-12-10'],
  ['the cycle alone', { ...deal, nextBill: undefined }, '2026-12-20'],
])('a plan of the next cycle is on the first bill from then on: with %s (BILL-26)', (_, terms, day) => {
  expect(planStartBill(terms)).toBe(day);
});

test('changes each bill by the difference, with the tax in proportion (PLAN-23)', () => {
  expect(monthlyChangeOf(deal)).toEqual({ net: 2000, tax: 125 });
  expect(monthlyChangeOf(deal, 500)).toEqual({ net: 1500, tax: 94 });
  expect(monthlyChangeOf(withoutTax)).toEqual({ net: 2000, tax: undefined });
  const free = { ...deal, prices: [{ occurrence: 2, before: priceOf(2000), after: priceOf(0) }] };
  expect(monthlyChangeOf(free)).toEqual({ net: -2000, tax: undefined });
});

test.each([
  [4000, 2500, 18_000],
  [2500, 2500, undefined],
  [2500, 4000, undefined],
])('from %d to %d cents a month saves %s a year', (before, after, cents) => {
  expect(savedAYear({ prices: [{ occurrence: 1, before: priceOf(before), after: priceOf(after) }] })).toBe(cents);
});
