import * as z from 'zod/mini';
import { quoteHashField } from '#app/forms/hidden-fields.ts';
import { planChangeTimes } from '#rpc/domain/plan-change.ts';
import type { ReviewCopy } from './copy.ts';

export type ReviewFields = z.input<ReturnType<typeof reviewForm>>;

/** The page's question, with its message in the page's language; the choice, and the quote that the page showed. */
export function reviewForm({ choose }: Pick<ReviewCopy, 'choose'>) {
  return z.strictObject({
    when: z.enum(planChangeTimes, { error: choose }),
    plan: z._default(z.string().check(z.maxLength(80)), ''),
    quoteHash: quoteHashField,
  });
}
