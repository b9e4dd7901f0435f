import type { Plan } from '#contracts/catalog/vocabulary.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { type Outcome, replyOrUndefined } from '../problem.ts';

/** Is the data of a line's plan unlimited, as the plans on sale tell it (LINE-43)? Not, where nobody tells. */
export function isUnlimited(
  line: Pick<Customer, 'reachPlanId'>,
  told: Outcome<{ plans: Plan[] }> | undefined,
): boolean {
  const plans = told && replyOrUndefined(told)?.plans;
  return plans?.some(({ name, isUnlimited: unlimited }) => unlimited && name === line.reachPlanId) ?? false;
}
