import type { Customer } from '#contracts/customer/vocabulary.ts';
import { type Day, dayInMonth, countDays, shiftDays, shiftMonths } from './day.ts';

/** A billing cycle by its first and last day, YYYY-MM-DD. */
export interface BillingCycle {
  start: Day;
  end: Day;
}

/** The carrier's dates of the present cycle, from a line or from a usage reply. */
type BillDates = Pick<Customer, 'nextBillingDate' | 'billStartDate' | 'billEndDate'>;

/** Limit of ten years: a wrong activation date must not produce thousands of cycles. */
const maxCycles = 120;

/**
 * Returns the billing cycle that contains `today`, or undefined when the carrier returns no date (ACCOUNT-3). The
 * carrier's dates may be of an earlier or a later cycle: it moves them late on the bill day.
 */
export function presentCycle(dates: BillDates, today: Day): BillingCycle | undefined {
  const stated = statedCycle(dates);
  return stated && cycleAt(stated, today);
}

/** Returns the cycle of the carrier's dates. The next billing date decides; other dates count where they agree. */
function statedCycle({ nextBillingDate, billStartDate, billEndDate }: BillDates): BillingCycle | undefined {
  const last = nextBillingDate ? shiftDays(nextBillingDate, -1) : billEndDate;
  if (billStartDate) {
    const isWhole = billEndDate !== undefined && billEndDate >= billStartDate;
    const end = isWhole ? billEndDate : lastOfMonthFrom(billStartDate);
    if (!nextBillingDate || end === last) return { start: billStartDate, end };
  }
  return last ? { start: shiftMonths(shiftDays(last, 1), -1), end: last } : undefined;
}

/** Returns the cycle that contains `today`, whole months before or after a stated one, on the same bill day. */
function cycleAt(stated: BillingCycle, today: Day): BillingCycle {
  if (today >= stated.start && today <= stated.end) return stated;
  const next = shiftDays(stated.end, 1);
  const [anchor, billDay] =
    today < stated.start
      ? [stated.start, billDayOf(stated)]
      : [next, isMonth(stated) ? billDayOf(stated) : dayOfMonth(next)];
  const months = monthsFrom(anchor, today);
  const startMonth = dayInMonth(anchor, months, billDay) > today ? months - 1 : months;
  return {
    start: dayInMonth(anchor, startMonth, billDay),
    end: shiftDays(dayInMonth(anchor, startMonth + 1, billDay), -1),
  };
}

/** Returns the first day of the next billing cycle, or undefined when the carrier returns no date (ACCOUNT-20). */
export function nextCycleStart(line: BillDates, today: Day): Day | undefined {
  return startAfter(presentCycle(line, today));
}

/** Returns the day after a billing cycle, on which the data resets (ACCOUNT-20). */
export function startAfter(cycle: BillingCycle | undefined): Day | undefined {
  return cycle && shiftDays(cycle.end, 1);
}

/** Returns the last day on which data of the present cycle can be used, or undefined when it is unknown (TOPUP-8). */
export function lastDayToUse(line: BillDates, today: Day): Day | undefined {
  return presentCycle(line, today)?.end;
}

/**
 * Returns the line's billing cycles from the present one back to its activation (ACCOUNT-2). The carrier sends only the
 * present one; earlier ones are a month each (ACCOUNT-3). Without dates the cycle is the month of `today`.
 */
export function billingCyclesOf(line: BillDates & Pick<Customer, 'activationDate'>, today: Day): BillingCycle[] {
  const monthStart = `${today.slice(0, 8)}01`;
  const { start, end } = presentCycle(line, today) ?? { start: monthStart, end: lastOfMonthFrom(monthStart) };
  const { activationDate } = line;
  const billDay = billDayOf({ start, end });
  const cycles = [{ start, end }];
  let nextStart = start;
  for (let index = 1; index < maxCycles && nextStart > (activationDate ?? start); index += 1) {
    const cycleStart = dayInMonth(start, -index, billDay);
    cycles.push({ start: cycleStart, end: shiftDays(nextStart, -1) });
    nextStart = cycleStart;
  }
  return cycles;
}

/** Returns the share of a billing cycle that is over at the end of a day: 0 before its first day, 1 from its last. */
export function shareGone({ start, end }: BillingCycle, day: Day): number {
  return Math.min(1, countDays(start, day) / countDays(start, end));
}

/**
 * Returns the day of the month on which cycles begin. A cycle that begins on February 28 may belong to the 31st; the
 * next cycle's first day decides, because no two months in a row are short.
 */
function billDayOf(cycle: BillingCycle): number {
  return isMonth(cycle) ? longestBillDay(cycle) : dayOfMonth(cycle.start);
}

/** Returns true for a cycle of one whole month. */
function isMonth({ start, end }: BillingCycle): boolean {
  const billDay = longestBillDay({ start, end });
  return dayInMonth(start, 0, billDay) === start && dayInMonth(start, 1, billDay) === shiftDays(end, 1);
}

function longestBillDay({ start, end }: BillingCycle): number {
  return Math.max(dayOfMonth(start), dayOfMonth(shiftDays(end, 1)));
}

/** Returns the number of calendar months from one day's month to another's. */
function monthsFrom(from: Day, to: Day): number {
  const monthOf = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return monthOf(to) - monthOf(from);
}

/** Returns the last day of the month that begins on a day. */
function lastOfMonthFrom(start: Day): Day {
  return shiftDays(shiftMonths(start, 1), -1);
}

function dayOfMonth(day: string): number {
  return Number(day.slice(8));
}
