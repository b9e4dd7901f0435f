import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { brands } from '#app/brand/by-host.ts';
import { languages } from '#app/copy/language.ts';
import { elements, render, samplePage, words } from '#app/ui/testing/show.tsx';
import { sharedParts } from './parts.ts';
import { loader } from './route.tsx';
import { PartsView } from './view.tsx';

/** What is not a part of a page: whole pages, what parts stand on, what a header is made of, and what is only heard. */
const apart = [
  'document',
  'journey-end',
  'other-end',
  'earlier-order',
  'send-again',
  'known',
  'plain-list',
  'seo-meta',
  'page-layout',
  'header-links',
  'header-menu',
  'tab-bar',
  'page-context',
  'drawing',
  'unplugged',
  'wide-page',
  'field-notes',
];

/** What stands in the file of another part. */
const within = ['call-text', 'error-summary', 'external-link', 'needs-care', 'next-step', 'price', 'request-reference'];

it('shows every part', () => {
  const files = globSync('*.tsx', { cwd: new URL('../../../ui/', import.meta.url).pathname }).filter(
    (file) => !file.endsWith('.test.tsx'),
  );
  expect(Object.keys(sharedParts).sort()).toEqual(
    [...files.map((file) => basename(file, '.tsx')), ...within].filter((name) => !apart.includes(name)).sort(),
  );
});

it.each(languages.flatMap((language) => brands.map((brand) => [brand.key, language, brand] as const)))(
  'uses every id once (%s, %s)',
  (_, language, brand) => {
    const html = render(<PartsView />, { ...samplePage, language, brand });
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  },
);

it.each(languages)('leaves no gaps in its sentences (%s)', (language) => {
  const said = words(render(<PartsView />, { ...samplePage, language }));
  expect(said.match(/.{30}(undefined|NaN|\[object|\s[.,]\s)/g) ?? []).toEqual([]);
});

it('can show one part alone', () => {
  const html = render(<PartsView only="tag" />);
  expect(elements(html, 'section')).toEqual([{ class: 'stack', 'data-part': 'tag' }]);
});

it.each([
  ['all parts', '/ui', undefined],
  ['one part', '/ui?part=tag', undefined],
  ['no such part', '/ui?part=nothing', 404],
  ['what every object has', '/ui?part=constructor', 404],
])('%s: %s', (_, path, status) => {
  const ask = () =>
    loader({
      request: new Request(`https://portal.example${path}`),
      params: {},
    } as unknown as Parameters<typeof loader>[0]);
  if (status === undefined) return expect(ask()).toEqual({ only: path.split('=')[1] });
  expect(ask).toThrow(expect.objectContaining({ status }));
});
