import * as z from 'zod';
import { Bytes, Day, Id } from '../vocabulary.ts';

/** What each line used in a bill cycle, and how much it may (portal-1 §3). */
export const CycleUsage = z.object({
  billStartDate: Day,
  billEndDate: Day,
  users: z.array(z.object({ userId: Id, bytes: Bytes, maxBytes: Bytes })),
});
export type CycleUsage = z.output<typeof CycleUsage>;

/** What an account used since its first day. */
export const AccountAnalytics = z.object({ totalBytes: Bytes, averageBytesPerCycle: Bytes, cycles: z.number().int().nonnegative() });
export type AccountAnalytics = z.output<typeof AccountAnalytics>;
