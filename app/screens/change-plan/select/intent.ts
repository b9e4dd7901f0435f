import type { Plan } from '#contracts/catalog/vocabulary.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { type PortalContext, today } from '#rpc/portal-context.ts';
import { readAll } from '#rpc/portal-reads.ts';
import { nextCycleStart } from '#rpc/domain/billing-cycle.ts';
import type { Decision } from '#rpc/domain/decision.ts';
import { can } from '#rpc/domain/permission.ts';
import { mayHave, type PlanDirection, priceOnLine, scheduledPlanOf, targetsOf } from '#rpc/domain/plan-change.ts';
import { unwrap } from '#rpc/problem.ts';
import { type LineName, lineName } from '#rpc/portal/line-name.ts';
import { scheduledView } from '#rpc/portal/line-plan.ts';
import {
  findCurrentPlan,
  readEsimCapability,
  homeInternetDiscount,
  planNameIn,
  plansRead,
} from '#rpc/portal/plan-deal.ts';
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
  /** Cents a month for this line. */
  price: number;
}

export interface ChangePlanForm {
  line: LineName;
  decision: Decision;
  current?: PlanView;
  options: (PlanView & { direction: PlanDirection; decision: Decision })[];
  /** The change that the choice leads to. */
  operationId: string;
  /** First day of a smaller plan; YYYY-MM-DD. */
  nextCycle?: string;
  /** A change that waits for the next billing cycle. */
  scheduled?: { name?: string; startsOn?: string };
  /** A change of this line that is under way. */
  open?: { operationId: string; planName: string };
}

/** Step 1: the plans that this line can change to, or why it can't. */
export async function changePlanForm(context: PortalContext, lineRef: string): Promise<ChangePlanForm> {
  const { lineId, open } = await findLine(context, lineRef, { open: 'plan-change' });
  const { me, group, keys, plans } = await readAll(context, { ...snapshotReads(context.viewer), plans: plansRead });
  const snapshot = snapshotOf(me, group, keys, context);
  const line = lineIn(snapshot, lineId);
  const onSale = unwrap(plans).plans;
  const decision = can('change-plan', snapshot, line);
  const scheduled = scheduledPlanOf(line);
  const day = today(context);
  const form: ChangePlanForm = {
    line: lineName(lineRef, line),
    decision,
    nextCycle: nextCycleStart(line, day),
    options: [],
    operationId: newOperationId(),
    open: open ? { operationId: open.id, planName: isolated(open.terms.planName) } : undefined,
    scheduled: scheduled ? scheduledView(line, planNameIn(onSale, scheduled), day) : undefined,
  };
  if (open || !decision.allowed) return form;

  const [current, esimCapable] = await Promise.all([
    findCurrentPlan(context, line, onSale),
    readEsimCapability(context, line, onSale),
  ]);
  const discount = homeInternetDiscount(snapshot);
  const viewOf = (plan: Plan) => planView(plan, line, discount);
  return {
    ...form,
    current: current ? viewOf(current) : undefined,
    options: targetsOf(current, onSale).map((target) => ({
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
