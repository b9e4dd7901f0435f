import * as z from 'zod/mini';
import type { Plan, PlanPricing } from '#contracts/catalog/vocabulary.ts';
import type { Customer, OperationStatus } from '#contracts/customer/vocabulary.ts';
import { chargeAt } from '#contracts/unit-price.ts';
import type { BillingCycle } from './billing-cycle.ts';
import { type Day, countDays } from './day.ts';
import { occurrenceOf } from './line.ts';
import { reconcileMissing, type ReconcileResult } from './ledger.ts';
import { type Decision, undecided } from './decision.ts';
import type { Read } from './facts/read.ts';

export const planChangeTimes = ['now', 'next-cycle'] as const;
/** Time at which a new plan starts (PLAN-5). */
export type PlanChangeTime = (typeof planChangeTimes)[number];
export type PlanDirection = 'upgrade' | 'downgrade';

export interface PlanTarget {
  plan: Plan;
  direction: PlanDirection;
}

/** Cents per month on one line: price, price before discounts, and discounts; `coupon` is any other one (PLAN-11). */
const PlanPrice = z.object({ price: z.number(), list: z.number(), homeInternet: z.number(), coupon: z.number() });
export type PlanPrice = z.infer<typeof PlanPrice>;

/** Price of a line before and after the change. */
const PriceMove = z.object({ occurrence: z.number(), before: PlanPrice, after: PlanPrice });
export type PriceMove = z.infer<typeof PriceMove>;

/** Terms of a plan change, as the review page shows them. */
export const PlanChangeOrder = z.object({
  planId: z.string(),
  planName: z.string().check(z.meta({ examples: ['Large'] })),
  fromPlanId: z.string(),
  fromPlanName: z.string(),
  occurrence: z.number(),
  direction: z.enum(['upgrade', 'downgrade']),
  when: z.enum(planChangeTimes),
  /** The first day of the next billing cycle, YYYY-MM-DD. */
  nextCycle: z.optional(z.string()),
  /** Day of the account's next bill: a line with a cycle of its own has no bill of its own (BILL-26). */
  nextBill: z.optional(z.string()),
  /** Every line whose price changes, the changed line first (PLAN-12). */
  prices: z.array(PriceMove),
  /** Approximate cents that an immediate change adds to the next bill; absent where the carrier does not prorate. */
  prorated: z.optional(z.number()),
  /** Name of the scheduled plan that this one replaces (PLAN-16); empty when unknown (PLAN-22). */
  replaces: z.optional(z.string()),
  /** The plan is for eSIM, and the line had a SIM card, which the change does not replace (PLAN-24). */
  keepsSim: z.optional(z.literal(true)),
  /** The carrier's tax on the new price at the time of the write, in cents a month (MONEY-2). */
  tax: z.optional(z.number()),
});
export type PlanChangeOrder = z.infer<typeof PlanChangeOrder>;

/** Carrier state right before the write (LEDGER-13). */
export const PlanChangeBaseline = z.object({
  requestedOn: z.optional(z.string()),
  amendedReachPlanId: z.optional(z.string()),
});
export type PlanChangeBaseline = z.infer<typeof PlanChangeBaseline>;

/**
 * Returns the plans on sale that the current plan can change to, cheapest first (PLAN-2, PLAN-4); never itself
 * (PLAN-3).
 */
export function targetsOf(current: Plan | undefined, onSale: readonly Plan[]): PlanTarget[] {
  return onSale
    .flatMap((plan): PlanTarget[] => {
      if (!current || plan.name === current.name) return [];
      if (current.upGradableTo.includes(plan.name)) return [{ plan, direction: 'upgrade' }];
      return current.downGradableTo.includes(plan.name) ? [{ plan, direction: 'downgrade' }] : [];
    })
    .sort((a, b) => a.plan.baseLinePrice - b.plan.baseLinePrice);
}

/** Returns the plan that is scheduled for the next billing cycle (LINE-14); never the line's present one (LINE-44). */
export function scheduledPlanOf({
  amendedReachPlanId,
  reachPlanChangeDate,
  reachPlanId,
}: Pick<Customer, 'amendedReachPlanId' | 'reachPlanChangeDate' | 'reachPlanId'>): string | undefined {
  return reachPlanChangeDate === undefined && amendedReachPlanId !== reachPlanId ? amendedReachPlanId : undefined;
}

/** Returns the possible starts of a plan (PLAN-5). A scheduled plan cannot be scheduled again (PLAN-16). */
export function timesOf(line: Customer, { plan, direction }: PlanTarget): PlanChangeTime[] {
  return planChangeTimes.filter((time) =>
    time === 'now' ? direction === 'upgrade' : scheduledPlanOf(line) !== plan.name,
  );
}

/** The line's device supports an eSIM, if the carrier could be read. */
export type EsimCapable = Read<boolean>;

