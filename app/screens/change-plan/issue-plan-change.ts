import type { Customer } from '#contracts/customer/vocabulary.ts';
import { type PlanTarget, timesOf } from '#rpc/domain/plan-change.ts';
import type { PlanDeal } from '#rpc/portal/plan-deal.ts';
import type { PortalContext } from '#rpc/portal-context.ts';

/** Issues the operation of a review page. Its terms hold the times to choose from, and the first of them. */
export function issuePlanChange(
  { account, requester }: PortalContext,
  line: Customer,
  target: PlanTarget,
  deal: PlanDeal,
): Promise<string> {
  const times = timesOf(line, target);
  return account.issue({
    kind: 'plan-change',
    subjectId: line.id,
    actorId: requester.actor.customerId,
    terms: { ...deal, times, when: times[0] ?? 'next-cycle' },
  });
}
