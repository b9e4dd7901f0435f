import { customer } from '#contracts/customer/endpoints.ts';
import type { Decision } from '#rpc/domain/decision.ts';
import type { DataNow } from '#rpc/domain/facts/data-now.ts';
import { type MonthUse, type PlanScale, planScaleOf } from '#rpc/domain/facts/month-use.ts';
import { savedAYear } from '#rpc/domain/facts/plan-bills.ts';
import { can } from '#rpc/domain/permission.ts';
import { newPriceOf, type PlanChangeTime } from '#rpc/domain/plan-change.ts';
import { type PortalContext, today } from '#rpc/portal-context.ts';
import { maxAge, readOne, readRequest } from '#rpc/portal-reads.ts';
import type { EarlierOrder } from '#rpc/portal/earlier-order.ts';
import type { FormOutcome } from '#rpc/portal/form-outcome.ts';
import { lineData } from '#rpc/portal/line-data.ts';
import { lineName } from '#rpc/portal/line-name.ts';
import { readPayer } from '#rpc/portal/payer.ts';
import { changeOf } from '#rpc/portal/quote.ts';
import { lineIn } from '#rpc/portal/snapshot.ts';
import { findUnsent, type SubmitDecision, submitOnce } from '#rpc/portal/submit-once.ts';
import { unwrap } from '#rpc/problem.ts';
import { type PlanCharges, planCharges, showPlanChange, type Shown } from '../intent.ts';
import { planQuote, type QuoteHint, readQuoteFacts, readReviewFacts } from './quote.ts';

export interface ChangePlanReview extends Shown {
  /** Charges for each possible start of the new plan (PLAN-23). */
  charges: Record<PlanChangeTime, PlanCharges>;
  planId: string;
  /** Possible starts of the new plan; the customer chooses between two. */
  times: PlanChangeTime[];
  decision: Decision;
  /** Data of the new plan beside the largest plan and the line's own use, and what the line has left (PLAN-25). */
  size: { gigabytes?: number | undefined; isUnlimited: boolean };
  months: MonthUse[];
  scale: PlanScale;
  data: DataNow;
  savedAYear?: number | undefined;
  hint: QuoteHint;
  /** An earlier change without a known outcome (LEDGER-43). */
  earlier?: EarlierOrder | undefined;
  quoteHash: string;
}

/**
 * The review; or the operation of its form was sent before, with this or another plan; or the line can't change to that
 * plan.
 */
export type ChangePlanReviewPage =
  | { kind: 'review'; review: ChangePlanReview }
  | { kind: 'sent' }
  | { kind: 'other-choice' }
  | { kind: 'not-offered' };

/**
 * Reason why nothing was sent: prices or dates moved, the line's plan or the plans on sale are others, or there is
 * another earlier change to warn of.
 */
export type ReviewReason = 'moved' | 'changed' | 'earlier';

/**
 * Reads what changes with a plan, and what it costs, before it is ordered.
 * @throws NOT_FOUND for another's line or operation, FaultError when the carrier did not price the line
 */
export async function changePlanReview(
  context: PortalContext,
  { lineRef, operationId, planId }: { lineRef: string; operationId: string; planId: string },
): Promise<ChangePlanReviewPage> {
  const { lineId, sent, sentIds, earlier } = await findUnsent(context, 'plan-change', { lineRef, operationId });
  if (sent) return { kind: ['', sent.terms.planId].includes(planId) ? 'sent' : 'other-choice' };
  const choice = { lineId, planId };
  const [facts, payer] = await Promise.all([readReviewFacts(context, choice), readPayer(context)]);
  const { snapshot } = facts;
  const line = lineIn(snapshot, lineId);
  const quote = await planQuote(context, facts, choice, sentIds);
  if (!quote) return { kind: 'not-offered' };
  const { order, hash, decision } = quote;
  const day = today(context);
  const { months, used } = facts;
  const plan = facts.onSale.find(({ name }) => name === planId);
  const mayChange = can('change-plan', snapshot, line);
  const review: ChangePlanReview = {
    ...showPlanChange(lineName(lineRef, line), snapshot, order),
    charges: {
      now: planCharges(order, 'now', day, payer),
      'next-cycle': planCharges(order, 'next-cycle', day, payer),
    },
    planId,
    times: order.times,
    decision: mayChange.allowed ? decision : mayChange,
    size: { gigabytes: plan?.planData, isUnlimited: plan?.isUnlimited ?? false },
    months,
    scale: planScaleOf(facts.onSale, months),
    data: lineData(snapshot, line, { used, plans: facts.plans }, day),
    savedAYear: savedAYear(order),
    hint: { fromPlanId: order.fromPlanId, occurrence: order.occurrence, price: newPriceOf(order) },
    earlier,
    quoteHash: hash,
  };
  return { kind: 'review', review };
}

/**
 * Changes the plan, once, when the page showed what holds now (LEDGER-11).
 * @throws as `submitOnce`; NotAllowedError for a time that the page did not offer (PLAN-5)
 */
export async function confirmPlanChange(
  context: PortalContext,
  form: {
    lineRef: string;
    operationId: string;
    planId: string;
    when: PlanChangeTime;
    earlier?: string | undefined;
    quoteHash: string;
    hint?: QuoteHint | undefined;
  },
): Promise<FormOutcome<'plan-change', ReviewReason>> {
  const { lineRef, operationId, planId, when, earlier, quoteHash, hint } = form;
  return await submitOnce(context, 'plan-change', {
    operationId,
    lineRef,
    payload: { planId, when, quoteHash },
    warning: { shown: earlier, notice: () => 'earlier' },
    async read(lineId) {
      const [facts, status] = await Promise.all([
        readQuoteFacts(context, { lineId, planId }, hint),
        readOne(context, readRequest(customer.planChangeStatus, { customerId: lineId }, maxAge.now)),
      ]);
      return { snapshot: facts.snapshot, data: { facts, status } };
    },
    async decide({ line, data: { facts, status }, sentIds }): Promise<SubmitDecision<'plan-change', ReviewReason>> {
      const quote = await planQuote(context, facts, { lineId: line.id, planId }, sentIds);
      if (!quote?.decision.allowed) return { kind: 'review', notice: 'changed' };
      const change = await changeOf(quote, sentIds, quoteHash);
      if (change) return { kind: 'review', notice: change === 'sent-since' ? 'changed' : 'moved' };
      const { times, ...order } = quote.order;
      if (!times.includes(when)) return { kind: 'refuse', reason: 'time-not-offered' };
      const { requestedOn } = unwrap(status);
      return {
        kind: 'send',
        terms: { ...order, when },
        baseline: { requestedOn, amendedReachPlanId: line.amendedReachPlanId },
      };
    },
  });
}
