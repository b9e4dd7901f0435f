import * as z from 'zod';
import { type NameProblem, nameProblem, tidyName } from '#rpc/domain/person-name.ts';

/** A person's first or last name with its messages in the page's language; it comes out tidy (NAME-4). */
export function nameField(words: Record<NameProblem, string>) {
  return z
    .string({ error: words.missing })
    .transform(tidyName)
    .superRefine((tidy, { addIssue }) => {
      const problem = nameProblem(tidy);
      if (problem) addIssue(words[problem]);
    });
}
