import { describe, expect, it, test } from 'vitest';
import { brands } from '#app/brand/by-host.ts';
import { type Pages, publicPaths, siteFiles } from './site-files.ts';

const pages: Pages = {
  root: { path: '', module: {} },
  home: { path: 'home', module: { handle: { title: 'Home' } } },
  line: { path: 'add-data/:line', module: { handle: { title: 'Add data' } } },
  plans: { path: 'cell-phone-plans', module: { handle: { title: 'Plans', public: true } } },
  labels: { path: 'cell-phone-plans/labels.json', module: {} },
  about: { path: 'about-us', module: { handle: { title: 'About us', public: true } } },
};

const env = { PORTAL_ORIGIN: 'http://localhost:8787', OTHER_ORIGINS: 'http://temp1.localhost:8787' };
const get = (path: string, host = 'localhost:8787') => siteFiles(pages).request(`http://${host}${path}`, {}, env);

describe('the sitemap', () => {
  it('has the pages with a public handle (PUBLIC-29)', () => {
    expect(publicPaths(pages)).toEqual(['/cell-phone-plans', '/about-us']);
  });

  it('has each of them once per language, with the URLs of the brand’s host (PUBLIC-29)', async () => {
    const response = await get('/sitemap.xml', 'temp1.localhost:8787');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await response.text();
    const at = 'http://temp1.localhost:8787';
    expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      `${at}/cell-phone-plans?lang=en`,
      `${at}/cell-phone-plans?lang=es`,
      `${at}/about-us?lang=en`,
      `${at}/about-us?lang=es`,
    ]);
    expect(xml).toContain(
      `<xhtml:link rel="alternate" hreflang="es" href="${at}/about-us?lang=es"/><xhtml:link rel="alternate" ` +
        `hreflang="x-default" href="${at}/about-us"/>`,
    );
  });
});

test('an unknown host gets the URLs of the portal', async () => {
  expect(await (await get('/sitemap.xml', 'evil.example')).text()).not.toContain('evil.example');
});

test('robots.txt names the sitemap', async () => {
  const text = await (await get('/robots.txt')).text();
  expect(text).toContain('User-agent: *\n');
  expect(text).toContain('Sitemap: http://localhost:8787/sitemap.xml\n');
  expect(text).not.toContain('Disallow: /\n');
});

describe.each(brands)('$key', (brand) => {
  const host = brand.hosts[0] as string;

  it('has its own manifest', async () => {
    const response = await get('/manifest.webmanifest', host);
    expect(response.headers.get('content-type')).toBe('application/manifest+json');
    expect(await response.json()).toMatchObject({
      name: brand.longName,
      short_name: brand.shortName,
      start_url: '/',
      theme_color: brand.colors.brand[0],
    });
  });

  it('can be put on a home screen, as iPhones want; its icon may be cut to a circle (SETTINGS-11)', async () => {
    const manifest = await (await get('/manifest.webmanifest', host)).json();
    expect(manifest).toMatchObject({ display: 'standalone', background_color: '#fff' });
    const at = `/icon/${brand.key.toLowerCase()}`;
    const png = { type: 'image/png', purpose: 'any maskable' };
    expect((manifest as { icons: object[] }).icons).toEqual([
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: `${at}-180.png`, sizes: '180x180', ...png },
      { src: `${at}-192.png`, sizes: '192x192', ...png },
      { src: `${at}-512.png`, sizes: '512x512', ...png },
    ]);
  });

  it.each(['/robots.txt', '/sitemap.xml', '/icon.svg', '/manifest.webmanifest'])(
    'has its %s kept for a day',
    async (path) => {
      expect((await get(path, host)).headers.get('cache-control')).toBe('public, max-age=86400');
    },
  );

  it('has an icon in its colors', async () => {
    const response = await get('/icon.svg', host);
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(await response.text()).toContain(`fill="${brand.colors.brand[0]}"`);
  });
});

