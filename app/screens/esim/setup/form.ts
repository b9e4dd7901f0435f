import * as z from 'zod/mini';
import { operationField } from '#app/forms/hidden-fields.ts';

export type SetupFields = z.input<ReturnType<typeof setupForm>>;

/** Done needs the confirmation (ESIM-9); `unticked` is the message without it. */
export function setupForm({ unticked }: { unticked: string }) {
  return z.strictObject({ operation: operationField, completed: z.literal('on', { error: unticked }) });
}
