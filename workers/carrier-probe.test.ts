import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fixtureBindings } from '../scripts/fixture-bindings.ts';
import { carrierProbe } from './carrier-probe.ts';
import { clock } from './clock.ts';
import type { Env } from './env.ts';

let now: number;
beforeEach(() => {
  now = Date.now();
  vi.spyOn(clock, 'now').mockImplementation(() => now);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

const settings = {
  portalOrigin: 'http://localhost:8787',
  fixturesUrl: 'http://localhost:4010',
  identityUrl: 'http://localhost:4011',
};
const newEnv = (more: Partial<Env> = {}) => ({ ...fixtureBindings(settings), ...more }) as unknown as Env;

/** The carrier answers so. @returns what was asked */
function carrierAnswers(answer: () => Response | Promise<Response>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
}
const envelope = (status: string, httpStatus: number) =>
  Response.json({ status, resCode: httpStatus, message: 'x-signature', data: { plans: [] } }, { status: httpStatus });

test.each([400, 401, 403])('reports a carrier that refuses our requests with %i (SAFETY-76)', async (status) => {
  carrierAnswers(() => envelope('FAILURE', status));
  expect(await carrierProbe()(newEnv())).toEqual([`carrier: refuses our requests (${status})`]);
});

test.each<[string, () => Response | Promise<Response>]>([
  ['answers', () => envelope('SUCCESS', 200)],
  ['fails', () => new Response('', { status: 503 })],
  ['cannot be reached', () => Promise.reject(new TypeError('connection refused'))],
  ['answers garbage', () => new Response('<html>')],
])('a carrier that %s is none (SAFETY-76)', async (_, answer) => {
  carrierAnswers(answer);
  expect(await carrierProbe()(newEnv())).toEqual([]);
});

test('asks once in 30 seconds, signed and without anybody’s token (SAFETY-76)', async () => {
  const fetched = carrierAnswers(() => envelope('SUCCESS', 200));
  const probe = carrierProbe();
  const env = newEnv();
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
  expect(await carrierProbe()(newEnv({ PORTAL_ORIGIN: 'https://portal.carrier.net' }))).toEqual([]);
});
