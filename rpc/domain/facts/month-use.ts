import type { Plan } from '#contracts/catalog/vocabulary.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { bytesPerGigabyte } from '#contracts/vocabulary.ts';
import { type BillingCycle, billingCyclesOf } from '../billing-cycle.ts';
import type { Day } from '../day.ts';

/** Data that a line used in a complete billing cycle, in bytes. */
export interface MonthUse extends BillingCycle {
  bytes: number;
}

/** Number of complete billing cycles that a line's use is judged by (PLAN-25). */
export const judgedMonths = 3;

/**
 * Returns the latest complete billing cycles that the line was in service for from the first day, the latest first; at
 * most three, and none without an activation date (PLAN-25).
 */
export function monthsBefore(line: Customer, today: Day): BillingCycle[] {
  const { activationDate } = line;
  if (activationDate === undefined) return [];
  return billingCyclesOf(line, today)
    .slice(1)
    .filter(({ start }) => start >= activationDate)
    .slice(0, judgedMonths);
}

/** Returns the month with the most use (PLAN-25). */
export function busiestOf(months: readonly MonthUse[]): MonthUse | undefined {
  return months.reduce<MonthUse | undefined>(
    (most, month) => (most && most.bytes >= month.bytes ? most : month),
    undefined,
  );
}

/** Scale of the bars that show the data of plans, in gigabytes. */
export interface PlanScale {
  /** Gigabytes of the largest plan with a limit, which fills the whole track. */
  largest: number;
  /** Use of the busiest month, for the tick; absent where it is not known. */
  used?: number | undefined;
}

/** Returns the scale of the bars of several plans (PLAN-25). */
export function planScaleOf(plans: readonly Plan[], months: readonly MonthUse[]): PlanScale {
  const sizes = plans.map(({ isUnlimited, planData = 0 }) => (isUnlimited ? 0 : planData));
  const busiest = busiestOf(months);
  return { largest: Math.max(0, ...sizes), used: busiest && busiest.bytes / bytesPerGigabyte };
}
