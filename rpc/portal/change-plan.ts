import { catalog } from '#contracts/catalog/endpoints.ts';
import type { Plan } from '#contracts/catalog/vocabulary.ts';
import { customer } from '#contracts/customer/endpoints.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { readRequest, maxAge, type PortalContext, readAll } from '../portal-context.ts';
import { isSettled, quoteMs } from '../domain/ledger.ts';
import { nameOf, occurrenceOf } from '../domain/line.ts';
import type { Operation } from '../operation/operations.ts';
import { type AccountSnapshot, can, type Decision } from '../domain/permission.ts';
import {
  listPrice,
  mayHave,
  type PlanChangeOrder,
  type PlanChangeTime,
  type PlanDirection,
  type PlanTarget,
  type PriceMove,
  sameDeal,
  scheduledPlanOf,
  targetsOf,
  timesOf,
} from '../domain/plan-change.ts';
import { refreshSeconds } from '../poll/poll.ts';
import { unwrap } from '../problem.ts';
import { type LineName, lineName } from './line-name.ts';
import {
  billingRead,
  currentPlan,
  dealOf,
  esimCapableOf,
  homeInternetDiscount,
  type PlanDeal,
  planNameIn,
  plansRead,
  pricingReads,
} from './plan-deal.ts';
import {
  assertAllowed,
  findLine,
  type FullSnapshot,
  lineIn,
  NotAllowedError,
  operationIn,
  readSnapshot,
  snapshotReads,
  snapshotOf,
} from './snapshot.ts';
import { type Judgment, submitOnce } from './submit-once.ts';

/** A plan as the list shows it. */
export interface PlanView {
  planId: string;
  name: string;
  /** Gigabytes a month; absent where the carrier does not say. */
  gigabytes?: number;
  unlimited: boolean;
  /** How video is streamed, in the carrier's words. */
  stream?: string;
  /** Cents a month for this line. */
  price: number;
}

export interface ChangePlanForm {
  line: LineName;
  decision: Decision;
  current?: PlanView;
  options: (PlanView & { direction: PlanDirection; decision: Decision })[];
  /** A change that waits for the next billing cycle. */
  scheduled?: { name?: string; startsOn?: string };
  /** A change of this line that is under way. */
  open?: { operationId: string; planName: string };
}

/** A line whose price moves, by its name. */
export type PriceRow = PriceMove & { line: Pick<LineName, 'name' | 'occurrence'> };

interface Shown extends Pick<
  PlanChangeOrder,
  'planName' | 'fromPlanName' | 'direction' | 'nextCycle' | 'prorated' | 'replaces'
> {
  line: LineName;
  operationId: string;
  prices: PriceRow[];
}

export interface ChangePlanReview extends Shown {
  planId: string;
  /** When it can start; the customer chooses where there is a choice. */
  times: PlanChangeTime[];
  decision: Decision;
}

export interface ChangePlanResult extends Shown {
  when: PlanChangeTime;
  state: Exclude<Operation['state'], 'issued'>;
  refusal?: string;
  sentAt: number;
  lastCheckedAt?: number;
  /** Seconds until a page without script looks again; absent at the end. */
  refresh?: number;
}

/** The quote was too old, or prices or dates have moved. */
export type ReviewAgain = 'expired' | 'moved';

/** Where a confirmed form leads; to `open`, `review` and `select` without anything being sent. */
export type PlanChangeConfirmed =
  | { to: 'result' | 'open'; operationId: string }
  | { to: 'review'; operationId: string; because: ReviewAgain }
  /** The line's plan or the plans on sale are not what they were. */
  | { to: 'select' };

/** Step 1: the plans that this line can change to, or why it can't. */
export async function changePlanForm(context: PortalContext, lineRef: string): Promise<ChangePlanForm> {
  const { lineId, open } = await findLine(context, lineRef, { open: 'plan-change' });
  const [me, group, keys, plans] = await readAll(context, ...snapshotReads(context.requester), plansRead);
  const snapshot = snapshotOf(me, group, keys);
  const line = lineIn(snapshot, lineId);
  const onSale = unwrap(plans).plans;
  const decision = can('change-plan', snapshot, line);
  const scheduled = scheduledPlanOf(line);
  const form: ChangePlanForm = {
    line: lineName(lineRef, line),
    decision,
    options: [],
    open: open ? { operationId: open.id, planName: open.terms.planName } : undefined,
    scheduled: scheduled ? scheduledView(line, planNameIn(onSale, scheduled)) : undefined,
  };
  if (open || !decision.allowed) return form;

  const [current, esimCapable] = await Promise.all([
    currentPlan(context, line, onSale),
    esimCapableOf(context, line, onSale),
  ]);
  const discount = homeInternetDiscount(snapshot);
  const viewOf = (plan: Plan) => planView(plan, line, discount);
  return {
    ...form,
    current: current ? viewOf(current) : undefined,
    options: targetsOf(current, onSale).map((target) => ({
      ...viewOf(target.plan),
      direction: target.direction,
      decision: mayHave(line, target, esimCapable),
    })),
  };
}

