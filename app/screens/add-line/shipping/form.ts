import * as z from 'zod/mini';
import { versionField } from '#app/forms/hidden-fields.ts';
import type { ShippingCopy } from './copy.ts';

export type ShippingFields = z.input<ReturnType<typeof shippingForm>>;

/** Validates the fields with messages in the page's language; the intent checks the offered ways. */
export function shippingForm({ missing }: Pick<ShippingCopy, 'missing'>) {
  return z.strictObject({
    version: versionField,
    way: z.string({ error: missing }).check(z.minLength(1, missing), z.maxLength(80, missing)),
  });
}
