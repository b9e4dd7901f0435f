import * as z from 'zod/mini';
import { versionField } from '#app/forms/hidden-fields.ts';
import type { ShippingCopy } from './copy.ts';

export type ShippingFields = z.input<ReturnType<typeof shippingForm>>;

/** What the page asks for, with its messages in the page's language; the intent knows what is offered. */
export function shippingForm({ missing }: Pick<ShippingCopy, 'missing'>) {
  return z.strictObject({
    version: versionField,
    way: z.string({ error: missing }).check(z.minLength(1, missing), z.maxLength(80, missing)),
  });
}
