import * as z from 'zod/mini';
import { tidyName } from '#rpc/domain/person-name.ts';
import { nameText, type NameWords } from './name-text.ts';

/** A person's first or last name with its messages in the page's language; it comes out tidy (NAME-4). */
export function nameField(words: NameWords) {
  return z.pipe(z.string({ error: words.missing }), z.transform(tidyName)).check(
    z.superRefine((tidy, { addIssue }) => {
      const problem = nameText(words, tidy);
      if (problem !== undefined) addIssue(problem);
    }),
  );
}
