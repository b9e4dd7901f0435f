import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { carrierCallerOf } from './carrier.ts';
import { clock } from './clock.ts';
import { answerAges } from './last-success.ts';
import { fixtureEnv } from './testing/fixture-env.ts';
import { minute, pass, stopClock } from './testing/clock.ts';

const now = Date.UTC(2026, 10, 23, 12);
let asked: Request[];
let status: number;

beforeEach(() => {
  stopClock(now);
  asked = [];
  status = 200;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    asked.push(request);
    const answer = Response.json({ status: 'SUCCESS', data: { plans: [] }, shippingRates: [] }, { status });
    Object.defineProperty(answer, 'url', { value: request.url });
    return answer;
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  clock.set({ PORTAL_ORIGIN: 'http://localhost' });
  vi.restoreAllMocks();
});

/** One call of the carrier. */
const call = (on = fixtureEnv()) => carrierCallerOf(on).catalog.activePlans({});
const ageOf = () => answerAges().carrier;

describe('a call of the carrier', () => {
  test('goes to its origin, signed, with an id of its own', async () => {
    clock.set({ PORTAL_ORIGIN: 'http://localhost', CLOCK_AHEAD_MS: '3600000' });
    expect(await call()).toMatchObject({ kind: 'reply' });
    await call();
    expect(asked.map(({ url }) => new URL(url).origin)).toEqual(['http://localhost:4010', 'http://localhost:4010']);
    const ids = asked.map(({ headers }) => headers.get('x-transaction-id') ?? '');
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
    // SAFETY-48: by the portal's clock, which a test has moved.
    expect(asked[0]?.headers.get('date')).toBe('Mon, 23 Nov 2026 13:00:00 GMT');
    expect(asked[0]?.headers.get('x-signature')).toMatch(/^\S{40,}$/);
  });

  test('counts as answered, unless it failed (SAFETY-49)', async () => {
    await call();
    expect(ageOf()).toBe(0);
    pass(minute);
    status = 503;
    await call();
    expect(ageOf()).toBe(60_000);
  });

  test('leaves the carrier’s time alone for another system’s answer (SAFETY-49)', async () => {
    await call();
    pass(minute);
    const { shippingRate } = carrierCallerOf(fixtureEnv({ RATES_ORIGIN: 'http://localhost:4012' }));
    expect((await shippingRate.list({})).kind).toBe('reply');
    expect(ageOf()).toBe(60_000);
  });
});
