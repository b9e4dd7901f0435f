import * as z from 'zod/mini';
import type { AddressCopy } from '#app/copy/postal-address.ts';
import { addressFields } from '#app/forms/address-form.ts';
import { versionField } from '#app/forms/hidden-fields.ts';

export type AddressForm = z.input<ReturnType<typeof addressForm>>;

export function addressForm(copy: AddressCopy) {
  return z.strictObject({ version: versionField, ...addressFields(copy) });
}
