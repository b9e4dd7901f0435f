import type { Plan } from '#contracts/catalog/vocabulary.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { bytesPerGigabyte } from '#contracts/vocabulary.ts';
import { type BillingCycle, billingCyclesOf, shareGone } from './billing-cycle.ts';
import type { Day } from './day.ts';
import { judgedMonths, monthsBefore } from './facts/month-use.ts';
import { isPlanChanging } from './line-status.ts';
import { type EsimCapable, mayHave, priceOnLine, scheduledPlanOf, targetsOf } from './plan-change.ts';
import { dataUsage } from './usage.ts';
import { isolated } from './isolated.ts';

/** A cheaper plan that is large enough for the line. */
export interface PlanAdvice {
  planId: string;
  planName: string;
  /** Highest usage of a complete cycle in bytes, rounded up to a tenth of a gigabyte. */
  mostBytes: number;
  /** Saved cents per month. */
  saves: number;
}

/** Usage of a line in one billing cycle. */
export interface AdviceCycle {
  /** Bytes; for the present cycle, the projection from its pace. */
  bytes: number;
  /** Bytes of the plan's data; 0 for no limit. */
  maxBytes: number;
  /** The customer bought extra data in this cycle. */
  toppedUp: boolean;
}

interface AdviceFacts {
  line: Customer;
  current: Plan;
  onSale: readonly Plan[];
  /** Usage of the cycles that `adviceCyclesOf` returns. */
  cycles: readonly AdviceCycle[];
  /** The carrier's price of the line in cents a month; undefined when it returned none. */
  told: number | undefined;
  /** Discount on each line of a home-internet customer, in cents; 0 for others. */
  homeInternetDiscount: number;
}

/** A plan must hold the highest usage of a cycle and a tenth more. */
const margin = 1.1;
const tenthOfGigabyte = bytesPerGigabyte / 10;

/**
 * Returns the present billing cycle and the three complete ones before it, the present one first. Returns none for a
 * newer line, or one whose usage or plan is unusual now (ACCOUNT-17).
 */
export function adviceCyclesOf(line: Customer, today: Day): BillingCycle[] {
  if (line.isDataCutoff || line.isThrottled || isPlanChanging(line) || scheduledPlanOf(line) !== undefined) return [];
  const months = monthsBefore(line, today);
  return months.length < judgedMonths ? [] : [...billingCyclesOf(line, today).slice(0, 1), ...months];
}

/** Projects a line's usage to the whole cycle, from the usage up to the end of `today`; bytes (ACCOUNT-16). */
export function atThisPace(bytes: number, cycle: BillingCycle, today: Day): number {
  return bytes / (shareGone(cycle, today) || 1);
}

/** Returns the cheapest plan that saves money and was large enough for every cycle (ACCOUNT-16, ACCOUNT-17). */
export function adviceOf(facts: AdviceFacts): PlanAdvice | undefined {
  const { line, current, onSale, cycles, told, homeInternetDiscount } = facts;
  const priceOf = (plan: Plan) => priceOnLine(plan, line, homeInternetDiscount);
  const today = priceOf(current);
  const ranOut = ({ bytes, maxBytes, toppedUp }: AdviceCycle) =>
    toppedUp || dataUsage(bytes, maxBytes).level === 'full';
  if (current.isUnlimited || cycles.length <= judgedMonths || cycles.some(ranOut)) return undefined;
  // A difference is a discount of the carrier, which the customer could lose with the plan.
  if (told !== undefined && told !== today) return undefined;

  const requiredBytes = Math.max(...cycles.map(({ bytes }) => bytes)) * margin;
  const esimCapable: EsimCapable = line.esim ? { kind: 'known', value: true } : { kind: 'absent' };
  const [best] = targetsOf(current, onSale)
    .filter((target) => mayHave(line, target, esimCapable).allowed)
    .filter(({ plan }) => plan.planData !== undefined && plan.planData * bytesPerGigabyte >= requiredBytes)
    .sort((a, b) => priceOf(a.plan) - priceOf(b.plan));
  const saves = best ? today - priceOf(best.plan) : 0;
  if (!best || saves <= 0) return undefined;
  const most = Math.max(...cycles.slice(1).map(({ bytes }) => bytes));
  const tenths = Math.max(1, Math.ceil(most / tenthOfGigabyte));
  return {
    planId: best.plan.name,
    planName: isolated(best.plan.displayNameWeb),
    mostBytes: Math.ceil(tenths * tenthOfGigabyte),
    saves,
  };
}
