import { expect, test } from 'vitest';
import { countriesByName, countryIn, countryName, countryNamed } from './country-name.ts';

test('names a country in the language of the page, as far as its name is in the list (SERVICE-27)', () => {
  expect(countryName({ code: 'DE', name: 'Germany' }, 'es')).toBe('Alemania');
  expect(countryName({ code: 'DE', name: 'Germany (fixed)' }, 'en')).toBe('Germany (fixed)');
  expect(countryName({ code: 'QX', name: 'At sea' }, 'es')).toBe('At sea');
  expect(countryName({ code: 'sea', name: 'At sea' }, 'es')).toBe('At sea');
});

test('finds a country without a code by its English name (SERVICE-27)', () => {
  expect(countryNamed('Germany', 'es')).toBe('Alemania');
  expect(countryNamed('Germany', 'en')).toBe('Germany');
  expect(countryNamed('At sea', 'es')).toBe('At sea');
});

test('sorts countries by their names in the language of the page (SERVICE-21)', () => {
  const countries = [
    { code: 'DE', name: 'Germany' },
    { code: 'FR', name: 'France' },
  ];
  const named = (language: 'en' | 'es') => countriesByName(countries, language).map(({ name }) => name);
  expect(named('en')).toEqual(['France', 'Germany']);
  expect(named('es')).toEqual(['Alemania', 'Francia']);
});

test('finds a country by its name in either language, or its code, without case and accents (SERVICE-22)', () => {
  const countries = [
    { code: 'DE', name: 'Germany' },
    { code: 'MX', name: 'Mexico' },
    { code: 'sea', name: 'At sea' },
  ];
  const codeOf = (name: string) => countryIn(countries, name)?.code;
  expect(['Germany', 'alemania', 'MX', 'MÉXICO', ' mexico', 'At sea'].map(codeOf)).toEqual([
    'DE',
    'DE',
    'MX',
    'MX',
    'MX',
    'sea',
  ]);
  expect(codeOf('Atlantis')).toBeUndefined();
});
