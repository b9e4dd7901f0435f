import * as z from 'zod/mini';

/** The operation id that the page put into its form. The intent decides whether it exists. */
export const operationField = z._default(z.string(), '');

/** A form of one button, with nothing to fill in. */
export const buttonForm = z.strictObject({ operation: operationField });

/** Resumes a line's data. The intent decides whether the line is of this account. */
export const resumeForm = z.strictObject({ line: z._default(z.string(), ''), operation: operationField });
