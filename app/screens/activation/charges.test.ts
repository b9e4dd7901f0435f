import { expect, test } from 'vitest';
import { taxOfMonth } from './charges.ts';

test('computes the tax on the first month from its price alone (MONEY-2)', () => {
  const month = { amount: 2500, totalTax: 156 };
  expect([taxOfMonth(2500, month), taxOfMonth(2400, month)]).toEqual([156, undefined]);
  expect(taxOfMonth(2500, undefined)).toBeUndefined();
});
