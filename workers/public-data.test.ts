import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { catalog } from '#contracts/catalog/endpoints.ts';
import { config } from '#contracts/config/endpoints.ts';
import { topup } from '#contracts/topup/endpoints.ts';
import type { Carrier } from '#rpc/carrier/client.ts';
import type { Outcome } from '#rpc/problem.ts';
import { publicData, publicDataVersion } from './public-data.ts';

const minute = 60_000;
const reply = (value: unknown): Outcome<unknown> => ({ kind: 'reply', reply: value });
const lost: Outcome<unknown> = { kind: 'fault', why: 'network', transactionId: 'transaction-1' };

let now: number;
let says: Outcome<unknown>;
let asked: { id: string; input: unknown; options: object }[];
let stored: Map<string, { body: string; cacheControl: string }>;
let background: Promise<unknown>[];
let refreshing: Map<string, Promise<Outcome<unknown>>>;

beforeEach(() => {
  now = Date.parse('2026-11-20T12:00:00Z');
  says = reply({ plans: ['first'] });
  asked = [];
  stored = new Map();
  background = [];
  refreshing = new Map();
});

const cache: Pick<Cache, 'match' | 'put'> = {
  async match(key) {
    const kept = stored.get(String(key));
    return kept && new Response(kept.body);
  },
  async put(key, response) {
    stored.set(String(key), { body: await response.text(), cacheControl: response.headers.get('cache-control') ?? '' });
  },
};

const carrier = {
  attempt: async (target: { id: string }, input: unknown, options: object) => {
    asked.push({ id: target.id, input, options });
    return says;
  },
} as unknown as Carrier;

/** Reads the plans as one visitor does, and waits until the cache has been written. */
async function read(target: typeof catalog.activePlans | typeof topup.pulse = catalog.activePlans) {
  const outcome = await publicData({
    cache,
    carrier,
    now: () => now,
    later: (work) => void background.push(work),
    refreshing,
  })(target as typeof catalog.activePlans);
  await Promise.all(background);
  return outcome;
}

describe('public data at the edge (PUBLIC-28)', () => {
  it('is read once in 5 minutes, however many visitors there are', async () => {
    await read();
    now += 5 * minute - 1;
    expect(await read()).toEqual(reply({ plans: ['first'] }));
    expect(asked).toHaveLength(1);
    now += 1;
    says = reply({ plans: ['second'] });
    expect(await read()).toEqual(reply({ plans: ['second'] }));
    expect(asked).toHaveLength(2);
  });

  it('is served for up to 24 hours while the carrier fails', async () => {
    await read();
    says = lost;
    now += 24 * 60 * minute - 1;
    expect(await read()).toEqual(reply({ plans: ['first'] }));
    now += 30_000;
    expect(await read()).toEqual(lost);
  });

  it('does not call a failing carrier again for 30 seconds', async () => {
    await read();
    says = lost;
    now += 6 * minute;
    await read();
    now += 29_999;
    await read();
    expect(asked).toHaveLength(2);
    now += 1;
    says = reply({ plans: ['second'] });
    expect(await read()).toEqual(reply({ plans: ['second'] }));
  });

  it('remembers a failure for 30 seconds, so that nobody waits for the carrier in between', async () => {
    says = lost;
    expect(await read()).toEqual(lost);
    now += 29_999;
    says = reply({ plans: ['second'] });
    expect(await read()).toEqual(lost);
    expect(asked).toHaveLength(1);
    expect([...stored.values()].map(({ cacheControl }) => cacheControl)).toEqual(['public, max-age=30']);
    now += 1;
    expect(await read()).toEqual(reply({ plans: ['second'] }));
  });

  it.each([
    ['fails', lost],
    ['answers', reply({ plans: ['first'] })],
  ])('is asked for once by 50 visitors at the same time with a cold cache: the carrier %s', async (_, outcome) => {
    says = outcome;
    expect(new Set(await Promise.all(Array.from({ length: 50 }, () => read())))).toEqual(new Set([outcome]));
    expect(asked).toHaveLength(1);
    expect(refreshing.size).toBe(0);
  });

  it('is refreshed by one visitor at a time; the others get what is cached', async () => {
    await read();
    now += 6 * minute;
    says = reply({ plans: ['second'] });
    const plans = await Promise.all(Array.from({ length: 50 }, () => read()));
    expect(asked).toHaveLength(2);
    expect(plans.filter((one) => JSON.stringify(one).includes('second'))).toHaveLength(1);
  });

  it('is cached per endpoint, and outlives a deployment that keeps the same', async () => {
    await read();
    await read(topup.pulse);
    await read();
    expect(asked.map(({ id }) => id)).toEqual(['catalog.activePlans', 'topup.pulse']);
    expect([...stored.keys()]).toEqual(
      ['catalog.activePlans', 'topup.pulse'].map((id) => `https://public.invalid/${publicDataVersion}/${id}`),
    );
  });

  it('has another version when a cached reply has another schema', () => {
    const kept = [catalog.activePlans, topup.pulse, config.appData].map(({ reply }) =>
      z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' }),
    );
    const mark = createHash('sha256').update(JSON.stringify(kept)).digest('hex').slice(0, 8);
    expect(publicDataVersion).toMatch(new RegExp(`^\\d+-${mark}$`));
  });

  it('is read without tokens and cached for a day at most', async () => {
    await read();
    expect(asked).toEqual([{ id: 'catalog.activePlans', input: {}, options: {} }]);
    expect([...stored.values()].map(({ cacheControl }) => cacheControl)).toEqual(['public, max-age=86400']);
  });

  it('is read on when it takes long, shared by all visitors, and ready for the next load (HTTP-24)', async () => {
    vi.useFakeTimers();
    const { promise, resolve } = Promise.withResolvers<Outcome<unknown>>();
    const slow = { attempt: () => ((asked = [...asked, { id: '', input: {}, options: {} }]), promise) };
    const visit = async () => {
      const later = (work: Promise<unknown>) => void background.push(work);
      const carrierNow = slow as unknown as Carrier;
      const ask = publicData({ cache, carrier: carrierNow, now: () => now, later, refreshing });
      const told = ask(catalog.activePlans);
      await vi.advanceTimersByTimeAsync(2_300);
      return told;
    };
    expect(await visit()).toMatchObject({ kind: 'fault', why: 'slow' });
    expect(await visit()).toMatchObject({ kind: 'fault', why: 'slow' });
    resolve(reply({ plans: ['late'] }));
    await Promise.all(background);
    expect(await visit()).toEqual(reply({ plans: ['late'] }));
    expect(asked).toHaveLength(1);
    vi.useRealTimers();
  });
});
