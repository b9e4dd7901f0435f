import { afterEach, expect, test, vi } from 'vitest';
import { carrierOf } from '../carrier.ts';
import { noteCall } from './carrier-calls.ts';
import { pointLimits, type PointName } from './point-table.ts';
import { writePoint } from './write-point.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const limit = { limit: 'RATE' };
const fault = { kind: 'fault', why: 'timeout', transactionId: '', status: undefined } as const;

test('writes name, version, texts and numbers in the order of the table (SAFETY-60)', () => {
  const writeDataPoint = vi.fn();
  const VERSION = { id: 'a1b2', tag: '', timestamp: '' };
  const facts = { ms: 12, route: '/home', cause: '', harm: '', method: 'GET', status: '200' };
  writePoint({ POINTS: { writeDataPoint }, VERSION }, 'page', facts);
  expect(writeDataPoint.mock.calls).toEqual([
    [{ indexes: ['page /home'], blobs: ['page', 'a1b2', '/home', 'GET', '200', '', ''], doubles: [12, 0] }],
  ]);
});

const page = { route: '/home', method: 'GET', status: '200', cause: '', harm: '', ms: 12 };
const poll = { kind: 'top-up', lag: 0, age: 9, failures: 0 };
const reply = { endpoint: 'usage.overall', effect: 'read', outcome: 'reply', detail: '', ms: 90, try: 1 };

test.each<[name: PointName, facts: object, written: number]>([
  ['page', page, 1],
  ['page', { ...page, status: '302' }, 1],
  ['page', { ...page, status: '403' }, 20],
  ['page', { ...page, status: '503', harm: 'no page' }, 20],
  ['carrier call', reply, 1],
  ['carrier call', { ...reply, outcome: 'problem' }, 20],
  ['carrier call', { ...reply, outcome: 'timeout' }, 20],
  ['poll', { ...poll, outcome: 'open' }, 1],
  ['poll', { ...poll, outcome: 'no answer' }, 20],
  ['renewal', { outcome: 'renewed', ms: 90 }, 1],
  ['renewal', { outcome: 'unreachable', ms: 90 }, 20],
  ['limit', limit, 20],
])('of 20 %s points of %j a sample of one in 20 leaves %i (SAFETY-87)', (name, facts, written) => {
  const writeDataPoint = vi.fn();
  let next = 0;
  vi.spyOn(Math, 'random').mockImplementation(() => (next++ % 20) / 20);
  for (let time = 0; time < 20; time += 1)
    writePoint({ POINTS: { writeDataPoint }, POINT_SAMPLING: '20' }, name, facts as never);
  expect(writeDataPoint).toHaveBeenCalledTimes(written);
});

test('fails nothing without the binding, nor when the platform refuses a point (SAFETY-60)', () => {
  const writeDataPoint = vi.fn(() => {
    throw new Error('too many');
  });
  writePoint({}, 'limit', limit);
  writePoint({ POINTS: { writeDataPoint } }, 'limit', limit);
  expect(writeDataPoint).toHaveBeenCalledTimes(1);
});

test('cuts a long text, and an index to the platform’s limit (SAFETY-60)', () => {
  const writeDataPoint = vi.fn();
  writePoint({ POINTS: { writeDataPoint } }, 'carrier call', {
    ...{ endpoint: 'e'.repeat(200), effect: 'read', outcome: 'reply', detail: '', ms: 1, try: 1 },
  });
  const [point] = writeDataPoint.mock.calls[0] as [{ indexes: string[]; blobs: string[] }];
  expect(point.indexes[0]?.length).toBeLessThanOrEqual(pointLimits.indexBytes);
  expect(point.blobs[2]).toBe('e'.repeat(80));
});

// Failures are counted by endpoint, for all tests that share the module: this one is nobody's.
const ownEndpoint = 'endpoint.of-this-test';

test('writes a point for each call, and a line for the 1st, 10th and 100th failure of an endpoint (HTTP-29)', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const writeDataPoint = vi.fn();
  const call = { endpoint: ownEndpoint, effect: 'read', ms: 8_000, tried: 1 } as const;
  const note = (outcome: Parameters<typeof noteCall>[1]['outcome']) =>
    noteCall({ POINTS: { writeDataPoint } }, { ...call, outcome });
  for (let made = 0; made < 120; made += 1) note(fault);
  note({ kind: 'reply', reply: {} });
  note({ kind: 'problem', name: 'notFound', resCode: 1, message: 'Dana' });
  note({ kind: 'fault', why: 'session', transactionId: '', status: 401 });
  expect(warn.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toEqual(
    [1, 10, 100].map((count) => ({
      event: 'carrier call failed',
      endpoint: ownEndpoint,
      why: 'timeout',
      ms: 8_000,
      count,
    })),
  );
  const told = writeDataPoint.mock.calls.map(([point]) => (point as { blobs: string[] }).blobs.slice(2));
  expect(told).toHaveLength(123);
  expect(told.slice(119)).toEqual([
    [ownEndpoint, 'read', 'timeout', ''],
    [ownEndpoint, 'read', 'reply', ''],
    [ownEndpoint, 'read', 'problem', 'notFound'],
    [ownEndpoint, 'read', 'session', '401'],
  ]);
});

test.each([
  ...(['timeout', 'network', 'http', 'garbage', 'refused'] as const).map((why) => [why, 1] as const),
  ...(['session', 'unreachable'] as const).map((why) => [why, 0] as const),
])('a call that ends with %s is the carrier’s failure: %i lines (HTTP-29)', (why, lines) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const outcome = { kind: 'fault', why, transactionId: '', status: undefined } as const;
  noteCall({}, { endpoint: `${ownEndpoint}.${why}`, effect: 'read', ms: 1, tried: 1, outcome });
  expect(warn).toHaveBeenCalledTimes(lines);
});

test('reports both tries of a read, with the duration of each (HTTP-29)', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const writeDataPoint = vi.fn();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 503 }));
  const env = { PORTAL_ORIGIN: 'http://localhost', CARRIER_SIGNATURE_SECRET: 'a-secret', POINTS: { writeDataPoint } };
  const origins = ['CARRIER', 'MARKETING', 'REFERRAL_TRACKING', 'MAPS', 'RATES'];
  const all = { ...env, ...Object.fromEntries(origins.map((name) => [`${name}_ORIGIN`, 'http://localhost:1'])) };
  const { catalog } = await import('#contracts/catalog/endpoints.ts');
  await carrierOf(all as never).attempt(catalog.activePlans, {});
  const points = writeDataPoint.mock.calls.map(([point]) => point as { blobs: string[]; doubles: number[] });
  expect(points.map(({ blobs, doubles }) => [...blobs.slice(2), doubles[1]])).toEqual([
    ['catalog.activePlans', 'read', 'http', '503', 1],
    ['catalog.activePlans', 'read', 'http', '503', 2],
  ]);
  expect(points.every(({ doubles }) => (doubles[0] ?? -1) >= 0)).toBe(true);
  // A line for the 1st failure of an endpoint, which another test may have had.
  expect(warn.mock.calls.length).toBeLessThanOrEqual(1);
});
