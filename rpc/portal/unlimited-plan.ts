import type { Plan } from '#contracts/catalog/vocabulary.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { type Outcome, replyOrUndefined } from '../problem.ts';

/** Returns true when the plans on sale list the line's plan as unlimited (LINE-43); false without a reply. */
export function isUnlimited(
  line: Pick<Customer, 'reachPlanId'>,
  told: Outcome<{ plans: Plan[] }> | undefined,
): boolean {
  const plans = told && replyOrUndefined(told)?.plans;
  return plans?.some(({ name, isUnlimited: unlimited }) => unlimited && name === line.reachPlanId) ?? false;
}
