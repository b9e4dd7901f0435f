import type { ReactNode } from 'react';
import { printStyles, rareStyles, styles } from 'virtual:page-assets';
import { renderToStaticMarkup } from 'react-dom/server';
import { brandStyle } from './brand/brand-style.ts';
import { brands } from './brand/by-host.ts';
import { type Language, languages } from './copy/language.ts';
import { HomeView } from './screens/home/home/view.tsx';
import { Document } from './ui/document.tsx';
import { PageContextProvider } from './ui/page-context.tsx';
import { PageLayout } from './ui/page-layout.tsx';
import { activeLine, homeModel, lineCard, no } from './ui/testing/sample.ts';
import { samplePage } from './ui/testing/show.tsx';

/** Styles of pages that few people open in a visit. */
const seldom = ['.slides', '.done-panel', '.track ', '.drop'];

/**
 * Returns the compression dictionary of all pages: the styles, and Home as it is for a person who does not exist, in
 * each language. No text in it has a name, a number or an amount (SHELL-48).
 */
export function pageDictionary(): string {
  const parts = new Set<string>();
  for (const part of partsOf(pageIn('en', <SampleHome />))) parts.add(part);
  for (const language of languages) for (const part of partsOf(pageIn(language))) parts.add(part);
  const rare = rareStyles
    .filter(({ css }) => !seldom.some((name) => css.includes(name)))
    .map(({ css }) => `<style>${css}</style>`);
  const [brand, ...others] = brands.map(brandStyle);
  return [...parts, ...others, ...rare, `<style>${printStyles}</style>`, `<style>${styles}${brand}</style>`].join('');
}

/** Home with a line in service and one that is not. */
function SampleHome() {
  const suspended = lineCard({ occurrence: 2, state: 'suspended', plan: { change: no('fraud') } });
  return (
    <HomeView home={homeModel({ firstName: undefined, lines: [{ ...activeLine, name: undefined }, suspended] })} />
  );
}

function pageIn(language: Language, content?: ReactNode): string {
  const me = { status: 2, isPrimary: true, accountKnown: true };
  const html = renderToStaticMarkup(
    <PageContextProvider facts={{ ...samplePage, language, me }}>
      <Document title="" description="" error={false}>
        <PageLayout>{content}</PageLayout>
      </Document>
    </PageContextProvider>,
  );
  return html.replaceAll(/<style>.*?<\/style>/gs, '');
}

/** Returns the elements of a page, from each tag to the next one; texts with a figure are left out. */
function partsOf(html: string): string[] {
  const withoutFigures = html.replaceAll(/>[^<]*[\d$][^<]*</g, '><');
  return withoutFigures.split(
    /(?=<(?:a|article|button|dl|div|footer|form|h1|h2|header|li|main|nav|p|section|span|svg)\b)/,
  );
}
