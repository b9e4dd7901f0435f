import { expect, test } from 'vitest';
import { known, unread } from '#app/ui/testing/read.ts';
import { portugal, serviceModel } from '#app/ui/testing/sample-services.ts';
import { elements, links, samplePage, show, words } from '#app/ui/testing/show.tsx';
import { page, textOf } from './testing/page.tsx';
import { ServiceView } from './view.tsx';

const list = (choosing: 'first' | 'again', model: Parameters<typeof serviceModel>[0] = {}) =>
  show(<ServiceView model={serviceModel(model)} choosing={choosing} />);

test('View Rates opens a list of countries, first Select Country, whose words are the values (SERVICE-21)', () => {
  expect(links(page())).toContain('/services/international-roaming?rates');
  expect(links(page({ service: 'ILD' }))).toContain('/services/international-calling?rates');
  expect(textOf({ service: 'DR' })).not.toContain('View Rates');
  const html = list('first');
  expect(links(html)[0]).toBe('/services/international-roaming');
  expect(elements(html, 'form').map(({ method, action }) => [method, action])).toEqual([
    ['get', '/services/international-roaming'],
  ]);
  expect(words(html)).toContain('Select Country Japan Portugal View Rates');
  // As every form that comes back, it begins with what is wrong (ERROR-19).
  expect(words(list('again'))).toContain('Choose a country from the list.');
  expect(elements(list('again'), '.errors a')).toMatchObject([{ href: '#rates-country' }]);
});

test('leads to the brand’s countries in one press, where they have the service (SERVICE-21)', () => {
  const mexico = { code: 'MX', name: 'Mexico' };
  const countries = known([portugal, mexico]);
  expect(links(page({ countries }))).toContain('/services/international-roaming?country=MX');
  expect(links(page({ countries })).filter((link) => link.includes('country='))).toHaveLength(1);
});

test('shows roaming with units, calls with voice alone, and -- for a missing rate (SERVICE-23)', () => {
  const bare = { code: 'PT', name: 'Portugal' };
  expect(textOf({ country: portugal })).toContain('Data $5.00 per 100 MB Voice $0.25 per min SMS $0.05 per SMS');
  expect(textOf({ country: bare })).toContain('Portugal Data -- Voice -- SMS --');
  expect(textOf({ country: portugal, dataUnit: undefined })).toContain('Data -- Voice $0.25');
  expect(textOf({ service: 'ILD', country: { ...bare, voice: 4 } })).toContain('Portugal Voice $0.04 per min Line');
});

test('shows a map of the covered countries, the chosen one with a ring (SERVICE-24)', () => {
  const marks = (country?: typeof portugal | { code: string; name: string }) =>
    elements(page({ country }), '.world .here').length;
  expect(marks()).toBe(0);
  expect(marks(portugal)).toBe(2);
  // Larger than a ring.
  expect(marks({ code: 'RU', name: 'Russia' })).toBe(1);
  expect(textOf({ country: { code: 'GI', name: 'Gibraltar' } })).toContain(
    'Gibraltar is too small to be marked on this map.',
  );
  const lite = show(<ServiceView model={serviceModel({ country: portugal })} />, { ...samplePage, lite: true });
  expect(elements(lite, '.world')).toEqual([]);
  expect(words(lite)).toContain('$0.25 per min');
});

test('shows that the list is missing (HTTP-19)', () => {
  expect(textOf({ countries: unread })).toContain('We can’t show the rates right now.');
  expect(elements(list('first', { countries: unread }), 'select')).toEqual([]);
});

test('names the countries in the page’s language (COPY-3)', () => {
  expect(
    words(show(<ServiceView model={serviceModel()} choosing="first" />, { ...samplePage, language: 'es' })),
  ).toContain('Japón');
});
