import { expect, it } from 'vitest';
import { languages } from '#app/copy/language.ts';
import { PreLoginView } from '#app/screens/session/pre-login/view.tsx';
import { elements, samplePage, show, visitorPage, words } from '#app/ui/testing/show.tsx';
import { BestFitPage, StaticPage } from './testing/text-pages.tsx';

const pages = [
  ['best fit', <BestFitPage />, ['15GB', '10GB', '5GB', '2GB', '$20', '$300', '75%', '90%', '6']],
  ['give back', <StaticPage path="giveback" />, ['10%']],
  ['international services', <StaticPage path="international_services" />, ['135', '180', '30', '15']],
  ['buy a phone', <StaticPage path="buy_a_phone" />, ['*#06#', '15', '3']],
  ['pre-login', <PreLoginView />, ['$20', '$300', '135']],
] as const;

it.each(
  pages.flatMap(([name, view, figures]) => languages.map((language) => [name, language, view, figures] as const)),
)('%s in %s has the figures that are claimed (PUBLIC-2)', (_name, language, view, figures) => {
  const text = words(show(view, { ...visitorPage, language }));
  expect(figures.filter((figure) => !text.includes(figure))).toEqual([]);
});

it.each([
  ['en', 'only if you add data or turn on automatic top-up', 'a smaller plan with your next billing cycle'],
  ['es', 'solo le cobramos más si agrega datos o activa la recarga automática', 'más chico con su próximo ciclo'],
] as const)('names in %s the day of a higher charge, and the day of a smaller plan', (language, charged, begins) => {
  const text = words(show(<BestFitPage />, { ...visitorPage, language }));
  expect(text).toContain(charged);
  expect(text).toContain(begins);
});

it('international services has its headings and the terms of calling, to the letter (PUBLIC-18, PUBLIC-25)', () => {
  const text = words(show(<StaticPage path="international_services" />, visitorPage));
  for (const claimText of [
    'Roaming Perks Without the Daily Fees!',
    'Call the World from the U.S. & Pay-As-You-Go',
    'billed in one-minute increments',
    'expires 180 days after you last used it',
    'expires 30 days after the suspension',
    'up to 15 unique destination numbers in each cycle',
    'expires 30 days after it was funded or renewed',
  ])
    expect(text).toContain(claimText);
});

it.each([
  ['a visitor', visitorPage, '/login?to=/services'],
  ['a customer', samplePage, '/services'],
  ['a customer whose carrier has no Services', { ...samplePage, nav: { services: false } }, undefined],
])('leads %s from International Services to the place to turn it on', (_, facts, to) => {
  expect(
    elements(show(<StaticPage path="international_services" />, facts), 'a').find((link) => link.class === 'btn main')
      ?.href,
  ).toBe(to);
});

it('buying a phone leads to the external shop, one’s own phone to the IMEI check (PUBLIC-19)', () => {
  const links = elements(show(<StaticPage path="buy_a_phone" />, visitorPage), 'a');
  expect(links.find(({ href }) => href === visitorPage.brand.external.shop)).toMatchObject({
    target: '_blank',
    rel: 'noopener noreferrer',
  });
  expect(links.map(({ href }) => href)).toContain('/imei-compatibility-check');
});

it('links to existing sections of the terms', async () => {
  const terms = show(<StaticPage path="terms" />, visitorPage);
  const targets = [
    <StaticPage key={1} path="giveback" />,
    <StaticPage key={2} path="international_services" />,
  ].flatMap((view) =>
    elements(show(view, visitorPage), 'a').flatMap(({ href = '' }) => href.split('/terms#')[1] ?? []),
  );
  expect(targets).toEqual(['give-back', 'ild']);
  for (const id of targets) expect(terms).toContain(`id="${id}"`);
});
