/** The languages that every word of the portal exists in. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** One text file per language, all of one type: a missing text does not compile. */
export type ByLanguage<T> = Readonly<Record<Language, T>>;

/** Locales in which people in the United States write dates and times. */
export const locales: ByLanguage<string> = { en: 'en-US', es: 'es-US' };

/** Name of each language in that language. */
export const languageNames: ByLanguage<string> = { en: 'English', es: 'Español' };
