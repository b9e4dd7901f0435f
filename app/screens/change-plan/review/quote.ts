import type { Decision } from '#rpc/domain/decision.ts';
import { occurrenceOf } from '#rpc/domain/line.ts';
import { mayHave, newPriceOf, type PlanChangeTime, priceOnLine, targetsOf, timesOf } from '#rpc/domain/plan-change.ts';
import { type PortalContext, today } from '#rpc/portal-context.ts';
import { maxAge, readAll } from '#rpc/portal-reads.ts';
import {
  billingRead,
  currentPlan,
  dealOf,
  esimCapableOf,
  homeInternetDiscount,
  type PlanDeal,
  plansRead,
  pricingReads,
} from '#rpc/portal/plan-deal.ts';
import { type Quote, quoteOf } from '#rpc/portal/quote.ts';
import { lineIn, snapshotOf, snapshotReads } from '#rpc/portal/snapshot.ts';
import { taxOn } from '#rpc/portal/tax-read.ts';
import { unwrap } from '#rpc/problem.ts';

/** The change of a review page: its prices, the tax on the new price in cents a month, and the times to choose from. */
export interface QuotedChange extends PlanDeal {
  tax?: number | undefined;
  times: PlanChangeTime[];
}

export interface PlanQuote extends Quote<QuotedChange> {
  /** Whether the line may have the plan. */
  decision: Decision;
}

type QuoteFacts = Awaited<ReturnType<typeof readQuoteFacts>>;

/** Reads anew what every change of a plan depends on. @throws FaultError when the carrier did not reply */
export async function readQuoteFacts(context: PortalContext) {
  const { me, group, keys, plans, billing } = await readAll(context, {
    ...snapshotReads(context.viewer, maxAge.now),
    plans: plansRead,
    billing: billingRead,
  });
  return { snapshot: snapshotOf(me, group, keys, context), onSale: unwrap(plans).plans, billing };
}

/**
 * The quote that the review page shows and that its form confirms.
 * @param sentIds of the line's operations that were sent before, the latest first
 * @returns undefined when the line can't change to that plan
 * @throws NOT_FOUND for a line that this person may not see, FaultError when the carrier did not price it (MONEY-14)
 */
export async function planQuote(
  context: PortalContext,
  { snapshot, onSale, billing }: QuoteFacts,
  { lineId, planId, sentIds }: { lineId: string; planId: string; sentIds: readonly string[] },
): Promise<PlanQuote | undefined> {
  const line = lineIn(snapshot, lineId);
  const { reachPlanId } = line;
  const plan = onSale.find(({ name }) => name === planId);
  if (!plan || reachPlanId === undefined || reachPlanId === planId) return undefined;
  // As the list of plans shows it. The tax on that is read beside the prices, because it seldom is another.
  const listed = priceOnLine(plan, line, homeInternetDiscount(snapshot));
  const [{ before, after }, current, esimCapable, listedTax] = await Promise.all([
    readAll(context, pricingReads(context.viewer.actor.customerId, occurrenceOf(line), reachPlanId, planId)),
    currentPlan(context, line, onSale),
    esimCapableOf(context, line, [plan]),
    taxOn(context, listed),
  ]);
  const target = targetsOf(current, onSale).find((offered) => offered.plan === plan);
  if (!current || !target) return undefined;
  const deal = dealOf({
    snapshot,
    line,
    current,
    target,
    before: unwrap(before).planPricingInfoList,
    after: unwrap(after).planPricingInfoList,
    billing: unwrap(billing),
    onSale,
    today: today(context),
  });
  const price = newPriceOf(deal);
  const tax = price === listed ? listedTax : await taxOn(context, price);
  const quote = await quoteOf({ ...deal, times: timesOf(line, target), tax }, sentIds);
  return { ...quote, decision: mayHave(line, target, esimCapable) };
}
