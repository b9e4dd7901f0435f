import * as z from 'zod';

/** Is there a network, or a number to be had? */
export const Coverage = z.object({ isValid: z.boolean() });
export type Coverage = z.output<typeof Coverage>;

/** ZIPs by which a pretend carrier answers: one that ends in 000 is not covered. */
export const sampleZips = { covered: '01803', notCovered: '99000' } as const;
