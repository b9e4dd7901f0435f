import { timingSafeEqual } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clock } from './clock.ts';
import type { Env } from './env.ts';
import { noteAnswer } from './last-success.ts';
import { fixtureEnv } from './testing/fixture-env.ts';
import { configurationProblems, checkReadiness, readinessFor } from './readiness.ts';

const minute = 60_000;
const key = 'a'.repeat(43);
let asked: string[];
let answer: () => Promise<unknown>;
let ready: ReturnType<typeof checkReadiness>;
let refusals: string[];

beforeEach(() => {
  vi.useFakeTimers();
  refusals = [];
  ready = checkReadiness(async () => refusals);
  asked = [];
  answer = async () => [];
});
afterEach(() => {
  vi.useRealTimers();
});

/** Objects that give the test's answer to whatever they are asked. */
const namespace = {
  idFromName: (name: string) => name,
  get: (name: string) => {
    asked.push(name);
    return { cachedLines: () => answer(), lastUse: () => answer() };
  },
};
const env = (changed: Partial<Record<keyof Env, unknown>> = {}) =>
  fixtureEnv({
    OTHER_ORIGINS: '',
    ACCOUNT: namespace,
    SESSION: namespace,
    VERSION: { id: 'version-1', tag: 'abc1234', timestamp: '2026-11-20T12:00:00Z' },
    ...changed,
  });

describe('the portal is ready (SAFETY-49)', () => {
  test('has readable configuration and responsive objects, and returns its version', async () => {
    expect(await ready(env())).toMatchObject({ ready: true, reasons: [], version: { tag: 'abc1234' } });
    expect(asked).toEqual(['readyz', 'readyz']);
  });

  test('wakes no object for frequent calls', async () => {
    for (let index = 0; index < 10; index += 1) await ready(env());
    expect(asked).toHaveLength(2);
    vi.advanceTimersByTime(5_000);
    await ready(env());
    expect(asked).toHaveLength(4);
  });

  test('stays ready while the carrier is away, and returns the age of its last answer', async () => {
    noteAnswer('carrier', new Response());
    vi.advanceTimersByTime(minute);
    noteAnswer('carrier', new Response(null, { status: 503 }));
    expect(await ready(env())).toMatchObject({ ready: true, lastAnswerMs: { carrier: minute } });
    noteAnswer('provider', new Response(null, { status: 400 }));
    expect((await ready(env())).lastAnswerMs.provider).toBe(0);
  });
});

test.each([
  ['OPERATOR_SECRET', 'o'.repeat(32)],
  ['OIDC_MAX_AGE', '3600'],
  ['OIDC_MAX_AGE', ''],
  ['ACCOUNT_LOCATION_HINT', 'enam'],
  ['POINT_SAMPLING', '20'],
  ['OTHER_ORIGINS', ' http://temp1.localhost:8787  http://temp2.localhost:8787 '],
  ['OIDC_OTHER_ORIGINS', 'https://keys.example'],
  ['CLOCK_AHEAD_MS', '60000'],
  ['SESSION_SEAL_KEY', `k2:${key} k1:${key}`],
])('the portal is ready with %s = %j (SAFETY-49)', async (name, value) => {
  expect(await ready(env({ [name]: value }))).toMatchObject({ ready: true, reasons: [] });
  clock.set({ PORTAL_ORIGIN: 'http://localhost' });
});

