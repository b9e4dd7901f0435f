import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { hour, minute, pass } from '../testing/clock.ts';
import { alarm, begin, session } from '../testing/own-session.ts';

begin();

const later = (ms: number) => Date.now() + ms;
const keys = () => runInDurableObject(session(), async (_, { storage }) => [...(await storage.list()).keys()]);

describe('SIGNIN-40: the sessions of a subject', () => {
  test('are told without the logout tokens that were used', async () => {
    await session().noteSession('one', later(hour));
    expect(await session().sessionsToEnd('token-1', later(minute))).toEqual(['one']);
    expect(await session().sessionsToEnd('token-2', later(minute))).toEqual(['one']);
  });

  test('are a hundred at most: the oldest is dropped, whatever it is called, and no token counts as one', async () => {
    expect(await session().sessionsToEnd('token-1', later(hour))).toEqual([]);
    const names = ['m', ...Array.from({ length: 99 }, (_, index) => `a${index}`)];
    for (const [index, one] of names.entries()) await session().noteSession(one, later(hour + index));
    const hundred = (await session().sessionsToEnd('token-2', later(hour))) ?? [];
    expect(hundred.toSorted()).toEqual(names.toSorted());
    await session().noteSession('z', later(2 * hour));
    const left = (await session().sessionsToEnd('token-3', later(hour))) ?? [];
    expect(left.toSorted()).toEqual([...names.slice(1), 'z'].toSorted());
  });

  test('that ended are forgotten, though the time of their token is over', async () => {
    await session().noteSession('one', later(hour));
    await session().sessionsEnded('long-ago', ['one']);
    expect(await session().sessionsToEnd('another', later(minute))).toEqual([]);
  });

  test('SAFETY-29: what is over is deleted by the next use, and the alarm is set for what is over next', async () => {
    await session().noteSession('short', later(minute));
    await session().noteSession('long', later(hour));
    expect(await alarm()).toBe(later(minute));
    pass(minute);
    await session().sessionsToEnd('token-1', later(2 * hour));
    expect((await keys()).toSorted()).toEqual(['logout:token-1', 'session:long']);
    expect(await alarm()).toBe(later(hour - minute));
  });
});
