import * as z from 'zod';
import { Id } from '../vocabulary.ts';

/** How the activation of a line goes (portal-1 §3). The wire's `password` is not read (decision 27). */
export const ActivationStatus = z.object({
  customerId: Id.optional(),
  /** A line status (portal-1 §4). */
  status: z.number().int(),
  portFailureCode: z.string().optional(),
});
export type ActivationStatus = z.output<typeof ActivationStatus>;

/**
 * Port failures that the customer can put right, by the input that is asked for again; any other needs Care (portal-2
 * §4).
 */
export const portFailureCodes = { accountNumber: '1009', pin: '1010', zip: '1011' } as const;
/** What is sent where the customer has no port-in PIN (decision 13). */
export const noPortPin = '0000';
