import { expect, test } from 'vitest';
import { ratesModel } from '#app/ui/testing/sample-services.ts';
import { elements, links, samplePage, show, words } from '#app/ui/testing/show.tsx';
import { RatesView } from './view.tsx';

const rates = (own: Parameters<typeof ratesModel>[0] = {}) => show(<RatesView rates={ratesModel(own)} />);

test('SERVICE-5, SERVICE-21: a form of countries, first Select Country, and the way back to the service', () => {
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

test('SERVICE-23: roaming with units, calls with voice alone, and -- for what is missing', () => {
  expect(words(rates())).toContain('Portugal Data $5.00 per 100 MB Voice $0.25 per min SMS $0.05 per SMS');
  const bare = { code: 'PT', name: 'Portugal' };
  expect(words(rates({ country: bare }))).toContain('Portugal Data -- Voice -- SMS --');
  expect(words(rates({ dataUnit: undefined }))).toContain('Data -- Voice $0.25');
  expect(words(rates({ service: 'ILD', country: { ...bare, voice: 4 } }))).toContain(
    'Portugal Voice $0.04 per min You can call the colored countries.',
  );
});

test('SERVICE-24: a map with the covered countries, the chosen one marked', () => {
  const strokes = (html: string) => elements(html, 'svg[role=img] path').map(({ stroke }) => stroke);
  expect(strokes(rates())).toEqual(['var(--line)', 'var(--brand)', 'var(--bad)']);
  expect(strokes(rates({ country: undefined }))).toEqual(['var(--line)', 'var(--brand)']);
});

test('HTTP-19: a list that is not told says so', () => {
  const html = rates({ countries: undefined, country: undefined });
  expect(words(html)).toContain('We can’t show the rates right now.');
});

test('COPY-3: names the countries in the page’s language', () => {
  expect(words(show(<RatesView rates={ratesModel()} />, { ...samplePage, language: 'es' }))).toContain('Japón');
});
