import * as z from 'zod';

const cents = z.coerce.number().int().min(0);

/** The amounts that the page showed, in cents. Whether the operation is one of ours, the intent decides. */
export const monthForm = z.strictObject({ operation: z.string().default(''), amount: cents, totalTax: cents });
