import * as z from 'zod/mini';
import { operationField } from '#app/forms/button-form.ts';
import { nameField } from '#app/forms/name-field.ts';
import { versionField } from '#app/forms/version-field.ts';
import type { NewLineCopy } from '#app/screens/add-line/line/copy.ts';

export type UserDetailsFields = z.input<ReturnType<typeof userDetailsForm>>;

/** Who uses the line; the messages are those of a new line (NAME-1 to NAME-4). */
export function userDetailsForm({ firstName, lastName }: Pick<NewLineCopy, 'firstName' | 'lastName'>) {
  return z.strictObject({
    version: versionField,
    operation: operationField,
    firstName: nameField(firstName),
    lastName: nameField(lastName),
  });
}
