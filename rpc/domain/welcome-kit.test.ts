import { expect, test } from 'vitest';
import { welcomeKitPrice } from './welcome-kit.ts';

test.each([
  [999, 0, 999],
  [999, 50, 500],
  [1000, 25, 750],
  [999, 100, 0],
])('a kit of %i cents less %i percent costs %i cents (PUBLIC-9)', (cost, discountPctg, price) => {
  expect(welcomeKitPrice({ cost, discountPctg })).toBe(price);
});
