import { expect, test } from 'vitest';
import { arrivesBy, expectedDay } from './arrival.ts';

test.each([
  ['3-6', '2026-12-04'],
  ['1 - 2', '2026-11-30'],
  ['2', '2026-11-30'],
  [' 2 ', '2026-11-30'],
  ['10-14', '2026-12-12'],
  ['60', '2027-01-27'],
  ['61', undefined],
  ['in 2', undefined],
  ['2 weeks', undefined],
  ['0', undefined],
  ['3-900', undefined],
  ['soon', undefined],
  ['', undefined],
])('an order of Nov 28 that takes %j days arrives by %s (ORDER-31)', (days, by) => {
  expect(arrivesBy('2026-11-28', days)).toBe(by);
});

test.each([
  ['next', '2026-12-02'],
  ['done', undefined],
] as const)('an order whose delivery is %s is expected on %s (ORDER-6)', (state, day) => {
  const shipped = { step: 'shipped', state: 'next', day: '2026-12-01' } as const;
  expect(expectedDay([shipped, { step: 'delivered', state, day: '2026-12-02' }])).toBe(day);
  expect(expectedDay([shipped])).toBeUndefined();
});
