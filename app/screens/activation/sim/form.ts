import * as z from 'zod/mini';
import { digitsField } from '#app/forms/typed-fields.ts';
import { versionField } from '#app/forms/hidden-fields.ts';
import type { SimCopy } from './copy.ts';

export type SimFields = z.input<ReturnType<typeof simForm>>;

/** Validates the SIM number with messages in the page's language; the check with the carrier comes later. */
export function simForm({ missing, notDigits, length }: SimCopy) {
  return z.strictObject({ version: versionField, iccid: digitsField('iccid', { missing, notDigits, length }) });
}
