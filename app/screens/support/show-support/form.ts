import * as z from 'zod';

/** The page's two buttons. */
export const showSupportForm = z.strictObject({ ask: z.enum(['show', 'stop']) });
