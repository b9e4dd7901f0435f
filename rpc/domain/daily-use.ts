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
