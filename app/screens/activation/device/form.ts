import * as z from 'zod/mini';
import { digitsField } from '#app/forms/typed-fields.ts';
import { versionField } from '#app/forms/hidden-fields.ts';
import type { DeviceCheckCopy } from '#app/screens/public/device-check/copy.ts';
import { notifyForm } from '#app/screens/public/device-check/form.ts';

export type ImeiFields = z.input<ReturnType<typeof imeiForm>>;

/** The step's forms: the check, PROCEED on its result, and "notify me". Messages in the page's language. */
export function deviceForm(copy: Pick<DeviceCheckCopy, 'errors' | 'email'>) {
  const accept = z.strictObject({ intent: z.literal('accept'), version: versionField });
  return z.discriminatedUnion('intent', [imeiForm(copy), accept, notifyForm(copy)]);
}

function imeiForm({ errors }: Pick<DeviceCheckCopy, 'errors'>) {
  return z.strictObject({ intent: z.literal('check'), version: versionField, imei: digitsField('imei', errors) });
}
