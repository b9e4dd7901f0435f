import * as z from 'zod';
import { operationField } from '#app/forms/button-form.ts';

/** The one form of this page: lets a line's data run again. Whether the line is of this account, the intent decides. */
export const resumeForm = z.strictObject({ line: z.string().default(''), operation: operationField });
