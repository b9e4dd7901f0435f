import * as z from 'zod';
import { operationField } from '#app/forms/button-form.ts';
import { nameProblem, tidyName } from '#rpc/domain/person-name.ts';
import type { EditNameCopy } from './copy.en.ts';

type Words = EditNameCopy['firstName'];

export type EditNameFields = z.input<ReturnType<typeof editNameForm>>;

/** What the page asks for, with its messages in the page's language; the names come out tidy (NAME-4). */
export function editNameForm({ firstName, lastName }: Pick<EditNameCopy, 'firstName' | 'lastName'>) {
  return z.strictObject({ operation: operationField, firstName: name(firstName), lastName: name(lastName) });
}

function name(words: Words) {
  return z
    .string({ error: words.missing })
    .transform(tidyName)
    .superRefine((tidy, { addIssue }) => {
      const problem = nameProblem(tidy);
      if (problem) addIssue(words[problem]);
    });
}
