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
  return (request, context) => (handlers.get(urlOf(request).pathname) ?? whole)()(request, context);
}

/** A build with these routes, and with the manifest of them, which the build leaves out. */
function withRoutes(build: ServerBuild, kept: readonly ServerBuild['routes'][string][]): ServerBuild {
  const routes = Object.fromEntries(kept.map((route) => [route.id, route]));
  const manifest = kept.map(({ module, ...route }) => [
    route.id,
    { ...route, hasLoader: Boolean(module.loader), hasAction: Boolean(module.action), module: '' },
  ]);
  return { ...build, routes, assets: { ...build.assets, routes: Object.fromEntries(manifest) } };
}
