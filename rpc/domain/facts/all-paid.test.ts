import { expect, test } from 'vitest';
import { isAllPaid } from './all-paid.ts';

test.each([
  [1, false],
  [0, true],
  [-500, true],
])('a balance of %d cents is all paid: %s (BILL-29)', (balance, isPaid) => {
  expect(isAllPaid({ balance })).toBe(isPaid);
});
