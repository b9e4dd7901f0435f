import * as z from 'zod/mini';

/** The operation id that the page put into its form. The intent decides whether it exists. */
export const operationField = z._default(z.string(), '');

/** A form of one button, with nothing to fill in. */
export const buttonForm = z.strictObject({ operation: operationField });

/** Resumes a line's data. The intent decides whether the line is of this account. */
export const resumeForm = z.strictObject({ line: z._default(z.string(), ''), operation: operationField });

/** The forms of Home: data to resume, or an end to dismiss by its operation id. The intent decides on both. */
export const homeForm = z.extend(resumeForm, { dismiss: z.optional(z.string().check(z.maxLength(64))) });

/** The version of the draft that the page showed (JOURNEY-5). The intent decides whether it is still the one. */
export const versionField = z._default(z.string().check(z.maxLength(32)), '');

/** An amount of the page in cents, for which the tax is read. It decides nothing; a wrong one is left out. */
export const priceHintField = z.catch(
  z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
  undefined,
);

/** The hash of the quote that the page showed (LEDGER-11). The intent decides whether it is the present one. */
export const quoteHashField = z._default(z.string().check(z.maxLength(32)), '');
