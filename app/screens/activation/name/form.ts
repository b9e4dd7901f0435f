import * as z from 'zod/mini';
import { operationField, versionField } from '#app/forms/hidden-fields.ts';
import { nameField } from '#app/forms/typed-fields.ts';
import type { NewLineCopy } from '#app/screens/add-line/line/copy.ts';

export type UserDetailsFields = z.input<ReturnType<typeof userDetailsForm>>;

/** The name of the line's user; the messages are those of a new line (NAME-1 to NAME-4). */
export function userDetailsForm({ firstName, lastName }: Pick<NewLineCopy, 'firstName' | 'lastName'>) {
  return z.strictObject({
    version: versionField,
    operation: operationField,
    firstName: nameField(firstName),
    lastName: nameField(lastName),
  });
}
