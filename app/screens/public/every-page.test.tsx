import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { brands } from '#app/brand/by-host.ts';
import { languages } from '#app/copy/language.ts';
import { PreLoginView } from '#app/screens/session/pre-login/view.tsx';
import { HelpView } from '#app/screens/support/help/view.tsx';
import { PageLayout } from '#app/ui/page-layout.tsx';
import { elements, show, visitorPage, words } from '#app/ui/testing/show.tsx';
import { AboutUsView } from './about-us/view.tsx';
import { BestFitView } from './best-fit/view.tsx';
import { BuyAPhoneView } from './buy-a-phone/view.tsx';
import { ContactUsView } from './contact-us/view.tsx';
import { FeedbackView } from './feedback/view.tsx';
import { FeedbackThanksView } from './feedback-thanks/view.tsx';
import { GiveBackView } from './give-back/view.tsx';
import { InternationalServicesView } from './international-services/view.tsx';
import { SitemapView } from './sitemap/view.tsx';

const views: [string, ReactElement][] = [
  ['about us', <AboutUsView />],
  ['best fit', <BestFitView />],
  ['buy a phone', <BuyAPhoneView />],
  ['contact us', <ContactUsView />],
  ['feedback', <FeedbackView />],
  [
    'feedback, wrong',
    <FeedbackView again={{ error: { score: ['123'], email: ['456'] }, initialValue: { email: 'nobody' } }} />,
  ],
  ['feedback, thanks', <FeedbackThanksView />],
  ['give back', <GiveBackView />],
  ['international services', <InternationalServicesView />],
  ['sitemap', <SitemapView />],
  ['help', <HelpView />],
  ['pre-login', <PreLoginView />],
];
const pages = views.flatMap(([name, view]) =>
  brands.flatMap((brand) =>
    languages.map(
      (language) =>
        [
          name,
          brand.key,
          language,
          show(<PageLayout>{view}</PageLayout>, { ...visitorPage, brand, language }),
        ] as const,
    ),
  ),
);

describe.each(pages)('%s of %s in %s', (_name, _brand, _language, html) => {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);

  it('has one main heading, and no level left out below it', () => {
    const levels = [...main.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([]);
  });

  it('needs no script and no style of its own', () => {
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/i);
  });

  it('uses every id once, and points only at ids that are there', () => {
    expect(new Set(ids).size).toBe(ids.length);
    const pointers = [
      ...html.matchAll(/\s(?:for|aria-labelledby|aria-describedby)="([^"]*)"|href="#([^"]*)"/g),
    ].flatMap(([, list, target]) => (list ?? target ?? '').split(' '));
    expect(pointers.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('has one filled button at most', () => {
    expect(elements(main, '(?:a|button)').filter((element) => element.class === 'btn main').length).toBeLessThanOrEqual(
      1,
    );
  });

  it('leaves no gaps in its sentences', () => {
    expect(words(html)).not.toMatch(/undefined|NaN|null|\[object|\.\.|\s[.,]/);
  });
});

it.each(views)('%s has no English words left in Spanish', (_, view) => {
  const texts = (language: 'en' | 'es') =>
    show(view, { ...visitorPage, language })
      .split(/<[^>]*>/)
      .map((text) => text.trim())
      .filter((text) => /[a-z]{4}/i.test(text));
  const english = new Set(texts('en'));
  // Names stay as they are: of people, of the press, of the postal address; and the address of a mailbox.
  const { chiefExecutive, team, quotes, press, postalAddress } = visitorPage.brand.company;
  const names = [
    chiefExecutive,
    ...team.map(({ name }) => name),
    ...quotes.map(({ name }) => name),
    ...press.map(({ outlet }) => outlet),
    ...postalAddress,
    'Chat',
  ];
  expect(texts('es').filter((text) => english.has(text) && !names.includes(text) && !text.includes('@'))).toEqual([]);
});
