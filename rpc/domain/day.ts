import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { millisecondsInDay } from 'date-fns/constants';
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
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

/**
 * The calendar day of a moment where somebody is: the only way from a moment to a day (COPY-8). Milliseconds since
 * 1970; zone by its IANA name.
 */
export function dayIn(at: number, timeZone: string): Day {
  // Making one takes longer than using it, and a list has many.
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
  formats.set(timeZone, format);
  return format.format(at);
}

/** The day `days` later; earlier for a negative number. */
export function shiftDays(day: Day, days: number): Day {
  return format(addDays(localDate(day), days));
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
  return first > last ? [] : eachDayOfInterval({ start: localDate(first), end: localDate(last) }).map(format);
}

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
