import { runDurableObjectAlarm } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { minute, pass, second } from '../testing/clock.ts';
import { alarm, begin, session, stored, view } from '../testing/own-session.ts';
import type { Attempt } from './attempts.ts';

begin();

const attempt = (state: string): Attempt => ({ state, nonce: 'n', verifier: 'v', expiresAt: Date.now() + 10 * minute });
const start = (state: string) => session().begin(attempt(state));
const take = async (state: string) => session().takeAttempt(state);

test('SIGNIN-20: a sign-in that has begun is finished once, is no session, and leaves nothing', async () => {
  await start('s');
  expect(await view()).toBeUndefined();
  expect(await take('s')).toEqual(attempt('s'));
  expect(await take('s')).toBeUndefined();
  expect([await stored(), await alarm()]).toEqual(['[]', null]);
});

test('SIGNIN-20: it is finished by one of many answers that come at once', async () => {
  await start('s');
  const taken = await Promise.all(Array.from({ length: 10 }, () => take('s')));
  expect(taken.filter(Boolean)).toHaveLength(1);
});

test('SIGNIN-20: of eleven sign-ins the oldest is dropped, whatever the states are called', async () => {
  const states = ['m', 'z', 'a', 'y', 'b', 'x', 'c', 'w', 'd', 'v', 'e'];
  for (const state of states) {
    pass(second);
    await start(state);
  }
  // An answer with another state takes nothing away.
  expect(await take('unknown')).toBeUndefined();
  const taken = [];
  for (const state of states) taken.push((await take(state))?.state);
  expect(taken).toEqual([undefined, ...states.slice(1)]);
});

test('SIGNIN-20: it ends after ten minutes', async () => {
  await start('s');
  pass(10 * minute);
  expect(await take('s')).toBeUndefined();
});

test('SAFETY-29: it is deleted when its ten minutes are over, and a later one in its own time', async () => {
  await start('first');
  pass(4 * minute);
  await start('second');
  pass(6 * minute);
  await runDurableObjectAlarm(session());
  expect(await stored()).not.toContain('first');
  expect(await stored()).toContain('second');
  expect(await alarm()).toBe(Date.now() + 4 * minute);
  pass(4 * minute);
  await runDurableObjectAlarm(session());
  expect([await stored(), await alarm()]).toEqual(['[]', null]);
});
