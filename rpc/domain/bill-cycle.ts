import type { Customer } from '#contracts/customer/vocabulary.ts';
import { dayInMonth, shiftDays } from './day.ts';

/** A bill cycle by its first and its last day, YYYY-MM-DD. */
export interface BillCycle {
  start: string;
  end: string;
}

type Billed = Pick<Customer, 'billStartDate' | 'billEndDate' | 'activationDate'>;

/** No line is older than ten years; a date that says so is a mistake, and must not make a page of a thousand cycles. */
const most = 120;

/**
 * The line's bill cycles, the present one first, back to the one in which it was activated (portal-1 §2). The carrier
 * tells the present
 * one alone: those before it are a month long each. A line without dates is counted from the first of the month of
 * `today`.
 */
export function billCyclesOf({ billStartDate, billEndDate, activationDate }: Billed, today: string): BillCycle[] {
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

/**
 * The day of the month on which cycles begin. A cycle that begins on the 28th of February may be one of the 31st: of
 * two months that
 * follow each other one has 31 days, so the next beginning tells.
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
