import * as z from 'zod/mini';
import { Bytes, Day, Id } from '../vocabulary.ts';
import { inessential, wireTraits } from '../wire-trait.ts';

/** Data used by each line in a billing cycle, and its limit (0 for none). */
export const CycleUsage = z.object({
  billStartDate: Day,
  billEndDate: Day,
  users: z
    .array(z.object({ userId: Id, bytes: Bytes, maxBytes: Bytes }))
    .register(wireTraits, { key: 'userId', whole: true, skips: true }),
});
export type CycleUsage = z.output<typeof CycleUsage>;

const UsageOfDay = z.object({
  date: Day,
  users: z.array(z.object({ userId: Id, bytes: Bytes })).register(wireTraits, { key: 'userId' }),
});

/** Days that a reply has at most; for more, it has none. */
export const mostDays = 100;

/** Usage of a cycle by day; days without use may be missing. */
export const DailyUsage = z.extend(CycleUsage, {
  days: inessential(z.array(UsageOfDay).check(z.maxLength(mostDays)).register(wireTraits, { key: 'date' })),
});
export type DailyUsage = z.output<typeof DailyUsage>;

/** Data that an account has used since its first day. */
export const AccountAnalytics = z.object({
  totalBytes: Bytes,
  averageBytesPerCycle: Bytes,
  cycles: z.int().check(z.nonnegative()),
});
export type AccountAnalytics = z.output<typeof AccountAnalytics>;
