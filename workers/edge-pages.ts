import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { languages } from '#app/copy/language.ts';
import { clock } from './clock.ts';
import { preferencesOf } from './preference.ts';
import { knownSwitches } from './switch-reader.ts';
import type { Bindings } from './variables.ts';

/** Lifetime of a page in the edge's cache, in milliseconds; browsers go on from its age (PUBLIC-33). */
const freshMs = 5 * 60_000;
/** Query parameters of advertisements. No page reads them, so they do not change the page. */
const advertisement = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid)$/;
/** Headers of a cached answer with the values that a cache would use. */
const keptHeaders = { at: 'x-kept-at', 'cache-control': 'x-kept-cache-control', vary: 'x-kept-vary' } as const;

/** The methods of a cache that this file calls. */
export type PageCache = Pick<Cache, 'match' | 'put'>;

/**
 * Serves public pages from the edge's cache to visitors without a session cookie (PUBLIC-33). The cache key has
 * everything that such a page depends on: the deployed version, the host with its brand, the path, the language and
 * Lite. It runs after the gate and the limits, so that they see all requests.
 * @param paths the paths of all public pages
 * @param open opens the cache
 */
export function edgePages(paths: readonly string[], open: () => Promise<PageCache>): MiddlewareHandler<Bindings> {
  const isPublic = new Set(paths);
  return createMiddleware<Bindings>(async (c, next) => {
    const key = isPublic.has(c.req.path) ? keyOf(c) : undefined;
    if (key === undefined) return next();
    const cache = await open();
    const cachedPage = await fresh(cache, key).catch(() => undefined);
    if (cachedPage) return c.req.method === 'HEAD' ? new Response(null, cachedPage) : cachedPage;
    const address = withoutAdvertisement(c.req.raw.url);
    if (address !== c.req.raw.url) c.req.raw = new Request(address, c.req.raw);
    await next();
    if (c.req.method === 'GET' && mayKeep(c.res) && !hasBanner())
      c.executionCtx.waitUntil(cache.put(key, entryOf(c.res.clone())).catch(() => undefined));
  });
}

/**
 * Returns the cache key of a page.
 * @returns undefined for a page that may depend on more than the key
 */
function keyOf(c: Context<Bindings>): string | undefined {
  const { id: version } = c.env.VERSION ?? {};
  const request = c.req.raw;
  if (!version || hasBanner() || !['GET', 'HEAD'].includes(request.method)) return undefined;
  if (c.get('hadCookie') !== false || request.headers.has('authorization')) return undefined;
  const url = new URL(withoutAdvertisement(request.url));
  const parameters = [...url.searchParams];
  if (
    parameters.length > 1 ||
    parameters.some(([name, value]) => name !== 'lang' || !languages.some((one) => one === value))
  )
    return undefined;
  const { language, lite } = preferencesOf(request);
  // The host of the request: a brand has several, and pages name their own.
  url.search = String(new URLSearchParams({ version, language, lite: String(lite), asked: url.search }));
  return url.href;
}

/** Returns true while pages have the operator's banner: it comes and goes within 30 s (SAFETY-55). */
const hasBanner = () => knownSwitches().banner !== undefined;

function withoutAdvertisement(address: string): string {
  const url = new URL(address);
  for (const name of new Set(url.searchParams.keys())) if (advertisement.test(name)) url.searchParams.delete(name);
  return url.href;
}

/** Returns true when the page's headers allow sharing it among all visitors (PUBLIC-27). */
function mayKeep({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    (headers.get('content-type')?.startsWith('text/html') ?? false) &&
    (headers.get('cache-control')?.startsWith('public,') ?? false) &&
    !headers.has('set-cookie')
  );
}

/** The page as it is cached. The edge's cache goes by no `Vary`, so the key has all that is in it. */
function entryOf(page: Response): Response {
  const headers = new Headers(page.headers);
  for (const name of ['cache-control', 'vary'] as const) headers.set(keptHeaders[name], headers.get(name) ?? '');
  headers.delete('vary');
  headers.set(keptHeaders.at, String(clock.now()));
  headers.set('cache-control', `public, max-age=${freshMs / 1_000}`);
  return new Response(page.body, { headers });
}

/** The page that is cached under a key, as it was answered, with its age; undefined without one that is fresh. */
async function fresh(cache: PageCache, key: string): Promise<Response | undefined> {
  const entry = await cache.match(key);
  const age = clock.now() - Number(entry?.headers.get(keptHeaders.at) ?? Number.NaN);
  if (!entry || !(age >= 0 && age < freshMs)) return undefined;
  const headers = new Headers(entry.headers);
  for (const name of ['cache-control', 'vary'] as const) headers.set(name, headers.get(keptHeaders[name]) ?? '');
  for (const name of [...Object.values(keptHeaders), 'cf-cache-status', 'date']) headers.delete(name);
  headers.set('age', String(Math.floor(age / 1_000)));
  return new Response(entry.body, { headers });
}
