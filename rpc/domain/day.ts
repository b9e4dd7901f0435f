/** Calendar days as YYYY-MM-DD: they have no time zone, and sort as text. */
export type Day = string;

export const oneDay = 86_400_000;

/** The calendar day (UTC) of a point in time in milliseconds since 1970. */
export function dayOf(ms: number): Day {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Midnight (UTC) of a calendar day, in milliseconds since 1970. */
export function startOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** The day so many days on; back for a negative number. */
export function shiftDays(day: Day, days: number): Day {
  return dayOf(startOf(day) + days * oneDay);
}

/** The same day some months on; a day that the month does not have becomes its last one. */
export function shiftMonths(day: Day, months: number): Day {
  return dayInMonth(day, months, new Date(startOf(day)).getUTCDate());
}

/**
 * The given day of the month, in the month so many months after `day`; the month's last one where it has no such day.
 */
export function dayInMonth(day: Day, months: number, dayOfMonth: number): Day {
  const from = new Date(startOf(day));
  const first = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  return dayOf(first + (Math.min(dayOfMonth, last) - 1) * oneDay);
}

/** All days from the first to the last, both included; none when the last lies before the first. */
export function daysFrom(first: Day, last: Day): Day[] {
  const count = Math.round((startOf(last) - startOf(first)) / oneDay) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => shiftDays(first, index));
}
