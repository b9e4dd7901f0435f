import * as z from 'zod';
import { nameProblem, tidyName } from '#rpc/domain/person-name.ts';
import type { EditNameCopy } from './copy.ts';

type Words = EditNameCopy['firstName'];

/** What the page asks for, with its messages in the page's language; the names come out tidy. */
export function editNameForm({ firstName, lastName }: Pick<EditNameCopy, 'firstName' | 'lastName'>) {
  // Whether the operation is one of ours, the intent decides.
  return z.strictObject({ operation: z.string().default(''), firstName: name(firstName), lastName: name(lastName) });
}

function name(words: Words) {
  return z.string({ error: words.missing }).transform(tidyName).superRefine((tidy, { addIssue }) => {
    const problem = nameProblem(tidy);
    if (problem) addIssue(words[problem]);
  });
}
