import * as z from 'zod/mini';
import { operationField } from '#app/forms/hidden-fields.ts';
import { digitsField } from '#app/forms/typed-fields.ts';
import type { OtpCopy } from './copy.ts';

export type OtpFields = z.input<ReturnType<typeof enteredForm>>;

/** Returns the form of a one-time password, with its messages in the page's language (LOCK-8). */
export function enteredForm(wrong: OtpCopy['wrong']) {
  const otp = digitsField('otp', { missing: wrong.missing, notDigits: wrong.digits, length: wrong.digits });
  return z.strictObject({ ask: z.literal('unlock'), operation: operationField, otp });
}

/** The page's two forms: another password, or the one that was entered. */
export function otpForms(wrong: OtpCopy['wrong']) {
  return z.discriminatedUnion('ask', [
    z.strictObject({ ask: z.literal('another'), operation: operationField }),
    enteredForm(wrong),
  ]);
}
