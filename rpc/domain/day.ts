import { addMonths } from 'date-fns/addMonths';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { lightFormat } from 'date-fns/lightFormat';
import { setDate } from 'date-fns/setDate';

/** Calendar days as YYYY-MM-DD: they have no time zone, and sort as text. */
export type Day = string;

/** One day in milliseconds. */
export const oneDay = millisecondsInDay;

/** Where customers are whose brand names no zone of its own, by its IANA name (COPY-8). */
export const usualTimeZone = 'America/Chicago';

const formats = new Map<string, Intl.DateTimeFormat>();

/** In every zone midnight comes at a quarter of an hour of UTC, so the day is the same for all of one. */
const oneQuarter = 15 * millisecondsInMinute;
const latest = new Map<string, { quarter: number; day: Day }>();

/**
 * The calendar day of a moment where somebody is: the only way from a moment to a day (COPY-8). Milliseconds since
 * 1970; zone by its IANA name.
 */
export function dayIn(at: number, timeZone: string): Day {
  const quarter = Math.floor(at / oneQuarter);
  const known = latest.get(timeZone);
  if (known?.quarter === quarter) return known.day;
  // Making one takes longer than using it, and a list has many.
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
  formats.set(timeZone, format);
  const day = format.format(at);
  latest.set(timeZone, { quarter, day });
  return day;
}

/** The day `days` later; earlier for a negative number. @throws RangeError for what is no day */
export function shiftDays(day: Day, days: number): Day {
  return utcDay(utcMidnight(day) + days * oneDay);
}

/** The same day of the month `months` later; the last day of a month that is too short. */
export function shiftMonths(day: Day, months: number): Day {
  return format(addMonths(localDate(day), months));
}

/** The given day of the month, in the month `months` after `day`; the last day of a month that is too short. */
export function dayInMonth(day: Day, months: number, dayOfMonth: number): Day {
  const month = addMonths(localDate(day), months);
  return format(setDate(month, Math.min(dayOfMonth, getDaysInMonth(month))));
}

/** All days from the first to the last, both included; none when the last is before the first. */
export function daysFrom(first: Day, last: Day): Day[] {
  return Array.from({ length: countDays(first, last) }, (_, index) => shiftDays(first, index));
}

/** How many days there are from the first to the last, both included; none when the last is before the first. */
export function countDays(first: Day, last: Day): number {
  return Math.max(0, (utcMidnight(last) - utcMidnight(first)) / oneDay + 1);
}

/** The day while it is to come: neither one that is over nor today, whose event may have been already (ACCOUNT-20). */
export function dayToCome(day: Day | undefined, today: Day): Day | undefined {
  return day !== undefined && day > today ? day : undefined;
}

/** A day has no zone, so those of UTC do, in which all days are as long. */
const utcMidnight = (day: Day) => Date.parse(`${day}T00:00Z`);
const utcDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Dates are made and formatted in the same local zone, so the zone makes no difference. */
function localDate(day: Day): Date {
  return new Date(`${day}T00:00`);
}

function format(date: Date): Day {
  return lightFormat(date, 'yyyy-MM-dd');
}

/** A moment in UTC as calendar files write it (RFC 5545): 20261125T143000Z. @param at milliseconds since 1970 */
export function utcStamp(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}
