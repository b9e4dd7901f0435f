import * as z from 'zod/mini';
import { operationField } from '#app/forms/hidden-fields.ts';
import { nameField } from '#app/forms/typed-fields.ts';
import type { EditNameCopy } from '../copy.ts';

export type EditNameFields = z.input<ReturnType<typeof editNameForm>>;

/** The fields of the page, with their messages in the page's language. */
export function editNameForm({ firstName, lastName }: Pick<EditNameCopy, 'firstName' | 'lastName'>) {
  return z.strictObject({ operation: operationField, firstName: nameField(firstName), lastName: nameField(lastName) });
}
