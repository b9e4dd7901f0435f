import type { ByLanguage, Language } from './language.ts';

/**
 * The words of a screen in each language, side by side. English says what there is and what is told to each sentence;
 * the compiler names what another language lacks (COPY-1).
 */
export function words<W>(sets: { en: W } & Readonly<Record<Exclude<Language, 'en'>, NoInfer<W>>>): ByLanguage<W> {
  return sets;
}
