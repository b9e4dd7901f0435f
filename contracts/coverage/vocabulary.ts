import * as z from 'zod/mini';

/** Reply that a place has coverage, or that a number is available. */
export const Coverage = z.object({ isValid: z.boolean() });
export type Coverage = z.output<typeof Coverage>;

/** ZIP codes for examples. The fixture carrier covers every ZIP except those that end in 000. */
export const sampleZips = { covered: '01803', notCovered: '99000' } as const;
