import { runDurableObjectAlarm } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { hour, minute, pass, second } from '../testing/clock.ts';
import { alarm, begin, session, stored, view } from '../testing/own-session.ts';
import type { Attempt } from './attempts.ts';

begin();

const attempt = (state: string): Attempt => ({ state, nonce: 'n', verifier: 'v', expiresAt: Date.now() + 10 * minute });
const start = (state: string) => session().begin(attempt(state));
const take = async (state: string) => session().takeAttempt(state);

test('finishes a sign-in once, which is no session and leaves nothing (SIGNIN-20)', async () => {
  await start('s');
  expect(await view()).toBeUndefined();
  expect(await take('s')).toEqual(attempt('s'));
  expect(await take('s')).toBeUndefined();
  expect([await stored(), await alarm()]).toEqual(['[]', null]);
});

test('finishes a sign-in by one of many answers at the same time (SIGNIN-20)', async () => {
  await start('s');
  const taken = await Promise.all(Array.from({ length: 10 }, () => take('s')));
  expect(taken.filter(Boolean)).toHaveLength(1);
});

test('drops the oldest of eleven sign-ins, whatever their states are called (SIGNIN-20)', async () => {
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

test('finds an expired sign-in for an hour after its ten minutes (SIGNIN-20, SIGNIN-33)', async () => {
  await start('s');
  pass(59 * minute);
  expect(await take('s')).toMatchObject({ expiresAt: Date.now() - 49 * minute });
  await start('s');
  pass(hour);
  expect(await take('s')).toBeUndefined();
});

test('deletes a sign-in after its hour, and a later one in its own time (SAFETY-29)', async () => {
  await start('first');
  pass(4 * minute);
  await start('second');
  pass(56 * minute);
  await runDurableObjectAlarm(session());
  expect(await stored()).not.toContain('first');
  expect(await stored()).toContain('second');
  expect(await alarm()).toBe(Date.now() + 4 * minute);
  pass(4 * minute);
  await runDurableObjectAlarm(session());
  expect([await stored(), await alarm()]).toEqual(['[]', null]);
});
