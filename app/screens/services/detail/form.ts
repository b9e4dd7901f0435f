import * as z from 'zod';
import { operationField } from '#app/forms/button-form.ts';

/** The page's one form: turns a line's service off. The intent decides whether the line is of this account. */
export const disableForm = z.strictObject({ line: z.string().default(''), operation: operationField });
