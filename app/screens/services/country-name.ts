import type { Language } from '#app/copy/language.ts';
import { onFirstUse } from '#contracts/on-first-use.ts';
import { isolated } from '#rpc/domain/isolated.ts';

export interface Country {
  code: string;
  name: string;
}

const spanish = onFirstUse(() => new Intl.DisplayNames('es', { type: 'region', fallback: 'none' }));

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Returns the codes of all countries by their English names. */
const codes = onFirstUse(() => {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map(pairs.map((code) => [english.of(code), code]));
});

/** Returns the name of a country by its English name; in Spanish as far as it is in the list. */
export function countryNamed(name: string, language: Language): string {
  return countryName({ code: codes().get(name) ?? '', name }, language);
}

const spanishName = (code: string) => (/^[A-Z]{2}$/.test(code) ? spanish().of(code) : undefined);

/** Returns the name of a country: in English the carrier's, else by its code. */
export function countryName({ code, name }: Country, language: Language): string {
  return (language === 'es' ? spanishName(code) : undefined) ?? isolated(name);
}

/** The countries by their names, in the order of the page's language. */
export function countriesByName(countries: readonly Country[], language: Language): Country[] {
  return countries
    .map((country) => ({ code: country.code, name: countryName(country, language) }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .trim()
    .toLowerCase();

/** Returns the country of a name in either language, or of a code; case and accents do not count. */
export function countryIn<T extends Country>(countries: readonly T[], name: string): T | undefined {
  const text = fold(name);
  const names = ({ code, name: english }: Country) => [english, spanishName(code), code];
  return countries.find((country) => names(country).some((known) => known !== undefined && fold(known) === text));
}
