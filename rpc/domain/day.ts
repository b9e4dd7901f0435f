import { addMonths } from 'date-fns/addMonths';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { lightFormat } from 'date-fns/lightFormat';
import { setDate } from 'date-fns/setDate';

/** Calendar days as YYYY-MM-DD: they have no time zone, and sort as text. */
export type Day = string;

/** One day in milliseconds. */
export const oneDay = millisecondsInDay;

/** IANA time zone of customers whose brand configures none (COPY-8). */
export const usualTimeZone = 'America/Chicago';

const formats = new Map<string, Intl.DateTimeFormat>();

/** In every zone midnight is at a quarter of an hour of UTC, so a zone's day is constant within a quarter. */
const oneQuarter = 15 * millisecondsInMinute;
const latest = new Map<string, { quarter: number; day: Day }>();

/**
 * Returns the calendar day of a moment in the customer's time zone; no other function converts one (COPY-8).
 * @param at epoch milliseconds
 * @param timeZone IANA name
 */
export function dayIn(at: number, timeZone: string): Day {
  const quarter = Math.floor(at / oneQuarter);
  const cached = latest.get(timeZone);
  if (cached?.quarter === quarter) return cached.day;
  // Reuses formats, because creating one is slow and a list has many days.
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
  formats.set(timeZone, format);
  const day = format.format(at);
  latest.set(timeZone, { quarter, day });
  return day;
}

/** Returns the day `days` later; earlier for a negative number. @throws RangeError for a text that is no day */
export function shiftDays(day: Day, days: number): Day {
  return utcDay(utcMidnight(day) + days * oneDay);
}

/** Returns the same day of the month `months` later, or the last day of a shorter month. */
export function shiftMonths(day: Day, months: number): Day {
  return format(addMonths(localDate(day), months));
}

/** Returns the given day of the month, `months` after `day`, or the last day of a shorter month. */
export function dayInMonth(day: Day, months: number, dayOfMonth: number): Day {
  const month = addMonths(localDate(day), months);
  return format(setDate(month, Math.min(dayOfMonth, getDaysInMonth(month))));
}

/** Returns all days from the first to the last, both included; none when the last is before the first. */
export function daysFrom(first: Day, last: Day): Day[] {
  return Array.from({ length: countDays(first, last) }, (_, index) => shiftDays(first, index));
}

/** Counts the days from the first to the last, both included; 0 when the last is before the first. */
export function countDays(first: Day, last: Day): number {
  return Math.max(0, (utcMidnight(last) - utcMidnight(first)) / oneDay + 1);
}

/** Returns a future day, or undefined. Today counts as over, because its event may have been already (ACCOUNT-20). */
export function dayToCome(day: Day | undefined, today: Day): Day | undefined {
  return day !== undefined && day > today ? day : undefined;
}

/** A day has no zone. In UTC all days have the same length. */
const utcMidnight = (day: Day) => Date.parse(`${day}T00:00Z`);
const utcDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Dates are created and formatted in the same local zone, so the zone makes no difference. */
function localDate(day: Day): Date {
  return new Date(`${day}T00:00`);
}

function format(date: Date): Day {
  return lightFormat(date, 'yyyy-MM-dd');
}

/** Returns a moment in UTC as calendar files write it (RFC 5545): 20261125T143000Z. @param at epoch milliseconds */
export function utcStamp(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}
