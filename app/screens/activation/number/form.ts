import * as z from 'zod/mini';
import { digitsField } from '#app/forms/digits-field.ts';
import { optionalText } from '#app/forms/optional-text.ts';
import { versionField } from '#app/forms/version-field.ts';
import { digitsProblem, phoneDigits, withoutSeparators } from '#rpc/domain/digits.ts';
import type { NumberCopy } from './copy.ts';

export type NewNumberFields = z.input<ReturnType<typeof newNumberForm>>;
export type MovedFields = z.input<ReturnType<typeof movedForm>>;
export type PortFields = z.input<ReturnType<typeof portForm>>;

/**
 * The step's forms: a new number, the number and carrier that are moved, and its details there.
 * @param isKept account number and PIN were given before, and can be left out (ACTIVATE-18)
 */
export function numberForm(copy: NumberCopy, isKept: boolean) {
  return z.discriminatedUnion('intent', [newNumberForm(copy), movedForm(copy), portForm(copy, isKept)]);
}

function newNumberForm({ newNumber: { missing, invalid } }: NumberCopy) {
  const words = { missing, notDigits: invalid, length: invalid, refused: invalid };
  return z.strictObject({ intent: z.literal('new'), version: versionField, zip: digitsField('portZip', words) });
}

/** Which number, from which carrier: checked before the rest is asked for (ACTIVATE-16, ACTIVATE-19). */
function movedForm({ keep: { number, carrier } }: NumberCopy) {
  return z.strictObject({
    intent: z.literal('carrier'),
    version: versionField,
    number: z
      .pipe(z.string({ error: number.missing }), z.transform(phoneDigits))
      .check(z.refine((digits) => digitsProblem('phone', digits) === undefined, number.length)),
    carrier: optionalText(z.string().check(z.maxLength(64, carrier.missing))),
    /** From the list, where the browser has no suggestions to choose from. */
    listed: z.optional(z.string().check(z.maxLength(64, carrier.missing))),
  });
}

function portForm(copy: NumberCopy, isKept: boolean) {
  const { account, pin, zip } = copy.keep;
  const accountNumber = digitsField('accountNumber', account);
  const typedPin = z.pipe(
    z.string(),
    z.transform((typed) => withoutSeparators(typed) || undefined),
  );
  const zipWords = { missing: zip.missing, notDigits: zip.invalid, length: zip.invalid, refused: zip.invalid };
  return z.strictObject({
    intent: z.literal('keep'),
    version: versionField,
    carrierName: optionalText(z.string().check(z.maxLength(64, copy.keep.carrierName.tooLong))),
    accountNumber: isKept ? z.optional(accountNumber) : accountNumber,
    pin: z.optional(z.pipe(typedPin, z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{1,15}$/, pin.wrong))))),
    zip: digitsField('portZip', zipWords),
  });
}

/** The carrier that was typed or chosen, as the list names it; undefined for one that is not in the list. */
export function carrierChosen<C extends { displayName: string }>(
  carriers: readonly C[],
  { carrier, listed }: { carrier?: string | undefined; listed?: string | undefined },
): C | undefined {
  // Keyboards add a space after a suggestion.
  const wanted = (carrier?.trim() || (listed ?? '')).toLowerCase();
  return carriers.find(({ displayName }) => displayName.toLowerCase() === wanted);
}

/** The entry of the list that asks for a name. */
export const otherCarrier = 'Other';
