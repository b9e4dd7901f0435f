import { fileURLToPath } from 'node:url';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

// React's string renderer stands for all of react-dom: the Worker has no DOM (55 KB gzip less). The router asks
// react-dom for `flushSync`, which only browsers call.
const renderer = 'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.min.js';
const runtime = 'node_modules/@remix-run/server-runtime/dist/esm/index.js';

/**
 * What stands in the Worker for what its modules import, by name (ADR-006). The files of workers/framework say why they
 * do. The framework's packages are ES modules here: one `require` of such a package brings all of it in (25 KB gzip).
 * Of @remix-run/cloudflare the Worker uses only what it passes on from @remix-run/server-runtime.
 */
const standIns: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'virtual:page-assets': 'build/server/page-assets.js',
    'zod/v4': 'node_modules/zod/mini/index.js',
    '@web3-storage/multipart-parser': 'workers/framework/multipart-parser.ts',
    'set-cookie-parser': 'workers/framework/set-cookie-parser.ts',
    'react-dom': renderer,
    'react-dom/server': renderer,
    'react/jsx-runtime': 'workers/framework/jsx-runtime.ts',
    'react-router-dom/server': 'node_modules/react-router-dom/server.mjs',
    '@remix-run/router': 'node_modules/@remix-run/router/dist/router.js',
    '@remix-run/server-runtime': runtime,
    '@remix-run/cloudflare': runtime,
  }).map(([name, path]) => [name, fromRoot(path)]),
);

/** The framework's server has a module of its own for hydration; its client has one of the same name. */
const singleFetch = fromRoot('workers/framework/single-fetch.js');

/** @param importer the path of the module that imports it */
export function standInFor(name: string, importer: string | undefined): string | undefined {
  const isServers = name === './single-fetch.js' && importer?.endsWith('server-runtime/dist/esm/server.js');
  return isServers ? singleFetch : standIns.get(name);
}
