import * as z from 'zod/mini';
import { fieldOf } from '#app/forms/field-kind.ts';
import { operationField } from '#app/forms/hidden-fields.ts';

/** The form of one card. The intent checks card and operation. */
export const defaultForm = z.strictObject({ card: z._default(fieldOf('hidden'), ''), operation: operationField });
