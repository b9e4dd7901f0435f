import * as z from 'zod/mini';
import { digitsField, emailField } from '#app/forms/typed-fields.ts';
import type { DeviceCheckCopy } from './copy.ts';

export type CheckFields = z.input<ReturnType<typeof checkForm>>;
export type NotifyFields = z.input<ReturnType<typeof notifyForm>>;

/** The page's two forms: the check, and "notify me" after it. Messages in the page's language. */
export function deviceForm(copy: Pick<DeviceCheckCopy, 'errors' | 'email'>) {
  return z.discriminatedUnion('intent', [checkForm(copy), notifyForm(copy)]);
}

function checkForm({ errors }: Pick<DeviceCheckCopy, 'errors'>) {
  return z.strictObject({ intent: z.literal('check'), imei: digitsField('imei', errors) });
}

/** Returns the form "Notify me": the subject and the email address (PUBLIC-15). */
export function notifyForm({ email }: Pick<DeviceCheckCopy, 'email'>) {
  return z.strictObject({
    intent: z.literal('notify'),
    interest: z.enum(['fiveG', 'downtime']),
    email: emailField(email.error),
  });
}
