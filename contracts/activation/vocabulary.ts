import * as z from 'zod';
import { Id } from '../vocabulary.ts';

/** How the activation of a line is going. The wire's `password` is not read (HTTP-17). */
export const ActivationStatus = z.object({
  customerId: Id.optional(),
  /** A line status (LINE-1). */
  status: z.number().int(),
  portFailureCode: z.string().optional(),
});
export type ActivationStatus = z.output<typeof ActivationStatus>;