describe('the service worker', () => {
  const withKey = { ...env, PUSH_KEY: 'any' };

  it('does not exist without a push key (SETTINGS-10)', async () => {
    expect((await get('/push.js')).status).toBe(404);
  });

  it.each(brands)('has for $key at most 1 KB, and its own icon (SETTINGS-11)', async (brand) => {
    const response = await siteFiles(pages).request(`http://${brand.hosts[0]}/push.js`, {}, withKey);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const script = await response.text();
    expect(script.length).toBeLessThanOrEqual(1_024);
    expect(script).toContain(`/icon/${brand.key.toLowerCase()}-192.png`);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; connect-src 'self';");
  });

  /** The service worker's own listeners, run with what a browser has. */
  async function started(globals: object): Promise<Record<string, (event: object) => void>> {
    const response = await siteFiles(pages).request(`http://${brands[0].hosts[0]}/push.js`, {}, withKey);
    const scope: Record<string, (event: object) => void> = {};
    const names = ['oninstall', 'onfetch', 'onpush', 'onnotificationclick'];
    const run = new Function('self', ...Object.keys(globals), `with(self){${await response.text()}}`);
    for (const name of names) scope[name] = () => undefined;
    run(scope, ...Object.values(globals));
    return scope;
  }

  const page = (own: object = {}) => ({ mode: 'navigate', method: 'GET', ...own });
  const kept = new Response('offline');
  const offline = () => Promise.reject(new TypeError('offline'));
  const keeping = (match: Response | undefined) => ({ match: async () => match });

  it('shows a message, and opens its page when it is pressed (SETTINGS-11)', async () => {
    const [shown, opened, ends]: [unknown[], string[], string[]] = [[], [], []];
    const { onpush, onnotificationclick } = await started({
      registration: { showNotification: (...said: unknown[]) => shown.push(said) },
      clients: { openWindow: (to: string) => opened.push(to) },
      caches: { open: offline },
    });
    const waitUntil = () => undefined;
    const message = { title: 'Your order is done', body: 'Open it.', to: '/activity/1', tag: 'topic' };
    onpush?.({ data: { json: () => message }, waitUntil });
    const own = { body: 'Open it.', tag: 'topic', data: '/activity/1', icon: '/icon/lineside-192.png' };
    expect([shown, opened]).toEqual([[['Your order is done', own]], []]);
    onnotificationclick?.({ notification: { data: '/activity/1', close: () => ends.push('closed') }, waitUntil });
    expect([opened, ends]).toEqual([['/activity/1'], ['closed']]);
  });

  it('keeps one file, fetched without cookies (SETTINGS-24)', async () => {
    const added: Request[] = [];
    const { oninstall } = await started({
      caches: { open: async () => ({ add: async (request: Request) => void added.push(request) }) },
      Request: class {
        readonly url: string;
        readonly init: object;
        constructor(url: string, init: object) {
          this.url = url;
          this.init = init;
        }
      },
    });
    let done: unknown;
    oninstall?.({ waitUntil: (one: unknown) => (done = one) });
    await done;
    expect(added).toEqual([{ url: '/text/offline.lineside.html', init: { credentials: 'omit', cache: 'reload' } }]);
  });

  it('shows it in place of a page that could not be opened, and of nothing else (SETTINGS-24)', async () => {
    const answerTo = async (request: object, globals: object) => {
      let answer: Promise<Response> | undefined;
      const { onfetch } = await started(globals);
      onfetch?.({ request, respondWith: (one: Promise<Response>) => (answer = one) });
      return answer;
    };
    const online = new Response('page');
    expect(await answerTo(page(), { fetch: async () => online, caches: keeping(kept) })).toBe(online);
    expect(await answerTo(page(), { fetch: offline, caches: keeping(kept) })).toBe(kept);
    await expect(answerTo(page(), { fetch: offline, caches: keeping(undefined) })).rejects.toThrow('offline');
    for (const other of [{ method: 'POST' }, { mode: 'no-cors' }, { mode: 'cors' }])
      expect(await answerTo(page(other), { fetch: offline, caches: keeping(kept) })).toBeUndefined();
  });
});
