import { catalog } from '#contracts/catalog/endpoints.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Purchase } from '#contracts/topup/vocabulary.ts';
import { can } from '../domain/permission.ts';
import { type AdviceCycle, adviceCyclesOf, adviceOf, atThisPace, type PlanAdvice } from '../domain/plan-advice.ts';
import { type PortalContext, today } from '../portal-context.ts';
import { atHand, maxAge, readAll, readRequest } from '../portal-reads.ts';
import { replyOrUndefined } from '../problem.ts';
import { carrierPriceOf } from './line-plan.ts';
import { homeInternetDiscount, plansRead } from './plan-deal.ts';
import { boughtIn } from './purchase-history.ts';
import type { FullSnapshot } from './snapshot.ts';
import { usageOfCycle } from './usage-history.ts';

interface AdviceRequest {
  snapshot: FullSnapshot;
  line: Customer;
  purchases: readonly Purchase[] | undefined;
  /** Reads only cached replies, without a carrier call. */
  isAtHand?: boolean;
}

/**
 * Returns a cheaper plan for the line, for the account holder (ACCOUNT-16). Reads everything from the carrier in one
 * round. Undefined when no plan would save money, and when a part is missing.
 */
export async function planAdvice(
  context: PortalContext,
  { snapshot, line, purchases, isAtHand = false }: AdviceRequest,
): Promise<PlanAdvice | undefined> {
  const { reachPlanId } = line;
  const mayChange = can('see-bills', snapshot).allowed && can('change-plan', snapshot, line).allowed;
  if (!mayChange || !purchases || reachPlanId === undefined) return undefined;
  const day = today(context);
  const cycles = adviceCyclesOf(line, day);
  if (cycles.length === 0) return undefined;

  // Also reads the line's plan, because a withdrawn one is not in the list, and a later read would cost another
  // round.
  const toRead = isAtHand ? atHand : <R>(request: R): R => request;
  const usageReads = cycles.map(
    (cycle, index) =>
      [cycle.start, toRead(usageOfCycle(context, cycle, index === 0 ? maxAge.usage : maxAge.config))] as const,
  );
  const [{ plans, linePlan }, uses] = await Promise.all([
    readAll(context, {
      plans: toRead(plansRead),
      linePlan: toRead(readRequest(catalog.plan, { plan: reachPlanId }, maxAge.config)),
    }),
    readAll(context, Object.fromEntries(usageReads)),
  ]);
  const onSale = replyOrUndefined(plans)?.plans;
  const current = onSale?.find(({ name }) => name === reachPlanId) ?? replyOrUndefined(linePlan);
  const adviceCycles = cycles.flatMap((cycle): AdviceCycle[] => {
    const outcome = uses[cycle.start];
    const use = outcome && replyOrUndefined(outcome)?.users.find(({ userId }) => userId === line.id);
    const toppedUp = boughtIn(purchases, line.id, cycle, context.site.timeZone).length > 0;
    return use ? [{ ...use, bytes: atThisPace(use.bytes, cycle, day), toppedUp }] : [];
  });
  if (!onSale || !current || adviceCycles.length < cycles.length) return undefined;
  return adviceOf({
    line,
    current,
    onSale,
    cycles: adviceCycles,
    told: carrierPriceOf(snapshot, line),
    homeInternetDiscount: homeInternetDiscount(snapshot),
  });
}
