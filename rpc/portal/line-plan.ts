import { catalog } from '#contracts/catalog/endpoints.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { PortalContext } from '../portal-context.ts';
import { readRequest, maxAge, readAll } from '../portal-reads.ts';
import { lineOperation, type OperationFacts, operationOf } from '../domain/facts/line-operation.ts';
import { occurrenceOf } from '../domain/line.ts';
import { isInState } from '../domain/line-status.ts';
import { ofKind, type Operation } from '../operation/operations.ts';
import type { Decision } from '../domain/decision.ts';
import { can, type AccountSnapshot, primaryOf } from '../domain/permission.ts';
import type { Day } from '../domain/day.ts';
import { scheduledPlanOf } from '../domain/plan-change.ts';
import { replyOrUndefined } from '../problem.ts';
import { nextCycleStart } from '../domain/billing-cycle.ts';
import { type CardOperation, cardOperation } from './card-operation.ts';
import { isolated } from '../domain/isolated.ts';

/** Plan of a line on its card (ACCOUNT-1). */
export interface LinePlan {
  name?: string;
  /**
   * Cents a month after discounts. Absent for people who may not see bills, without a reply, and for a disconnected
   * line.
   */
  price?: number;
  /** A change that waits for the next billing cycle; the day as YYYY-MM-DD. */
  scheduled?: { name?: string; startsOn?: string };
  /** A plan change in progress, sent here or elsewhere. */
  changing?: CardOperation & { planName?: string };
  /** Permission to change the plan. */
  change: Decision;
}

/** Returns the names of scheduled plans, by id; a plan that the carrier does not return is left out. */
export async function loadScheduledNames(
  context: PortalContext,
  lines: readonly Customer[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(lines.flatMap((line) => scheduledPlanOf(line) ?? []))];
  if (ids.length === 0) return new Map();
  const reads = ids.map((plan) => [plan, readRequest(catalog.plan, { plan }, maxAge.config)] as const);
  const outcomes = await readAll(context, Object.fromEntries(reads));
  return new Map(
    Object.values(outcomes).flatMap((outcome) => {
      const plan = replyOrUndefined(outcome);
      return plan ? [[plan.name, isolated(plan.displayNameWeb)]] : [];
    }),
  );
}

/** Returns the plan of a line. `names`: names of scheduled plans. */
export function linePlanOf(
  snapshot: AccountSnapshot,
  line: Customer,
  facts: OperationFacts<Operation>,
  names: ReadonlyMap<string, string>,
  today: Day,
): LinePlan {
  const scheduled = scheduledPlanOf(line);
  const change = lineOperation('plan', line, facts);
  const planName = ofKind('plan-change', operationOf(change))?.terms.planName;
  // Shows the price to the account holder only, and none of a disconnected line (ACCOUNT-14, ACCOUNT-21).
  const hasPrice = can('see-bills', snapshot).allowed && !isInState(line, 'disconnected');
  return {
    name: isolated(line.reachPlanDisplayName),
    price: hasPrice ? carrierPriceOf(snapshot, line) : undefined,
    scheduled: scheduled ? scheduledView(line, names.get(scheduled), today) : undefined,
    changing: cardOperation(change, planName === undefined ? {} : { planName: isolated(planName) }),
    change: can('change-plan', snapshot, line),
  };
}

/** Returns the price of this line's plan, from the account holder's pricing, in cents a month. */
export function carrierPriceOf(snapshot: AccountSnapshot, line: Customer): number | undefined {
  const { planPricing } = primaryOf(snapshot);
  const occurrence = occurrenceOf(line);
  return planPricing?.find((entry) => entry.occurrence === occurrence && entry.reachPlanId === line.reachPlanId)?.price;
}

/** Returns the change that waits for the next billing cycle. */
export function scheduledView(line: Customer, name: string | undefined, today: Day): LinePlan['scheduled'] {
  return { name, startsOn: nextCycleStart(line, today) };
}
