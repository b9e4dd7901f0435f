import * as z from 'zod';
import type { Plan, PlanPricing } from '#contracts/catalog/vocabulary.ts';
import type { Customer, OperationStatus } from '#contracts/customer/vocabulary.ts';
import { oneDay } from './day.ts';
import { notFoundYet, type Verdict } from './ledger.ts';
import type { Decision } from './permission.ts';

export const planChangeTimes = ['now', 'next-cycle'] as const;
/** When a new plan starts. */
export type PlanChangeTime = (typeof planChangeTimes)[number];
export type PlanDirection = 'upgrade' | 'downgrade';

export interface PlanTarget {
  plan: Plan;
  direction: PlanDirection;
}

/** Cents a month on one line: what is paid, the price before discounts, and what these take off. */
const PlanPrice = z.object({ price: z.number(), list: z.number(), homeInternet: z.number(), coupon: z.number() });
export type PlanPrice = z.infer<typeof PlanPrice>;

/** What a line costs before and after. */
const PriceMove = z.object({ occurrence: z.number(), before: PlanPrice, after: PlanPrice });
export type PriceMove = z.infer<typeof PriceMove>;

/** What a plan change's review page shows, and which write it stands for. */
export const PlanChangeOrder = z.object({
  planId: z.string(),
  planName: z.string(),
  fromPlanId: z.string(),
  fromPlanName: z.string(),
  occurrence: z.number(),
  direction: z.enum(['upgrade', 'downgrade']),
  when: z.enum(planChangeTimes),
  /** The first day of the next bill cycle, YYYY-MM-DD. */
  nextCycle: z.string().optional(),
  /** Every line whose price moves, the changed one first. */
  prices: z.array(PriceMove),
  /**
   * About how many cents the rest of this bill cycle adds to the next bill when the plan starts now; absent where the
   * carrier does not prorate.
   */
  prorated: z.number().optional(),
  /** The scheduled plan that this one takes the place of. */
  replaces: z.string().optional(),
  /** The same change at the other time, on the same page: at most one of the two is ever sent. */
  twinId: z.string().optional(),
});
export type PlanChangeOrder = z.infer<typeof PlanChangeOrder>;

/** What the carrier said just before a plan change was sent. */
export const PlanChangeBefore = z.object({
  requestedOn: z.string().optional(),
  amendedReachPlanId: z.string().optional(),
});
export type PlanChangeBefore = z.infer<typeof PlanChangeBefore>;

/**
 * The plans on sale that the current one can change to, cheapest first; never the current one itself (portal-1 §5 and
 * §9).
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

/** The plan that waits for the next bill cycle: amended, and not yet changed (portal-1 §4). */
export function scheduledPlanOf(
  line: Pick<Customer, 'amendedReachPlanId' | 'reachPlanChangeDate'>,
): string | undefined {
  return line.reachPlanChangeDate === undefined ? line.amendedReachPlanId : undefined;
}

/**
 * Upgrades start now or with the next bill cycle, downgrades always with the next (portal-1 §9); what is scheduled is
 * not scheduled again.
 */
export function timesOf(line: Customer, { plan, direction }: PlanTarget): PlanChangeTime[] {
  return planChangeTimes.filter((time) =>
    time === 'now' ? direction === 'upgrade' : scheduledPlanOf(line) !== plan.name,
  );
}

/** Whether the line's device takes an eSIM; undefined when nobody could tell. */
export type EsimCapable = boolean | undefined;

/** May this line have that plan? An eSIM plan needs an eSIM-capable device (portal-1 §5). */
export function mayHave(line: Customer, target: PlanTarget, esimCapable: EsimCapable): Decision {
  if (timesOf(line, target).length === 0) return { allowed: false, reason: 'already-scheduled' };
  if (!target.plan.esimOnly || esimCapable) return { allowed: true };
  return { allowed: false, reason: esimCapable === undefined ? 'device-unknown' : 'device-without-esim' };
}

/**
 * Cents a month for the line of that place, before discounts (portal-2 §8: a base price, and a split price for each
 * added line).
 */
