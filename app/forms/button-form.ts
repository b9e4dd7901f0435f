import * as z from 'zod';

/** The operation that a form's page gave it. Whether it is one of ours, the intent decides. */
export const operationField = z.string().default('');

/** A form with nothing to fill in: one button. */
export const buttonForm = z.strictObject({ operation: operationField });
