import * as z from 'zod/mini';
import { type DigitsKind, type DigitsProblem, digitsProblem, withoutSeparators } from '#rpc/domain/digits.ts';

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
