import { type Context, Hono } from 'hono';
import { brandFor } from '#app/brand/by-host.ts';
import { iconAddress, iconSizes, iconSvg } from '#app/brand/app-icon.ts';
import { languages } from '#app/copy/language.ts';
import { serviceWorker, serviceWorkerPolicy } from './push/service-worker.ts';
import { originOf } from './origin.ts';
import { speculationRules } from './prefetch/speculation-rules.ts';
import { isOffered } from '#app/offer.ts';
import { capabilitiesOf } from './capabilities.ts';
import type { Bindings } from './variables.ts';

/** The parts of the build's pages that the sitemap needs. */
export type Pages = Readonly<Record<string, { path?: string | undefined; module: { handle?: unknown } } | undefined>>;

/** Files for search engines, for a phone’s home screen and for prefetching; they differ by brand only. */
export function siteFiles(pages: Pages): Hono<Bindings> {
  const app = new Hono<Bindings>();
  const paths = publicPaths(pages);

  app.get('/robots.txt', (c) =>
    answer(
      c,
      'text/plain; charset=utf-8',
      `User-agent: *\nDisallow: /rpc/\nDisallow: /preference\nSitemap: ${originAt(c)}/sitemap.xml\n`,
    ),
  );
  app.get('/sitemap.xml', (c) => answer(c, 'application/xml; charset=utf-8', sitemap(originAt(c), offered(c, paths))));
  app.get('/prefetch.json', (c) => answer(c, 'application/speculationrules+json', JSON.stringify(speculationRules)));
  app.get('/icon.svg', (c) => answer(c, 'image/svg+xml; charset=utf-8', iconSvg(brandOf(c))));
  app.get('/manifest.webmanifest', (c) => {
    const brand = brandOf(c);
    const icons = [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...iconSizes.map((size) => ({
        src: iconAddress(brand, size),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    ];
    const manifest = {
      name: brand.longName,
      short_name: brand.shortName,
      start_url: '/',
      scope: '/',
      // Has no display mode `browser`, with which an iPhone gets no messages from its Home Screen (SETTINGS-11).
      display: 'standalone',
      background_color: '#fff',
      theme_color: brand.colors.brand[0],
      icons,
    };
    return answer(c, 'application/manifest+json', JSON.stringify(manifest));
  });
  app.get('/push.js', (c, next) => {
    if (!c.env.PUSH_KEY) return next();
    c.header('content-security-policy', serviceWorkerPolicy);
    return answer(c, 'text/javascript; charset=utf-8', serviceWorker(brandOf(c)));
  });
  return app;
}

/** Returns the paths of all pages with a public handle, in the order of the routes. */
export function publicPaths(pages: Pages): string[] {
  return Object.values(pages).flatMap((page) =>
    page?.path && (page.module.handle as { public?: true } | undefined)?.public ? [`/${page.path}`] : [],
  );
}

/** Lists each page once per language, with links to the other languages. */
function sitemap(origin: string, paths: readonly string[]): string {
  const link = (path: string, language: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" ` +
    `href="${origin}${path}${language === 'x-default' ? '' : `?lang=${language}`}"/>`;
  const urls = paths.flatMap((path) => {
    const links = [...languages, 'x-default'].map((language) => link(path, language)).join('');
    return languages.map((language) => `<url><loc>${origin}${path}?lang=${language}</loc>${links}</url>`);
  });
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ` +
    `xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
  );
}

const offered = (c: Context<Bindings>, paths: readonly string[]) =>
  paths.filter((path) => isOffered(capabilitiesOf(c.env), path));
const originAt = (c: Context<Bindings>) => originOf(c.req.raw, c.env);
const brandOf = (c: Context) => brandFor(new URL(c.req.url).host);

function answer(c: Context<Bindings>, type: string, body: string): Response {
  return c.body(body, 200, { 'content-type': type, 'cache-control': 'public, max-age=86400' });
}
