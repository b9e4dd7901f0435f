import * as z from 'zod';

/** The tax in cents that the page had in its amount, or that it had none (MONEY-11). */
export const taxField = z.union([z.literal('unknown'), z.coerce.number().int().min(0)]).optional();
