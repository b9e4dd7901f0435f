import { expect, test } from 'vitest';
import { autoPayOf } from './auto-pay.ts';

test.each([
  [false, false, false, 'off'],
  [false, true, true, 'off'],
  [true, false, false, 'on'],
  [true, true, false, 'missed'],
  [true, false, true, 'missed'],
  [true, true, true, 'missed'],
])('BILL-18: auto-pay %s, overdue %s, suspended for it %s: %s', (isAutoPay, overdue, nonPay, said) => {
  expect(autoPayOf({ isAutoPay, overdue, nonPay })).toBe(said);
});
