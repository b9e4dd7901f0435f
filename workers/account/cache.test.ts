import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageLoad } from '#rpc/portal-account.ts';
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
let loads: number;

beforeEach(() => {
  cache = new ReadCache({ now: () => now, background: (work) => void work });
  now = 1_000_000;
  asked = 0;
  loads = 0;
});

/** Another load of a page. */
const load = (page = '/home'): PageLoad => ({ page, request: `request-${(loads += 1)}`, replyTimeoutMs: 2_300 });

/** Asks, with a carrier that counts and answers at once. */
const read = (one = ask(), actor = 'line-1', outcome?: Outcome<unknown>, at = load('/account')) =>
  cache.read(actor, one, at, () => ((asked += 1), Promise.resolve(outcome ?? reply(asked))));

/** A carrier whose answer is still on its way. */
function slow(one = ask(), at = load('/account')) {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome<unknown>>();
  const first = cache.read('line-1', one, at, () => ((asked += 1), promise));
  return { first, resolve, reject };
}

describe('reads from the cache only (MONEY-9)', () => {
  const oneDay = 86_400_000;
  const cards = { id: 'card.list', input: { customerId: 'line-1' }, maxAgeMs: 15_000 };
  const kept = { ...cards, maxAgeMs: oneDay, cacheOnly: true };

  test('returns a fault without a call, then another read’s reply for a day', async () => {
    expect(await read(kept)).toMatchObject({ kind: 'fault', why: 'input' });
    expect(asked).toBe(0);
    await read(cards);
    now += oneDay - 1;
    expect(await read(kept)).toEqual(reply(1));
    now += 1;
    expect(await read(kept)).toMatchObject({ kind: 'fault' });
  });

  test('keep the cards after a write that is not about cards, and nothing else', async () => {
    await read(cards);
    await read();
    cache.clearAllButCards();
    expect(await read(kept)).toEqual(reply(1));
    expect(await read()).toEqual(reply(3));
    cache.clear();
    expect(await read(kept)).toMatchObject({ kind: 'fault' });
  });
});

