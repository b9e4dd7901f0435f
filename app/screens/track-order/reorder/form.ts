import * as z from 'zod/mini';
import { fieldOf } from '#app/forms/field-kind.ts';
import type { AddressCopy } from '#app/copy/postal-address.ts';
import type { ReorderCopy } from './copy.ts';
import { addressFields } from '#app/forms/address-form.ts';
import { earlierField, markField, operationField } from '#app/forms/hidden-fields.ts';

export type ReorderFields = z.input<ReturnType<typeof reorderFields>>;

/** The fields of the page, and the hash of its shown content (ORDER-20). */
export function reorderFields({ choose }: Pick<ReorderCopy, 'choose'>, address: AddressCopy) {
  return z.strictObject({
    operation: operationField,
    earlier: earlierField,
    mark: markField,
    serviceCode: fieldOf('choice', choose, z.maxLength(80, choose)),
    ...addressFields(address),
  });
}
