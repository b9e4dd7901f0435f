import { beforeEach, describe, expect, it } from 'vitest';
import { allOn } from '#rpc/domain/feature-flags.ts';
import { edgePages, type PageCache } from './edge-pages.ts';
import type { Env } from './env.ts';
import { noteSwitches } from './switch-reader.ts';
import { appWith } from './testing/app-with.ts';
import { minute, pass, stopClock } from './testing/clock.ts';

const origin = 'https://portal.carrier.test';
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
  vary: 'Cookie, Accept-Language, Save-Data',
  'content-security-policy': "default-src 'none'",
};

let stored: Map<string, { body: string; headers: Headers }>;
let drawn: string[];
let version: string | undefined;
let answer: () => Response;
beforeEach(() => {
  stopClock(Date.parse('2026-11-20T12:00:00Z'));
  stored = new Map();
  drawn = [];
  version = 'version-1';
  noteSwitches(allOn);
  answer = () => new Response(`page ${drawn.length}`, { headers: pageHeaders });
});

const cache: PageCache = {
  async match(key) {
    const found = stored.get(String(key));
    return (
      found &&
      new Response(found.body, {
        headers: { ...Object.fromEntries(found.headers), 'cf-cache-status': 'HIT', date: 'now' },
      })
    );
  },
  async put(key, response) {
    stored.set(String(key), { body: await response.text(), headers: response.headers });
  },
};

/** Asks for a page as the portal's Worker does, and waits until the cache has it. */
async function ask(
  path = '/help',
  { hadCookie = false, cached = cache, host = origin, ...init }: RequestInit & AskOptions = {},
): Promise<Response> {
  const app = appWith({ hadCookie });
  app.use(edgePages(['/help', '/cell-phone-plans'], async () => cached));
  app.all('*', (c) => {
    drawn.push(c.req.url);
    return answer();
  });
  const background: Promise<unknown>[] = [];
  const context = { waitUntil: (work: Promise<unknown>) => void background.push(work) } as unknown as ExecutionContext;
  const env = (version === undefined ? {} : { VERSION: { id: version } }) as Env;
  const response = await app.fetch(new Request(host + path, init), env, context);
  await Promise.all(background);
  return response;
}

interface AskOptions {
  hadCookie?: boolean;
  cached?: PageCache;
  host?: string;
}

/** Whether the second answer is the page that the first one was. */
async function shared(first: Parameters<typeof ask>, second: Parameters<typeof ask>): Promise<boolean> {
  const one = await (await ask(...first)).text();
  return one === (await (await ask(...second)).text());
}

