import * as z from 'zod/mini';
import type { AddressCopy } from '#app/copy/postal-address.ts';
import type { KitCopy } from './copy.ts';
import { addressFields } from '#app/forms/address-form.ts';
import { earlierField, markField, operationField, versionField } from '#app/forms/hidden-fields.ts';

export type KitAddressFields = z.input<ReturnType<typeof kitAddressForm>>;
export type KitOrderFields = z.input<ReturnType<typeof kitOrderForm>>;

/** The page's two forms: the address of the SIM kit, and its order at the price that the page showed. */
export function kitForm(copy: Pick<KitCopy, 'check'>, address: AddressCopy) {
  return z.discriminatedUnion('intent', [kitAddressForm(address), kitOrderForm(copy)]);
}

function kitAddressForm(copy: AddressCopy) {
  return z.strictObject({ intent: z.literal('address'), version: versionField, ...addressFields(copy) });
}

function kitOrderForm({ check }: Pick<KitCopy, 'check'>) {
  return z.strictObject({
    intent: z.literal('order'),
    version: versionField,
    operation: operationField,
    earlier: earlierField,
    mark: markField,
    shipHere: z.literal('on', { error: check }),
  });
}
