import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carrierProbe } from './carrier-probe.ts';
import { fixtureEnv } from './testing/fixture-env.ts';
import { clock } from './clock.ts';

let now: number;
beforeEach(() => {
  now = Date.now();
  vi.spyOn(clock, 'now').mockImplementation(() => now);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

/** The carrier answers so. @returns what was asked */
function carrierAnswers(answer: () => Response | Promise<Response>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
}
const envelope = (status: string, httpStatus: number) =>
  Response.json({ status, resCode: httpStatus, message: 'x-signature', data: { plans: [] } }, { status: httpStatus });

test.each([400, 401, 403])('reports a carrier that refuses our requests with %i (SAFETY-76)', async (status) => {
  carrierAnswers(() => envelope('FAILURE', status));
  expect(await carrierProbe()(fixtureEnv())).toEqual([`carrier: refuses our requests (${status})`]);
});

test.each<[string, () => Response | Promise<Response>]>([
  ['answers', () => envelope('SUCCESS', 200)],
  ['fails', () => new Response('', { status: 503 })],
  ['cannot be reached', () => Promise.reject(new TypeError('connection refused'))],
  ['answers garbage', () => new Response('<html>')],
])('a carrier that %s is none (SAFETY-76)', async (_, answer) => {
  carrierAnswers(answer);
  expect(await carrierProbe()(fixtureEnv())).toEqual([]);
});

test('asks once in 30 seconds, signed and without anybody’s token (SAFETY-76)', async () => {
  const fetched = carrierAnswers(() => envelope('SUCCESS', 200));
  const probe = carrierProbe();
  const env = fixtureEnv();
  for (const after of [0, 29_000, 2_000]) {
    now += after;
    await probe(env);
  }
  expect(fetched).toHaveBeenCalledTimes(2);
  const request = fetched.mock.calls[0]?.[0] as Request;
  expect(request.headers.get('x-signature')).toBeTruthy();
  expect(request.headers.get('authorization')).toBeNull();
});

test('leaves an invalid configuration to another check', async () => {
  expect(await carrierProbe()(fixtureEnv({ PORTAL_ORIGIN: 'https://portal.carrier.net' }))).toEqual([]);
});
