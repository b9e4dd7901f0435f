import * as z from 'zod/mini';

/** The tax in cents that the page had in its amount, or that it had none (MONEY-11). */
export const taxField = z.optional(z.union([z.literal('unknown'), z.coerce.number().check(z.int(), z.minimum(0))]));
