import * as z from 'zod/mini';

/** Availability of coverage, or of a number. */
export const Coverage = z.object({ isValid: z.boolean() });
export type Coverage = z.output<typeof Coverage>;

/** The fixture carrier covers every ZIP but those that end in 000. */
export const sampleZips = { covered: '01803', notCovered: '99000' } as const;
