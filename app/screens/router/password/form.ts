import * as z from 'zod/mini';
import { fieldOf } from '#app/forms/field-kind.ts';
import { operationField } from '#app/forms/hidden-fields.ts';
import { plainSecret } from '#rpc/domain/intake/text.ts';
import { wifiProblem } from '#rpc/domain/wifi.ts';
import type { RouterCopy } from '../router/copy.ts';

export type WifiPasswordFields = z.input<ReturnType<typeof wifiPasswordForm>>;

/** Fields that do not come back with the form (ROUTER-4). */
export const hiddenFields = ['password'] as const;

/** Returns the form for another password of the Wi-Fi (ROUTER-3, ROUTER-4). */
export function wifiPasswordForm({ wrong }: RouterCopy['password']) {
  return z.strictObject({
    operation: operationField,
    password: z.pipe(fieldOf('wifi-password', wrong.missing), z.transform(plainSecret)).check(
      z.superRefine((typed, { addIssue }) => {
        const problem = wifiProblem('password', typed);
        if (problem) addIssue(wrong[problem]);
      }),
    ),
  });
}
