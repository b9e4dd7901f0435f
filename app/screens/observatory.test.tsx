import { readdirSync, readFileSync } from 'node:fs';
import { assistPath, livePath } from 'virtual:page-assets';
import { Hono } from 'hono';
import { describe, expect, test, vi } from 'vitest';
import { brands } from '#app/brand/by-host.ts';
import { demo } from '#app/brand/testing/brands.ts';
import type { Handle } from '#app/handle.ts';
import { policyOf } from '#app/policy.ts';
import routes from '#app/routes.ts';
import { type Scanned, scoreOf } from '#workers/testing/observatory.ts';
import { securityHeaders } from '#workers/gate/headers.ts';
import { lastResort } from '#workers/gate/last-resort.ts';
import { writeAttemptCookie, writeCookie } from '#workers/session/cookie.ts';
import { siteFiles } from '#workers/site-files.ts';
import type { Bindings } from '#workers/variables.ts';

const origin = 'https://portal.example.test';
/** What Mozilla calls A+ begins at 100. */
const least = 135;
const facts = { brand: demo, origin, formTargets: ['https://id.example.test'] };

const modules = import.meta.glob<{ handle?: Handle }>('./**/route.{ts,tsx}', { eager: true });
const liveTag = `<script src="${livePath}"></script>`;
const assistTag = `<script src="${assistPath}"></script>`;

// Pages themselves have no scripts (SHELL-25, app/ui/testing/page-rules.ts), so their routes decide the score.

/** A Worker that has only the headers of all answers. */
function worker() {
  const app = new Hono<Bindings>();
  app.use((c, next) => {
    c.set('origin', origin);
    return next();
  });
  return app.use(securityHeaders);
}

/** What the Worker answers with: the headers of all answers, and a page's own policy. */
async function answered(respond: (headers: Headers) => Promise<string> | string): Promise<Scanned> {
  const app = worker();
  let html = '';
  app.get('/', async (c) => {
    const headers = new Headers();
    html = await respond(headers);
    return c.body(html, { headers: Object.fromEntries(headers) });
  });
  const { headers } = await app.request(`${origin}/`);
  return { headers, html };
}

/** The headers of a file that the platform serves without the Worker, by `_headers`. */
function fileHeaders(path: string): Headers {
  const headers = new Headers();
  let applies = false;
  for (const line of readFileSync('public/_headers', 'utf8').split('\n')) {
    if (/^\S/.test(line)) applies = path.startsWith(line.replace('*', ''));
    else if (applies && line.trim())
      headers.set(
        ...(line
          .trim()
          .split(/:\s*(.*)/s)
          .slice(0, 2) as [string, string]),
      );
  }
  return headers;
}

describe(`a score of at least ${least} by Mozilla’s rules (SAFETY-42)`, { timeout: 60_000 }, () => {
  test('is reached by every route, with the script and the frame of its handle', async () => {
    const low: string[] = [];
    for (const { path = '', file } of routes) {
      const { handle } = modules[`./${file.replace('screens/', '')}`] ?? {};
      for (const brand of brands) {
        const html = handle?.script ? (handle.script === 'assist' ? assistTag : liveTag) : '';
        const page = await answered(async (headers) => {
          // A file sets no policy of its own.
          if (handle) headers.set('content-security-policy', await policyOf(html, { ...facts, brand }, handle));
          return html;
        });
        if (scoreOf(page) < least) low.push(`${path} of ${brand.key}: ${scoreOf(page)}`);
      }
    }
    expect(Object.keys(modules).length).toBeGreaterThan(80);
    expect(low).toEqual([]);
  });

  test.each([200, 302, 303, 401, 403, 404, 405, 413, 415, 422, 426, 429, 503])(
    'is reached by the Worker’s response %i that is no page',
    async (status) => {
      const app = worker().all('*', () => new Response(null, { status }));
      const { headers } = await app.request(`${origin}/`);
      expect(scoreOf({ headers })).toBeGreaterThanOrEqual(least);
    },
  );

  test('is reached by the page of an uncaught error', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const app = worker().all('*', () => {
      throw new Error('unforeseen');
    });
    app.onError((error) => lastResort(error, { requestId: 'request-1', brand: demo, language: 'en' }));
    const { status, headers } = await app.request(`${origin}/`);
    vi.restoreAllMocks();
    expect([status, scoreOf({ headers }) >= least]).toEqual([500, true]);
  });

  test('is reached by the files of each brand', async () => {
    const app = worker().route('/', siteFiles({}));
    for (const path of ['/robots.txt', '/sitemap.xml', '/icon.svg', '/manifest.webmanifest']) {
      const { headers, status } = await app.request(origin + path, {}, { PORTAL_ORIGIN: origin });
      expect([path, status, scoreOf({ headers }) >= least]).toEqual([path, 200, true]);
    }
  });

  const files = readdirSync('public', { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && entry.name !== '_headers' ? [`${entry.parentPath.replace(/^public/, '')}/${entry.name}`] : [],
  );
  test.each(['/script/a.js', ...files])('for the file %s, which passes by the Worker', (path) => {
    expect(scoreOf({ headers: fileHeaders(path) })).toBeGreaterThanOrEqual(least);
  });

  test('is reached with the cookies of sign-in', async () => {
    const page = await answered(() => 'ok');
    for (const cookie of [writeCookie(origin, 'value'), writeAttemptCookie(origin, 'value', false)])
      page.headers.append('set-cookie', cookie);
    expect(scoreOf(page)).toBeGreaterThanOrEqual(least + 5);
  });
});

test.each([
  ['content-security-policy', ''],
  ['content-security-policy', "default-src 'self'; script-src 'unsafe-inline'"],
  ['strict-transport-security', 'max-age=60'],
  ['x-content-type-options', ''],
  ['referrer-policy', 'unsafe-url'],
  ['access-control-allow-origin', '*'],
  ['cross-origin-resource-policy', 'cross-origin'],
  ['set-cookie', 'session=1'],
])('the score falls with %s: “%s”', async (name, value) => {
  const page = await answered(() => 'ok');
  page.headers.set(name, value);
  expect(scoreOf(page)).toBeLessThan(least);
});
