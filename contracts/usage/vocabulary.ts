import { z } from 'zod';
import { Bytes, Day, Id } from '../vocabulary.ts';

/** What each line used in a bill cycle, and how much it may (portal-1 §3). */
export const CycleUsage = z.object({
  billStartDate: Day,
  billEndDate: Day,
  users: z.array(z.object({ userId: Id, bytes: Bytes, maxBytes: Bytes })),
});
export type CycleUsage = z.output<typeof CycleUsage>;
