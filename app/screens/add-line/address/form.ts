import * as z from 'zod';
import { versionField } from '#app/forms/version-field.ts';
import { digitsProblem, withoutSeparators } from '#rpc/domain/digits.ts';
import { isUsState } from '#rpc/domain/us-state.ts';
import type { AddressCopy } from './copy.en.ts';

export type AddressFields = z.input<ReturnType<typeof addressForm>>;

/** Which place is right when ZIP and city differ (ADDLINE-12). */
export const meantPlaces = ['zip', 'typed'] as const;

/** What the page asks for, with its messages in the page's language (ADDLINE-10); a ZIP may tell city and state. */
export function addressForm({ street, city, state, zip, tooLong }: AddressCopy) {
  const most = 64;
  return z.strictObject({
    version: versionField,
    address1: z.string({ error: street.missing }).trim().min(1, street.missing).max(most, tooLong),
    address2: z.string().trim().max(most, tooLong).optional(),
    city: z
      .string()
      .trim()
      .refine((name) => name.length !== 1, city.short)
      .max(most, tooLong)
      .default(''),
    state: z
      .string()
      .refine((code) => code === '' || isUsState(code), state.missing)
      .default(''),
    zip: z
      .string({ error: zip.missing })
      .transform(withoutSeparators)
      .superRefine((digits, { addIssue }) => {
        const problem = digitsProblem('zip', digits);
        if (problem && problem !== 'refused') addIssue(zip[problem]);
      }),
    meant: z.enum(meantPlaces).optional().catch(undefined),
  });
}
