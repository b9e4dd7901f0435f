import * as z from 'zod/mini';
import { taxField } from '#app/forms/hidden-fields.ts';
import { planChangeTimes } from '#rpc/domain/plan-change.ts';
import type { ReviewCopy } from './copy.ts';

export type ReviewFields = z.input<ReturnType<typeof reviewForm>>;

/** What the page asks for, with its message in the page's language. */
export function reviewForm({ choose }: Pick<ReviewCopy, 'choose'>) {
  return z.strictObject({ when: z.enum(planChangeTimes, { error: choose }), tax: taxField });
}