describe('a public page without a session cookie (PUBLIC-33)', () => {
  it('is rendered once, and served again unchanged with its age', async () => {
    const first = await ask();
    pass(5 * minute - 1);
    const second = await ask();
    expect(drawn).toHaveLength(1);
    expect(await second.text()).toBe(await first.text());
    expect(Object.fromEntries(second.headers)).toEqual({ ...Object.fromEntries(first.headers), age: '299' });
    expect(first.headers.has('age')).toBe(false);
  });

  it('is rendered again after 5 minutes, whatever the cache contains', async () => {
    await ask();
    pass(5 * minute);
    expect((await ask()).headers.has('age')).toBe(false);
    expect(drawn).toHaveLength(2);
  });

  it.each([
    ['another browser', '/help', { headers: { 'user-agent': 'other', referer: 'https://ads.test/', cookie: 'x=1' } }],
    ['what an advertisement adds', '/help?utm_source=ad&gclid=1', {}],
    ['the language that it is in', '/help', { headers: { 'accept-language': 'en-US' } }],
  ] as const)('is the same for %s', async (_, path, init) => {
    expect(await shared([], [path, init])).toBe(true);
    expect(drawn).toEqual([`${origin}/help`]);
  });

  it.each([
    ['path', '/cell-phone-plans', {}],
    ['host', '/help', { host: 'https://temp1.test' }],
    ['language by its address', '/help?lang=es', {}],
    ['language by its cookie', '/help', { headers: { cookie: '__Host-language=es' } }],
    ['language by its browser', '/help', { headers: { 'accept-language': 'es' } }],
    ['address of the same language', '/help?lang=en', {}],
    ['Lite by its cookie', '/help', { headers: { cookie: '__Host-lite=on' } }],
    ['Lite by its browser', '/help', { headers: { 'save-data': 'on' } }],
  ])('is not that of another %s, which is kept by itself', async (_, path, init) => {
    expect(await shared([], [path, init])).toBe(false);
    expect(await shared([path, init], [path, init])).toBe(true);
    expect(drawn).toHaveLength(2);
  });

  it('is not served from another version', async () => {
    await ask();
    version = 'version-2';
    await ask();
    expect(drawn).toHaveLength(2);
  });

  it('answers HEAD without its body, and is not kept by HEAD', async () => {
    answer = () => new Response(drawn.length === 1 ? null : 'page', { headers: pageHeaders });
    await ask('/help', { method: 'HEAD' });
    expect(stored.size).toBe(0);
    expect(await (await ask()).text()).toBe('page');
    const head = await ask('/help', { method: 'HEAD' });
    expect([head.headers.get('age'), await head.text()]).toEqual(['0', '']);
    expect(drawn).toHaveLength(2);
  });

  it('is rendered when the cache fails', async () => {
    const cached: PageCache = {
      match: () => Promise.reject(new Error('away')),
      put: () => Promise.reject(new Error('away')),
    };
    expect((await ask('/help', { cached })).status).toBe(200);
  });
});

describe('a page outside the cache (PUBLIC-33)', () => {
  beforeEach(async () => {
    await ask();
    expect((await ask()).headers.get('age')).toBe('0');
    drawn = [];
  });

  it.each([
    ['what comes with a session cookie, alive or not', '/help', { hadCookie: true }],
    ['what comes with a secret', '/help', { headers: { authorization: 'Bearer x' } }],
    ['a form', '/help', { method: 'POST' }],
    ['a page that is not public', '/home', {}],
    ['a page with a query', '/help?to=/home', {}],
    ['a page with a query besides the language', '/help?lang=en&x=1', {}],
    ['a page in a language that there is not', '/help?lang=fr', {}],
  ] as const)('%s', async (_, path, init) => {
    const before = stored.size;
    const response = await ask(path, init);
    expect(response.headers.has('age')).toBe(false);
    expect(drawn).toHaveLength(1);
    expect(stored.size).toBe(before);
  });

  it.each([
    ['a page that says that it is somebody’s', { 'cache-control': 'private, no-store' }, 200],
    ['a page that says nothing', { 'cache-control': '' }, 200],
    ['a page that sets a cookie', { 'set-cookie': 'a=b' }, 200],
    ['an error', {}, 503],
    ['a redirect', { location: '/' }, 302],
    ['a file', { 'content-type': 'application/json' }, 200],
  ])('is %s', async (_, headers, status) => {
    stored.clear();
    answer = () => new Response('page', { status, headers: { ...pageHeaders, ...headers } });
    await ask();
    await ask();
    expect(drawn).toHaveLength(2);
    expect(stored.size).toBe(0);
  });

  it('is any page while pages have a banner, and one that was rendered when the banner came', async () => {
    const banner = { en: 'We are working on it.', es: 'Estamos en eso.' };
    noteSwitches({ ...allOn, banner });
    expect((await ask()).headers.has('age')).toBe(false);
    noteSwitches(allOn);
    expect((await ask()).headers.has('age')).toBe(true);

    stored.clear();
    answer = () => {
      noteSwitches({ ...allOn, banner });
      return new Response('page', { headers: pageHeaders });
    };
    await ask();
    expect(stored.size).toBe(0);
  });

  it('is any page of a Worker without a version', async () => {
    stored.clear();
    version = undefined;
    await ask();
    expect(stored.size).toBe(0);
  });
});
