import * as z from 'zod';
import { operationField } from '#app/forms/button-form.ts';

/** The button of one card. The intent checks card and operation. */
export const defaultForm = z.strictObject({ card: z.string().default(''), operation: operationField });
