import { expect, test } from 'vitest';
import { countriesByName, countryName, countryNamed } from './country-name.ts';

test('SERVICE-27: a country is named in the language of the page, as far as its name is known', () => {
  expect(countryName({ code: 'DE', name: 'Germany' }, 'es')).toBe('Alemania');
  expect(countryName({ code: 'DE', name: 'Germany (fixed)' }, 'en')).toBe('Germany (fixed)');
  expect(countryName({ code: 'QX', name: 'At sea' }, 'es')).toBe('At sea');
  expect(countryName({ code: 'sea', name: 'At sea' }, 'es')).toBe('At sea');
});

test('SERVICE-27: a country that comes without a code is found by its English name', () => {
  expect(countryNamed('Germany', 'es')).toBe('Alemania');
  expect(countryNamed('Germany', 'en')).toBe('Germany');
  expect(countryNamed('At sea', 'es')).toBe('At sea');
});

test('SERVICE-21: countries are in the order of their names in the language of the page', () => {
  const countries = [
    { code: 'DE', name: 'Germany' },
    { code: 'FR', name: 'France' },
  ];
  const named = (language: 'en' | 'es') => countriesByName(countries, language).map(({ name }) => name);
  expect(named('en')).toEqual(['France', 'Germany']);
  expect(named('es')).toEqual(['Alemania', 'Francia']);
});
