/** Length of a tidy name, in characters (NAME-2). */
export const nameLength = { least: 2, most: 32 } as const;

/** Problem of a tidy name (NAME-1 to NAME-3). */
export type NameProblem = 'missing' | 'too-short' | 'too-long' | 'characters' | 'no-letter';

/** Letters with their marks, digits, spaces and common punctuation (NAME-3). */
const permitted = /[\p{L}\p{M}\p{Nd} .,'\u2019\u2018\u00b4`"&()/!?:;#+\u2013-]/u;

/** Returns a name as the carrier stores it: NFC, trimmed, spaces collapsed, in capitals (NAME-4). */
export function tidyName(typed: string): string {
  // Upper-casing can decompose characters, so NFC comes last.
  return typed.normalize('NFC').replace(/\s+/g, ' ').trim().toUpperCase().normalize('NFC');
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

/** Returns true for a character that a name can't have, unless it is invisible. */
function isRefusedAndVisible(character: string): boolean {
  return !permitted.test(character) && !/[\p{C}\p{Z}]/u.test(character);
}

/** Returns the characters that a name can't have, each once and at most five, without invisible ones (NAME-3). */
export function refusedCharacters(name: string): string[] {
  const characters = [...name].filter(isRefusedAndVisible);
  return [...new Set(characters)].slice(0, 5);
}
