import { describe, expect, it } from 'vitest';
import { Document } from './document.tsx';
import { elements, show, visitorPage } from './testing/show.tsx';

const found = { origin: 'https://portal.example' };
const page = (more: object, facts = {}) =>
  show(
    <Document title="Plans" description="All plans." error={false} {...more}>
      Text
    </Document>,
    { ...visitorPage, path: '/cell-phone-plans', ...facts },
  );
const metas = (html: string) =>
  Object.fromEntries(elements(html, 'meta').map(({ name, property, content }) => [name ?? property, content]));
const links = (html: string, rel: string) => elements(html, 'link').filter((link) => link.rel === rel);

describe('a public page', () => {
  const html = page({ found }, { language: 'es' });

  it('has its description, for search engines and for those who share it', () => {
    expect(metas(html)).toMatchObject({
      description: 'All plans.',
      'og:description': 'All plans.',
      'og:title': 'Plans – Lineside Mobile',
      'og:site_name': 'Lineside Mobile',
      'og:type': 'website',
      'og:url': 'https://portal.example/cell-phone-plans?lang=es',
      'og:image': 'https://portal.example/icon/lineside-512.png',
    });
    expect(metas(html).robots).toBeUndefined();
  });

  it('has one address per language, and one that follows the browser’s language', () => {
    expect(links(html, 'canonical').map(({ href }) => href)).toEqual([
      'https://portal.example/cell-phone-plans?lang=es',
    ]);
    expect(links(html, 'alternate').map(({ hrefLang, href }) => [hrefLang, href])).toEqual([
      ['en', 'https://portal.example/cell-phone-plans?lang=en'],
      ['es', 'https://portal.example/cell-phone-plans?lang=es'],
      ['x-default', 'https://portal.example/cell-phone-plans'],
    ]);
  });
});

it('every other page stays out of search engines (SHELL-16)', () => {
  const html = page({});
  expect(metas(html).robots).toBe('noindex');
  expect(links(html, 'canonical')).toEqual([]);
  expect(html).not.toContain('og:');
});

it('every page has an icon of its brand and a manifest', () => {
  const html = page({});
  expect(links(html, 'icon').map(({ href }) => href)).toEqual(['/icon.svg']);
  expect(links(html, 'apple-touch-icon').map(({ href }) => href)).toEqual(['/icon/lineside-180.png']);
  expect(links(html, 'manifest').map(({ href }) => href)).toEqual(['/manifest.webmanifest']);
});