/**
 * Asks the carrier what the chosen plan costs, and gives out the operation for the review's form.
 * @returns undefined when the line can't change to that plan
 */
export async function quotePlanChange(
  context: PortalContext,
  lineRef: string,
  planId: string,
): Promise<{ operationId: string } | undefined> {
  const { lineId } = await findLine(context, lineRef);
  const [me, group, keys, plans, billing] = await readAll(
    context,
    ...snapshotReads(context.requester),
    plansRead,
    billingRead,
  );
  const snapshot = snapshotOf(me, group, keys);
  const line = lineIn(snapshot, lineId);
  assertAllowed('change-plan', snapshot, line);
  const onSale = unwrap(plans).plans;
  const { reachPlanId } = line;
  if (reachPlanId === undefined || reachPlanId === planId || !onSale.some((plan) => plan.name === planId))
    return undefined;

  const [current, esimCapable, [before, after]] = await Promise.all([
    currentPlan(context, line, onSale),
    esimCapableOf(context, line, onSale),
    readAll(context, ...pricingReads(context.requester.actor.customerId, occurrenceOf(line), reachPlanId, planId)),
  ]);
  const target = targetsOf(current, onSale).find(({ plan }) => plan.name === planId);
  if (!current || !target) return undefined;
  const decision = mayHave(line, target, esimCapable);
  if (!decision.allowed) throw new NotAllowedError(decision.reason);
  const [then, now] = [unwrap(before).planPricingInfoList, unwrap(after).planPricingInfoList];
  const deal = dealOf({
    snapshot,
    line,
    current,
    target,
    before: then,
    after: now,
    billing: unwrap(billing),
    onSale,
    now: context.now(),
  });
  return { operationId: await issue(context, line, target, deal) };
}

/** Gives out the operation of a review page; its terms hold the times to choose from, and the first of them. */
function issue(
  { account, requester }: PortalContext,
  line: Customer,
  target: PlanTarget,
  deal: PlanDeal,
): Promise<string> {
  const times = timesOf(line, target);
  return account.issue({
    kind: 'plan-change',
    subjectId: line.id,
    actorId: requester.actor.customerId,
    terms: { ...deal, times, when: times[0] ?? 'next-cycle' },
  });
}

/** Step 2: what changes, when, and what it costs. The id alone once it was sent: its result is the page to look at. */
export async function changePlanReview(
  context: PortalContext,
  lineRef: string,
  operationId: string,
): Promise<ChangePlanReview | { sentAs: string }> {
  const operation = await operationIn(context, 'plan-change', lineRef, operationId);
  const snapshot = await readSnapshot(context);
  const line = lineIn(snapshot, operation.subjectId);
  if (operation.state !== 'issued') return { sentAs: operation.id };
  return {
    ...shown(lineRef, line, snapshot, operation),
    planId: operation.terms.planId,
    times: timesIn(operation),
    decision: can('change-plan', snapshot, line),
  };
}

/** Step 3: sends it, once. Prices are asked for anew, and what the customer did not see is not sent (LEDGER-11). */
export async function confirmPlanChange(
  context: PortalContext,
  lineRef: string,
  operationId: string,
  when: PlanChangeTime,
): Promise<PlanChangeConfirmed> {
  const result = await submitOnce(context, 'plan-change', {
    operationId,
    lineRef,
    issued: true,
    read: (lineId, issued) => readDeal(context, lineId, issued as Operation<'plan-change'>),
    judge: ({ snapshot, line, data, issued }) => judgePlanChange(context, { snapshot, line, data, when, issued }),
  });
  if (result.to === 'own') return { to: 'result', operationId };
  if (result.to === 'open') return { to: 'open', operationId: result.operation.id };
  if (result.to === 'stale' || result.instead.to === 'select') return { to: 'select' };
  const { line, target, deal, because } = result.instead;
  return { to: 'review', operationId: await issue(context, line, target, deal), because };
}

async function readDeal(context: PortalContext, lineId: string, { terms }: Operation<'plan-change'>) {
  const { requester } = context;
  const [me, group, keys, plans, billing, current, before, after, status] = await readAll(
    context,
    ...snapshotReads(requester, maxAge.now),
    plansRead,
    billingRead,
    readRequest(catalog.plan, { plan: terms.fromPlanId }, maxAge.config),
    ...pricingReads(requester.actor.customerId, terms.occurrence, terms.fromPlanId, terms.planId),
    readRequest(customer.planChangeStatus, { customerId: lineId }, maxAge.now),
  );
  return { snapshot: snapshotOf(me, group, keys), data: { plans, billing, current, before, after, status } };
}

