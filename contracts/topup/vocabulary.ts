import * as z from 'zod/mini';
import { Day, Gigabytes, Id, Instant, UnitPrice } from '../vocabulary.ts';

/** The step in which extra data is sold, and its price (TOPUP-2, TOPUP-4). */
export const Pulse = z.object({ pulse: Gigabytes, pulseCost: UnitPrice });
export type Pulse = z.output<typeof Pulse>;

export const Purchase = z.object({
  customerId: Id,
  /** Gigabytes; what was given rather than bought may be any amount. */
  totalData: z.number().check(z.nonnegative()),
  topupDate: z.union([Instant, Day]),
});
export type Purchase = z.output<typeof Purchase>;
