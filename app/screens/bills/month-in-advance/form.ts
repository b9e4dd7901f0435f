import * as z from 'zod/mini';
import { operationField } from '#app/forms/button-form.ts';

const cents = z.coerce.number().check(z.int(), z.minimum(0));

/** The amounts that the page showed, in cents: the ones that are paid (LEDGER-11). */
export const monthForm = z.strictObject({ operation: operationField, amount: cents, totalTax: cents });
