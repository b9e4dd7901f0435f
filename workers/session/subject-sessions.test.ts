import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { sessionOf } from '../account/access.ts';
import { hour, minute, pass, standStill } from '../testing/clock.ts';

let name: string;
const subject = () => sessionOf(env, name);
standStill();
beforeEach(() => {
  name = `subject-${crypto.randomUUID()}`;
});

const later = (ms: number) => Date.now() + ms;
const keys = () => runInDurableObject(subject(), async (_, { storage }) => [...(await storage.list()).keys()]);
const alarm = () => runInDurableObject(subject(), (_, { storage }) => storage.getAlarm());

describe('SIGNIN-40: the sessions of a subject', () => {
  test('are told without the logout tokens that were used', async () => {
    await subject().noteSession('one', later(hour));
    expect(await subject().sessionsToEnd('token-1', later(minute))).toEqual(['one']);
    expect(await subject().sessionsToEnd('token-2', later(minute))).toEqual(['one']);
  });

  test('are a hundred at most: the oldest is dropped, whatever it is called, and no token counts as one', async () => {
    expect(await subject().sessionsToEnd('token-1', later(hour))).toEqual([]);
    const names = ['m', ...Array.from({ length: 99 }, (_, index) => `a${index}`)];
    for (const [index, one] of names.entries()) await subject().noteSession(one, later(hour + index));
    const hundred = (await subject().sessionsToEnd('token-2', later(hour))) ?? [];
    expect(hundred.toSorted()).toEqual(names.toSorted());
    await subject().noteSession('z', later(2 * hour));
    const left = (await subject().sessionsToEnd('token-3', later(hour))) ?? [];
    expect(left.toSorted()).toEqual([...names.slice(1), 'z'].toSorted());
  });

  test('LEDGER-28: a token that an older build kept, without what it left, counts as used', async () => {
    await subject().noteSession('one', later(hour));
    await runInDurableObject(subject(), (_, { storage }) => storage.put('logout:old', { until: later(minute) }));
    expect(await subject().sessionsToEnd('old', later(minute))).toBeUndefined();
    await subject().sessionsEnded('old', ['one']);
    expect(await subject().sessionsToEnd('another', later(minute))).toEqual([]);
  });

  test('that ended are forgotten, though the time of their token is over', async () => {
    await subject().noteSession('one', later(hour));
    await subject().sessionsEnded('long-ago', ['one']);
    expect(await subject().sessionsToEnd('another', later(minute))).toEqual([]);
  });

  test('SAFETY-29: what is over is deleted by the next use, and the alarm is set for what is over next', async () => {
    await subject().noteSession('short', later(minute));
    await subject().noteSession('long', later(hour));
    expect(await alarm()).toBe(later(minute));
    pass(minute);
    await subject().sessionsToEnd('token-1', later(2 * hour));
    expect((await keys()).toSorted()).toEqual(['logout:token-1', 'session:long']);
    expect(await alarm()).toBe(later(hour - minute));
  });
});
