import type { Customer } from '#contracts/customer/vocabulary.ts';
import { type Day, dayInMonth, oneDay, shiftDays, startOf } from './day.ts';

/** A billing cycle by its first and last day, YYYY-MM-DD. */
export interface BillingCycle {
  start: string;
  end: string;
}

type Billed = Pick<Customer, 'billStartDate' | 'billEndDate' | 'activationDate'>;

/** A wrong activation date must not produce thousands of cycles; ten years are enough for any line. */
const most = 120;

/**
 * The line's billing cycles, the current one first, back to the one of its activation (ACCOUNT-2). The carrier sends
 * only the current one; earlier ones are a month each (ACCOUNT-3). Without dates the cycle is the month of `today`.
 */
export function billingCyclesOf({ billStartDate, billEndDate, activationDate }: Billed, today: string): BillingCycle[] {
  const start = billStartDate ?? `${today.slice(0, 8)}01`;
  const end =
    billEndDate !== undefined && billEndDate >= start
      ? billEndDate
      : shiftDays(dayInMonth(start, 1, dayOfMonth(start)), -1);
  const billDay = billDayOf(start, end);
  const cycles = [{ start, end }];
  let first = start;
  for (let back = 1; back < most && first > (activationDate ?? start); back += 1) {
    const before = dayInMonth(start, -back, billDay);
    cycles.push({ start: before, end: shiftDays(first, -1) });
    first = before;
  }
  return cycles;
}

/** How much of a billing cycle is over at the end of a day: 0 before its first day, 1 from its last. */
export function shareGone({ start, end }: BillingCycle, day: Day): number {
  const daysTo = (last: Day) => (startOf(last) - startOf(start)) / oneDay + 1;
  return Math.min(1, Math.max(0, daysTo(day) / daysTo(end)));
}

/**
 * The day of the month on which cycles begin. A cycle that begins on February 28 may belong to the 31st; the next
 * cycle's first day tells, because no two months in a row are short.
 */
function billDayOf(start: string, end: string): number {
  const next = shiftDays(end, 1);
  const billDay = Math.max(dayOfMonth(start), dayOfMonth(next));
  return dayInMonth(start, 0, billDay) === start && dayInMonth(start, 1, billDay) === next
    ? billDay
    : dayOfMonth(start);
}

function dayOfMonth(day: string): number {
  return Number(day.slice(8));
}
