import * as z from 'zod/mini';

/** The operation id that the page put into its form. The intent decides whether it exists. */
export const operationField = z._default(z.string(), '');

/** A form of one button, with nothing to fill in. */
export const buttonForm = z.strictObject({ operation: operationField });

/** Resumes a line's data. The intent decides whether the line is of this account. */
export const resumeForm = z.strictObject({ line: z._default(z.string(), ''), operation: operationField });

/** The version of the draft that the page showed (JOURNEY-5). The intent decides whether it is still the one. */
export const versionField = z._default(z.string().check(z.maxLength(32)), '');

/** The tax in cents that the page had in its amount, or that it had none (MONEY-11). */
export const taxField = z.optional(z.union([z.literal('unknown'), z.coerce.number().check(z.int(), z.minimum(0))]));
