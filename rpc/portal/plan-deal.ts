import type { Forecast } from '#contracts/billing/vocabulary.ts';
import { catalog } from '#contracts/catalog/endpoints.ts';
import { exactCents, roundCents } from '#contracts/cents.ts';
import type { Plan } from '#contracts/catalog/vocabulary.ts';
import { config } from '#contracts/config/endpoints.ts';
import type { BillingConfig } from '#contracts/config/vocabulary.ts';
import { customer } from '#contracts/customer/endpoints.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { PortalContext } from '../portal-context.ts';
import { readRequest, maxAge, readOne } from '../portal-reads.ts';
import { nextCycleStart, presentCycle } from '../domain/billing-cycle.ts';
import type { Day } from '../domain/day.ts';
import { mapRead, readOf } from '../domain/facts/read.ts';
import { occurrenceOf } from '../domain/line.ts';
import { primaryOf } from '../domain/permission.ts';
import {
  difference,
  type EsimCapable,
  type PlanChangeOrder,
  type PlanTarget,
  priceMoves,
  type PriceMove,
  restOfCycle,
  scheduledPlanOf,
} from '../domain/plan-change.ts';
import { FaultError, type Outcome, unwrap } from '../problem.ts';
import { nextBillDayOf } from './next-bill.ts';
import { imeiRead } from './imei-check.ts';
import type { FullSnapshot } from './snapshot.ts';
import { isolated } from '../domain/isolated.ts';

/** Read of the plans on sale. */
export const plansRead = readRequest(catalog.activePlans, {}, maxAge.config);
/** Read of the carrier's billing settings. */
export const billingRead = readRequest(config.info, { configId: 'PROV_CONFIG' }, maxAge.config);

/** Reads of the group's prices with the line's present plan and with the new one; never from the cache. */
export function pricingReads(primaryId: string, occurrence: number, fromPlanId: string, planId: string) {
  const on = (reachPlanId: string) =>
    readRequest(
      customer.planPricing,
      { customerId: primaryId, modified_occurrence: [{ occurrence, reachPlanId }] },
      maxAge.now,
    );
  return { before: on(fromPlanId), after: on(planId) };
}

/** Returns the line's plan, on sale or not. @throws FaultError when the carrier did not return it */
export async function findCurrentPlan(
  context: PortalContext,
  line: Customer,
  onSale: readonly Plan[],
): Promise<Plan | undefined> {
  const { reachPlanId } = line;
  const listedPlan = onSale.find((plan) => plan.name === reachPlanId);
  if (listedPlan || reachPlanId === undefined) return listedPlan;
  const plan = await readOne(context, readRequest(catalog.plan, { plan: reachPlanId }, maxAge.config));
  return unwrap(plan);
}

/**
 * Returns whether the line's device supports an eSIM (PLAN-7): the line has an eSIM, or the compatibility check is
 * positive. Calls the check only when a plan on sale depends on it.
 */
export async function readEsimCapability(
  context: PortalContext,
  line: Customer,
  onSale: readonly Plan[],
): Promise<EsimCapable> {
  if (line.esim) return { kind: 'known', value: true };
  if (!line.imei || !onSale.some((plan) => plan.esimOnly)) return { kind: 'absent' };
  const check = await readOne(context, imeiRead(context, line.imei));
  // The IMEI is in use on this very line (PLAN-8).
  if (check.kind === 'problem' && check.name === 'alreadyInUse') return { kind: 'known', value: true };
  return mapRead(readOf(check), ({ isValid, esimAvailable }) => isValid && esimAvailable);
}

/** Returns the discount per line in cents for customers who have home internet too (PLAN-11). */
export function homeInternetDiscount(snapshot: FullSnapshot): number {
  return primaryOf(snapshot).hsdPlan ? roundCents(exactCents(snapshot.config.HSD_LINE_DISCOUNT)) : 0;
}

type Prices = Parameters<typeof priceMoves>[0];
/** The content of a plan change's page without its time. */
export type PlanDeal = Omit<PlanChangeOrder, 'when' | 'tax'>;

interface DealFacts {
  snapshot: FullSnapshot;
  line: Customer;
  current: Plan;
  target: PlanTarget;
  before: Prices;
  after: Prices;
  billing: BillingConfig;
  onSale: readonly Plan[];
  /** Forecast of the next bill; undefined for a secondary. */
  forecast: Outcome<Forecast> | undefined;
  today: Day;
}

/**
 * Returns the terms, dates and prices of a plan change.
 * @throws FaultError when the carrier did not price the line (MONEY-14)
 */
export function dealOf({
  snapshot,
  line,
  current,
  target,
  before,
  after,
  billing,
  onSale,
  forecast,
  today,
}: DealFacts): PlanDeal {
  const occurrence = occurrenceOf(line);
  const prices: PriceMove[] | undefined = priceMoves(before, after, occurrence, homeInternetDiscount(snapshot));
  if (!prices) throw unpricedError();
  const dearer = Math.max(0, difference(prices));
  const nextCycle = nextCycleStart(line, today) ?? nextCycleStart(primaryOf(snapshot), today);
  const scheduled = scheduledPlanOf(line);
  const replaces = scheduled === target.plan.name ? undefined : scheduled;
  return {
    planId: target.plan.name,
    planName: isolated(target.plan.displayNameWeb),
    fromPlanId: current.name,
    fromPlanName: isolated(current.displayNameWeb),
    occurrence,
    direction: target.direction,
    prices,
    nextCycle,
    nextBill: nextBillDayOf(snapshot, forecast, today),
    prorated: billing.planProrate ? restOfCycle(dearer, today, presentCycle(line, today)) : undefined,
    keepsSim: target.plan.esimOnly && !line.esim ? true : undefined,
    replaces: replaces && (planNameIn(onSale, replaces) ?? ''),
  };
}

/** Returns the fault of a pricing reply without the line: such a reply cannot be used (MONEY-14, ERROR-18). */
export function unpricedError(): FaultError {
  return new FaultError({ kind: 'fault', why: 'garbage', message: 'no price of the line', transactionId: '' });
}

/** Returns the name of a plan that is on sale. */
export function planNameIn(plans: readonly Plan[], planId: string | undefined): string | undefined {
  return isolated(plans.find((plan) => plan.name === planId)?.displayNameWeb);
}
