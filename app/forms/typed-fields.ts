import * as z from 'zod/mini';
import type { commonMessages } from '#app/copy/common.ts';
import { type DigitsKind, digitsOf, type DigitsProblem, digitsProblem } from '#rpc/domain/digits.ts';
import { typedEmail } from '#rpc/domain/intake/email.ts';
import { plainText } from '#rpc/domain/intake/text.ts';
import { refusedInText, type TextClass, textClasses } from '#rpc/domain/intake/text-class.ts';
import { tidyName } from '#rpc/domain/person-name.ts';
import { nameText, type NameWords, withCharacters } from './name-text.ts';

type Words = Record<Exclude<DigitsProblem, 'refused'>, string> & { refused?: string };

/** A number that people type by hand, in any usual spelling, with its messages in the page's language (INTAKE-4). */
export function digitsField(kind: DigitsKind, words: Words) {
  const read = (typed: string) => digitsOf(kind, typed);
  return z.pipe(z.string({ error: words.missing }), z.transform(read)).check(
    z.superRefine((digits, { addIssue }) => {
      const problem = digitsProblem(kind, digits);
      if (problem) addIssue(words[problem] ?? words.length);
    }),
  );
}

/** A person's first or last name with its messages in the page's language; it comes out tidy (NAME-4). */
export function nameField(words: NameWords) {
  return z.pipe(z.string({ error: words.missing }), z.transform(tidyName)).check(
    z.superRefine((tidy, { addIssue }) => {
      const problem = nameText(words, tidy);
      if (problem !== undefined) addIssue(problem);
    }),
  );
}

/** The messages about a text, in the page's language; `#` is replaced by the characters that it can't have. */
type TextWords = Pick<typeof commonMessages.en, 'tooLong' | 'characters' | 'and'>;

/** Plain text of a class, which may be empty (INTAKE-10). */
export function textField(kind: TextClass, { tooLong, characters, and }: TextWords, missing?: string) {
  const { most } = textClasses[kind];
  return z.pipe(z.string({ error: missing }), z.transform(plainText)).check(
    z.superRefine((text, { addIssue }) => {
      const refused = refusedInText(text);
      if (text === '' && missing !== undefined) addIssue(missing);
      else if (refused.length > 0) addIssue(withCharacters(characters, refused, and));
      else if ([...text].length > most) addIssue(tooLong);
    }),
  );
}

/** Optional plain text; without a visible character it is left out. @param rule the rule of a text that is there */
export function optionalText<T extends z.ZodMiniType<string, string>>(rule: T) {
  const typed = z.pipe(
    z.string(),
    z.transform((text) => plainText(text) || undefined),
  );
  return z.optional(z.pipe(typed, z.optional(rule)));
}

/** An email address in any usual spelling, with its message (INTAKE-6). */
export function emailField(wrong: string) {
  return z.pipe(
    z.string({ error: wrong }).check(z.refine((typed) => typedEmail(typed) !== undefined, wrong)),
    z.transform((typed) => typedEmail(typed) ?? ''),
  );
}
