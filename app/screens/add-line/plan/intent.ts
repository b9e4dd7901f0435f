import { type AddLineState, openStep, type StepPage } from '../journey-state.ts';
import { catalog } from '#contracts/catalog/endpoints.ts';
import { type AddLineDraft, addLineJourney, type AddLineStep, choosePlan } from '#rpc/domain/journey/add-line.ts';
import { listPrice } from '#rpc/domain/plan-change.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { maxAge, readAll, readOne, readRequest } from '#rpc/portal-reads.ts';
import type { StepOutcome } from '#rpc/portal/form-outcome.ts';
import { saveStep } from '#rpc/portal/journey.ts';
import { replyOrUndefined } from '#rpc/problem.ts';

/** A plan to choose; prices in cents per month, of each line that can be added, in order. */
export interface PlanChoice {
  planId: string;
  name: string;
  gigabytes?: number;
  unlimited: boolean;
  video?: string;
  esimOnly: boolean;
  prices: { occurrence: number; price: number; list: number }[];
}

export interface PlanPage extends StepPage {
  at: 'plan';
  plans: PlanChoice[];
  room: number;
  chosen: Pick<AddLineDraft, 'planId' | 'count' | 'couponCode'>;
}

export async function planPage(
  context: PortalContext,
  { draft, facts, plans, snapshot, occurrences }: AddLineState,
): Promise<Omit<PlanPage, keyof StepPage>> {
  const coupons = snapshot.actor.hsdPlan ? [...new Set(plans.flatMap(({ wowCoupon }) => wowCoupon ?? []))] : [];
  // A home-internet customer's coupon that cannot be read shows the price without it; the check page has the true one.
  const couponReads = coupons.map(
    (couponCode) => [couponCode, readRequest(catalog.coupon, { couponCode }, maxAge.config)] as const,
  );
  const outcomes = await readAll(context, Object.fromEntries(couponReads));
  const discounts = new Map(
    coupons.map((code) => {
      const outcome = outcomes[code];
      return [code, (outcome && replyOrUndefined(outcome)?.secondaryDiscountInDollar) ?? 0];
    }),
  );
  return {
    at: 'plan',
    room: facts.room,
    chosen: { planId: draft.planId, count: draft.count, couponCode: draft.couponCode },
    plans: plans.map((plan) => ({
      planId: plan.name,
      name: plan.displayNameWeb,
      gigabytes: plan.planData,
      unlimited: plan.isUnlimited,
      video: plan.streamType,
      esimOnly: plan.esimOnly,
      prices: occurrences.slice(0, facts.room).map((occurrence) => {
        const list = listPrice(plan, occurrence);
        return { occurrence, list, price: Math.max(0, list - (discounts.get(plan.wowCoupon ?? '') ?? 0)) };
      }),
    })),
  };
}

export type PlanProblem = 'plan' | 'count' | 'coupon' | 'coupon-included' | 'coupon-unchecked';

/** Stores plan, number of lines and coupon. @throws NotAllowedError with the rule's reason */
export async function savePlan(
  context: PortalContext,
  chosen: { version: string; planId: string; count: number; couponCode?: string | undefined },
): Promise<StepOutcome<AddLineStep, PlanProblem>> {
  const stepAccess = await openStep(context, 'plan', chosen.version);
  if (!('state' in stepAccess)) return stepAccess;
  const { state } = stepAccess;
  const { planId, count, couponCode } = chosen;
  const plan = state.plans.find(({ name }) => name === planId);
  if (!plan) return { kind: 'problem', problem: 'plan' };
  if (count < 1 || count > state.facts.room) return { kind: 'problem', problem: 'count' };
  let couponDiscount: number | undefined;
  if (couponCode !== undefined) {
    // The carrier's price of a home-internet customer's plan has it already (ADDLINE-4).
    if (state.snapshot.actor.hsdPlan && couponCode === plan.wowCoupon)
      return { kind: 'problem', problem: 'coupon-included' };
    const coupon = await readOne(context, readRequest(catalog.coupon, { couponCode }, maxAge.config));
    // A readable refusal means that the carrier has no such coupon (ADDLINE-4).
    if (coupon.kind === 'problem' || (coupon.kind === 'fault' && coupon.why === 'refused'))
      return { kind: 'problem', problem: 'coupon' };
    couponDiscount = replyOrUndefined(coupon)?.secondaryDiscountInDollar;
    if (couponDiscount === undefined) return { kind: 'problem', problem: 'coupon-unchecked' };
  }
  return saveStep(
    context,
    addLineJourney,
    state,
    choosePlan(state.draft, { planId, count, couponCode, couponDiscount }),
  );
}
