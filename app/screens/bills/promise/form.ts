import * as z from 'zod/mini';
import { fieldOf } from '#app/forms/field-kind.ts';
import { operationField } from '#app/forms/hidden-fields.ts';
import { promiseRange } from '#rpc/domain/bill.ts';
import type { Day } from '#rpc/domain/day.ts';
import { typedDay } from '#rpc/domain/intake/dates.ts';
import { dayText } from '#app/ui/day.tsx';
import type { Language } from '#app/copy/language.ts';
import { promiseMessages } from './copy.ts';

export type PromiseFields = z.input<ReturnType<typeof promiseForm>>;

/** A day that can be promised, with its message in the page's language. */
export function promiseForm(language: Language, today: Day) {
  const { from, to } = promiseRange(today);
  const wrong = promiseMessages[language].wrong(dayText(from, today, language), dayText(to, today, language));
  const day = z
    .pipe(
      fieldOf('day', wrong),
      z.transform((typed) => typedDay(typed, today)),
    )
    .check(z.refine((text) => z.iso.date().safeParse(text).success && text >= from && text <= to, wrong));
  return z.strictObject({ operation: operationField, day });
}
