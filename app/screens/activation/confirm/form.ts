import * as z from 'zod/mini';
import { operationField } from '#app/forms/button-form.ts';
import { versionField } from '#app/forms/version-field.ts';

/** The activation, the answers and the amounts that the page showed (ACTIVATE-23). */
export const confirmForm = z.strictObject({
  operation: operationField,
  version: versionField,
  mark: z._default(z.string().check(z.maxLength(64)), ''),
});
