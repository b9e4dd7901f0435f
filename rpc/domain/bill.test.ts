import { describe, expect, test } from 'vitest';
import {
  autoPayOf,
  billRange,
  cycleOf,
  isFirstBill,
  isOverdue,
  isStillBilled,
  newestFirst,
  paymentsFor,
  paymentWaitMs,
  promiseRange,
  rangeProblem,
} from './bill.ts';

const today = '2026-11-20';

describe('billRange (BILL-4)', () => {
  test('returns the last twelve months by default', () => {
    expect(billRange({}, today)).toEqual({ from: '2025-11-20', to: '2026-11-20' });
    expect(billRange({ to: '2026-03-31' }, today)).toEqual({ from: '2025-03-31', to: '2026-03-31' });
    expect(billRange({ from: '2026-01-01' }, today)).toEqual({ from: '2026-01-01', to: '2026-11-20' });
  });

  test.each([
    ['2026-11-20', '2026-11-20', undefined],
    ['2026-11-21', '2026-11-20', 'order'],
    ['2024-11-20', '2026-11-20', undefined],
    ['2024-11-19', '2026-11-20', 'too-long'],
  ])('%s to %s: %s', (from, to, problem) => {
    expect(rangeProblem({ from, to })).toBe(problem);
  });
});

test.each([
  ['2026-11-03', '2026-12-02'],
  ['2026-01-31', '2026-02-27'],
])('the bill of %s has a cycle that ends on %s (BILL-5)', (from, to) => {
  expect(cycleOf(from)).toEqual({ from, to });
});

describe('isOverdue (BILL-3)', () => {
  const dueDate = '2026-11-20';
  test.each([
    ['the day before', '2026-11-19', 100, false],
    ['on the due day', '2026-11-20', 100, false],
    ['on the day after', '2026-11-21', 100, true],
    ['with nothing owed', '2026-12-21', 0, false],
  ])('%s', (_, day, balance, overdue) => {
    expect(isOverdue({ balance, dueDate }, day)).toBe(overdue);
  });

  test('returns false without a due day', () => {
    expect(isOverdue({ balance: 100 }, today)).toBe(false);
  });
});

test('allows a promise from tomorrow to 14 days ahead (BILL-14)', () => {
  expect(promiseRange(today)).toEqual({ from: '2026-11-21', to: '2026-12-04' });
});

test('sorts payments by the moment in any notation', () => {
  const paymentOf = (paidOn: string) => ({ paymentId: paidOn, paidOn, amount: 100 });
  const [second, first, third] = ['2026-11-03T06:00:00Z', '2026-11-03T01:30:00-06:00', '2026-10-03T06:00:00Z'].map(
    paymentOf,
  );
  if (!first || !second || !third) throw new Error('three payments');
  expect(newestFirst([second, third, first])).toEqual([first, second, third]);
  expect(newestFirst([first, second, third])).toEqual([first, second, third]);
});

test('lists payments of the same amount before the next bill with a bill (BILL-6)', () => {
  const paymentOf = (paymentId: string, paidOn: string, amount = 2656) => ({ paymentId, paidOn, amount });
  const payments = [
    paymentOf('next cycle, at midnight', '2026-12-03T06:00:00Z'),
    paymentOf('last, in the evening', '2026-12-03T05:59:00Z'),
    paymentOf('other amount', '2026-11-05T00:00:00Z', 2655),
    paymentOf('first, at midnight', '2026-11-03T06:00:00Z'),
    paymentOf('before, in the evening', '2026-11-03T05:59:00Z'),
  ];
  expect(
    paymentsFor({ day: '2026-11-03', amount: 2656 }, payments, 'America/Chicago').map(({ paymentId }) => paymentId),
  ).toEqual(['first, at midnight', 'last, in the evening']);
});

test('waits ten minutes for a payment (BILL-10)', () => {
  expect(paymentWaitMs).toBe(600_000);
});

test.each([
  [false, false, false, 'off'],
  [false, true, true, 'off'],
  [true, false, false, 'on'],
  [true, true, false, 'missed'],
  [true, false, true, 'missed'],
  [true, true, true, 'missed'],
])('auto-pay %s, overdue %s, suspended %s: %s (BILL-18)', (isAutoPay, overdue, nonPay, autoPay) => {
  expect(autoPayOf({ isAutoPay, overdue, nonPay })).toBe(autoPay);
});

test.each([
  ['2026-11-03', '2026-11-03', true],
  ['2026-11-10', '2026-11-03', true],
  ['2026-11-02', '2026-11-03', false],
  [undefined, '2026-11-03', false],
  ['2026-11-10', undefined, false],
  [undefined, undefined, false],
])(
  'a line in service since %s, in a cycle from %s, has its first bill: %s (MONEY-9)',
  (activationDate, start, isFirst) => {
    expect(isFirstBill({ activationDate, billStartDate: start })).toBe(isFirst);
  },
);

test.each([
  [[4, 7], false],
  [[4], false],
  [[7], false],
  [[4, 2], true],
  [[0], true],
  [[], false],
])('lines of the statuses %j are still billed: %s (BILL-24)', (statuses, isBilled) => {
  expect(isStillBilled(statuses.map((status) => ({ status })))).toBe(isBilled);
});
