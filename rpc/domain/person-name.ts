import * as z from 'zod';

/** The length of a tidy name, in characters (NAME-2). */
export const nameLength = { least: 2, most: 32 } as const;

/** What may be wrong with a tidy name (NAME-1 to NAME-3). */
export type NameProblem = 'missing' | 'too-short' | 'too-long' | 'characters';

/** Letters with their marks, digits, spaces and common punctuation; at least one letter or digit (NAME-3). */
const permitted = /^(?=.*[\p{L}\p{Nd}])[\p{L}\p{M}\p{Nd} .,'\u2019\u2018\u00b4`"&()/!?:;#+\u2013-]*$/u;

/** A name as the carrier stores it: NFC, trimmed, spaces collapsed, in capitals (NAME-4). */
export function tidyName(typed: string): string {
  // Upper-casing can decompose characters, so NFC comes last.
  return typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toUpperCase().normalize('NFC');
}

/** What is wrong with a tidy name. Counted in capitals, which can be longer: "ß" becomes "SS" (NAME-4). */
export function nameProblem(name: string): NameProblem | undefined {
  if (name === '') return 'missing';
  if (!permitted.test(name)) return 'characters';
  const { length } = [...name];
  if (length < nameLength.least) return 'too-short';
  return length > nameLength.most ? 'too-long' : undefined;
}

/** A name from outside; it comes out tidy. */
export const TidyName = z
  .string()
  .transform(tidyName)
  .refine((name) => nameProblem(name) === undefined, 'This is not a name.');
