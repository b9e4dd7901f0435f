import type { EntryContext, ServerBuild } from '@remix-run/cloudflare';
import { describe, expect, it } from 'vitest';
import { pageHandler } from './page-handler.ts';

const paths: Record<string, string | undefined> = {
  start: undefined,
  home: 'home',
  steps: 'feedback/thanks',
  line: 'add-data/:line',
  rest: '*',
};

/** Pages that answer with their route, and with the routes that the framework got. */
const build = {
  entry: {
    module: {
      default: (
        _request: Request,
        status: number,
        headers: Headers,
        { routeModules, staticHandlerContext }: EntryContext,
      ) =>
        Response.json(
          {
            page: staticHandlerContext.matches.at(-1)?.route.id,
            params: staticHandlerContext.matches.at(-1)?.params,
            given: Object.keys(routeModules),
          },
          { status, headers },
        ),
    },
  },
  routes: Object.fromEntries([
    ['root', { id: 'root', path: '', module: { default: () => null } }],
    ...Object.entries(paths).map(([id, path]) => [
      id,
      { id, path, index: path === undefined, parentId: 'root', module: { default: () => null, action: () => null } },
    ]),
    // A frame without a path of its own, and a page in it.
    ['frame', { id: 'frame', parentId: 'root', module: { default: () => null } }],
    ['framed', { id: 'framed', path: 'framed', parentId: 'frame', module: { default: () => null } }],
  ]),
  assets: {
    entry: {},
    routes: {},
    url: '',
    version: '',
  },
  future: { v3_singleFetch: true },
  publicPath: '/',
  assetsBuildDirectory: '',
  isSpaMode: false,
} as unknown as ServerBuild;

const handle = pageHandler(build);
const get = async (path: string) =>
  (await handle(new Request(`http://localhost${path}`))).json<{ page: string; params: object; given: string[] }>();

it.each<Record<string, string>>([
  { origin: 'null' },
  { origin: 'http://localhost', 'x-forwarded-host': 'inner.example' },
])('answers a form that the gate let pass: %j (SAFETY-5)', async (headers) => {
  const form = { method: 'POST', headers, body: new URLSearchParams({ name: 'Ana' }) };
  const response = await handle(new Request('http://localhost/home', form));
  expect([response.status, await response.json()]).toMatchObject([200, { page: 'home' }]);
});

describe('the routes that the framework gets', () => {
  it.each([
    ['/', 'start'],
    ['/home', 'home'],
    ['/home?from=plans', 'home'],
    ['/feedback/thanks', 'steps'],
  ])('are the root and one route for %s', async (path, page) => {
    expect(await get(path)).toEqual({ page, params: {}, given: ['root', page] });
  });

  it.each([
    ['/add-data/one', 'line', { line: 'one' }],
    ['/home/', 'home', {}],
    ['/HOME', 'home', {}],
    ['/framed', 'framed', {}],
    ['/nowhere', 'rest', { '*': 'nowhere' }],
  ])('are all routes for %s', async (path, page, params) => {
    expect(await get(path)).toEqual({ page, params, given: ['root', ...Object.keys(paths), 'frame', 'framed'] });
  });
});
