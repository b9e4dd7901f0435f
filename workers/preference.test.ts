import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { preference, preferencesOf } from './preference.ts';
import type { Bindings } from './variables.ts';

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

  it('that was chosen wins over the browser’s', () => {
    expect(look({ cookie: 'language=en', 'accept-language': 'es' }).language).toBe('en');
    expect(look({ cookie: 'lineside=abc; language=es; lite=on', 'accept-language': 'en' }).language).toBe('es');
  });

  it('in the URL wins over everything', () => {
    expect(look({ cookie: 'language=en', 'accept-language': 'en' }, '?lang=es').language).toBe('es');
    expect(look({ cookie: 'language=es', 'accept-language': 'es' }, '?x=1&lang=en').language).toBe('en');
  });

  it.each(['language=fr', 'language=', 'xlanguage=es', 'language=<script>', 'notes=language=es'])(
    'is not taken from a cookie such as %s',
    (cookie) => {
      expect(look({ cookie }).language).toBe('en');
    },
  );

  it('follows the browser when the URL names one that the portal lacks', () => {
    expect(look({ 'accept-language': 'es' }, '?lang=fr').language).toBe('es');
  });
});

describe('Lite (SHELL-27)', () => {
  it.each([
    [{}, false],
    [{ 'save-data': 'on' }, true],
    [{ 'save-data': 'ON' }, true],
    [{ 'save-data': 'off' }, false],
    [{ cookie: 'lite=on' }, true],
    [{ cookie: 'lite=off' }, false],
    [{ cookie: 'lite=off', 'save-data': 'on' }, false],
    [{ cookie: 'lite=maybe', 'save-data': 'on' }, true],
    [{ cookie: 'elite=on' }, false],
  ] as [Record<string, string>, boolean][])('%j: %s', (headers, lite) => {
    expect(look(headers).lite).toBe(lite);
  });
});

describe('/preference', () => {
  const ask = (query: string, origin = 'https://portal.example') => {
    const app = new Hono<Bindings>();
    app.use((c, next) => {
      c.set('origin', origin);
      return next();
    });
    return app.route('/', preference).request(`/preference?${query}`, {}, { PORTAL_ORIGIN: origin });
  };

  it('keeps the language in an HttpOnly cookie for a year, and goes back', async () => {
    const response = await ask('lang=es&to=%2Fhelp');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/help');
    expect(response.headers.getSetCookie()).toEqual([
      'language=es; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it.each(['on', 'off'])('keeps Lite %s', async (lite) => {
    expect((await ask(`lite=${lite}&to=%2F`)).headers.getSetCookie()).toEqual([
      `lite=${lite}; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax`,
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
