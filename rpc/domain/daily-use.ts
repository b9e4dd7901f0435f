import type { DailyUsage } from '#contracts/usage/vocabulary.ts';
import type { BillCycle } from './bill-cycle.ts';
import { type Day, daysFrom } from './day.ts';

/** What a line used on one day. */
export interface DayUse {
  day: Day;
  bytes: number;
}

/**
 * What a line used on each day of a bill cycle up to today; a day that the carrier left out is one on which nothing was
 * used. Undefined
 * where the carrier tells no days. Its days may be another zone's, so what it tells of tomorrow is kept.
 */
export function dailyUse(
  days: DailyUsage['days'],
  lineId: string,
  { start, end }: BillCycle,
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
