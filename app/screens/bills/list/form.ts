import * as z from 'zod';
import { billRange, mostMonths, rangeProblem } from '#rpc/domain/bill.ts';
import type { ListCopy } from './copy.ts';

/** The days that bills are asked for, with messages in the page's language; an empty field stands for the usual day. */
export function rangeForm({ day, order, tooLong }: ListCopy['wrong'], now: number) {
  const one = z.string().transform((typed) => typed.trim() || undefined).pipe(z.iso.date(day).regex(/^2\d/, day).optional());
  return z.strictObject({ from: one, to: one }).superRefine((asked, { addIssue }) => {
    const problem = rangeProblem(billRange(asked, now));
    if (problem) addIssue({ code: 'custom', path: ['from'], message: problem === 'order' ? order : tooLong(mostMonths) });
  });
}
