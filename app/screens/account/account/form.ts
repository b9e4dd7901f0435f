import * as z from 'zod';
import { operationField } from '#app/forms/button-form.ts';

/** The page's one form: resumes a line's data. The intent decides whether the line is of this account. */
export const resumeForm = z.strictObject({ line: z.string().default(''), operation: operationField });
