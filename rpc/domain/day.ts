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

/** The calendar day (UTC) of an instant in milliseconds since 1970. */
export function dayOf(ms: number): Day {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Midnight (UTC) of a calendar day, in milliseconds since 1970. */
export function startOf(day: Day): number {
  return Date.parse(day);
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
