import { describe, expect, it, test } from 'vitest';
import { appWith } from './testing/app-with.ts';
import { preference, preferencesOf } from './preference.ts';

const look = (headers: Record<string, string> = {}, query = '') =>
  preferencesOf(new Request(`https://portal.example/help${query}`, { headers }));

describe('the language (COPY-4)', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['en-US,en;q=0.9', 'en'],
    ['es', 'es'],
    ['ES-mx', 'es'],
    ['es-US,es;q=0.9,en;q=0.8', 'es'],
    ['en;q=0.5, es;q=0.9', 'es'],
    ['es;q=0.5,en;q=0.9', 'en'],
    ['es;q=0', 'en'],
    ['es;q=0,en;q=0', 'en'],
    ['fr-CA,fr;q=0.9,es;q=0.2', 'es'],
    ['de,fr', 'en'],
    ['es;q=nonsense', 'es'],
    ['est', 'en'],
    [';;;,,,q=1', 'en'],
  ])('of a browser that accepts %j is %s', (accept, language) => {
    expect(look(accept === undefined ? {} : { 'accept-language': accept }).language).toBe(language);
  });

  it('has the visitor’s choice before the browser’s setting', () => {
    expect(look({ cookie: '__Host-language=en', 'accept-language': 'es' }).language).toBe('en');
    expect(look({ cookie: 'lineside=abc; __Host-language=es; __Host-lite=on', 'accept-language': 'en' }).language).toBe(
      'es',
    );
  });

  it('has the URL’s language before all others', () => {
    expect(look({ cookie: '__Host-language=en', 'accept-language': 'en' }, '?lang=es').language).toBe('es');
    expect(look({ cookie: '__Host-language=es', 'accept-language': 'es' }, '?x=1&lang=en').language).toBe('en');
  });

  it.each([
    '__Host-language=fr',
    '__Host-language=',
    'language=es',
    '__Host-language=<script>',
    'notes=__Host-language=es',
  ])('is not taken from a cookie such as %s', (cookie) => {
    expect(look({ cookie }).language).toBe('en');
  });

  it('follows the browser when the URL names one that the portal lacks', () => {
    expect(look({ 'accept-language': 'es' }, '?lang=fr').language).toBe('es');
  });
});

test('on https a cookie without the prefix is not read, on http the plain one is (SAFETY-24)', () => {
  expect(look({ cookie: 'language=es' }).language).toBe('en');
  const local = new Request('http://localhost:8787/help', { headers: { cookie: 'language=es; lite=on' } });
  expect(preferencesOf(local)).toEqual({ language: 'es', lite: true });
});

describe('Lite (SHELL-27)', () => {
  it.each([
    [{}, false],
    [{ 'save-data': 'on' }, true],
    [{ 'save-data': 'ON' }, true],
    [{ 'save-data': 'off' }, false],
    [{ cookie: '__Host-lite=on' }, true],
    [{ cookie: '__Host-lite=off' }, false],
    [{ cookie: '__Host-lite=off', 'save-data': 'on' }, false],
    [{ cookie: '__Host-lite=maybe', 'save-data': 'on' }, true],
    [{ cookie: 'lite=on' }, false],
  ] as [Record<string, string>, boolean][])('%j: %s', (headers, lite) => {
    expect(look(headers).lite).toBe(lite);
  });
});

describe('/preference', () => {
  const ask = (query: string, origin = 'https://portal.example') => {
    const app = appWith({ origin });
    return app.route('/', preference).request(`/preference?${query}`, {}, { PORTAL_ORIGIN: origin });
  };

  it('keeps the language in an HttpOnly cookie for a year, and goes back', async () => {
    const response = await ask('lang=es&to=%2Fhelp');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/help');
    expect(response.headers.getSetCookie()).toEqual([
      '__Host-language=es; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it.each(['on', 'off'])('keeps Lite %s', async (lite) => {
    expect((await ask(`lite=${lite}&to=%2F`)).headers.getSetCookie()).toEqual([
      `__Host-lite=${lite}; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ]);
  });

  it('sets no Secure cookie on http', async () => {
    const [cookie] = (await ask('lang=es', 'http://localhost:8787')).headers.getSetCookie();
    expect(cookie).toBe('language=es; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax');
  });

  it.each(['lang=fr', 'lang=es%0d%0aset-cookie%3ax%3d1', 'lite=maybe', 'lang=', ''])(
    'keeps nothing for %j',
    async (query) => {
      const response = await ask(query);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(response.headers.get('location')).toBe('/');
    },
  );

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'evil.example',
    '/%09/evil.example',
    '\t//evil.example',
    '',
    '/preference?lang=es',
  ])('never redirects to another site: %j', async (to) => {
    const location = (await ask(`lang=es&to=${encodeURIComponent(to)}`)).headers.get('location') ?? '';
    expect(new URL(location, 'https://portal.example').origin).toBe('https://portal.example');
    expect(location).toMatch(/^\/(?![/\\])/);
  });
});
