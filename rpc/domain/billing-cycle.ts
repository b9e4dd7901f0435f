import type { Customer } from '#contracts/customer/vocabulary.ts';
import { type Day, dayInMonth, dayToCome, countDays, shiftDays, shiftMonths } from './day.ts';

/** A billing cycle by its first and last day, YYYY-MM-DD. */
export interface BillingCycle {
  start: Day;
  end: Day;
}

/** What the carrier tells of the present cycle, of a line or with what it used. */
type BillDates = Pick<Customer, 'nextBillingDate' | 'billStartDate' | 'billEndDate'>;

/** A wrong activation date must not produce thousands of cycles; ten years are enough for any line. */
const most = 120;

/**
 * The present billing cycle: it ends the day before the next billing date, wherever the carrier tells that, and the
 * other dates count as far as they agree (ACCOUNT-3). Undefined when the carrier tells no date.
 */
export function presentCycle({ nextBillingDate, billStartDate, billEndDate }: BillDates): BillingCycle | undefined {
  const last = nextBillingDate ? shiftDays(nextBillingDate, -1) : billEndDate;
  if (billStartDate) {
    const isWhole = billEndDate !== undefined && billEndDate >= billStartDate;
    const end = isWhole ? billEndDate : lastOfMonthFrom(billStartDate);
    if (!nextBillingDate || end === last) return { start: billStartDate, end };
  }
  return last ? { start: shiftMonths(shiftDays(last, 1), -1), end: last } : undefined;
}

/** The first day of the next billing cycle; undefined when the carrier tells no date or it has come (ACCOUNT-20). */
export function nextCycleStart(line: BillDates, today: Day): Day | undefined {
  return startAfter(presentCycle(line), today);
}

/** The day after a billing cycle, on which its data begins anew; undefined when that day has come (ACCOUNT-20). */
export function startAfter(cycle: BillingCycle | undefined, today: Day): Day | undefined {
  return cycle && dayToCome(shiftDays(cycle.end, 1), today);
}

/** The last day on which data of the present cycle can be used; undefined when unknown or over (TOPUP-8). */
export function lastDayToUse(line: BillDates, today: Day): Day | undefined {
  const end = presentCycle(line)?.end;
  return end !== undefined && end >= today ? end : undefined;
}

/**
 * The line's billing cycles, the present one first, back to the one of its activation (ACCOUNT-2). The carrier sends
 * only the present one; earlier ones are a month each (ACCOUNT-3). Without dates the cycle is the month of `today`.
 */
export function billingCyclesOf(line: BillDates & Pick<Customer, 'activationDate'>, today: Day): BillingCycle[] {
  const first = `${today.slice(0, 8)}01`;
  const { start, end } = presentCycle(line) ?? { start: first, end: lastOfMonthFrom(first) };
  const { activationDate } = line;
  const billDay = billDayOf(start, end);
  const cycles = [{ start, end }];
  let later = start;
  for (let back = 1; back < most && later > (activationDate ?? start); back += 1) {
    const before = dayInMonth(start, -back, billDay);
    cycles.push({ start: before, end: shiftDays(later, -1) });
    later = before;
  }
  return cycles;
}

/** How much of a billing cycle is over at the end of a day: 0 before its first day, 1 from its last. */
export function shareGone({ start, end }: BillingCycle, day: Day): number {
  return Math.min(1, countDays(start, day) / countDays(start, end));
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

/** The last day of the month that begins on a day. */
function lastOfMonthFrom(start: Day): Day {
  return shiftDays(shiftMonths(start, 1), -1);
}

function dayOfMonth(day: string): number {
  return Number(day.slice(8));
}
