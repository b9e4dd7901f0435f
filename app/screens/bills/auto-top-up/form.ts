import * as z from 'zod/mini';
import { lineField, operationField } from '#app/forms/hidden-fields.ts';

/** A line's switch, with the price that the page showed, in cents. The intent checks line and operation. */
export const switchForm = z.strictObject({
  line: lineField,
  operation: operationField,
  enabled: z.pipe(
    z.enum(['on', 'off']),
    z.transform((wish) => wish === 'on'),
  ),
  charge: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
});
