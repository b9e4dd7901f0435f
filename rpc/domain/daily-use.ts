import type { DailyUsage } from '#contracts/usage/vocabulary.ts';
import type { BillingCycle } from './billing-cycle.ts';
import { type Day, daysFrom } from './day.ts';

/** Data usage of a line on one day. */
export interface DayUse {
  day: Day;
  bytes: number;
}

/**
 * Returns a line's usage for each day of a billing cycle up to today, in bytes. Returns undefined when the carrier
 * sends no days (ACCOUNT-12). Days that it omits are days without usage. Its zone may be ahead, so its tomorrow is
 * kept.
 */
export function dailyUse(
  days: DailyUsage['days'],
  lineId: string,
  { start, end }: BillingCycle,
  today: Day,
): DayUse[] | undefined {
  if (!days) return undefined;
  const bytes = new Map(
    days.map(({ date, users }) => [date, users.find(({ userId }) => userId === lineId)?.bytes ?? 0]),
  );
  const daysOfCycle = [today, ...bytes.keys()].filter((day) => day <= end).sort();
  return daysFrom(start, today > end ? end : (daysOfCycle.at(-1) ?? today)).map((day) => ({
    day,
    bytes: bytes.get(day) ?? 0,
  }));
}

/** Returns the bytes used on an average day before today, which is not over; undefined without one (ACCOUNT-18). */
export function usedADay(days: readonly DayUse[], today: Day): number | undefined {
  const past = days.filter(({ day }) => day < today);
  return past.length > 0 ? past.reduce((sum, { bytes }) => sum + bytes, 0) / past.length : undefined;
}
