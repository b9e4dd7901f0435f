import { expect, test } from 'vitest';
import { ratesModel } from '#app/ui/testing/sample-services.ts';
import { elements, links, samplePage, show, words } from '#app/ui/testing/show.tsx';
import { RatesView } from './view.tsx';

const rates = (overrides: Parameters<typeof ratesModel>[0] = {}) => show(<RatesView rates={ratesModel(overrides)} />);

test('shows a form of countries, first Select Country, and the way back to the service (SERVICE-5, SERVICE-21)', () => {
  const html = rates({ country: undefined });
  expect(links(html)[0]).toBe('/services/international-roaming');
  expect(elements(html, 'form').map(({ method, action }) => [method, action])).toEqual([
    ['get', '/services/international-roaming/rates'],
  ]);
  expect(words(html)).toContain('Select Country Japan Portugal');
  expect(elements(rates(), 'option[selected]').map(({ value }) => value)).toEqual(['PT']);
  const unchosen = show(<RatesView rates={ratesModel({ country: undefined })} unchosen />);
  expect(words(unchosen)).toContain('Choose a country from the list.');
  // As every form that comes back, it begins with what is wrong (ERROR-19).
  expect(elements(unchosen, '.errors a')).toMatchObject([{ href: '#rates-country' }]);
});

test('shows roaming with units, calls with voice alone, and -- for a missing rate (SERVICE-23)', () => {
  expect(words(rates())).toContain('Portugal Data $5.00 per 100 MB Voice $0.25 per min SMS $0.05 per SMS');
  const bare = { code: 'PT', name: 'Portugal' };
  expect(words(rates({ country: bare }))).toContain('Portugal Data -- Voice -- SMS --');
  expect(words(rates({ dataUnit: undefined }))).toContain('Data -- Voice $0.25');
  expect(words(rates({ service: 'ILD', country: { ...bare, voice: 4 } }))).toContain(
    'Portugal Voice $0.04 per min You can call the colored countries.',
  );
});

test('shows a map with the covered countries, the chosen one marked (SERVICE-24)', () => {
  const strokes = (html: string) => elements(html, 'svg[role=img] path').map(({ stroke }) => stroke);
  expect(strokes(rates())).toEqual(['var(--line)', 'var(--brand)', 'var(--bad)']);
  expect(strokes(rates({ country: undefined }))).toEqual(['var(--line)', 'var(--brand)']);
});

test('shows that the list is missing (HTTP-19)', () => {
  const html = rates({ countries: undefined, country: undefined });
  expect(words(html)).toContain('We can’t show the rates right now.');
});

test('names the countries in the page’s language (COPY-3)', () => {
  expect(words(show(<RatesView rates={ratesModel()} />, { ...samplePage, language: 'es' }))).toContain('Japón');
});
