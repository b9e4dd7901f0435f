import * as z from 'zod/mini';
import { optionalText } from '#app/forms/typed-fields.ts';
import { versionField } from '#app/forms/hidden-fields.ts';
import type { PlanCopy } from './copy.ts';

export type PlanFields = z.input<ReturnType<typeof planForm>>;

/** Validates the fields with messages in the page's language; the intent checks plans, room and coupons. */
export function planForm({ plan, count, coupon }: Pick<PlanCopy, 'plan' | 'count' | 'coupon'>) {
  const id = /^(?!\.{1,2}$)[\w.~@+-]{1,80}$/;
  return z.strictObject({
    version: versionField,
    plan: z.string({ error: plan.missing }).check(z.regex(id, plan.missing)),
    count: z.pipe(z.string({ error: count.missing }).check(z.regex(/^[1-5]$/, count.missing)), z.transform(Number)),
    coupon: optionalText(z.string().check(z.regex(id, coupon.invalid))),
    /** Present when the button beside the coupon was pressed. */
    apply: z.optional(z.literal('coupon')),
  });
}
