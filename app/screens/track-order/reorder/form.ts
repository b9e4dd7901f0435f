import * as z from 'zod/mini';
import type { AddressCopy } from '#app/copy/postal-address.ts';
import type { ReorderCopy } from './copy.ts';
import { addressFields } from '#app/forms/address-form.ts';
import { operationField } from '#app/forms/hidden-fields.ts';

export type ReorderFields = z.input<ReturnType<typeof reorderFields>>;

/** The fields of the page, and the hash of its shown content (ORDER-20). */
export function reorderFields({ choose }: Pick<ReorderCopy, 'choose'>, address: AddressCopy) {
  return z.strictObject({
    operation: operationField,
    mark: z._default(z.string().check(z.maxLength(64)), ''),
    serviceCode: z.string({ error: choose }).check(z.maxLength(80, choose)),
    ...addressFields(address),
  });
}
