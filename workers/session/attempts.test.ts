import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { sessionOf } from '../account/access.ts';
import { minute, pass, second, standStill } from '../testing/clock.ts';
import type { Attempt } from './attempts.ts';

let name: string;
const browser = () => sessionOf(env, name);
standStill();
beforeEach(() => {
  name = `browser-${crypto.randomUUID()}`;
});

const begin = (state: string) =>
  browser().begin({ state, nonce: 'n', verifier: 'v', expiresAt: Date.now() + 10 * minute } satisfies Attempt);
const kept = () =>
  runInDurableObject(browser(), async (_, { storage }) => JSON.stringify([...(await storage.list()).values()]));
const alarm = () => runInDurableObject(browser(), (_, { storage }) => storage.getAlarm());

test('SIGNIN-20: of eleven sign-ins the oldest is dropped, whatever the states are called', async () => {
  const states = ['m', 'z', 'a', 'y', 'b', 'x', 'c', 'w', 'd', 'v', 'e'];
  for (const state of states) {
    pass(second);
    await begin(state);
  }
  const taken = [];
  for (const state of states) taken.push((await browser().takeAttempt(state))?.state);
  expect(taken).toEqual([undefined, ...states.slice(1)]);
});

test('SAFETY-29: a sign-in is deleted when its ten minutes are over, and a later one in its own time', async () => {
  await begin('first');
  pass(4 * minute);
  await begin('second');
  pass(6 * minute);
  await runDurableObjectAlarm(browser());
  expect(await kept()).not.toContain('first');
  expect(await alarm()).toBe(Date.now() + 4 * minute);
  expect(await browser().takeAttempt('second')).toMatchObject({ state: 'second' });
});
