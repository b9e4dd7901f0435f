import * as z from 'zod/mini';
import type { commonMessages } from '#app/copy/common.ts';
import { type DigitsKind, digitsOf, type DigitsProblem, digitsProblem } from '#rpc/domain/digits.ts';
import { typedEmail } from '#rpc/domain/intake/email.ts';
import { plainCode, plainText } from '#rpc/domain/intake/text.ts';
import { refusedInText, type TextClass, textClasses } from '#rpc/domain/intake/text-class.ts';
import { tidyName } from '#rpc/domain/person-name.ts';
import { fieldOf } from './field-kind.ts';
import { nameText, type NameWords, withCharacters } from './name-text.ts';

type Words = Record<Exclude<DigitsProblem, 'refused'>, string> & { refused?: string };

/** A number that people type by hand, in any usual spelling, with its messages in the page's language (INTAKE-4). */
export function digitsField(kind: DigitsKind, words: Words) {
  const digitsIn = (typed: string) => digitsOf(kind, typed);
  return z.pipe(fieldOf(kind, words.missing), z.transform(digitsIn)).check(
    z.superRefine((digits, { addIssue }) => {
      const problem = digitsProblem(kind, digits);
      if (problem) addIssue(words[problem] ?? words.length);
    }),
  );
}

/** A person's first or last name with its messages in the page's language; it comes out tidy (NAME-4). */
export function nameField(words: NameWords) {
  return z.pipe(fieldOf('name', words.missing), z.transform(tidyName)).check(
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
  return z.pipe(fieldOf(kind, missing), z.transform(plainText)).check(
    z.superRefine((text, { addIssue }) => {
      const unfit = refusedInText(text);
      if (text === '' && missing !== undefined) addIssue(missing);
      else if (unfit.length > 0) addIssue(withCharacters(characters, unfit, and));
      else if ([...text].length > most) addIssue(tooLong);
    }),
  );
}

/** Optional text; without a visible character it is left out. @param text the schema, which takes an empty one */
export function optionalText(text: z.ZodMiniType<string, string>) {
  return z.optional(
    z.pipe(
      text,
      z.transform((plain) => plain || undefined),
    ),
  );
}

/** A code without spaces, in any usual spelling (INTAKE-13). @param wrong the message where it is missing */
export function codeField(wrong?: string) {
  return z.pipe(fieldOf('code', wrong), z.transform(plainCode));
}

/** An email address in any usual spelling, with its message (INTAKE-6). */
export function emailField(wrong: string) {
  return z
    .pipe(
      fieldOf('email', wrong),
      z.transform((typed) => typedEmail(typed) ?? ''),
    )
    .check(z.refine((email) => email !== '', wrong));
}
