import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { refuseFrameworkRequests } from './refuse-requests.ts';

const app = new Hono().use(refuseFrameworkRequests).all('*', (c) => c.text('a page'));

it.each([
  '/__manifest',
  '/__manifest?p=/home&version=1',
  '/home.data',
  '/_root.data',
  '/home?_data=root',
  '/?page=2&_data=',
])('refuses a request of the framework’s browser client (SHELL-25): %s', async (path) => {
  for (const method of ['GET', 'POST']) expect((await app.request(path, { method })).status, method).toBe(404);
});

it.each(['/', '/home', '/home?data=1', '/database', '/cell-phone-plans/labels.json'])(
  'lets everything else through: %s',
  async (path) => {
    expect(await (await app.request(path)).text()).toBe('a page');
  },
);

// single-fetch.ts takes the place of the framework's own module.
const { resolve } = createRequire(import.meta.url);
const server = readFileSync(resolve('@remix-run/server-runtime').replace(/index\.js$/, 'esm/server.js'), 'utf8');
const renderer = readFileSync(resolve('@remix-run/react').replace(/index\.js$/, 'esm/server.js'), 'utf8');

it('replaces a module whose stream is for hydration and for requests that the Worker refuses (SHELL-25)', () => {
  const uses = [...server.matchAll(/(\S+) encodeViaTurboStream\(|(\w+)\(encodeViaTurboStream\(/g)];
  // `Response` answers `.data` requests, which refuse-requests.ts refuses.
  expect(uses.map(([, property, call]) => property ?? call).sort()).toEqual([
    'Response',
    'Response',
    'serverHandoffStream:',
    'serverHandoffStream:',
  ]);
});

it('leaves out what the framework draws only where there is a stream', () => {
  expect(renderer).toContain('context.serverHandoffStream ? /*#__PURE__*/React.createElement(React.Suspense');
});
