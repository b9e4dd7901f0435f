import * as z from 'zod/mini';
import { versionField } from '#app/forms/hidden-fields.ts';
import type { SummaryCopy } from './copy.ts';

export type SummaryFields = z.input<ReturnType<typeof summaryForm>>;

/** Payment of the first month; a page without a choice sends that of the next bill. */
export function summaryForm({ payment: { missing } }: Pick<SummaryCopy, 'payment'>) {
  return z.strictObject({ version: versionField, payment: z.enum(['next-bill', 'now'], missing) });
}