export function listPrice(plan: Plan, occurrence: number): number {
  return occurrence <= 1
    ? plan.baseLinePrice
    : (plan.addLineSplitPrice[String(occurrence)] ?? plan.additionalLinePrice);
}

/**
 * Every line whose price moves, because prices depend on the order of lines; the changed one comes first, even when its
 * price stays.
 * @param homeInternetDiscount cents off each line for home-internet customers, 0 for others
 * @returns undefined when the carrier did not price the changed line
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
  const own = moves.find(({ occurrence }) => occurrence === changed);
  if (!own) return undefined;
  const others = moves.filter((move) => move !== own && move.before.price !== move.after.price);
  return [own, ...others.sort((a, b) => a.occurrence - b.occurrence)];
}

/**
 * The carrier tells prices with and without discounts; of what lies between, the home-internet part is known and the
 * rest is a coupon's.
 */
function planPrice({ price, orgPrice }: PlanPricing, homeInternetDiscount: number): PlanPrice {
  const discount = Math.max(0, orgPrice - price);
  const homeInternet = Math.min(discount, homeInternetDiscount);
  return { price, list: price + discount, homeInternet, coupon: discount - homeInternet };
}

/** Cents a month by which all listed lines together become dearer, or cheaper when negative. */
export function difference(prices: readonly PriceMove[]): number {
  return prices.reduce((sum, { before, after }) => sum + after.price - before.price, 0);
}

/**
 * The share of a monthly amount that the rest of the bill cycle stands for, today included; all of it when the cycle is
 * not known.
 * @param cents of a whole month
 */
export function restOfCycle(
  cents: number,
  now: number,
  { billStartDate, billEndDate }: Pick<Customer, 'billStartDate' | 'billEndDate'>,
): number {
  if (!billStartDate || !billEndDate) return cents;
  const [start, end] = [Date.parse(billStartDate), Date.parse(billEndDate) + oneDay];
  const left = end - Math.floor(now / oneDay) * oneDay;
  return Math.round(cents * Math.min(1, Math.max(0, left / (end - start))));
}

/**
 * Is this still the deal that the customer saw? Prices, and the day or the share that the chosen time shows (decision
 * 26).
 */
export function sameDeal(
  seen: PlanChangeOrder,
  fresh: Pick<PlanChangeOrder, 'prices' | 'nextCycle' | 'prorated'>,
): boolean {
  const told = ({ prices, nextCycle, prorated }: typeof fresh) =>
    JSON.stringify([prices, seen.when === 'now' ? prorated : nextCycle]);
  return told(seen) === told(fresh);
}

interface SentPlanChange {
  terms: Pick<PlanChangeOrder, 'planId' | 'fromPlanId' | 'when'>;
  sentAt: number;
  before: PlanChangeBefore;
}

/**
 * What a read-back says about a plan change. What the line has or awaits is trusted before the status, which tells of
 * the
 * line's last change, whoever asked for it.
 */
export function settlePlanChange(
  { terms, sentAt, before }: SentPlanChange,
  now: number,
  status: OperationStatus,
  line: Customer | undefined,
): Verdict {
  if (line?.reachPlanId === terms.planId) return 'done';
  if (terms.when === 'next-cycle' && line?.amendedReachPlanId === terms.planId) return 'done';
  const dated = status.requestedOn !== undefined;
  const newer = dated && status.requestedOn !== before.requestedOn;
  if (status.status === 'IN_PROGRESS') return newer || !dated ? 'pending' : notFoundYet(sentAt, now);
  if (!newer) return notFoundYet(sentAt, now);
  if (status.status === 'FAILED') return 'refused';
  // The customer may lag behind the status; but when the line got another plan, the success was somebody else's.
  const untouched = line?.reachPlanId === terms.fromPlanId && line.amendedReachPlanId === before.amendedReachPlanId;
  return status.status === 'SUCCESSFUL' && untouched ? 'done' : notFoundYet(sentAt, now);
}
