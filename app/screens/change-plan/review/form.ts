import * as z from 'zod/mini';
import { fieldOf } from '#app/forms/field-kind.ts';
import { earlierField, pageValue, priceHintField, quoteHashField } from '#app/forms/hidden-fields.ts';
import { planChangeTimes } from '#rpc/domain/plan-change.ts';
import type { ReviewCopy } from './copy.ts';

export type ReviewFields = z.input<ReturnType<typeof reviewForm>>;

/** The page's question, with its message in the page's language; the choice, and the quote that the page showed.
 * The plan that the line has, its place and the new price only name what to read again. */
export function reviewForm({ choose }: Pick<ReviewCopy, 'choose'>) {
  return z.strictObject({
    when: z.enum(planChangeTimes, { error: choose }),
    plan: pageValue(80),
    from: z.catch(z.optional(fieldOf('hidden', undefined, z.regex(/^(?!\.{1,2}$)[\w.~@+-]{1,80}$/))), undefined),
    occurrence: z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(99))), undefined),
    price: priceHintField,
    earlier: earlierField,
    quoteHash: quoteHashField,
  });
}
