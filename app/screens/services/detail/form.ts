import * as z from 'zod/mini';
import { operationField } from '#app/forms/button-form.ts';

/** The page's one form: turns a line's service off. The intent decides whether the line is of this account. */
export const disableForm = z.strictObject({ line: z._default(z.string(), ''), operation: operationField });
