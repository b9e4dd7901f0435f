import * as z from 'zod/mini';
import { operationField } from '#app/forms/button-form.ts';
import { versionField } from '#app/forms/version-field.ts';

/** "Activate Line": nothing to fill in. */
export const checklistForm = z.strictObject({ version: versionField, operation: operationField });
