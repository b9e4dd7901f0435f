import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { clock } from '../clock.ts';
import type { Bindings } from '../variables.ts';
import { pagePoints } from './page-points.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const pages = { home: { path: 'home' }, topUp: { path: 'add-data/:lineRef' }, root: undefined };

/** What is written of one request. */
async function pointOf(
  path: string,
  {
    method = 'GET',
    failedBy,
    status = failedBy ? 503 : 200,
  }: { method?: string; failedBy?: 'carrier'; status?: number } = {},
) {
  const writeDataPoint = vi.fn();
  const app = new Hono<Bindings>();
  app.use(pagePoints(pages));
  app.all('*', (c) => {
    if (failedBy) c.set('failedBy', failedBy);
    return c.text('', status as 200);
  });
  await app.request(path, { method }, { POINTS: { writeDataPoint } });
  expect(writeDataPoint).toHaveBeenCalledTimes(1);
  return writeDataPoint.mock.calls[0]?.[0] as { indexes: string[]; blobs: string[]; doubles: number[] };
}

test.each<[path: string, route: string]>([
  ['/home', '/home'],
  ['/add-data/K7Q4MXT9K7Q4MXT9', '/add-data/:lineRef'],
  ['/', '/'],
  ...['/healthz', '/live', '/logout', '/preference', '/back-channel-logout'].map((path): [string, string] => [
    path,
    path,
  ]),
  ['/rpc/public/checkDevice', '/rpc/'],
  ['/operator/find', '/operator/'],
  ['/x/rpc/public', 'other'],
  ['/dana@example.test', 'other'],
])('a request of %s is one of the route %s, without what its path names (SAFETY-60)', async (path, route) => {
  expect((await pointOf(path)).blobs).toEqual(['page', '', route, 'GET', '200', '', '']);
});

test('writes verb, status, cause and harm of a failure, and the duration of the answer (SAFETY-60)', async () => {
  vi.spyOn(clock, 'now').mockReturnValueOnce(1_000).mockReturnValueOnce(1_250);
  const { blobs, doubles } = await pointOf('/home', { method: 'POST', failedBy: 'carrier' });
  expect(blobs.slice(2)).toEqual(['/home', 'POST', '503', 'carrier', 'no page']);
  expect(doubles).toEqual([250, 0]);
});

test.each<[path: string, status: number, harm: string]>([
  ['/home', 503, 'no page'],
  ['/add-data/K7Q4MXT9K7Q4MXT9', 500, 'no page'],
  ['/rpc/public/checkDevice', 502, 'no page'],
  ['/nowhere', 500, 'no page'],
  ['/home', 429, ''],
  ['/home', 404, ''],
  // Pages poll without their socket, and operators and providers are no customers.
  ['/live', 503, ''],
  ['/operator/find', 500, ''],
  ['/back-channel-logout', 500, ''],
])('a reply of %s with %i harms its customer: %j (SAFETY-75)', async (path, status, harm) => {
  expect((await pointOf(path, { status })).blobs.at(-1)).toBe(harm);
});
