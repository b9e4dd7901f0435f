import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, expect, test } from 'vitest';
import { minute, pass, standStill } from '../testing/clock.ts';
import { account, begin, signedIn } from '../testing/signed-in-account.ts';
import { accountPort } from './account-port.ts';
import { Forecasts } from './forecasts.ts';

standStill();
begin('active-single');

const forecastOf = (amount: number, billDate = '2026-12-03') =>
  ({ kind: 'reply', reply: { billDate, amount, totalTax: 0 } }) as const;
const request = { id: 'billing.forecast', input: {}, maxAgeMs: 0 };
let at = 0;

/** Stores forecasts, a minute apart, and returns those that are stored. */
const stored = (replies: readonly ReturnType<typeof forecastOf>[]) =>
  runInDurableObject(account(), (_, { storage }) => {
    const forecasts = new Forecasts({ sql: storage.sql, now: () => (at += minute) });
    for (const reply of replies) forecasts.note('line-1', [request], [reply]);
    return forecasts.list();
  });

beforeEach(async () => {
  at = 0;
  await account().refs(['line-1']);
});

test('stores a forecast that differs from the one before (BILL-25)', async () => {
  const replies = [forecastOf(2500), forecastOf(2500), forecastOf(3500), forecastOf(2500)];
  expect((await stored(replies)).map(({ net }) => net)).toEqual([2500, 3500, 2500]);
});

test('stores the latest 20 of the last two bills (BILL-25)', async () => {
  const days = ['2026-11-03', '2026-12-03', '2027-01-03'];
  const bills = await stored(days.map((day) => forecastOf(2500, day)));
  expect(bills.map(({ billDay }) => billDay)).toEqual(days.slice(1));
  const many = await stored(Array.from({ length: 30 }, (_, index) => forecastOf(index, '2027-01-03')));
  expect(many.map(({ net }) => net)).toEqual(Array.from({ length: 20 }, (_, index) => index + 10));
});

test('returns the forecast of a read, and what was ordered since, to the account holder alone (BILL-25)', async () => {
  const { requester } = signedIn;
  const look = (isPrimary: boolean) =>
    accountPort(account()).readWithView(
      { ...requester, credentials: { ...requester.credentials, isPrimary } },
      'home',
      [{ ...request, input: { customerId: requester.actor.customerId } }],
    );
  const { view } = await look(true);
  expect(view.bill).toMatchObject({ charges: [], earlier: [{ net: 2500 }] });
  pass(minute);
  expect((await look(true)).view.bill?.earlier).toEqual(view.bill?.earlier);
  expect((await look(false)).view.bill).toBeUndefined();
});
