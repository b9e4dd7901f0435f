import * as z from 'zod/mini';
import type { AddressCopy } from '#app/copy/postal-address.ts';
import type { ShippingAddress } from '#rpc/domain/journey/add-line.ts';
import { readState } from '#rpc/domain/intake/states.ts';
import { isUsState } from '#rpc/domain/us-state.ts';
import type { AddressProblem } from '#rpc/portal/shipping-address.ts';
import { fieldOf } from './field-kind.ts';
import { digitsField, optionalText, textField } from './typed-fields.ts';

/** The choices when the ZIP and the city differ (ADDLINE-12). */
export const meantPlaces = ['zip', 'typed'] as const;

export interface Place {
  city: string;
  state: string;
}
/** The place of the ZIP code and the typed place, when they differ. */
export type Places = Record<(typeof meantPlaces)[number], Place>;

/** The fields of an address, with messages in the page's language (ADDLINE-10); a ZIP may give city and state. */
export function addressFields(copy: AddressCopy) {
  const { street, city, state, zip } = copy;
  return {
    address1: textField('address', copy, street.missing),
    address2: optionalText(textField('address', copy)),
    city: z._default(textField('address', copy).check(z.refine((name) => name.length !== 1, city.short)), ''),
    state: z._default(
      z
        .pipe(
          fieldOf('choice'),
          z.transform((typed) => readState(typed) ?? typed),
        )
        .check(z.refine((code) => code === '' || isUsState(code), state.missing)),
      '',
    ),
    zip: digitsField('zip', zip),
    meant: z.catch(z.optional(z.enum(meantPlaces)), undefined),
  };
}

/** Returns the typed address, without its place when the customer chose that of the ZIP (ADDLINE-12). */
export function typedAddress({
  address1,
  address2,
  city,
  state,
  zip,
  meant,
}: ShippingAddress & { meant?: (typeof meantPlaces)[number] | undefined }): {
  address: ShippingAddress;
  confirmed: boolean;
} {
  const place = meant === 'zip' ? { city: '', state: '' } : { city, state };
  return { address: { address1, address2, ...place, zip }, confirmed: meant === 'typed' };
}

/**
 * Returns the messages about an address problem by field, and the two places to choose from when they differ
 * (ADDLINE-12, ORDER-29).
 */
export function addressRefusal(
  { city, state, zip, meant }: AddressCopy,
  typed: ShippingAddress,
  problem: AddressProblem,
): { errors: Record<string, string[]>; places?: Places } {
  if (problem.kind === 'incomplete') {
    const errors = {
      ...(typed.city === '' ? { city: [city.missing] } : {}),
      ...(typed.state === '' ? { state: [state.missing] } : {}),
      ...(problem.isZipUnknown ? { zip: [zip.unknown] } : {}),
    };
    // Both places stay on the page, with the choice between them.
    return { errors, places: problem.place && { zip: problem.place, typed } };
  }
  if (problem.kind === 'not-covered') return { errors: { zip: [zip.notCovered] } };
  if (problem.kind === 'coverage-unknown') return { errors: { '': [zip.unchecked] } };
  const place = { city: problem.city, state: problem.state };
  return {
    errors: { meant: [meant.differs(typed.zip, `${place.city}, ${place.state}`)] },
    places: { zip: place, typed },
  };
}
