import * as z from 'zod';
import { digitsField } from '#app/forms/digits-field.ts';
import { optionalText } from '#app/forms/optional-text.ts';
import { versionField } from '#app/forms/version-field.ts';
import { digitsProblem, phoneDigits } from '#rpc/domain/digits.ts';
import type { NumberCopy } from './copy.en.ts';

export type NewNumberFields = z.input<ReturnType<typeof newNumberForm>>;
export type PortFields = z.input<ReturnType<typeof portForm>>;

/**
 * The step's forms: a new number, the number and carrier that are moved, and all of a port-in.
 * @param isKept account number and PIN were given before, and can be left out (ACTIVATE-18)
 */
export function numberForm(copy: NumberCopy, isKept: boolean) {
  return z.discriminatedUnion('intent', [newNumberForm(copy), carrierForm(copy), portForm(copy, isKept)]);
}

function newNumberForm({ newNumber: { missing, invalid } }: NumberCopy) {
  const words = { missing, notDigits: invalid, length: invalid, refused: invalid };
  return z.strictObject({ intent: z.literal('new'), version: versionField, zip: digitsField('portZip', words) });
}

/** Which number, from which carrier; the help for the rest depends on them (ACTIVATE-16). */
function carrierForm(copy: NumberCopy) {
  return z.strictObject({ intent: z.literal('carrier'), version: versionField, ...movedNumber(copy) });
}

function portForm(copy: NumberCopy, isKept: boolean) {
  const { account, pin, zip } = copy.keep;
  const accountNumber = digitsField('accountNumber', account);
  const zipWords = { missing: zip.missing, notDigits: zip.invalid, length: zip.invalid, refused: zip.invalid };
  return z.strictObject({
    intent: z.literal('keep'),
    version: versionField,
    ...movedNumber(copy),
    carrierName: optionalText(z.string().max(64, copy.keep.carrierName.tooLong)),
    accountNumber: isKept ? accountNumber.optional() : accountNumber,
    pin: optionalText(z.string().regex(/^[A-Za-z0-9]{1,15}$/, pin.wrong)),
    zip: digitsField('portZip', zipWords),
  });
}

function movedNumber({ keep: { number, carrier } }: NumberCopy) {
  return {
    number: z
      .string({ error: number.missing })
      .transform(phoneDigits)
      .refine((digits) => digitsProblem('phone', digits) === undefined, number.length),
    carrier: optionalText(z.string().max(64, carrier.missing)),
    /** From the list, where the browser has no suggestions to choose from. */
    listed: z.string().max(64, carrier.missing).optional(),
  };
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
