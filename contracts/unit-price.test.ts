import { expect, test } from 'vitest';
import { exactCents, roundCents } from './cents.ts';
import { chargeAt } from './unit-price.ts';

test.each([
  // dinero.js#8, money-math#34, einvoicing#74
  [4.125, 6, 1, 2475],
  [0.145, 1, 1, 15],
  [1.005, 2, 1, 201],
  [1.005, 1, 1, 101],
  [5, 2.5, 0.5, 2500],
  [10, 1, 3, 333],
  [20, 1, 3, 667],
  [0.1, 3, 1, 30],
  [1e-7, 1, 1, 0],
  [99_999.995, 1, 1, 10_000_000],
])('computes %d dollars × %d ÷ %d as %d cents (INTAKE-11)', (dollars, quantity, per, cents) => {
  expect(chargeAt(exactCents(dollars), quantity, per)).toBe(cents);
});

test.each([
  [Number.NaN, 1, 1],
  [100, Number.NaN, 1],
  [100, 1, Number.NaN],
])('returns no number for a price of %d for %d of %d', (price, quantity, per) => {
  expect(chargeAt(price, quantity, per)).toBeNaN();
});

test('rounds half a cent away from zero (INTAKE-11)', () => {
  expect([-100.5, 100.5, -0.4, 14.5].map(roundCents)).toEqual([-101, 101, -0, 15]);
});
