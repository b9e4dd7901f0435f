import { checkCoupon, type CouponCheck, isSameCode } from '../coupon.ts';
import { type AddLineState, openStep, type StepPage } from '../journey-state.ts';
import { catalog } from '#contracts/catalog/endpoints.ts';
import { type AddLineDraft, addLineJourney, type AddLineStep, choosePlan } from '#rpc/domain/journey/add-line.ts';
import { listPrice } from '#rpc/domain/plan-change.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { maxAge, readAll, readRequest } from '#rpc/portal-reads.ts';
import type { StepOutcome } from '#rpc/portal/form-outcome.ts';
import { saveStep } from '#rpc/portal/journey.ts';
import { replyOrUndefined, SlowCheckError } from '#rpc/problem.ts';
import { isolated } from '#rpc/domain/isolated.ts';

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
  kind: 'plan';
  plans: PlanChoice[];
  room: number;
  chosen: Pick<AddLineDraft, 'planId' | 'count'>;
  /** The coupon that the prices include, with its cents per line and month. */
  coupon?: { code: string; discount: number } | undefined;
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
  const { couponCode: code, couponDiscount: discount = 0 } = draft;
  return {
    kind: 'plan',
    room: facts.room,
    chosen: { planId: draft.planId, count: draft.count },
    coupon: code === undefined ? undefined : { code, discount },
    plans: plans.map((plan) => ({
      planId: plan.name,
      name: isolated(plan.displayNameWeb),
      gigabytes: plan.planData,
      unlimited: plan.isUnlimited,
      video: plan.streamType,
      esimOnly: plan.esimOnly,
      prices: occurrences.slice(0, facts.room).map((occurrence) => {
        const list = listPrice(plan, occurrence);
        return { occurrence, list, price: Math.max(0, list - discount - (discounts.get(plan.wowCoupon ?? '') ?? 0)) };
      }),
    })),
  };
}

export type PlanProblem =
  | { kind: 'plan' | 'count' | 'coupon-included' | 'coupon-unchecked' | 'coupon-no-effect' }
  /** The coupon was refused, with the carrier's own words if it sent any. */
  | { kind: 'coupon'; message?: string | undefined };

/**
 * Stores plan, number of lines and coupon.
 * @throws NotAllowedError with the rule's reason, SlowCheckError while the coupon is being checked (HTTP-31)
 */
export async function savePlan(
  context: PortalContext,
  chosen: { version: string; planId: string; count: number; couponCode?: string | undefined },
): Promise<StepOutcome<AddLineStep, PlanProblem>> {
  const stepAccess = await openStep(context, 'plan', chosen.version);
  if (!('state' in stepAccess)) return stepAccess;
  const { state } = stepAccess;
  const { planId, count, couponCode } = chosen;
  const plan = state.plans.find(({ name }) => name === planId);
  if (!plan) return { kind: 'problem', problem: { kind: 'plan' } };
  if (count < 1 || count > state.facts.room) return { kind: 'problem', problem: { kind: 'count' } };
  const coupon = await couponOf(context, state, plan, couponCode);
  if (coupon && coupon.kind !== 'good') return { kind: 'problem', problem: coupon };
  return saveStep(
    context,
    addLineJourney,
    state,
    choosePlan(state.draft, { planId, count, couponCode: coupon?.code, couponDiscount: coupon?.discount }),
  );
}

/** The typed coupon for a plan, checked with the carrier; or the reason that it cannot be used. */
async function couponOf(
  context: PortalContext,
  { snapshot }: AddLineState,
  { wowCoupon }: AddLineState['plans'][number],
  typed: string | undefined,
): Promise<Extract<CouponCheck, { kind: 'good' }> | PlanProblem | undefined> {
  if (typed === undefined) return undefined;
  // The price for a home-internet customer includes this discount already (ADDLINE-4).
  if (snapshot.actor.hsdPlan && isSameCode(typed, wowCoupon)) return { kind: 'coupon-included' };
  const coupon = await checkCoupon(context, typed, maxAge.config);
  if (coupon.kind === 'unread' && coupon.fault.why === 'slow') throw new SlowCheckError(coupon.fault);
  return coupon.kind === 'good' ? coupon : problemOf(coupon);
}

function problemOf(coupon: Exclude<CouponCheck, { kind: 'good' }>): PlanProblem {
  switch (coupon.kind) {
    case 'refused':
      return { kind: 'coupon', message: coupon.message };
    case 'no-effect':
      return { kind: 'coupon-no-effect' };
    case 'unread':
      return { kind: 'coupon-unchecked' };
  }
}
