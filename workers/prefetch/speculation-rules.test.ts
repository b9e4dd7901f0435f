import { Hono } from 'hono';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import type { Bindings } from '../variables.ts';
import { siteFiles } from '../site-files.ts';
import { prefetchKindOf } from './prefetch-kind.ts';
import { offerPrefetch, speculationRules } from './speculation-rules.ts';

const later = { 'available-dictionary': ':x:' };

async function answerTo(headers: Record<string, string>, type?: string, path = '/home') {
  const app = new Hono<Bindings>();
  app.use(offerPrefetch);
  app.get('*', (c) => c.body('page', 200, { ...(type && { 'content-type': type }), vary: 'Cookie' }));
  return app.request(path, { headers });
}

async function rulesHeader(headers: Record<string, string>, type = 'text/html; charset=utf-8', path?: string) {
  return (await answerTo(headers, type, path)).headers.get('speculation-rules');
}

describe('rules of prefetching (SHELL-49)', () => {
  it('are named on later pages', async () => {
    expect(await rulesHeader(later)).toBe('"/prefetch.json"');
    expect(await rulesHeader({ ...later, cookie: 'lite=off' })).toBe('"/prefetch.json"');
  });

  it.each<[string, Record<string, string>, string?]>([
    ['the first page', {}],
    ['a person who chose Lite', { ...later, cookie: 'lite=on' }],
    ['a browser that saves data', { ...later, 'save-data': 'on' }],
    ['one that saves data, where Lite was turned off', { ...later, cookie: 'lite=off', 'save-data': 'on' }],
    ['a file', later, 'text/csv'],
  ])('are not named on %s', async (_, headers, type) => {
    expect(await rulesHeader(headers, type)).toBeNull();
  });

  it.each(['/add-data/x', '/change-plan/x/y/review', '/activation/x/device', '/Status/x'])(
    'are not named at %s, a page of a journey',
    async (path) => {
      expect(await rulesHeader(later, undefined, path)).toBeNull();
    },
  );

  it('vary with Save-Data, which is read beside the cookies', async () => {
    expect((await answerTo(later, 'text/html')).headers.get('vary')).toBe('Cookie, Save-Data');
  });

  it('are not named on an answer without a type', async () => {
    expect((await answerTo(later)).headers.get('speculation-rules')).toBeNull();
  });

  it('are a file that browsers take for rules', async () => {
    const file = await siteFiles({}).request('/prefetch.json');
    expect(file.headers.get('content-type')).toBe('application/speculationrules+json');
    expect(await file.json()).toEqual(speculationRules);
  });

  it('only ever prefetch, at a press, and name themselves', () => {
    expect(Object.keys(speculationRules)).toEqual(['prefetch']);
    expect(speculationRules.prefetch).toMatchObject([{ source: 'document', eagerness: 'conservative', tag: 'tap' }]);
  });

  const isChosen = (link: string) =>
    parse(link).querySelector(speculationRules.prefetch[0]?.where.selector_matches ?? '') !== null;

  it.each(['/home', '/bills', '/add-data/x?from=home', '/activation/x', '/change-plan/x?plan=y', '/statuses'])(
    'choose a link to %s',
    (path) => {
      expect(isChosen(`<a href="${path}">Page</a>`)).toBe(true);
    },
  );

  it.each([
    ...[
      '/',
      '/?lang=es',
      '/login?to=/home',
      '/secondarylogin?from=/home',
      '/mobile-login',
      '/session-expired',
      '/logout',
      '/user',
      '/preference?lite=on',
      '/care/x',
      '/operator',
      '/rpc/x',
    ],
    ...['/activation', '/activation?start', '/add-line', '/status?of=x', '/steps', '/cards/add'],
    ...[
      '/activity/x.csv',
      '/calendar/x.ics',
      '/settings/my-data.json',
      '/change-plan/x?step=review',
      '/change-plan/x?plan=y&step=review',
    ],
    ...['https://social.lineside.example', '//evil.example', 'tel:611', '#main', '?page=2'],
  ])('leave out a link to %s', (path) => {
    expect(isChosen(`<a href="${path}">Page</a>`)).toBe(false);
  });

  it('leave out links that download or open another window', () => {
    expect(isChosen('<a href="/home" download>Page</a><a href="/home" target="_blank">Page</a>')).toBe(false);
  });
});

const own = { 'sec-purpose': 'prefetch', 'sec-fetch-site': 'same-origin' };

it.each<[string, Record<string, string>, ReturnType<typeof prefetchKindOf>]>([
  ['a press', { ...own, 'sec-speculation-tags': '"tap"' }, 'tap'],
  ['a press of a link of several rules', { ...own, 'sec-speculation-tags': 'null, "tap"' }, 'tap'],
  ['a rule without a tag', { ...own, 'sec-speculation-tags': 'null' }, 'ahead'],
  ['a browser without tags', own, 'ahead'],
  ['another site', { ...own, 'sec-fetch-site': 'cross-site', 'sec-speculation-tags': '"tap"' }, 'ahead'],
  [
    'a page that is drawn ahead',
    { ...own, 'sec-purpose': 'prefetch;prerender', 'sec-speculation-tags': '"tap"' },
    'ahead',
  ],
  ['an older browser', { purpose: 'prefetch' }, 'ahead'],
  ['an older Firefox', { 'x-moz': 'prefetch' }, 'ahead'],
  ['no prefetch, whatever its tags', { 'sec-speculation-tags': '"tap"', 'sec-fetch-site': 'same-origin' }, undefined],
])('knows the kind of a prefetch: %s (SHELL-49)', (_, headers, expected) => {
  expect(prefetchKindOf({ headers: new Headers(headers) })).toBe(expected);
});
