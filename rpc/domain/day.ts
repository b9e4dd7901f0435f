/** Calendar days as YYYY-MM-DD: they have no time zone, and sort as text. */
export type Day = string;

const dayMs = 86_400_000;

/** The calendar day (UTC) of a point in time, milliseconds since 1970. */
export function dayOf(at: number): Day {
  return new Date(at).toISOString().slice(0, 10);
}

/** So many days later, or earlier. */
export function shiftDays(day: Day, days: number): Day {
  return dayOf(Date.parse(`${day}T00:00:00Z`) + days * dayMs);
}

/** The same day so many months later, or earlier; a day that the month does not have becomes its last one. */
export function shiftMonths(day: Day, months: number): Day {
  const from = new Date(`${day}T00:00:00Z`);
  const month = from.getUTCMonth() + months;
  const last = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(from.getUTCFullYear(), month, Math.min(from.getUTCDate(), last)));
}
