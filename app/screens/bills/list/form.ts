import * as z from 'zod';
import { billRange, mostMonths, rangeProblem } from '#rpc/domain/bill.ts';
import type { ListCopy } from './copy.en.ts';

/** Of this millennium: nobody has older bills. */
const Day = z.iso.date().startsWith('2');

/** The names of the form's fields, which are sent with GET. */
export const rangeFields = ['from', 'to'] as const;
export type RangeFields = z.input<ReturnType<typeof rangeForm>>;

/** The days that bills are asked for, with messages in the page's language; an empty field means the usual day. */
export function rangeForm({ day, order, tooLong }: ListCopy['wrong'], now: number) {
  const one = z
    .string({ error: day })
    .default('')
    .transform((typed) => typed.trim() || undefined)
    .refine((typed) => typed === undefined || Day.safeParse(typed).success, { error: day, abort: true });
  return z.strictObject({ from: one, to: one }).superRefine((asked, { addIssue }) => {
    const problem = rangeProblem(billRange(asked, now));
    if (problem)
      addIssue({ code: 'custom', path: ['from'], message: problem === 'order' ? order : tooLong(mostMonths) });
  });
}
