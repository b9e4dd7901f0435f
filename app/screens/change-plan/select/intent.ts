import type { Plan } from '#contracts/catalog/vocabulary.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { type PortalContext, today } from '#rpc/portal-context.ts';
import { maxAge, readAll } from '#rpc/portal-reads.ts';
import { billingCyclesOf } from '#rpc/domain/billing-cycle.ts';
import type { Decision } from '#rpc/domain/decision.ts';
import type { DataNow } from '#rpc/domain/facts/data-now.ts';
import { type MonthUse, type PlanScale, planScaleOf } from '#rpc/domain/facts/month-use.ts';
import { can } from '#rpc/domain/permission.ts';
import type { PlanAdvice } from '#rpc/domain/plan-advice.ts';
import { mayHave, type PlanDirection, priceOnLine, scheduledPlanOf, targetsOf } from '#rpc/domain/plan-change.ts';
import { replyOrUndefined, unwrap } from '#rpc/problem.ts';
import { lineData } from '#rpc/portal/line-data.ts';
import { type LineName, lineName } from '#rpc/portal/line-name.ts';
import { scheduledView } from '#rpc/portal/line-plan.ts';
import {
  findCurrentPlan,
  readEsimCapability,
  homeInternetDiscount,
  planNameIn,
  plansRead,
} from '#rpc/portal/plan-deal.ts';
import { planAdvice } from '#rpc/portal/plan-advice.ts';
import { purchasesRead } from '#rpc/portal/purchase-history.ts';
import { readMonths, usageOfCycle } from '#rpc/portal/usage-history.ts';
import { findLine, lineIn, snapshotReads, snapshotOf } from '#rpc/portal/snapshot.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { isolated } from '#rpc/domain/isolated.ts';

/** A plan as the list shows it. */
export interface PlanView {
  planId: string;
  name: string;
  /** Gigabytes a month; absent where the carrier does not return them. */
  gigabytes?: number;
  unlimited: boolean;
  /** Video quality, in the carrier's words. */
  stream?: string;
  /** Price for this line in cents per month. */
  price: number;
}

export interface ChangePlanForm {
  line: LineName;
  decision: Decision;
  /** `place`: how many of the options come before it in the list (PLAN-4). */
  current?: PlanView & { place: number };
  options: (PlanView & { direction: PlanDirection; decision: Decision })[];
  /** Id of the plan change that the form starts. */
  operationId: string;
  /** Data of the line; absent where no plan can be chosen. */
  data?: DataNow;
  /** The line's last complete billing cycles, the latest first; empty where they are not known (PLAN-25). */
  months: MonthUse[];
  scale: PlanScale;
  /** A cheaper plan that would be enough (ACCOUNT-16). */
  advice?: PlanAdvice | undefined;
  /** A change that waits for the next billing cycle. */
  scheduled?: { name?: string; startsOn?: string };
  /** A change of this line that is in progress. */
  open?: { operationId: string; planName: string };
}

/** Step 1: the plans that this line can change to, or why it can't. */
export async function changePlanForm(context: PortalContext, lineRef: string): Promise<ChangePlanForm> {
  const { lineId, open } = await findLine(context, lineRef, { open: 'plan-change' });
  const { viewer } = context;
  const outcomes = await readAll(context, {
    ...snapshotReads(viewer),
    plans: plansRead,
    history: purchasesRead(viewer, today(context)),
  });
  const { me, group, keys, plans, history } = outcomes;
  const snapshot = snapshotOf(me, group, keys, context);
  const line = lineIn(snapshot, lineId);
  const onSale = unwrap(plans).plans;
  const decision = can('change-plan', snapshot, line);
  const scheduled = scheduledPlanOf(line);
  const day = today(context);
  const form: ChangePlanForm = {
    line: lineName(lineRef, line),
    decision,
    options: [],
    operationId: newOperationId(),
    months: [],
    scale: { largest: 0 },
    open: open ? { operationId: open.id, planName: isolated(open.terms.planName) } : undefined,
    scheduled: scheduled ? scheduledView(line, planNameIn(onSale, scheduled), day) : undefined,
  };
  if (open || !decision.allowed) return form;

  const [present] = billingCyclesOf(line, day);
  const purchases = replyOrUndefined(history)?.purchases;
  const [current, esimCapable, { used }, months, advice] = await Promise.all([
    findCurrentPlan(context, line, onSale),
    readEsimCapability(context, line, onSale),
    readAll(context, { used: present && usageOfCycle(context, present, maxAge.usage) }),
    readMonths(context, line),
    planAdvice(context, { snapshot, line, purchases }),
  ]);
  const targets = targetsOf(current, onSale);
  const discount = homeInternetDiscount(snapshot);
  const viewOf = (plan: Plan) => planView(plan, line, discount);
  return {
    ...form,
    current: current && {
      ...viewOf(current),
      place: targets.filter(({ plan }) => plan.baseLinePrice < current.baseLinePrice).length,
    },
    data: lineData(snapshot, line, { used, plans }, day),
    months,
    scale: planScaleOf(current ? [...onSale, current] : onSale, months),
    advice,
    options: targets.map((target) => ({
      ...viewOf(target.plan),
      direction: target.direction,
      decision: mayHave(line, target, esimCapable),
    })),
  };
}

function planView(plan: Plan, line: Customer, discount: number): PlanView {
  return {
    planId: plan.name,
    name: isolated(plan.displayNameWeb),
    gigabytes: plan.planData,
    unlimited: plan.isUnlimited,
    stream: plan.streamType,
    price: priceOnLine(plan, line, discount),
  };
}
