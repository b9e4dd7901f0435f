import * as z from 'zod';
import { operationField } from '#app/forms/button-form.ts';

/** A line's switch, with the price that the page showed, in cents. The intent checks line and operation. */
export const switchForm = z.strictObject({
  line: z.string().default(''),
  operation: operationField,
  enabled: z.enum(['on', 'off']).transform((wish) => wish === 'on'),
  charge: z.coerce.number().int().min(0).optional(),
});
