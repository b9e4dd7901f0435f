import { TRPCError } from '@trpc/server';
import { catalog } from '#contracts/catalog/endpoints.ts';
import type { Plan } from '#contracts/catalog/vocabulary.ts';
import { customer } from '#contracts/customer/endpoints.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { readRequest, maxAge, type PortalContext, readAll } from '../context.ts';
import { isSettled, quoteMs } from '../domain/ledger.ts';
import { nameOf, occurrenceOf } from '../domain/line.ts';
import { ofKind, type Operation } from '../operation/operations.ts';
import { can, type Decision } from '../domain/permission.ts';
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
  lineIdOf,
  lineIn,
  NotAllowedError,
  operationIn,
  readSnapshot,
  snapshotReads,
  snapshotOf,
} from './snapshot.ts';

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
  /** A change that waits for the next bill cycle. */
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
export async function changePlanForm(context: PortalContext, ref: string): Promise<ChangePlanForm> {
  const lineId = await lineIdOf(context, ref);
  const [[me, group, keys, plans], open] = await Promise.all([
    readAll(context, ...snapshotReads(context.requester), plansRead),
    context.account.openOperations('plan-change'),
  ]);
  const snapshot = snapshotOf(me, group, keys);
  const line = lineIn(snapshot, lineId);
  const onSale = unwrap(plans).plans;
  const running = open.find((one) => one.subjectId === line.id);
  const decision = can('change-plan', snapshot, line);
  const scheduled = scheduledPlanOf(line);
  const form: ChangePlanForm = {
    line: lineName(ref, line),
    decision,
    options: [],
    open: running ? { operationId: running.id, planName: running.terms.planName } : undefined,
    scheduled: scheduled ? scheduledView(line, planNameIn(onSale, scheduled)) : undefined,
  };
  if (running || !decision.allowed) return form;

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
 * Asks the carrier what the chosen plan costs, and gives out the operations for the review's form.
 * @returns undefined when the line can't change to that plan
 */
export async function quotePlanChange(
  context: PortalContext,
  ref: string,
  planId: string,
): Promise<{ operationId: string } | undefined> {
  const lineId = await lineIdOf(context, ref);
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

/** Gives out one operation for each time at which the plan can start; the first one leads to the others. */
async function issue(
  { account, requester }: PortalContext,
  line: Customer,
  target: PlanTarget,
  deal: PlanDeal,
): Promise<string> {
  let twinId: string | undefined;
  for (const when of timesOf(line, target).toReversed()) {
    const operation = await account.issue('plan-change', line.id, requester.actor.customerId, {
      ...deal,
      when,
      twinId,
    });
    twinId = operation.id;
  }
  return twinId as string;
}

/** Step 2: what changes, when, and what it costs. The id alone once it was sent: its result is the page to look at. */
export async function changePlanReview(
  context: PortalContext,
  ref: string,
  operationId: string,
): Promise<ChangePlanReview | { sentAs: string }> {
  const operations = await twinsOf(context, ref, operationId);
  const snapshot = await readSnapshot(context);
  const [operation] = operations;
  const line = lineIn(snapshot, operation.subjectId);
  const sent = operations.find(({ state }) => state !== 'issued');
  if (sent) return { sentAs: sent.id };
  return {
    ...shown(ref, line, snapshot.lines, operation),
    planId: operation.terms.planId,
    times: operations.map(({ terms }) => terms.when),
    decision: can('change-plan', snapshot, line),
  };
}

/** Step 3: sends it, once. Prices are asked for anew, and what the customer did not see is not sent (decision 26). */
export async function confirmPlanChange(
  context: PortalContext,
  ref: string,
  operationId: string,
  when: PlanChangeTime,
): Promise<PlanChangeConfirmed> {
  const operations = await twinsOf(context, ref, operationId);
  const { requester, account } = context;
  if (operations[0].actorId !== requester.actor.customerId) throw new TRPCError({ code: 'NOT_FOUND' });
  const sent = operations.find(({ state }) => state !== 'issued');
  if (sent) return { to: 'result', operationId: sent.id };
  const operation = operations.find(({ terms }) => terms.when === when);
  if (!operation) throw new NotAllowedError('time-not-offered');

  const { terms } = operation;
  const [me, group, keys, plans, billing, present, before, after, status] = await readAll(
    context,
    ...snapshotReads(requester, maxAge.now),
    plansRead,
    billingRead,
    readRequest(catalog.plan, { plan: terms.fromPlanId }, maxAge.config),
    ...pricingReads(requester.actor.customerId, terms.occurrence, terms.fromPlanId, terms.planId),
    readRequest(customer.planChangeStatus, { customerId: operation.subjectId }, maxAge.now),
  );
  const snapshot = snapshotOf(me, group, keys);
  const line = lineIn(snapshot, operation.subjectId);
  const open = (await account.openOperations('plan-change')).find((one) => one.subjectId === line.id);
  if (open) return { to: 'open', operationId: open.id };
  assertAllowed('change-plan', snapshot, line);

  const onSale = unwrap(plans).plans;
  const current = unwrap(present);
  const target = targetsOf(current, onSale).find(({ plan }) => plan.name === terms.planId);
  if (!target || line.reachPlanId !== current.name || !timesOf(line, target).includes(when)) return { to: 'select' };
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
  const again = async (because: ReviewAgain): Promise<PlanChangeConfirmed> => ({
    to: 'review',
    operationId: await issue(context, line, target, deal),
    because,
  });
  if (!sameDeal(terms, deal)) return again('moved');
  if (context.now() - operation.issuedAt > quoteMs) return again('expired');

  const { requestedOn } = unwrap(status);
  const { amendedReachPlanId } = line;
  const result = await account.submit(requester, operation.id, {
    requestedOn,
    amendedReachPlanId,
  });
  if (result.state === 'issued') return { to: 'select' };
  return { to: result.id === operation.id ? 'result' : 'open', operationId: result.id };
}

/** Step 4: how it went, or how it is going. Undefined while it was not sent. */
export async function changePlanResult(
  context: PortalContext,
  ref: string,
  operationId: string,
): Promise<ChangePlanResult | undefined> {
  const operation = await operationIn(context, 'plan-change', ref, operationId);
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
    ...shown(ref, line, snapshot.lines, operation),
    when: operation.terms.when,
    state,
    sentAt,
    refusal: operation.refusal,
    lastCheckedAt,
    refresh: isSettled(state) ? undefined : refreshSeconds('plan-change', context.now() - sentAt, 'home'),
  };
}

/** The operation in the URL, and the one of the other time on the same page. @throws NOT_FOUND */
async function twinsOf(
  context: PortalContext,
  ref: string,
  operationId: string,
): Promise<[Operation<'plan-change'>, ...Operation<'plan-change'>[]]> {
  const operation = await operationIn(context, 'plan-change', ref, operationId);
  const { twinId } = operation.terms;
  const twin = twinId ? ofKind('plan-change', await context.account.operation(twinId)) : undefined;
  return twin ? [operation, twin] : [operation];
}

function shown(
  ref: string,
  line: Customer,
  lines: readonly Customer[],
  { id, terms }: Operation<'plan-change'>,
): Shown {
  const { planName, fromPlanName, direction, nextCycle, prorated, replaces, prices } = terms;
  const nameAt = (occurrence: number) => {
    const found = lines.find((one) => occurrenceOf(one) === occurrence);
    const name = found ? nameOf(found) : undefined;
    return { occurrence, name };
  };
  return {
    line: lineName(ref, line),
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

/** The change that waits for the next bill cycle, as pages tell it. */
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
