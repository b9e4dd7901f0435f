import { plainText } from './intake/text.ts';

/** Length of a tidy name, in characters (NAME-2). */
export const nameLength = { least: 2, most: 32 } as const;

/** Problem of a tidy name (NAME-1 to NAME-3). */
export type NameProblem = 'missing' | 'too-short' | 'too-long' | 'characters' | 'no-letter';

/** Letters with their marks, digits, spaces and common punctuation (NAME-3). */
const permitted = /[\p{L}\p{M}\p{Nd} .,'\u2019\u2018\u00b4`"&()/!?:;#+\u00b7\u200c\u200d\u2013-]/u;

/**
 * Returns a name as the carrier stores it: plain text in capitals, with the hyphen of keyboards for those of documents
 * (NAME-4, INTAKE-1, INTAKE-2).
 */
export function tidyName(typed: string): string {
  // Applies NFC last, because upper-casing can decompose characters.
  return plainText(typed)
    .replace(/[\u2010-\u2012\u2014\u2015\u2212\ufe58\ufe63\uff0d]/g, '-')
    .toUpperCase()
    .normalize('NFC');
}

/** Returns the problem of a tidy name. Counts the capitals, which can be longer: "ß" becomes "SS" (NAME-4). */
export function nameProblem(name: string): NameProblem | undefined {
  if (name === '') return 'missing';
  if (![...name].every((character) => permitted.test(character))) return 'characters';
  if (!/[\p{L}\p{Nd}]/u.test(name)) return 'no-letter';
  const { length } = [...name];
  if (length < nameLength.least) return 'too-short';
  return length > nameLength.most ? 'too-long' : undefined;
}

/** Returns the characters that a tidy name can't have, each once and at most five (NAME-3). */
export function refusedCharacters(name: string): string[] {
  return [...new Set([...name].filter((character) => !permitted.test(character)))].slice(0, 5);
}
