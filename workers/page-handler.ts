import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/cloudflare';
import { onFirstUse } from '#contracts/on-first-use.ts';
import { urlOf } from './url-of.ts';

/**
 * Gives Remix one route where the path names it exactly. Remix sorts and matches all its routes several times per
 * request, a quarter of Home's CPU time (ADR-006). Paths with parameters get the whole table.
 */
export function pageHandler(build: ServerBuild): RequestHandler {
  const { root } = build.routes;
  const all = Object.values(build.routes);
  const handlerOf = (routes: typeof all) =>
    onFirstUse(() => createRequestHandler(withRoutes(build, routes), 'production'));
  const whole = handlerOf(all);
  const handlers = new Map<string, () => RequestHandler>();
  for (const route of all) {
    const { path = '', index, parentId } = route;
    if (root && parentId === 'root' && (path || index) && !/[:*?]/.test(path))
      handlers.set(`/${path}`, handlerOf([root, route]));
  }
  return (request, context) => (handlers.get(urlOf(request).pathname) ?? whole)()(withoutOrigin(request), context);
}

/**
 * A form without the headers by which Remix judges its origin. The gate has done that already (SAFETY-5), and Remix
 * would answer 500 to a form whose origin a filter hides, or that came through a proxy.
 */
function withoutOrigin(request: Request): Request {
  if (request.method !== 'POST') return request;
  const headers = new Headers(request.headers);
  headers.delete('origin');
  return new Request(request, { headers });
}

/** Returns a build with only these routes, and with their manifest, which the build leaves out. */
function withRoutes(build: ServerBuild, kept: readonly ServerBuild['routes'][string][]): ServerBuild {
  const routes = Object.fromEntries(kept.map((route) => [route.id, route]));
  const manifest = kept.map(({ module, ...route }) => [
    route.id,
    { ...route, hasLoader: Boolean(module.loader), hasAction: Boolean(module.action), module: '' },
  ]);
  return { ...build, routes, assets: { ...build.assets, routes: Object.fromEntries(manifest) } };
}
