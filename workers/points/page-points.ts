import { createMiddleware } from 'hono/factory';
import { clock } from '../clock.ts';
import { routeFinder } from '../route-of.ts';
import type { Bindings } from '../variables.ts';
import { pageHarm } from './harm.ts';
import { writePoint } from './write-point.ts';

/** Paths that the Worker itself answers, without the build's routes. */
const workerPaths = ['/healthz', '/live', '/logout', '/preference', '/back-channel-logout'];

/**
 * Writes a data point for each request that the Worker answered: its route without references, its status, the harm
 * to its sender, whose fault a failure is, and how long it took in milliseconds.
 */
export function pagePoints(pages: Parameters<typeof routeFinder>[0]) {
  const routeOf = routeFinder(pages);
  const nameOf = (path: string) =>
    routeOf(path) ?? (workerPaths.includes(path) ? path : (/^\/(rpc|operator)\//.exec(path)?.[0] ?? 'other'));
  return createMiddleware<Bindings>(async (c, next) => {
    const began = clock.now();
    await next();
    const route = nameOf(c.req.path);
    writePoint(c.env, 'page', {
      route,
      method: c.req.method,
      status: String(c.res.status),
      cause: c.get('failedBy') ?? '',
      harm: pageHarm(route, c.res.status),
      ms: clock.now() - began,
    });
  });
}
