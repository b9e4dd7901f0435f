import { expect, test } from 'vitest';
import { Tracking } from '#contracts/order/vocabulary.ts';
import { hasLeft, kitPlaceOf, latestOrder, stepsOf, withoutPastDay } from './order.ts';

const tracked = (own: object) => Tracking.parse({ cId: 'line-1', orderDate: '2026-11-18', ...own });
const said = (own: object) => stepsOf(tracked(own)).map(({ step, state, day }) => [step, state, day].join(' ').trim());

test.each([
  ['ORDERED', ['received current 2026-11-18', 'processing next', 'shipped next', 'delivered next 2026-11-23']],
  [
    'LABELLED',
    ['received done 2026-11-18', 'processing current 2026-11-19', 'shipped next', 'delivered next 2026-11-23'],
  ],
  [
    'SHIPPED',
    [
      'received done 2026-11-18',
      'processing done 2026-11-19',
      'shipped current 2026-11-20',
      'delivered next 2026-11-23',
    ],
  ],
  [
    'DELIVERED',
    ['received done 2026-11-18', 'processing done 2026-11-19', 'shipped done 2026-11-20', 'delivered done 2026-11-22'],
  ],
])('ORDER-4, ORDER-5, ORDER-6: %s', (orderStatus, steps) => {
  const days = { labelledOn: '2026-11-19', shippedOn: '2026-11-20', deliveredOn: '2026-11-22' };
  expect(said({ orderStatus, ...days, estimatedDeliveryDate: '2026-11-23' })).toEqual(steps);
});

test('ORDER-6: a day that the carrier leaves out is left out', () => {
  expect(said({ orderStatus: 'SHIPPED' })).toEqual([
    'received done 2026-11-18',
    'processing done',
    'shipped current',
    'delivered next',
  ]);
});

test.each([
  ['2026-11-22', undefined],
  ['2026-11-23', '2026-11-23'],
  ['2026-11-24', '2026-11-24'],
])('ORDER-6: a delivery is expected on a day that is not over: %s', (estimatedDeliveryDate, day) => {
  const tracking = withoutPastDay(tracked({ orderStatus: 'SHIPPED', estimatedDeliveryDate }), '2026-11-23');
  expect(stepsOf(tracking).at(-1)?.day).toBe(day);
  expect(kitPlaceOf(tracking).expectedOn).toBe(day);
});

test('ORDER-11: the latest order has the latest day, and of one day it is the last one', () => {
  expect(latestOrder({ a: '2026-11-02', b: '2026-11-20', c: '2026-11-03' })).toBe('b');
  expect(latestOrder({ a: '2026-11-02', b: '2026-11-02' })).toBe('b');
  expect(latestOrder({})).toBeUndefined();
});

test.each([
  ['ORDERED', false, '2026-11-23'],
  ['LABELLED', false, '2026-11-23'],
  ['SHIPPED', true, '2026-11-23'],
  ['DELIVERED', true, undefined],
] as const)('ORDER-27: a SIM card that is %s has left: %s', (orderStatus, left, expectedOn) => {
  const place = kitPlaceOf(
    Tracking.parse({ cId: 'line-1', orderDate: '2026-11-18', orderStatus, estimatedDeliveryDate: '2026-11-23' }),
  );
  expect([hasLeft(place), place.expectedOn]).toEqual([left, expectedOn]);
});

test('ORDER-27: a SIM card that the carrier does not tell of may be in its owner’s hand', () => {
  expect(hasLeft(undefined)).toBe(true);
});
