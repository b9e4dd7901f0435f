import { expect, test } from 'vitest';
import { chargedKinds, costOf, isCharged, searchedMs } from './cost.ts';

const minute = 60_000;

test('knows the kinds that are charged each time (LEDGER-43)', () => {
  const charged = ['top-up', 'plan-change', 'reorder-sim', 'sim-kit', 'add-line', 'month-in-advance'];
  expect(chargedKinds).toEqual(charged);
  expect([...charged, 'rename'].map(isCharged)).toEqual([...charged.map(() => true), false]);
});

test.each([
  [{ kind: 'top-up', charge: 1063 }, 1063],
  [{ kind: 'reorder-sim', charge: 500 }, 500],
  [{ kind: 'sim-kit', charge: 700 }, 700],
  [{ kind: 'month-in-advance', amount: 2656 }, 2656],
  [{ kind: 'plan-change', charge: 1, amount: 2 }, undefined],
])('of %o is %s cents (LEDGER-43)', (summary, cents) => {
  expect(costOf(summary)).toBe(cents);
});

test.each([
  ['top-up', 72 * 60],
  ['auto-top-up', 72 * 60],
  ['rename', 10],
])('looks for a %s without a trace for %d minutes (LEDGER-7)', (kind, minutes) => {
  expect(searchedMs(kind)).toBe(minutes * minute);
});
