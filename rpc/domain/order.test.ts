import { expect, test } from 'vitest';
import { Tracking } from '#contracts/order/vocabulary.ts';
import { stepsOf, withoutPastDay } from './order.ts';
import { newestOrders } from './shipment.ts';
import { welcomeKitPrice } from './welcome-kit.ts';

const trackingOf = (fields: object) => Tracking.parse({ cId: 'line-1', orderDate: '2026-11-18', ...fields });
const stepTexts = (fields: object) =>
  stepsOf(trackingOf(fields)).map(({ step, state, day }) => [step, state, day].join(' ').trim());

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
])('%s (ORDER-4, ORDER-5, ORDER-6)', (orderStatus, steps) => {
  const days = { labelledOn: '2026-11-19', shippedOn: '2026-11-20', deliveredOn: '2026-11-22' };
  expect(stepTexts({ orderStatus, ...days, estimatedDeliveryDate: '2026-11-23' })).toEqual(steps);
});

test('omits a day that the carrier omits (ORDER-6)', () => {
  expect(stepTexts({ orderStatus: 'SHIPPED' })).toEqual([
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
])('keeps an expected delivery day that is not over: %s (ORDER-6)', (estimatedDeliveryDate, day) => {
  const tracking = withoutPastDay(trackingOf({ orderStatus: 'SHIPPED', estimatedDeliveryDate }), '2026-11-23');
  expect(stepsOf(tracking).at(-1)?.day).toBe(day);
});

test('returns the newest orders first, and the last one of the same day, at most four (ORDER-11)', () => {
  expect(newestOrders({ a: '2026-11-02', b: '2026-11-20', c: '2026-11-03' })).toEqual(['b', 'c', 'a']);
  expect(newestOrders({ a: '2026-11-02', b: '2026-11-02' })).toEqual(['b', 'a']);
  expect(newestOrders({ a: '2026-11-02', b: '2026-11-02' }, 'a')).toEqual(['a', 'b']);
  expect(newestOrders({ a: '2026-11-02', b: '2026-11-02', c: '2026-11-02' }, 'b')).toEqual(['b', 'c', 'a']);
  expect(newestOrders({ a: '2026-11-02' }, 'new')).toEqual(['new', 'a']);
  expect(newestOrders({ a: '2026-11-01', b: '2026-11-02', c: '2026-11-03', d: '2026-11-04', e: '2026-11-05' })).toEqual(
    ['e', 'd', 'c', 'b'],
  );
  expect(newestOrders({})).toEqual([]);
});

test.each([
  [999, 0, 999],
  [999, 50, 500],
  [1000, 25, 750],
  [999, 100, 0],
  [125, 64.4, 45],
])('charges for a kit of %i cents less %d percent %i cents (PUBLIC-9, INTAKE-11)', (cost, discountPctg, price) => {
  expect(welcomeKitPrice({ cost, discountPctg })).toBe(price);
});