describe('replies of the carrier', () => {
  test('is valid for as long as the caller accepts, and no longer', async () => {
    await read();
    now += 14_999;
    expect(await read()).toEqual(reply(1));
    now += 1;
    expect(await read()).toEqual(reply(2));
  });

  test('are read again for a viewer who needs fresh ones, which then serve other viewers too', async () => {
    await read();
    now += 1;
    expect(await read(ask({ maxAgeMs: 0 }))).toEqual(reply(2));
    expect(await read()).toEqual(reply(2));
  });

  test('is valid for one person, one call and one input', async () => {
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

  test('are dropped when their viewer signs out; other viewers’ stay', async () => {
    await read();
    await read(ask(), 'line-10');
    cache.drop('line-1');
    expect(await read()).toEqual(reply(3));
    expect(await read(ask(), 'line-10')).toEqual(reply(2));
  });

  test('are limited in number', async () => {
    for (let index = 0; index < 1_000; index += 1) await read(ask({ input: { groupId: `group-${index}` } }));
    expect(asked).toBe(1_000);
    await read(ask({ input: { groupId: 'group-0' } }));
    expect(asked).toBe(1_001);
  });
});

describe('the usage of a line (LINE-46)', () => {
  const cycle = { billStartDate: '2026-11-10', billEndDate: '2026-12-09' };
  const usageOf = (bytes: Record<string, number>, dates = cycle) =>
    reply({ ...dates, users: Object.entries(bytes).map(([userId, used]) => ({ userId, bytes: used, maxBytes: 9 })) });
  const overall = ask({ id: 'usage.overall', input: { customerId: 'line-1' } });
  const current = ask({ id: 'usage.current', input: { customerId: 'line-2' } });

  test('is that of the newest cached reading of the cycle', async () => {
    await read(overall, 'line-1', usageOf({ 'line-1': 1, 'line-2': 2 }));
    await read(current, 'line-1', usageOf({ 'line-2': 3 }));
    expect(await read(overall)).toEqual(usageOf({ 'line-1': 1, 'line-2': 3 }));
    await read({ ...overall, maxAgeMs: 0 }, 'line-1', usageOf({ 'line-1': 1, 'line-2': 4 }));
    expect(await read(current)).toEqual(usageOf({ 'line-2': 4 }));
    expect(asked).toBe(3);
  });

  test.each([
    ['another viewer', 'line-2', cycle],
    ['another cycle', 'line-1', { billStartDate: '2026-12-10', billEndDate: '2027-01-09' }],
  ])('stays as it was read after a reading of %s', async (_, actor, dates) => {
    await read(overall, 'line-1', usageOf({ 'line-2': 2 }));
    await read(current, actor, usageOf({ 'line-2': 3 }, dates));
    expect(await read(overall)).toEqual(usageOf({ 'line-2': 2 }));
  });

  test('lives as long as its own reading', async () => {
    await read(overall, 'line-1', usageOf({ 'line-2': 2 }));
    now += 10_000;
    await read(current, 'line-1', usageOf({ 'line-2': 3 }));
    now += 5_000;
    expect(await read(overall, 'line-1', usageOf({ 'line-2': 4 }))).toEqual(usageOf({ 'line-2': 4 }));
  });
});

describe('an answer that is on its way', () => {
  test('serves all concurrent readers', async () => {
    const { first, resolve } = slow();
    const others = [read(), read(ask({ maxAgeMs: 0 }))];
    resolve(reply('late'));
    expect(await Promise.all([first, ...others])).toEqual([reply('late'), reply('late'), reply('late')]);
    expect(asked).toBe(1);
  });

  test('serves readers before a write, none after it, and is not cached', async () => {
    const { first, resolve } = slow();
    cache.clear();
    expect(await read()).toEqual(reply(2));
    resolve(reply('of before'));
    expect(await first).toEqual(reply('of before'));
    expect(await read()).toEqual(reply(2));
  });

  test('is read again after an error', async () => {
    const { first, reject } = slow();
    reject(new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    expect(await read()).toEqual(reply(2));
  });
});

describe('an answer that takes longer than a page waits (HTTP-24)', () => {
  const isSlow: Outcome<unknown> = { kind: 'fault', why: 'slow', message: undefined, transactionId: '' };
  const lost: Outcome<unknown> = { kind: 'fault', why: 'timeout', transactionId: 't' };

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const pass = async (ms: number) => {
    now += ms;
    await vi.advanceTimersByTimeAsync(ms);
  };
  /** Begins a read that a load of the page is told to wait for. */
  const wait = async (one = ask(), at = load()) => {
    const begun = slow(one, at);
    await pass(2_300);
    expect(await begun.first).toEqual(isSlow);
    return begun;
  };

  test('is in the page’s next load, however old, is read once, and then ages', async () => {
    const { resolve } = await wait();
    resolve(reply('late'));
    await pass(0);
    await pass(25_000);
    expect(await read(ask(), 'line-1', undefined, load())).toEqual(reply('late'));
    expect(asked).toBe(1);
    expect(await read(ask(), 'line-1', undefined, load())).toEqual(reply(2));
  });

  test('is read again for another page that finds it too old, and for another person', async () => {
    const { resolve } = await wait();
    resolve(reply('late'));
    await pass(0);
    await pass(15_000);
    expect(await read(ask(), 'line-1', undefined, load('/bills'))).toEqual(reply(2));
    expect(await read(ask(), 'line-2', undefined, load())).toEqual(reply(3));
  });

  test('is shared by all loads until it arrives, and earlier outcomes of the page stay', async () => {
    const first = load();
    const other = ask({ id: 'config.keys' });
    expect(await read(other, 'line-1', undefined, first)).toEqual(reply(1));
    const { resolve } = await wait(ask(), first);
    await pass(20_000);
    const second = load();
    expect(await read(other, 'line-1', undefined, second)).toEqual(reply(1));
    const again = cache.read('line-1', ask(), second, () => Promise.reject(new Error('asked twice')));
    await pass(1_000);
    resolve(reply('late'));
    expect(await again).toEqual(reply('late'));
  });

  test('shows a failure to the page once, then reads again', async () => {
    const { resolve } = await wait();
    resolve({ kind: 'fault', why: 'http', transactionId: 't' });
    await pass(1_000);
    expect(await read(ask(), 'line-1', undefined, load())).toMatchObject({ why: 'http' });
    expect(await read(ask(), 'line-1', undefined, load())).toEqual(reply(2));
  });

  test('is not shown on a waiting page when it is from before a write', async () => {
    const { resolve } = await wait();
    cache.clear();
    resolve(reply('of before'));
    await pass(1);
    expect(await read(ask(), 'line-1', undefined, load())).toEqual(reply(2));
  });

  test('is not shown to a person who signed out meanwhile, and is shown to another who waits', async () => {
    const other = Promise.withResolvers<Outcome<unknown>>();
    void cache.read('line-10', ask(), load(), () => other.promise);
    const { resolve } = await wait();
    cache.drop('line-1');
    resolve(reply('of before'));
    other.resolve(reply('late'));
    await pass(25_000);
    expect(await read(ask(), 'line-1', undefined, load())).toEqual(reply(2));
    expect(await read(ask(), 'line-10', undefined, load())).toEqual(reply('late'));
  });

  test('is not waited for longer than 90 s in all', async () => {
    await wait(ask({ input: { groupId: 'group-0' } }));
    for (let turn = 1; turn < 9; turn += 1) {
      await pass(8_000);
      await wait(ask({ input: { groupId: `group-${turn}` } }));
    }
    await pass(8_000);
    const last = slow(ask(), load());
    await pass(2_300);
    expect(await last.first).toMatchObject({ why: 'timeout' });
  });

  test('is not read by the next page after 30 s without a reply (HTTP-27)', async () => {
    const { resolve } = await wait();
    resolve(lost);
    await pass(1);
    expect(await read(ask(), 'line-1', undefined, load())).toMatchObject({ why: 'timeout' });
    expect(await read(ask({ input: { groupId: 'group-2' } }))).toMatchObject({
      why: 'down',
      message: 'customer.group',
    });
    cache.clear();
    expect(await read()).toEqual(reply(2));
  });
});
