import * as z from 'zod/mini';
import { type DigitsKind, type DigitsProblem, digitsProblem, withoutSeparators } from '#rpc/domain/digits.ts';
import { tidyName } from '#rpc/domain/person-name.ts';
import { nameText, type NameWords } from './name-text.ts';

type Words = Record<Exclude<DigitsProblem, 'refused'>, string> & { refused?: string };

/** A number that people type by hand, without separators, with its messages in the page's language (PUBLIC-11). */
export function digitsField(kind: DigitsKind, words: Words) {
  return z.pipe(z.string({ error: words.missing }), z.transform(withoutSeparators)).check(
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

/** Optional text; spaces alone are none. @param rule the rule of a text that is not left out */
export function optionalText(rule: z.ZodMiniString<string>) {
  const typed = z.pipe(
    z.string().check(z.trim()),
    z.transform((text) => text || undefined),
  );
  return z.optional(z.pipe(typed, z.optional(rule)));
}

/** A typed day as YYYY-MM-DD: a browser without a calendar sends what people type, such as 11/03/2026 (BILL-4). */
export function typedDay(typed: string): string {
  const [, month = '', day = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed.trim()) ?? [];
  return year === undefined ? typed.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
