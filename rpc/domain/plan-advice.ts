import type { Plan } from '#contracts/catalog/vocabulary.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { bytesPerGigabyte } from '#contracts/vocabulary.ts';
import { type BillingCycle, billingCyclesOf, shareGone } from './billing-cycle.ts';
import type { Day } from './day.ts';
import { isPlanChanging } from './line-status.ts';
import { mayHave, priceOnLine, scheduledPlanOf, targetsOf } from './plan-change.ts';
import { dataUsage } from './usage.ts';

/** A cheaper plan that is large enough for the line. */
export interface PlanAdvice {
  planName: string;
  /** No complete cycle was above this; bytes, rounded up to a tenth of a gigabyte. */
  mostBytes: number;
  /** Cents a month. */
  saves: number;
}

/** What a line used in one billing cycle. */
export interface AdviceCycle {
  /** Of the present cycle, what it comes to at its present pace. */
  bytes: number;
  /** 0 for no limit. */
  maxBytes: number;
  /** Extra data was bought in it. */
  toppedUp: boolean;
}

interface AdviceFacts {
  line: Customer;
  current: Plan;
  onSale: readonly Plan[];
  /** As `adviceCyclesOf` gives them. */
  cycles: readonly AdviceCycle[];
  /** Cents that the carrier says the line costs a month; undefined when it did not tell. */
  told: number | undefined;
  /** Cents off each line for home-internet customers, 0 for others. */
  homeInternetDiscount: number;
}

const completeCycles = 3;
/** A plan has to hold the greatest use of a cycle and a tenth more. */
const margin = 1.1;
const tenthOfGigabyte = bytesPerGigabyte / 10;

/**
 * The present billing cycle and the three complete ones before it, the present one first; none for a line that is newer
 * than that, or whose use or plan is not what it usually is (ACCOUNT-17).
 */
export function adviceCyclesOf(line: Customer, today: Day): BillingCycle[] {
  if (line.isDataCutoff || line.isThrottled || isPlanChanging(line) || scheduledPlanOf(line) !== undefined) return [];
  const { activationDate } = line;
  const cycles = billingCyclesOf(line, today)
    .filter(({ start }, index) => index === 0 || (activationDate !== undefined && start >= activationDate))
    .slice(0, completeCycles + 1);
  return cycles.length > completeCycles ? cycles : [];
}

/** What a line uses in a whole cycle if it goes on as it did up to the end of `today`; bytes (ACCOUNT-16). */
export function atThisPace(bytes: number, cycle: BillingCycle, today: Day): number {
  return bytes / (shareGone(cycle, today) || 1);
}

/** The cheapest plan that saves money and would have been enough in every cycle (ACCOUNT-16, ACCOUNT-17). */
export function adviceOf(facts: AdviceFacts): PlanAdvice | undefined {
  const { line, current, onSale, cycles, told, homeInternetDiscount } = facts;
  const priceOf = (plan: Plan) => priceOnLine(plan, line, homeInternetDiscount);
  const today = priceOf(current);
  const ranOut = ({ bytes, maxBytes, toppedUp }: AdviceCycle) =>
    toppedUp || dataUsage(bytes, maxBytes).level === 'full';
  if (current.isUnlimited || cycles.length <= completeCycles || cycles.some(ranOut)) return undefined;
  // A discount that only the carrier knows could be lost with the plan.
  if (told !== undefined && told !== today) return undefined;

  const needed = Math.max(...cycles.map(({ bytes }) => bytes)) * margin;
  const [best] = targetsOf(current, onSale)
    .filter((target) => mayHave(line, target, line.esim || undefined).allowed)
    .filter(({ plan }) => plan.planData !== undefined && plan.planData * bytesPerGigabyte >= needed)
    .sort((a, b) => priceOf(a.plan) - priceOf(b.plan));
  const saves = best ? today - priceOf(best.plan) : 0;
  if (!best || saves <= 0) return undefined;
  const most = Math.max(...cycles.slice(1).map(({ bytes }) => bytes));
  const tenths = Math.max(1, Math.ceil(most / tenthOfGigabyte));
  return { planName: best.plan.displayNameWeb, mostBytes: Math.ceil(tenths * tenthOfGigabyte), saves };
}
