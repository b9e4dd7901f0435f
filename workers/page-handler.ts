import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/cloudflare';
import { onFirstUse } from '#rpc/domain/on-first-use.ts';

/**
 * Gives Remix one route where the path names it exactly. Remix sorts and matches all its routes several times per
 * request, a quarter of Home's CPU time (ADR-006). Paths with parameters get the whole table.
 */
export function pageHandler(build: ServerBuild): RequestHandler {
  const whole = onFirstUse(() => createRequestHandler(build, 'production'));
  const known = new Map<string, () => RequestHandler>();
  for (const { id, path = '', index, parentId } of Object.values(build.routes)) {
    if (parentId !== 'root' || !(path || index) || /[:*?]/.test(path)) continue;
    known.set(
      `/${path}`,
      onFirstUse(() => createRequestHandler(only(build, ['root', id]), 'production')),
    );
  }
  return (request, context) => (known.get(new URL(request.url).pathname) ?? whole)()(request, context);
}

function only(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const kept = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
  return { ...build, routes: kept(build.routes), assets: { ...build.assets, routes: kept(build.assets.routes) } };
}
