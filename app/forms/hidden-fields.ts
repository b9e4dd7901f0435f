import * as z from 'zod/mini';
import { fieldOf } from './field-kind.ts';

/**
 * Returns the schema of a hidden value, which is empty when it is left out.
 * @param most its maximum length
 */
export function pageValue(most: number) {
  return z._default(fieldOf('hidden', undefined, z.maxLength(most)), '');
}

/** The operation id that the page put into its form. The intent decides whether it exists. */
export const operationField = z._default(fieldOf('hidden'), '');

/** The reference of a line. The intent decides whether it is of this account. */
export const lineField = z._default(fieldOf('hidden'), '');

/** A form of one button, with nothing to fill in. */
export const buttonForm = z.strictObject({ operation: operationField });

/** The form that resumes a line's data. */
export const resumeForm = z.strictObject({ line: lineField, operation: operationField });

/** A fixed mark of the page, which names the form that was sent. */
const markOfForm = z.optional(fieldOf('hidden', undefined, z.regex(/^on$/)));

/** The form that opens the hosted payment page. */
export const payForm = z.strictObject({ operation: operationField, pay: markOfForm });

/** A change of a line's service: off, or on with its terms. The intent decides whether the line is of this account. */
export const serviceForm = z.strictObject({ line: lineField, operation: operationField, enable: markOfForm });

/** The forms of Home: what is owed, data to resume, or an end to dismiss by its operation id. The intent decides. */
export const homeForm = z.extend(resumeForm, {
  pay: markOfForm,
  dismiss: z.optional(fieldOf('hidden', undefined, z.maxLength(64))),
});

/** The version of the draft that the page showed (JOURNEY-5). The intent decides whether it is still the one. */
export const versionField = pageValue(32);

/** An amount of the page in cents, for which the tax is read. It decides nothing; a wrong one is left out. */
export const priceHintField = z.catch(
  z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
  undefined,
);

/** The mark of the earlier order that the page warned of (LEDGER-43). The intent decides whether it is the same. */
export const earlierField = z.optional(fieldOf('hidden', undefined, z.maxLength(32)));

/** The hash of the quote that the page showed (LEDGER-11). The intent decides whether it is the present one. */
export const quoteHashField = pageValue(32);

/** The hash of the page's answers and amounts. The intent decides whether it is the present one. */
export const markField = pageValue(64);