/** What a confirmed review leads to without anything being sent. */
type NotSent =
  { to: 'select' } | { to: 'review'; because: ReviewAgain; line: Customer; target: PlanTarget; deal: PlanDeal };

interface PlanChangeKnown {
  snapshot: FullSnapshot;
  line: Customer;
  data: Awaited<ReturnType<typeof readDeal>>['data'];
  when: PlanChangeTime;
  issued: Operation<'plan-change'> | undefined;
}

function judgePlanChange(
  context: PortalContext,
  { snapshot, line, data, when, issued }: PlanChangeKnown,
): Judgment<'plan-change', NotSent> {
  const operation = issued as Operation<'plan-change'>;
  const { terms } = operation;
  if (!timesIn(operation).includes(when)) return { refused: 'time-not-offered' };
  const onSale = unwrap(data.plans).plans;
  const current = unwrap(data.current);
  const target = targetsOf(current, onSale).find(({ plan }) => plan.name === terms.planId);
  if (!target || line.reachPlanId !== current.name || !timesOf(line, target).includes(when))
    return { instead: { to: 'select' } };
  const deal = dealOf({
    snapshot,
    line,
    current,
    target,
    before: unwrap(data.before).planPricingInfoList,
    after: unwrap(data.after).planPricingInfoList,
    billing: unwrap(data.billing),
    onSale,
    now: context.now(),
  });
  const again = (because: ReviewAgain) => ({ instead: { to: 'review', because, line, target, deal } as const });
  const confirmed = { ...terms, when };
  if (!sameDeal(confirmed, deal)) return again('moved');
  if (context.now() - operation.issuedAt > quoteMs) return again('expired');
  const { requestedOn } = unwrap(data.status);
  return { terms: confirmed, before: { requestedOn, amendedReachPlanId: line.amendedReachPlanId } };
}

/** When the change of a review page can start. */
function timesIn({ terms }: Operation<'plan-change'>): PlanChangeTime[] {
  return terms.times ?? [terms.when];
}

/** Step 4: how it went, or how it is going. Undefined while it was not sent. */
export async function changePlanResult(
  context: PortalContext,
  lineRef: string,
  operationId: string,
): Promise<ChangePlanResult | undefined> {
  const operation = await operationIn(context, 'plan-change', lineRef, operationId);
  const { state, sentAt } = operation;
  const [snapshot, jobs] = await Promise.all([
    readSnapshot(context),
    isSettled(state) || state === 'issued'
      ? []
      : context.account.watch(context.requester, 'home', [{ kind: 'plan-change', subjectId: operation.subjectId }]),
  ]);
  const line = lineIn(snapshot, operation.subjectId);
  if (state === 'issued' || sentAt === undefined) return undefined;
  const lastCheckedAt = jobs[0]?.lastCheckedAt ?? operation.lastCheckedAt;
  return {
    ...shown(lineRef, line, snapshot, operation),
    when: operation.terms.when,
    state,
    sentAt,
    refusal: operation.refusal,
    lastCheckedAt,
    refresh: isSettled(state) ? undefined : refreshSeconds('plan-change', context.now() - sentAt, 'home'),
  };
}

function shown(
  lineRef: string,
  line: Customer,
  snapshot: AccountSnapshot,
  { id, terms }: Operation<'plan-change'>,
): Shown {
  const { planName, fromPlanName, direction, nextCycle, prorated, replaces, prices } = terms;
  const nameAt = (occurrence: number) => {
    const found = snapshot.lines.find((one) => occurrenceOf(one) === occurrence);
    const name = found ? nameOf(found) : undefined;
    return { occurrence, name };
  };
  return {
    line: lineName(lineRef, line),
    operationId: id,
    planName,
    fromPlanName,
    direction,
    nextCycle,
    prorated,
    replaces,
    prices: prices.map((move) => ({ ...move, line: nameAt(move.occurrence) })),
  };
}

/** The change that waits for the next billing cycle, as pages tell it. */
export function scheduledView(line: Customer, name: string | undefined): { name?: string; startsOn?: string } {
  return { name, startsOn: line.nextBillingDate };
}

function planView(plan: Plan, line: Customer, discount: number): PlanView {
  return {
    planId: plan.name,
    name: plan.displayNameWeb,
    gigabytes: plan.planData,
    unlimited: plan.isUnlimited,
    stream: plan.streamType,
    price: Math.max(0, listPrice(plan, occurrenceOf(line)) - discount),
  };
}
