import * as z from 'zod/mini';
import { operationField } from '#app/forms/button-form.ts';

/** The steps that are sent from the page itself. The intents decide whether the line is of this account. */
export const lostPhoneForm = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('pause'), line: z._default(z.string(), ''), operation: operationField }),
  z.strictObject({ step: z.literal('lock'), operation: operationField }),
]);
