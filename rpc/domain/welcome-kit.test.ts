import { expect, test } from 'vitest';
import { welcomeKitPrice } from './welcome-kit.ts';

test.each([
  [999, 0, 999],
  [999, 50, 500],
  [1000, 25, 750],
  [999, 100, 0],
  [125, 64.4, 45],
])('charges for a kit of %i cents less %d percent %i cents (PUBLIC-9, INTAKE-11)', (cost, discountPctg, price) => {
  expect(welcomeKitPrice({ cost, discountPctg })).toBe(price);
});
