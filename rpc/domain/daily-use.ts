import type { DailyUsage } from '#contracts/usage/vocabulary.ts';
import type { BillingCycle } from './billing-cycle.ts';
import { type Day, daysFrom } from './day.ts';

/** The use of a line on one day. */
export interface DayUse {
  day: Day;
  bytes: number;
}

/**
 * The use of a line on each day of a billing cycle up to today, in bytes; undefined where the carrier sends no days
 * (ACCOUNT-12). Days that it leaves out are days without use. Its zone may be ahead, so its tomorrow is kept.
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
  const told = [today, ...bytes.keys()].filter((day) => day <= end).sort();
  return daysFrom(start, today > end ? end : (told.at(-1) ?? today)).map((day) => ({
    day,
    bytes: bytes.get(day) ?? 0,
  }));
}
