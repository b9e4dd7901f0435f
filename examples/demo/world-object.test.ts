import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env as untyped } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DailyCount } from './daily-count.ts';
import type { DemoEnv } from './demo-env.ts';
import { mostKept } from './world-object.ts';

const env = untyped as unknown as DemoEnv;
const oneDay = 24 * 60 * 60_000;
let id: string;
let key: string;
let email: string;
const world = () => env.WORLD.getByName(key);
const alarm = () => runInDurableObject(world(), async (_, { storage }) => storage.getAlarm());

/** What the portal answers to the operator's command; a status, or nothing at all. */
function portalAnswers(status: number | undefined, body: object = {}) {
  const asked: { to: string; authorization: string | null; body: string }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { method, url, headers } = request;
    asked.push({
      to: `${method} ${url}`,
      authorization: headers.get('authorization'),
      body: await request.text(),
    });
    if (status === undefined) throw new Error('no connection');
    return Response.json(body, { status });
  });
  return asked;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  id = crypto.randomUUID().replaceAll('-', '').slice(0, 10);
  key = `active-single.${id}`;
  email = `${key}@example.test`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Changes the name of the account's person. @returns the status */
async function change(firstName: string): Promise<number> {
  const response = await world().fetch('https://carrier.demo.test/__world/change', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, set: { firstName } }),
  });
  await response.text();
  return response.status;
}

test('restores an account after its object was evicted (SAFETY-83)', async () => {
  await world().open('active-single', id);
  expect(await change('ZED')).toBe(200);
  await evictDurableObject(world());
  expect(await world().find(email)).toMatchObject({ firstName: 'ZED' });
});

test('stores nothing for an account that was never opened (SAFETY-82)', async () => {
  expect(await world().find(email)).toBeNull();
  expect(await change('ZED')).toBe(400);
  await runInDurableObject(world(), async (_, { storage }) => {
    expect(storage.sql.exec("SELECT name FROM sqlite_master WHERE name = 'request'").toArray()).toEqual([]);
    expect(await storage.getAlarm()).toBeNull();
  });
});

test('an account is opened once (SAFETY-82)', async () => {
  await world().open('active-single', id);
  await change('ZED');
  expect(await world().open('active-single', id)).toBeNull();
  expect(await world().find(email)).toMatchObject({ firstName: 'ZED' });
});

test('deletes an account after a day, and has the portal forget the group (SAFETY-83)', async () => {
  await world().open('active-single', id);
  expect(await alarm()).toBe(Date.now() + oneDay);
  const asked = portalAnswers(200, { forgotten: true });
  vi.advanceTimersByTime(oneDay);
  await runDurableObjectAlarm(world());
  expect(asked).toEqual([
    {
      to: `POST ${env.PORTAL_ORIGIN}/operator/forget`,
      authorization: `Bearer ${env.OPERATOR_SECRET}`,
      body: JSON.stringify({ group: `${key}-group`, everybody: true, because: 'its day is over', confirm: true }),
    },
  ]);
  expect(await world().find(email)).toBeNull();
  await evictDurableObject(world());
  expect(await world().find(email)).toBeNull();
  expect(await alarm()).toBeNull();
});

test.each([
  ['is away', undefined],
  ['has an operation under way', 200],
  ['knows another secret', 403],
])('keeps the account for one more day while the portal %s (SAFETY-83)', async (_, status) => {
  await world().open('active-single', id);
  portalAnswers(status);
  vi.advanceTimersByTime(oneDay);
  await runDurableObjectAlarm(world());
  expect(await world().find(email)).toMatchObject({ firstName: 'ROBIN' });
  expect(await alarm()).toBe(Date.now() + 60 * 60_000);
  vi.advanceTimersByTime(oneDay);
  await runDurableObjectAlarm(world());
  expect(await world().find(email)).toBeNull();
});

test('limits the changes of an account in its day (SAFETY-86)', async () => {
  await world().open('active-single', id);
  await runInDurableObject(world(), (_, { storage }) => {
    const kept = JSON.stringify({
      at: Date.now(),
      method: 'POST',
      url: 'https://world/none',
      headers: {},
      body: '',
      ids: [],
    });
    storage.sql.exec(
      'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) ' +
        'INSERT INTO request (kept) SELECT ? FROM n',
      mostKept,
      kept,
    );
  });
  await evictDurableObject(world());
  expect(await change('ZED')).toBe(503);
});

test('limits a day’s count, and starts anew the next day (SAFETY-86)', async () => {
  vi.setSystemTime('2026-11-10T23:00:00Z');
  const taken = await runInDurableObject(world(), async (_, { storage }) => {
    const count = new DailyCount(storage, 2);
    const today = [await count.takes(), await count.takes(), await count.takes()];
    vi.advanceTimersByTime(60 * 60_000);
    return [...today, await count.takes()];
  });
  expect(taken).toEqual([true, true, false, true]);
});
