import * as z from 'zod/mini';
import { Gigabytes, Id, Instant, ListPrice } from '../vocabulary.ts';

/** The step in which extra data is sold, and its price (TOPUP-2, TOPUP-4). */
export const Pulse = z.object({ pulse: Gigabytes, pulseCost: ListPrice });
export type Pulse = z.output<typeof Pulse>;

export const Purchase = z.object({ customerId: Id, totalData: Gigabytes, topupDate: Instant });
export type Purchase = z.output<typeof Purchase>;
