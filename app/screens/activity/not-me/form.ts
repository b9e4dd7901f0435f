import * as z from 'zod';

/** The button alone; whether the operation is one of ours, the intent decides. */
export const notMeForm = z.strictObject({ operation: z.string().default('') });
