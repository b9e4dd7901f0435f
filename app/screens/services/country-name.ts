import type { Language } from '#app/copy/language.ts';
import { onFirstUse } from '#contracts/on-first-use.ts';

interface Country {
  code: string;
  name: string;
}

const spanish = onFirstUse(() => new Intl.DisplayNames('es', { type: 'region', fallback: 'none' }));

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The codes of all countries by their English names. */
const codes = onFirstUse(() => {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map(pairs.map((code) => [english.of(code), code]));
});

/** What a country is called of which the carrier tells the English name alone; in Spanish as far as it is known. */
export function countryNamed(name: string, language: Language): string {
  return countryName({ code: codes().get(name) ?? '', name }, language);
}

/** What a country is called: in English as the carrier has it, else by its code. */
export function countryName({ code, name }: Country, language: Language): string {
  if (language === 'en' || !/^[A-Z]{2}$/.test(code)) return name;
  return spanish().of(code) ?? name;
}

/** The countries by their names, in the order of the page's language. */
export function countriesByName(countries: readonly Country[], language: Language): Country[] {
  return countries
    .map((country) => ({ code: country.code, name: countryName(country, language) }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
