import { beforeEach, describe, expect, test } from 'vitest';
import type { Outcome } from '#rpc/problem.ts';
import { ReadCache } from './cache.ts';

const ask = (more: { id?: string; input?: Record<string, unknown>; maxAgeMs?: number } = {}) => ({
  id: 'customer.group',
  input: { groupId: 'group-1' },
  maxAgeMs: 15_000,
  ...more,
});
const reply = (value: unknown): Outcome<unknown> => ({ kind: 'reply', reply: value });

let cache: ReadCache;
let now: number;
let asked: number;

beforeEach(() => {
  cache = new ReadCache();
  now = 1_000_000;
  asked = 0;
});

/** Asks, with a carrier that counts and answers at once. */
const read = (one = ask(), actor = 'line-1', outcome?: Outcome<unknown>) =>
  cache.read(
    actor,
    one,
    () => now,
    () => ((asked += 1), Promise.resolve(outcome ?? reply(asked))),
  );

/** A carrier whose answer is still on its way. */
function slow() {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome<unknown>>();
  const first = cache.read(
    'line-1',
    ask(),
    () => now,
    () => ((asked += 1), promise),
  );
  return { first, resolve, reject };
}

describe('what the carrier said', () => {
  test('is good for as long as the asker wants, and no longer', async () => {
    await read();
    now += 14_999;
    expect(await read()).toEqual(reply(1));
    now += 1;
    expect(await read()).toEqual(reply(2));
  });

  test('is asked anew by whoever wants it fresh, and that answer serves the others', async () => {
    await read();
    now += 1;
    expect(await read(ask({ maxAgeMs: 0 }))).toEqual(reply(2));
    expect(await read()).toEqual(reply(2));
  });

  test('counts for one person, one call and one input', async () => {
    await read();
    await read(ask(), 'line-2');
    await read(ask({ id: 'customer.byUsername' }));
    await read(ask({ input: { groupId: 'group-2' } }));
    expect(asked).toBe(4);
  });

  test.each<Outcome<unknown>>([
    { kind: 'fault', why: 'http', transactionId: 't' },
    { kind: 'problem', name: 'notFound', resCode: 40003, message: undefined },
  ])('is not kept when it was a $kind', async (outcome) => {
    expect(await read(ask(), 'line-1', outcome)).toEqual(outcome);
    expect(await read()).toEqual(reply(2));
  });

  test('is forgotten after a write', async () => {
    await read();
    cache.clear();
    expect(await read()).toEqual(reply(2));
  });

  test('does not grow without end', async () => {
    for (let index = 0; index < 1_000; index += 1) await read(ask({ input: { groupId: `group-${index}` } }));
    expect(asked).toBe(1_000);
    await read(ask({ input: { groupId: 'group-0' } }));
    expect(asked).toBe(1_001);
  });
});

describe('an answer that is on its way', () => {
  test('serves all who ask meanwhile', async () => {
    const { first, resolve } = slow();
    const others = [read(), read(ask({ maxAgeMs: 0 }))];
    resolve(reply('late'));
    expect(await Promise.all([first, ...others])).toEqual([reply('late'), reply('late'), reply('late')]);
    expect(asked).toBe(1);
  });

  test('serves those who asked before a write, nobody who asks after it, and is not kept', async () => {
    const { first, resolve } = slow();
    cache.clear();
    expect(await read()).toEqual(reply(2));
    resolve(reply('of before'));
    expect(await first).toEqual(reply('of before'));
    expect(await read()).toEqual(reply(2));
  });

  test('that breaks is asked again', async () => {
    const { first, reject } = slow();
    reject(new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    expect(await read()).toEqual(reply(2));
  });
});
