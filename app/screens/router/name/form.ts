import * as z from 'zod/mini';
import { fieldOf } from '#app/forms/field-kind.ts';
import { operationField } from '#app/forms/hidden-fields.ts';
import { plainMarks, plainText } from '#rpc/domain/intake/text.ts';
import { wifiProblem } from '#rpc/domain/wifi.ts';
import type { RouterCopy } from '../router/copy.ts';

export type WifiNameFields = z.input<ReturnType<typeof wifiNameForm>>;

/** Another name for the Wi-Fi, with its messages in the page's language (ROUTER-3). */
export function wifiNameForm({ wrong }: RouterCopy['name']) {
  const ssid = z
    .pipe(
      fieldOf('wifi-name', wrong.missing),
      z.transform((typed) => plainMarks(plainText(typed))),
    )
    .check(
      z.superRefine((typed, { addIssue }) => {
        const problem = wifiProblem('ssid', typed);
        if (problem) addIssue(wrong[problem]);
      }),
    );
  return z.strictObject({ operation: operationField, ssid });
}
