import * as z from 'zod/mini';
import { operationField } from '#app/forms/hidden-fields.ts';

/** The button of one card. The intent checks card and operation. */
export const defaultForm = z.strictObject({ card: z._default(z.string(), ''), operation: operationField });
