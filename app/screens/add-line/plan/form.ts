import * as z from 'zod/mini';
import { fieldOf } from '#app/forms/field-kind.ts';
import { codeField, optionalText } from '#app/forms/typed-fields.ts';
import { versionField } from '#app/forms/hidden-fields.ts';
import type { PlanCopy } from './copy.ts';

export type PlanFields = z.input<ReturnType<typeof planForm>>;

/** Validates the fields with messages in the page's language; the intent checks plans, room and coupons. */
export function planForm({ plan, count, coupon }: Pick<PlanCopy, 'plan' | 'count' | 'coupon'>) {
  const id = /^(?!\.{1,2}$)[\w.~@+-]{1,80}$/;
  return z.strictObject({
    version: versionField,
    plan: fieldOf('choice', plan.missing, z.regex(id, plan.missing)),
    count: z.pipe(z.enum(['1', '2', '3', '4', '5'], count.missing), z.transform(Number)),
    coupon: optionalText(codeField().check(z.refine((code) => code === '' || id.test(code), coupon.invalid))),
    /** Present when the button "Apply coupon" was pressed. */
    apply: z.optional(z.literal('coupon')),
  });
}
