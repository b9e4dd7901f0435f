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
async function pointOf(path: string, { method = 'GET', failedBy }: { method?: string; failedBy?: 'carrier' } = {}) {
  const writeDataPoint = vi.fn();
  const app = new Hono<Bindings>();
  app.use(pagePoints(pages));
  app.all('*', (c) => {
    if (failedBy) c.set('failedBy', failedBy);
    return c.text('', failedBy ? 503 : 200);
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
  expect((await pointOf(path)).blobs).toEqual(['page', '', route, 'GET', '200', '']);
});

test('a point has verb, status, whose fault a failure is, and how long the answer took (SAFETY-60)', async () => {
  vi.spyOn(clock, 'now').mockReturnValueOnce(1_000).mockReturnValueOnce(1_250);
  const { blobs, doubles } = await pointOf('/home', { method: 'POST', failedBy: 'carrier' });
  expect(blobs.slice(2)).toEqual(['/home', 'POST', '503', 'carrier']);
  expect(doubles).toEqual([250]);
});
