import { catalog } from '#contracts/catalog/endpoints.ts';
import { customer } from '#contracts/customer/endpoints.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { type PortalContext, today } from '#rpc/portal-context.ts';
import { readRequest, maxAge, readAll } from '#rpc/portal-reads.ts';
import { isTaxShown, type ShownTax } from '#rpc/domain/charge.ts';
import { quoteMs } from '#rpc/domain/ledger.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { type PlanChangeTime, type PlanTarget, sameDeal, targetsOf, timesOf } from '#rpc/domain/plan-change.ts';
import { replyOrUndefined, unwrap } from '#rpc/problem.ts';
import { offeredTimes, planTaxRead } from '../intent.ts';
import { issuePlanChange } from '../issue-plan-change.ts';
import { billingRead, dealOf, type PlanDeal, plansRead, pricingReads } from '#rpc/portal/plan-deal.ts';
import { type FullSnapshot, snapshotReads, snapshotOf } from '#rpc/portal/snapshot.ts';
import { type Judgment, submitOnce } from '#rpc/portal/submit-once.ts';

/** The quote was too old, or prices or dates have moved. */
export type ReviewAgain = 'expired' | 'moved';

/** Where a confirmed form leads; to `open`, `review` and `select` without anything being sent. */
export type PlanChangeConfirmed =
  | { to: 'result' | 'open'; operationId: string }
  | { to: 'review'; operationId: string; because: ReviewAgain }
  /** The line's plan or the plans on sale are not what they were. */
  | { to: 'select' };

/** Step 3: sends it, once. Prices are asked for anew, and what the customer did not see is not sent (LEDGER-11). */
export async function confirmPlanChange(
  context: PortalContext,
  lineRef: string,
  operationId: string,
  when: PlanChangeTime,
  shownTax?: ShownTax,
): Promise<PlanChangeConfirmed> {
  const result = await submitOnce(context, 'plan-change', {
    operationId,
    says: { when },
    lineRef,
    issued: true,
    read: (lineId, issued) => readDeal(context, lineId, issued as Operation<'plan-change'>),
    judge: ({ snapshot, line, data, issued }) =>
      judgePlanChange(context, { snapshot, line, data, when, shownTax, issued }),
  });
  if (result.kind === 'operation') return { to: result.isOwn ? 'result' : 'open', operationId: result.operation.id };
  if (result.because === 'stale' || result.because.to === 'select') return { to: 'select' };
  const { line, target, deal, because } = result.because;
  return { to: 'review', operationId: await issuePlanChange(context, line, target, deal), because };
}

async function readDeal(context: PortalContext, lineId: string, { terms }: Operation<'plan-change'>) {
  const { requester } = context;
  const { me, group, keys, plans, billing, current, before, after, status, taxed } = await readAll(context, {
    ...snapshotReads(requester, maxAge.now),
    plans: plansRead,
    billing: billingRead,
    current: readRequest(catalog.plan, { plan: terms.fromPlanId }, maxAge.config),
    ...pricingReads(requester.actor.customerId, terms.occurrence, terms.fromPlanId, terms.planId),
    status: readRequest(customer.planChangeStatus, { customerId: lineId }, maxAge.now),
    taxed: planTaxRead(context, terms),
  });
  return {
    snapshot: snapshotOf(me, group, keys, context),
    data: { plans, billing, current, before, after, status, taxed },
  };
}

/** What a confirmed review leads to without anything being sent. */
type NotSent = { to: 'select' } | OtherReview;

interface OtherReview {
  to: 'review';
  because: ReviewAgain;
  line: Customer;
  target: PlanTarget;
  deal: PlanDeal;
}

interface PlanChangeKnown {
  snapshot: FullSnapshot;
  line: Customer;
  data: Awaited<ReturnType<typeof readDeal>>['data'];
  when: PlanChangeTime;
  shownTax: ShownTax | undefined;
  issued: Operation<'plan-change'> | undefined;
}

function judgePlanChange(
  context: PortalContext,
  { snapshot, line, data, when, shownTax, issued }: PlanChangeKnown,
): Judgment<'plan-change', NotSent> {
  const operation = issued as Operation<'plan-change'>;
  const { terms } = operation;
  if (!offeredTimes(operation).includes(when)) return { refused: 'time-not-offered' };
  const onSale = unwrap(data.plans).plans;
  const current = unwrap(data.current);
  const target = targetsOf(current, onSale).find(({ plan }) => plan.name === terms.planId);
  if (!target || line.reachPlanId !== current.name || !timesOf(line, target).includes(when))
    return { again: { to: 'select' } };
  const deal = dealOf({
    snapshot,
    line,
    current,
    target,
    before: unwrap(data.before).planPricingInfoList,
    after: unwrap(data.after).planPricingInfoList,
    billing: unwrap(data.billing),
    onSale,
    today: today(context),
  });
  const again = (because: ReviewAgain) => ({ again: { to: 'review', because, line, target, deal } as const });
  const confirmed = { ...terms, when };
  const tax = replyOrUndefined(data.taxed)?.totalTax;
  if (!sameDeal(confirmed, deal) || !isTaxShown(shownTax, tax)) return again('moved');
  if (context.now() - operation.issuedAt > quoteMs) return again('expired');
  const { requestedOn } = unwrap(data.status);
  return { terms: { ...confirmed, tax }, before: { requestedOn, amendedReachPlanId: line.amendedReachPlanId } };
}
