import * as z from 'zod/mini';
import { fieldOf } from '#app/forms/field-kind.ts';
import { typedDay } from '#rpc/domain/intake/dates.ts';
import { billRange, mostMonths, rangeProblem } from '#rpc/domain/bill.ts';
import type { Day } from '#rpc/domain/day.ts';
import type { ListCopy } from './copy.ts';

/** A day in the form YYYY-MM-DD. Starts with 2, because nobody has bills from before 2000. */
const TypedDay = z.iso.date().check(z.startsWith('2'));

/** The names of the form's fields, which are sent with GET. */
export const rangeFields = ['from', 'to'] as const;
export type RangeFields = z.input<ReturnType<typeof rangeForm>>;

/** The form's days, with messages in the page's language; an empty field means the default day. */
export function rangeForm({ day, order, tooLong }: ListCopy['wrong'], today: Day) {
  const dayField = z
    .pipe(
      z._default(fieldOf('day', day), ''),
      z.transform((typed) => typedDay(typed, today) || undefined),
    )
    .check(z.refine((typed) => typed === undefined || TypedDay.safeParse(typed).success, { error: day, abort: true }));
  return z.strictObject({ from: dayField, to: dayField }).check(
    z.superRefine((typedRange, { addIssue }) => {
      const problem = rangeProblem(billRange(typedRange, today));
      if (problem)
        addIssue({ code: 'custom', path: ['from'], message: problem === 'order' ? order : tooLong(mostMonths) });
    }),
  );
}
