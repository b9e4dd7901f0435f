import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { Bindings } from '../variables.ts';
import { pageDictionary } from './page-dictionary.ts';

const [present, before] = [
  '<main><h1>Home</h1><p>Your lines</p></main>',
  '<main><h1>Bills</h1><p>Your bills</p></main>',
];
const hashOf = (text: string) => createHash('sha256').update(text);
const pathOf = (text: string) => `/script/dictionary-${hashOf(text).digest('base64url').slice(0, 10)}.txt`;
const named = (text: string) => `:${hashOf(text).digest('base64')}:`;
const html = present.replace('lines', 'six lines of six people');

/** Files that were asked for. */
const asked: string[] = [];
const assets = {
  async fetch(url: string) {
    const { pathname } = new URL(url);
    asked.push(pathname);
    const file = [present, before].find((text) => pathOf(text) === pathname);
    return new Response(file ?? null, { status: file === undefined ? 404 : 200 });
  },
};

async function ask(
  headers: Record<string, string>,
  page = new Response(html, { headers: pageHeaders }),
  method = 'GET',
) {
  const app = new Hono<Bindings>();
  app.use(pageDictionary({ 'LINESIDE.en': pathOf(present), 'LINESIDE.es': pathOf(before) }));
  app.all('/', () => page);
  return app.request('/', { method, headers }, { ASSETS: assets });
}
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  vary: 'Cookie',
};
const chromium = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const withDictionary = (text: string) => ({
  'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'available-dictionary': named(text),
});

async function decoded(answer: Response, dictionary: string): Promise<string> {
  const body = Buffer.from(await answer.arrayBuffer());
  expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(body.subarray(8, 40)).toEqual(hashOf(dictionary).digest());
  return zstdDecompressSync(body.subarray(40), { dictionary: Buffer.from(dictionary) }).toString();
}

describe('pages by their difference to a dictionary (SHELL-48)', () => {
  it('are unchanged for a browser without a dictionary, and link to one that it could use', async () => {
    const answer = await ask(chromium);
    expect(answer.headers.get('link')).toBe(`<${pathOf(present)}>; rel="compression-dictionary"`);
    expect(answer.headers.get('vary')).toBe('Cookie, Accept-Encoding, Available-Dictionary');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe(html);
    expect((await ask({ 'accept-encoding': 'gzip, br' })).headers.get('link')).toBeNull();
  });

  it('are encoded with the present dictionary, and otherwise unchanged', async () => {
    const answer = await ask(withDictionary(present));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...pageHeaders,
      'content-encoding': 'dcz',
      vary: 'Cookie, Accept-Encoding, Available-Dictionary',
    });
    expect(answer.headers.get('link')).toBeNull();
    expect(await decoded(answer, present)).toBe(html);
  });

  it('are encoded with the dictionary of a deployment before, and lead to the present one', async () => {
    const answer = await ask(withDictionary(before));
    expect(answer.headers.get('link')).toContain(pathOf(present));
    expect(await decoded(answer, before)).toBe(html);
  });

  it.each([
    ['one that is not kept', { 'available-dictionary': named('other') }],
    ['one that has no name', { 'available-dictionary': 'nonsense' }],
    ['none that it accepts', { 'accept-encoding': 'br, zstd' }],
  ])('are as before for a browser that has %s', async (_, headers) => {
    const answer = await ask({ ...withDictionary(present), ...headers });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe(html);
  });

  it('link to the dictionary of their language, which the other one still decodes', async () => {
    const answer = await ask({ ...withDictionary(present), 'accept-language': 'es' });
    expect(answer.headers.get('link')).toContain(pathOf(before));
    expect(await decoded(answer, present)).toBe(html);
  });

  it('read the file of a dictionary once', async () => {
    await ask(withDictionary(present));
    asked.length = 0;
    await ask(withDictionary(present));
    expect(asked).toEqual([]);
  });

  it.each([
    ['redirects', new Response(null, { status: 303, headers: { location: '/home', ...pageHeaders } })],
    ['files', new Response('a,b', { headers: { 'content-type': 'text/csv' } })],
  ])('are no %s', async (_, answer) => {
    const got = await ask(withDictionary(present), answer);
    expect(got.headers.get('content-encoding')).toBeNull();
    expect(got.headers.get('link')).toBeNull();
  });

  it('keep cookies and status', async () => {
    const headers = new Headers(pageHeaders);
    for (const cookie of ['a=1', 'b=2']) headers.append('set-cookie', cookie);
    const answer = await ask(withDictionary(present), new Response(html, { status: 422, headers }), 'POST');
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([422, ['a=1', 'b=2']]);
  });
});
