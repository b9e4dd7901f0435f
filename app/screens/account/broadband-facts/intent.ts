import { catalog } from '#contracts/catalog/endpoints.ts';
import { config } from '#contracts/config/endpoints.ts';
import { topup } from '#contracts/topup/endpoints.ts';
import type { LabelledPlan, LabelPrices } from '#rpc/domain/broadband-label.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { maxAge, readAll, readOne, readRequest } from '#rpc/portal-reads.ts';
import { type LineName, lineName } from '#rpc/portal/line-name.ts';
import { plansRead } from '#rpc/portal/plan-deal.ts';
import { findLine, lineIn, readSnapshot } from '#rpc/portal/snapshot.ts';
import { replyOrUndefined } from '#rpc/problem.ts';
import { labelPrices, planOnSale } from '#rpc/public/plan.ts';

export interface BroadbandFacts {
  line: LineName;
  /** Absent while the carrier does not return the plan. */
  plan?: LabelledPlan;
  prices: LabelPrices;
  /** The plan is one that new customers cannot have. */
  isWithdrawn: boolean;
}

/**
 * The broadband facts of the plan that a line has, on sale or not (ACCOUNT-19).
 * @throws NOT_FOUND for a line that this person may not see
 */
export async function loadBroadbandFacts(context: PortalContext, lineRef: string): Promise<BroadbandFacts> {
  const { lineId } = await findLine(context, lineRef);
  const line = lineIn(await readSnapshot(context), lineId);
  const { sold, pulse, app } = await readAll(context, {
    sold: plansRead,
    pulse: readRequest(topup.pulse, {}, maxAge.config),
    app: readRequest(config.appData, {}, maxAge.config),
  });
  const { reachPlanId } = line;
  const onSale = replyOrUndefined(sold)?.plans;
  const offer = onSale?.find(({ name }) => name === reachPlanId);
  const plan = offer ?? (reachPlanId && (await planNamed(context, reachPlanId)));
  return {
    line: lineName(lineRef, line),
    plan: plan ? planOnSale(plan) : undefined,
    prices: labelPrices(pulse, app),
    isWithdrawn: onSale !== undefined && offer === undefined,
  };
}

async function planNamed(context: PortalContext, plan: string) {
  const outcome = await readOne(context, readRequest(catalog.plan, { plan }, maxAge.config));
  return replyOrUndefined(outcome);
}
