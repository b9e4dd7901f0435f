import { expect, test } from 'vitest';
import { roundTrips } from './round-trips.ts';

/** Calls by their ids, begun this many milliseconds after the request of the page. */
const calls = (began: Record<string, number>) =>
  Object.entries(began).map(([id, ms]) => ({ id, at: new Date(1_780_000_000_000 + ms).toISOString() }));

/** Usage history of a person with one line, each answer delayed by 250 ms, as the carrier logged it. */
const usageHistory = {
  'customer.byUsername': 310,
  'config.keys': 321,
  'customer.group': 323,
  'topup.group': 324,
  'billing.customer': 326,
  'usage.group': 802,
  'catalog.activePlans': 974,
  'catalog.plan': 988,
};

test.each([
  ['what was read at the same time is one', { 'customer.byUsername': 0, 'config.keys': 249 }, 1],
  ['what waited for an answer is another', { 'customer.byUsername': 0, 'customer.group': 250 }, 2],
  ['usage history has two', usageHistory, 2],
  ['the tracker, told after the answer, is none', { ...usageHistory, 'marketing.identify': 1378 }, 2],
  ['a page that asks for nothing has none', {}, 0],
])('round trips: %s', (_, began, trips) => {
  expect(roundTrips(calls(began), 250)).toBe(trips);
});
