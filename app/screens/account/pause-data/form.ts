import * as z from 'zod';

/** A question with one button: nothing to fill in, so it has no messages. */
export const pauseDataForm = z.strictObject({ operation: z.string().regex(/^[\w-]{16}$/) });
