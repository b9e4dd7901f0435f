import * as z from 'zod/mini';

/** The page's two buttons. */
export const showSupportForm = z.strictObject({ ask: z.enum(['show', 'stop']) });
