import type { Language } from '#app/copy/language.ts';
import { onFirstUse } from '#contracts/on-first-use.ts';
import { isolated } from '#rpc/domain/isolated.ts';

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

/** Returns the name of a country by its code; the code itself if no country has it. */
export function countryByCode(code: string, language: Language): string {
  const names = language === 'es' ? spanish() : new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return (/^[A-Z]{2}$/.test(code) && names.of(code)) || code;
}

/** Returns the name of a country by its English name; in Spanish as far as it is in the list. */
export function countryNamed(name: string, language: Language): string {
  return countryName({ code: codes().get(name) ?? '', name }, language);
}

/** Returns the name of a country: in English the carrier's, else by its code. */
export function countryName({ code, name }: Country, language: Language): string {
  const spanishName = language === 'es' && /^[A-Z]{2}$/.test(code) ? spanish().of(code) : undefined;
  return spanishName ?? isolated(name);
}

/** The countries by their names, in the order of the page's language. */
export function countriesByName(countries: readonly Country[], language: Language): Country[] {
  return countries
    .map((country) => ({ code: country.code, name: countryName(country, language) }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