/** Returns the decision on a plan for a line: an eSIM plan needs an eSIM-capable device (PLAN-7). */
export function mayHave(line: Customer, target: PlanTarget, esimCapable: EsimCapable): Decision {
  if (timesOf(line, target).length === 0) return { allowed: false, reason: 'already-scheduled' };
  if (!target.plan.esimOnly) return { allowed: true };
  if (esimCapable.kind !== 'known') return undecided(esimCapable, 'device-unknown');
  return esimCapable.value ? { allowed: true } : { allowed: false, reason: 'device-without-esim' };
}

/** Returns the price of a plan on the line of that occurrence, before discounts, in cents per month (PLAN-10). */
export function listPrice(plan: Plan, occurrence: number): number {
  return occurrence <= 1
    ? plan.baseLinePrice
    : (plan.addLineSplitPrice[String(occurrence)] ?? plan.additionalLinePrice);
}

/**
 * Returns the price of a plan on that line, in cents per month.
 * @param homeInternetDiscount cents off each line for home-internet customers, 0 for others
 */
export function priceOnLine(plan: Plan, line: Customer, homeInternetDiscount: number): number {
  return Math.max(0, listPrice(plan, occurrenceOf(line)) - homeInternetDiscount);
}

/**
 * Returns every line whose price changes, because prices depend on the order of lines (PLAN-12). The changed line comes
 * first, even at the same price.
 * @param homeInternetDiscount cents off each line for home-internet customers, 0 for others
 * @returns undefined when the carrier returned no price of the changed line
 */
export function priceMoves(
  before: readonly PlanPricing[],
  after: readonly PlanPricing[],
  changed: number,
  homeInternetDiscount: number,
): PriceMove[] | undefined {
  const moves = after.flatMap((now): PriceMove[] => {
    const then = before.find(({ occurrence }) => occurrence === now.occurrence);
    return then
      ? [
          {
            occurrence: now.occurrence,
            before: planPrice(then, homeInternetDiscount),
            after: planPrice(now, homeInternetDiscount),
          },
        ]
      : [];
  });
  const lineMove = moves.find(({ occurrence }) => occurrence === changed);
  if (!lineMove) return undefined;
  const otherMoves = moves.filter((move) => move !== lineMove && move.before.price !== move.after.price);
  return [lineMove, ...otherMoves.sort((a, b) => a.occurrence - b.occurrence)];
}

/** Splits the discount: the home-internet part is known; the rest has no name (PLAN-11). */
function planPrice({ price, orgPrice }: PlanPricing, homeInternetDiscount: number): PlanPrice {
  const discount = Math.max(0, orgPrice - price);
  const homeInternet = Math.min(discount, homeInternetDiscount);
  return { price, list: price + discount, homeInternet, coupon: discount - homeInternet };
}

/** Returns the change of the total of all listed lines, in cents per month; negative when it falls. */
export function difference(prices: readonly PriceMove[]): number {
  return prices.reduce((sum, { before, after }) => sum + after.price - before.price, 0);
}

/**
 * Returns the share of a monthly amount for the rest of the billing cycle, today included. Returns the whole amount for
 * an unknown or ended cycle, so that the estimate is never too low.
 * @param cents for a whole month
 */
export function restOfCycle(cents: number, today: Day, cycle: BillingCycle | undefined): number {
  if (!cycle || today > cycle.end) return cents;
  const [remaining, all] = [countDays(today, cycle.end), countDays(cycle.start, cycle.end)];
  return chargeAt(cents, Math.min(remaining, all), all);
}

/** Returns the new price of the changed line, in cents a month. */
export function newPriceOf({ prices: [changed] }: Pick<PlanChangeOrder, 'prices'>): number {
  return changed?.after.price ?? 0;
}

interface SentPlanChange {
  terms: Pick<PlanChangeOrder, 'planId' | 'fromPlanId' | 'when'>;
  sentAt: number;
  baseline: PlanChangeBaseline;
}

/**
 * Reconciles a plan change (PLAN-18). The line's own plan outweighs the status, because the status is about the line's
 * last change, of whatever origin. Times are epoch milliseconds.
 */
export function reconcilePlanChange(
  { terms, sentAt, baseline }: SentPlanChange,
  now: number,
  status: OperationStatus,
  line: Customer | undefined,
): ReconcileResult {
  if (hasOrAwaits(line, terms)) return 'done';
  const hasDate = status.requestedOn !== undefined;
  const isNew = hasDate && status.requestedOn !== baseline.requestedOn;
  if (status.status === 'IN_PROGRESS') return isNew || !hasDate ? 'pending' : reconcileMissing(sentAt, now);
  if (!isNew) return reconcileMissing(sentAt, now);
  if (status.status === 'FAILED') return 'refused';
  // The customer may lag behind the status. But if the line got a third plan, another change succeeded.
  const isUntouched = line?.reachPlanId === terms.fromPlanId && line.amendedReachPlanId === baseline.amendedReachPlanId;
  return status.status === 'SUCCESSFUL' && isUntouched ? 'done' : reconcileMissing(sentAt, now);
}

function hasOrAwaits(line: Customer | undefined, { planId, when }: SentPlanChange['terms']): boolean {
  return line?.reachPlanId === planId || (when === 'next-cycle' && line?.amendedReachPlanId === planId);
}
