import { expect, test } from 'vitest';
import { countriesByName, countryName, countryNamed } from './country-name.ts';

test('a country is named in the language of the page, as far as its name is known (SERVICE-27)', () => {
  expect(countryName({ code: 'DE', name: 'Germany' }, 'es')).toBe('Alemania');
  expect(countryName({ code: 'DE', name: 'Germany (fixed)' }, 'en')).toBe('Germany (fixed)');
  expect(countryName({ code: 'QX', name: 'At sea' }, 'es')).toBe('At sea');
  expect(countryName({ code: 'sea', name: 'At sea' }, 'es')).toBe('At sea');
});

test('a country that comes without a code is found by its English name (SERVICE-27)', () => {
  expect(countryNamed('Germany', 'es')).toBe('Alemania');
  expect(countryNamed('Germany', 'en')).toBe('Germany');
  expect(countryNamed('At sea', 'es')).toBe('At sea');
});

test('countries are in the order of their names in the language of the page (SERVICE-21)', () => {
  const countries = [
    { code: 'DE', name: 'Germany' },
    { code: 'FR', name: 'France' },
  ];
  const named = (language: 'en' | 'es') => countriesByName(countries, language).map(({ name }) => name);
  expect(named('en')).toEqual(['France', 'Germany']);
  expect(named('es')).toEqual(['Alemania', 'Francia']);
});
