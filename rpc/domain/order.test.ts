import { expect, test } from 'vitest';
import { Tracking } from '#contracts/order/vocabulary.ts';
import { stepsOf, withoutPastDay } from './order.ts';

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
