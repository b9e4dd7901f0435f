import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/cloudflare';
import * as entry from '#app/entry.server.tsx';
import * as root from '#app/root.tsx';
import routes from '#app/routes.ts';

type RouteModule = ServerBuild['routes'][string]['module'];
const modules = import.meta.glob<RouteModule>(['../../**/route.{ts,tsx}', '../../public/plans/labels.ts']);

export interface Route {
  id: string;
  /** As in `app/routes.ts`, with its slash. */
  path: string;
  /** Under `app/screens/`. */
  file: string;
  module: RouteModule;
}

/** Every row of the table of routes, with its module. */
export const table: readonly Route[] = await Promise.all(
  routes.map(async ({ id, path = '', file }) => {
    const name = file.replace('screens/', '');
    const module = await modules[`../../${name}`]?.();
    if (!module) throw new Error(`${file} is no module`);
    return { id: id ?? file, path: `/${path}`, file: name, module };
  }),
);

/** The error of the last answer with 500. */
let failure: unknown;

function handlerOf({ id, path, module }: Route) {
  const row = { id, path: path.slice(1), index: path === '/', parentId: 'root' };
  const rows = { root: { id: 'root', path: '' }, [id]: row };
  const build = {
    entry: { module: { ...entry, handleError: (thrown: unknown) => (failure = thrown) } },
    routes: { root: { ...rows.root, module: root }, [id]: { ...row, module } },
    assets: { entry: { imports: [], module: '' }, routes: rows, url: '', version: '' },
    future: { v3_singleFetch: true, v3_relativeSplatPath: true, v3_throwAbortReason: true },
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
  } as unknown as ServerBuild;
  return createRequestHandler(build, 'production');
}

const pages = table.map((route) => ({
  pattern: new RegExp(`^${route.path.replaceAll(/:\w+/g, '[^/]+').replace('*', '.*')}$`),
  isExact: !/[:*]/.test(route.path),
  handle: handlerOf(route),
}));

/**
 * Returns the portal's response: Remix with the loader, the action and the whole page of the route, in this process.
 * @throws the error of the route when the answer is an error page with 500
 */
export async function answer(request: Request, context: AppLoadContext): Promise<Response> {
  const { pathname } = new URL(request.url);
  const fitting = pages.filter(({ pattern }) => pattern.test(pathname));
  const page = fitting.find(({ isExact }) => isExact) ?? fitting[0];
  if (!page) throw new Error(`no route for ${pathname}`);
  const response = await page.handle(request, context);
  if (response.status === 500) throw failure;
  return response;
}
