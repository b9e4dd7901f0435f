import * as z from 'zod';
import { Bytes, Day, Id } from '../vocabulary.ts';

/** What each line used in a bill cycle, and how much it may (portal-1 §3). */
export const CycleUsage = z.object({
  billStartDate: Day,
  billEndDate: Day,
  users: z.array(z.object({ userId: Id, bytes: Bytes, maxBytes: Bytes })),
});
export type CycleUsage = z.output<typeof CycleUsage>;

/** The same, with what each line used on each day; a day on which nobody used anything may be left out. */
export const DailyUsage = CycleUsage.extend({
  days: z
    .array(z.object({ date: Day, users: z.array(z.object({ userId: Id, bytes: Bytes })) }))
    .max(100)
    .optional(),
});
export type DailyUsage = z.output<typeof DailyUsage>;

/** What an account used since its first day. */
export const AccountAnalytics = z.object({
  totalBytes: Bytes,
  averageBytesPerCycle: Bytes,
  cycles: z.number().int().nonnegative(),
});
export type AccountAnalytics = z.output<typeof AccountAnalytics>;
