import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { styles } from 'virtual:page-assets';
import { languages } from '#app/copy/language.ts';
import { textPaths } from '#app/copy/page-text.ts';
import { policyOf } from '#app/policy.ts';
import { problemPage } from '#app/screens/problem/problem-page.tsx';
import { NoAccountView } from '#app/screens/session/no-account/view.tsx';
import { PreLoginView } from '#app/screens/session/pre-login/view.tsx';
import { Document } from '#app/ui/document.tsx';
import { PageLayout } from '#app/ui/page-layout.tsx';
import { headerKind } from '#app/ui/header-kind.ts';
import { elements, samplePage, show, visitorPage, words } from '#app/ui/testing/show.tsx';
import { pageText } from '#app/screens/public/page-texts.ts';
import { StaticPage } from '#app/screens/public/testing/text-pages.tsx';
import type { Brand } from './brand.ts';
import { brands, brandFor } from './by-host.ts';
import { demo } from './testing/brands.ts';
import { iconAddress, iconSizes, iconSvg } from './app-icon.ts';
import { brandsFolder, readBrand } from '../../scripts/brand/read-brands.ts';
import { paletteOf } from '../../scripts/palette.ts';

/** A folder for one more brand. */
const { brand: third, company } = readBrand(`${brandsFolder}/testing`, 'ridge');

const everyone = [...brands, third];
const pages = [
  ['before sign-in', <PreLoginView />],
  ['help', <StaticPage path="help" company={company} />],
  ['terms', <StaticPage path="terms" company={company} />],
  ['privacy', <StaticPage path="privacy" company={company} />],
  ['no account', <NoAccountView />],
  ['not found', problemPage({ status: 404 }).view],
  ['sorry', problemPage({ status: 500 }).view],
] as const;

const page = (brand: Brand, view = pages[0][1], facts = visitorPage) =>
  show(
    <Document title="Page" description="About it" error={false} found={{ origin: 'https://portal.example' }}>
      <PageLayout>{view}</PageLayout>
    </Document>,
    { ...facts, brand },
  );

describe('a brand of one folder (SHELL-18, SHELL-19)', () => {
  it('is chosen by its host, and takes no host from the others', () => {
    expect(brandFor('ridge.localhost:8787', everyone)).toBe(third);
    expect(brandFor('temp1.localhost', everyone).key).toBe('TEMP1');
    expect(brandFor('ridge.localhost')).toBe(demo);
  });

  it('has its own policy, which fits the styles of its pages', async () => {
    const html = page(third);
    const inlined = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    expect(inlined.startsWith(styles)).toBe(true);
    expect(paletteOf(third.colors)).toMatch(
      /\{--brand:#7a1f5c;.*\(prefers-color-scheme:dark\)\{:root\{--brand:#f0a8d8;/,
    );
    const hash = `'sha256-${createHash('sha256').update(inlined).digest('base64')}'`;
    expect(await policyOf(html, { brand: third, origin: '', formTargets: [] })).toContain(`style-src ${hash} `);
    expect(await policyOf(html, { brand: demo, origin: '', formTargets: [] })).not.toContain(hash);
  });

  it('decides who sees the full navigation', () => {
    const me = { accountKnown: true, status: 3 };
    expect(headerKind({ brand: third, path: '/home', me })).toBe('support');
    expect(headerKind({ brand: demo, path: '/home', me })).toBe('full');
  });

  it('has its logo in the header and in its icon (SHELL-43)', () => {
    const shapes = '<path d="M4 24 12 9l5 8 3-4 8 11z" fill="currentColor" stroke="none"/>';
    expect(page(third)).toContain(`viewBox="0 0 32 32" aria-hidden="true">${shapes}</svg>`);
    expect(iconSvg(third)).toContain(`viewBox="0 0 32 32" color="#ffffff"`);
    expect(iconSvg(third)).toContain(`>${shapes}</svg></svg>`);
    expect(page(demo)).not.toContain(shapes);
  });

  it('has its name in header, footer, title and head', () => {
    const html = page(third);
    const [header = ''] = /<header[\s\S]*?<\/header>/.exec(html) ?? [];
    const [footer = ''] = /<footer[\s\S]*?<\/footer>/.exec(html) ?? [];
    expect(words(header)).toMatch(/^Skip to main content Ridge /);
    expect(words(footer)).toContain('Ridge Cellular LLC');
    expect(html).toContain('<title>Page – Ridge Cellular</title>');
    expect(elements(html, 'meta')).toContainEqual({ property: 'og:site_name', content: 'Ridge Cellular' });
  });

  it.each(languages.flatMap((language) => pages.map(([name, view]) => [name, language, view] as const)))(
    'leaves nothing of another brand on the page “%s” in %s (SHELL-19)',
    (_, language, view) => {
      for (const facts of [visitorPage, samplePage]) {
        const html = page(third, view, { ...facts, language }).replace(/<style>[\s\S]*?<\/style>/, '');
        expect(html).not.toMatch(/lineside|harbor|427\.8686|4278686|555\.0142/i);
        const out = elements(html, 'a')
          .map(({ href = '' }) => href)
          .filter((href) => href.startsWith('https:'));
        expect(out.filter((href) => !new URL(href).hostname.endsWith('.ridge.example'))).toEqual([]);
      }
    },
  );
});

describe('hours (SHELL-19)', () => {
  const ofOthers = /\b9 ?(AM|a\.m\.|:00)|24\/7|24 horas|cualquier hora|Eastern|hora del Este/i;

  it.each(languages)(
    'Support of another brand has its hours in no page text in %s, nor on the page before sign-in',
    (language) => {
      const texts = textPaths.map((path) => JSON.stringify(pageText(path, language, third, company)));
      expect(texts.filter((text) => ofOthers.test(text))).toEqual([]);
      for (const [, view] of pages)
        expect(words(page(third, view, { ...visitorPage, language }))).not.toMatch(ofOthers);
    },
  );

  it.each([
    ['en', 'before sign-in', 'Chat with us 6AM to 11PM Mountain time'],
    ['es', 'before sign-in', 'Llamar al 1.800.555.0177 de 7 a.m. a 11 p.m., hora de la Montaña'],
    ['en', 'help', 'Chat with us 6AM to 11PM Mountain time'],
    ['es', 'help', 'Llámenos De 7 a.m. a 11 p.m., hora de la Montaña'],
    ['en', 'terms', ', 7AM to 11PM Mountain time, write to'],
    ['es', 'terms', ', de 7 a.m. a 11 p.m., hora de la Montaña, escriba'],
  ] as const)('are the brand’s own in %s: %s', (language, name, text) => {
    const [, view] = pages.find(([one]) => one === name) ?? pages[0];
    expect(words(page(third, view, { ...visitorPage, language }))).toContain(text);
  });
});

it("no file besides those of the brands has a brand's name or number", () => {
  const root = new URL('../..', import.meta.url).pathname;
  const named = brands.flatMap(({ longName, supportNumber, careNumber }) => [longName, supportNumber, careNumber]);
  const files = globSync(['app/**/*.{ts,tsx}', 'rpc/**/*.ts', 'workers/**/*.ts'], { cwd: root }).filter(
    (file) => !/^app\/brand\/|\.test\.tsx?$|\/testing\//.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => named.some((name) => readFileSync(root + file, 'utf8').includes(name)))).toEqual([]);
});

it.each(brands.flatMap((brand) => iconSizes.map((size) => iconAddress(brand, size))))('has drawn %s', (icon) => {
  expect(existsSync(new URL(`../../public${icon}`, import.meta.url).pathname)).toBe(true);
});
