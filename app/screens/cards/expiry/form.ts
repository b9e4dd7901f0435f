import * as z from 'zod/mini';
import { fieldOf } from '#app/forms/field-kind.ts';
import { operationField } from '#app/forms/hidden-fields.ts';
import { expiryProblem } from '#rpc/domain/card.ts';
import type { Day } from '#rpc/domain/day.ts';
import { typedExpiry } from '#rpc/domain/intake/dates.ts';
import type { ExpiryCopy } from './copy.ts';

export type ExpiryFields = z.input<ReturnType<typeof expiryForm>>;

/** An expiry date as people type it, with messages in the page's language; its value is MMYY (CARD-9, CARD-10). */
export function expiryForm(wrong: ExpiryCopy['wrong'], today: Day) {
  const expiry = z.pipe(
    fieldOf(
      'expiry',
      wrong.form,
      z.superRefine((typed, { addIssue }) => {
        const problem = expiryProblem(typed, today);
        if (problem) addIssue({ code: 'custom', message: wrong[problem] });
      }),
    ),
    z.transform((typed) => typedExpiry(typed) ?? ''),
  );
  return z.strictObject({ operation: operationField, expiry });
}
