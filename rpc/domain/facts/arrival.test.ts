import { expect, test } from 'vitest';
import { arrivesBy } from './arrival.ts';

test.each([
  ['3-6', '2026-12-04'],
  ['1 - 2', '2026-11-30'],
  ['2', '2026-11-30'],
  ['0', undefined],
  ['3-900', undefined],
  ['soon', undefined],
  ['', undefined],
])('an order of Nov 28 that takes %j days arrives by %s (ORDER-31)', (days, by) => {
  expect(arrivesBy('2026-11-28', days)).toBe(by);
});
