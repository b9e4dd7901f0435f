import * as z from 'zod/mini';
import { operationField } from '#app/forms/button-form.ts';
import { versionField } from '#app/forms/version-field.ts';

/** The order, the answers and the amounts that the page showed (ADDLINE-16). */
export const reviewForm = z.strictObject({
  operation: operationField,
  version: versionField,
  mark: z._default(z.string().check(z.maxLength(32)), ''),
});
