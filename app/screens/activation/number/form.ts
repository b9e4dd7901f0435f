import * as z from 'zod/mini';
import { fieldOf } from '#app/forms/field-kind.ts';
import { digitsField, textField } from '#app/forms/typed-fields.ts';
import { versionField } from '#app/forms/hidden-fields.ts';
import { digitsOf, digitsProblem } from '#rpc/domain/digits.ts';
import { carrierIn } from '#rpc/domain/intake/carriers.ts';
import { plainNumber } from '#rpc/domain/intake/numbers.ts';
import { otherCarrier } from '#rpc/domain/journey/activation.ts';
import type { NumberCopy } from './copy.ts';
import type { NumberPage } from './intent.ts';

/** The fields of the page with both options. */
export type ChoiceFields = Record<'intent' | 'version' | 'zip' | 'number' | 'carrier' | 'listed', string | undefined>;
export type PortFields = z.input<ReturnType<typeof portForm>>;

/**
 * The step's forms: a new number, the number and carrier of a transfer, and its details there. Each returns all of its
 * errors at once (ERROR-19). The first two share a page: each leaves the fields of the other unread (ACTIVATE-48).
 */
export function numberForm(copy: NumberCopy, page: NumberFormPage) {
  const forms = [newNumberForm(copy), movedForm(copy, page), portForm(copy, page)] as const;
  return z.discriminatedUnion('intent', forms, copy.missing);
}

const unread = () => z.optional(fieldOf('unread'));

type NumberFormPage = Pick<NumberPage, 'portSecrets' | 'carriers' | 'moving'>;

function newNumberForm({ newNumber: { missing, invalid } }: NumberCopy) {
  const words = { missing, notDigits: invalid, length: invalid, refused: invalid };
  const unreadFields = { number: unread(), carrier: unread(), listed: unread() };
  return z.pipe(
    z.strictObject({
      intent: z.literal('new'),
      version: versionField,
      zip: digitsField('portZip', words),
      ...unreadFields,
    }),
    z.transform(({ intent, version, zip }) => ({ intent, version, zip })),
  );
}

/** The number and its carrier: checked before the other details (ACTIVATE-16, ACTIVATE-19). */
function movedForm({ keep: { number, carrier } }: NumberCopy, { carriers }: NumberFormPage) {
  const typed = z
    .strictObject({
      intent: z.literal('carrier'),
      version: versionField,
      number: z
        .pipe(
          fieldOf('phone', number.missing),
          z.transform((typed) => digitsOf('phone', typed)),
        )
        .check(z.refine((digits) => digitsProblem('phone', digits) === undefined, number.length)),
      carrier: z.optional(fieldOf('choice')),
      /** Carrier from the select, for a browser that shows no suggestions. */
      listed: z.optional(fieldOf('choice')),
      zip: unread(),
    })
    .check(
      z.refine((form) => carrierChosen(carriers, form) !== undefined, {
        path: ['carrier'],
        error: carrier.missing,
        // Runs always, because zod skips the check of the carrier while the number is wrong.
        when: () => true,
      }),
    );
  return z.pipe(
    typed,
    z.transform(({ intent, version, number, ...typed }) => {
      return { intent, version, number, carrier: carrierChosen(carriers, typed) ?? '' };
    }),
  );
}

/** Account number and PIN that were given before can be left out (ACTIVATE-18); "Other" requires the carrier's name. */
function portForm(copy: NumberCopy, { portSecrets, moving }: NumberFormPage) {
  const { account, carrierName, pin, zip } = copy.keep;
  const isKept = portSecrets === 'kept';
  const otherName = textField('carrier', carrierName, carrierName.missing);
  const accountNumber = digitsField('accountNumber', account);
  const typedPin = z.pipe(
    fieldOf('pin'),
    z.transform((typed) => plainNumber(typed) || undefined),
  );
  const zipWords = { missing: zip.missing, notDigits: zip.invalid, length: zip.invalid, refused: zip.invalid };
  return z.strictObject({
    intent: z.literal('keep'),
    version: versionField,
    // A page that was opened for Other may be sent after the carrier was changed.
    carrierName: moving?.carrier === otherCarrier ? otherName : unread(),
    accountNumber: isKept ? z.optional(accountNumber) : accountNumber,
    pin: z.optional(z.pipe(typedPin, z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{1,15}$/, pin.wrong))))),
    zip: digitsField('portZip', zipWords),
  });
}

/** The carrier that was typed or chosen, as the list names it; undefined for one that is not in the list. */
function carrierChosen(
  carriers: NumberPage['carriers'],
  { carrier, listed }: { carrier?: string | undefined; listed?: string | undefined },
): string | undefined {
  const names = carriers.map(({ displayName }) => displayName);
  return carrierIn(names, carrier?.trim() || (listed ?? ''));
}
