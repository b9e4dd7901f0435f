import * as z from 'zod';
import { nameField } from '#app/forms/name-field.ts';
import { versionField } from '#app/forms/version-field.ts';
import { digitsProblem, withoutSeparators } from '#rpc/domain/digits.ts';
import { simTypes } from '#rpc/domain/journey/add-line.ts';
import type { NewLineCopy } from './copy.en.ts';

export type NewLineFields = z.input<ReturnType<typeof newLineForm>>;

/** What the page asks for, with its messages in the page's language; the carrier is asked about the IMEI later. */
export function newLineForm({ firstName, lastName, imei, sim }: NewLineCopy) {
  return z.strictObject({
    version: versionField,
    firstName: nameField(firstName),
    lastName: nameField(lastName),
    imei: z
      .string()
      .transform(withoutSeparators)
      .refine((digits) => digits === '' || digitsProblem('imei', digits) === undefined, imei.length)
      .transform((digits) => digits || undefined)
      .optional(),
    sim: z.enum(simTypes, sim.missing).optional(),
  });
}
