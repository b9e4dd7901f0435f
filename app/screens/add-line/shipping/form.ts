import * as z from 'zod/mini';
import { fieldOf } from '#app/forms/field-kind.ts';
import { versionField } from '#app/forms/hidden-fields.ts';
import type { ShippingCopy } from './copy.ts';

export type ShippingFields = z.input<ReturnType<typeof shippingForm>>;

/** Validates the fields with messages in the page's language; the intent checks the offered ways. */
export function shippingForm({ missing }: Pick<ShippingCopy, 'missing'>) {
  return z.strictObject({
    version: versionField,
    way: fieldOf('choice', missing, z.minLength(1, missing), z.maxLength(80, missing)),
  });
}
