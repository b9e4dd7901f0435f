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

/** Classes of the rare styles that most visits need: forms, steps, notes, tags and several lines. */
const usual = ['.sheet', '.journey', '.field', '.note', '.tag', '.f2'];

/**
 * Returns the compression dictionary of all pages: the styles, and Home as it is for a person who does not exist, in
 * each language. No text in it has a name, a number or an amount (SHELL-48).
 */
export function pageDictionary(): string {
  const home = pageIn('en', <SampleHome />);
  const parts = new Set(languages.flatMap((language) => partsOf(pageIn(language))));
  const rare = rareStyles.filter(({ css }) => usual.some((name) => css.startsWith(name) || css.includes(`}${name}`)));
  return [
    ...[...parts].filter((part) => !home.includes(part)),
    home,
    ...rare.map(({ css }) => `<style>${css}</style>`),
    `<style>${printStyles}</style>`,
    `<style>${styles}${brandStyle(brands[0])}</style>`,
  ].join('');
}

/** Home with a line in service and one that is not. */
function SampleHome() {
  const suspended = lineCard({ occurrence: 2, state: 'suspended', plan: { change: no('fraud') } });
  return (
    <HomeView home={homeModel({ firstName: undefined, lines: [{ ...activeLine, name: undefined }, suspended] })} />
  );
}

/** Returns a page without its styles, and without texts that have a figure. */
function pageIn(language: Language, content?: ReactNode): string {
  const me = { status: 2, isPrimary: true, accountKnown: true };
  const html = renderToStaticMarkup(
    <PageContextProvider facts={{ ...samplePage, language, me }}>
      <Document title="" description="" error={false}>
        <PageLayout>{content}</PageLayout>
      </Document>
    </PageContextProvider>,
  );
  return html.replaceAll(/<style>.*?<\/style>/gs, '').replaceAll(/>[^<]*[\d$][^<]*</g, '><');
}

/** Returns the parts of a page, from each tag to the next one. */
const partsOf = (html: string): string[] => html.split(/(?=<)/);
