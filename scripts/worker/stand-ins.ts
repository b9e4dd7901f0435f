import { root } from '../root.ts';

// React's string renderer replaces all of react-dom, because the Worker has no DOM. The router imports `flushSync` from
// react-dom, which only browsers call. Without this a cold start takes 5.3 ms of CPU time more (12 pairs by turns).
const renderer = 'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.min.js';
const runtime = 'node_modules/@remix-run/server-runtime/dist/esm/index.js';

/**
 * Modules of the Worker by the name that imports them (ADR-006). The framework's packages are ES modules here: a
 * `require` of such a package loads all of it, and a cold start takes 8.2 ms of CPU time more. `zod/mini` replaces zod,
 * which takes 12.7 ms more (12 pairs by turns each). Of @remix-run/cloudflare the Worker uses only exports of
 * @remix-run/server-runtime.
 */
const standIns: Readonly<Record<string, string>> = {
  'virtual:page-assets': 'build/server/page-assets.js',
  'zod/v4': 'node_modules/zod/mini/index.js',
  'react-dom': renderer,
  'react-dom/server': renderer,
  'react-router-dom/server': 'node_modules/react-router-dom/server.mjs',
  '@remix-run/router': 'node_modules/@remix-run/router/dist/router.js',
  '@remix-run/server-runtime': runtime,
  '@remix-run/cloudflare': runtime,
};

/** The framework's server has a module of its own for hydration; its client has one of the same name. */
const singleFetch = `${root}workers/framework/single-fetch.js`;

/**
 * Returns the path of the small module that replaces an imported one.
 * @param importer the path of the importing module
 */
export function standInFor(name: string, importer: string | undefined): string | undefined {
  const isServers = name === './single-fetch.js' && importer?.endsWith('server-runtime/dist/esm/server.js');
  if (isServers) return singleFetch;
  return Object.hasOwn(standIns, name) ? root + standIns[name] : undefined;
}