describe('the portal is not ready (SAFETY-49)', () => {
  const bad: [string, unknown][] = [
    ['PORTAL_ORIGIN', ''],
    ['OTHER_ORIGINS', 'portal'],
    ['CARRIER_ORIGIN', undefined],
    ['OIDC_ISSUER', 'id.example'],
    ['HOSTED_PAGE_ORIGINS', 'https://pay.example nowhere'],
    ['OIDC_CLIENT_ID', ' '],
    ['OIDC_CLIENT_SECRET', ''],
    ['CARRIER_SIGNATURE_SECRET', ''],
    ['SESSION_SEAL_KEY', ''],
    ['SESSION_SEAL_KEY', 'too-short'],
    ['SESSION_SEAL_KEY', `k2:${key} k1:short`],
    ['OPERATOR_SECRET', 'short'],
    ['OIDC_MAX_AGE', 'an hour'],
    ['ACCOUNT_LOCATION_HINT', 'nowhere'],
    ['POINT_SAMPLING', '0'],
    ['POINT_SAMPLING', 'few'],
    ['CLOCK_AHEAD_MS', 'soon'],
  ];
  test.each(bad)('names %s = %j, without its value', async (name, value) => {
    const found = await ready(env({ [name]: value }));
    expect(found.ready).toBe(false);
    expect(found.reasons).toContain(`configuration: ${name}`);
    const text = JSON.stringify(found);
    for (const secret of [key, 'too-short', 'fixture-client-secret', 'fixture-signature-secret'])
      expect(text).not.toContain(secret);
  });

  test('names the fixtures’ secrets with https, or an http origin', () => {
    const portal = { PORTAL_ORIGIN: 'https://portal.carrier.net' };
    expect(configurationProblems(env(portal))).toEqual(
      expect.arrayContaining(['configuration: the secrets of the fixtures', 'configuration: CARRIER_ORIGIN']),
    );
  });

  test.each([
    ['an object throws', async () => Promise.reject(new Error('no such class'))],
    ['an object is silent', () => new Promise(() => undefined)],
  ])('when %s', async (_, says) => {
    answer = says;
    const found = ready(env());
    await vi.advanceTimersByTimeAsync(2_000);
    expect((await found).reasons).toEqual(['objects: ACCOUNT', 'objects: SESSION']);
  });

  test('names missing bindings of the objects', async () => {
    expect((await ready(env({ ACCOUNT: undefined }))).reasons).toEqual(['objects: ACCOUNT']);
  });
});

describe('/readyz (SAFETY-49)', () => {
  const secret = 's'.repeat(32);
  let isAllowed = true;
  const deployed = () =>
    env({
      ...{ PORTAL_ORIGIN: 'http://portal.example', OIDC_CLIENT_SECRET: 'o', OIDC_CARE_CLIENT_SECRET: 'c' },
      ...{ CARRIER_SIGNATURE_SECRET: 's', SESSION_SEAL_KEY: key, OPERATOR_SECRET: `ada:${secret}`, OPERATOR_KEY: key },
      ...{ PUSH_KEY: '', RATE: { limit: async () => ({ success: isAllowed }) } },
    });
  const told = async (path: string, headers = {}, on = deployed()) =>
    readinessFor(new Request(`https://portal.example${path}`, { headers }), on, await ready(on));
  beforeEach(() => {
    isAllowed = true;
    // Of the platform alone.
    Object.assign(crypto.subtle, {
      timingSafeEqual: (one: ArrayBuffer, other: ArrayBuffer) => timingSafeEqual(Buffer.from(one), Buffer.from(other)),
    });
  });

  test('tells an operator all of it, and everybody else only whether the portal is ready', async () => {
    const authorization = `Bearer ${secret}`;
    expect(await told('/readyz', { authorization })).toMatchObject({ ready: true, version: { tag: 'abc1234' } });
    expect(await told('/readyz')).toEqual({ ready: true });
    expect(await told('/readyz', { authorization: `Bearer ${'x'.repeat(32)}` })).toEqual({ ready: true });
    isAllowed = false;
    expect(await told('/readyz', { authorization })).toEqual({ ready: true });
  });

  test('names no fault to the public, and the log has it', async () => {
    const lines = vi.spyOn(console, 'error').mockReturnValue();
    const on = env({ PORTAL_ORIGIN: 'https://portal.example' });
    expect(await told('/readyz', {}, on)).toEqual({ ready: false });
    expect(await told('/readyz', {}, env({ PORTAL_ORIGIN: '' }))).toEqual({ ready: false });
    expect(String(lines.mock.calls[0])).toContain('"configuration: the secrets of the fixtures"');
  });

  test('tells whether it is a version by its id, as a deployment asks (SAFETY-71)', async () => {
    expect(await told('/readyz?version=version-1')).toEqual({ ready: true, isVersion: true });
    expect(await told('/readyz?version=version-2')).toEqual({ ready: true, isVersion: false });
  });

  test('has all reasons on localhost', async () => {
    expect(await told('/readyz', {}, env())).toMatchObject({ ready: true, lastAnswerMs: {} });
  });
});
