import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { hour, minute, pass } from '../testing/clock.ts';
import { alarm, begin, session } from '../testing/own-session.ts';

begin();

const later = (ms: number) => Date.now() + ms;
const keys = () => runInDurableObject(session(), async (_, { storage }) => [...(await storage.list()).keys()]);

describe('the sessions of a subject (SIGNIN-40)', () => {
  test('lists the sessions without their logout tokens', async () => {
    await session().noteSession('one', later(hour));
    expect(await session().sessionsToEnd('token-1', later(minute))).toEqual(['one']);
    expect(await session().sessionsToEnd('token-2', later(minute))).toEqual(['one']);
  });

  test('keeps the latest hundred sessions, without counting logout tokens', async () => {
    expect(await session().sessionsToEnd('token-1', later(hour))).toEqual([]);
    const names = ['m', ...Array.from({ length: 99 }, (_, index) => `a${index}`)];
    for (const [index, one] of names.entries()) await session().noteSession(one, later(hour + index));
    const hundred = (await session().sessionsToEnd('token-2', later(hour))) ?? [];
    expect(hundred.toSorted()).toEqual(names.toSorted());
    await session().noteSession('z', later(2 * hour));
    const left = (await session().sessionsToEnd('token-3', later(hour))) ?? [];
    expect(left.toSorted()).toEqual([...names.slice(1), 'z'].toSorted());
  });

  test('are forgotten after they ended', async () => {
    await session().noteSession('one', later(hour));
    await session().sessionsEnded(['one'], 'long-ago');
    expect(await session().sessionsToEnd('another', later(minute))).toEqual([]);
  });

  test('deletes expired sessions at the next use, and sets the alarm for the next expiry (SAFETY-29)', async () => {
    await session().noteSession('short', later(minute));
    await session().noteSession('long', later(hour));
    expect(await alarm()).toBe(later(minute));
    pass(minute);
    await session().sessionsToEnd('token-1', later(2 * hour));
    expect((await keys()).toSorted()).toEqual(['logout:token-1', 'session:long']);
    expect(await alarm()).toBe(later(hour - minute));
  });
});
