import { customer } from '#contracts/customer/endpoints.ts';
import { topup } from '#contracts/topup/endpoints.ts';
import type { Pulse } from '#contracts/topup/vocabulary.ts';
import type { CycleUsage } from '#contracts/usage/vocabulary.ts';
import { type PortalContext, today } from '#rpc/portal-context.ts';
import { readRequest, maxAge, readAll, readOne } from '#rpc/portal-reads.ts';
import { lastDayToUse } from '#rpc/domain/billing-cycle.ts';
import { type Charge, chargeFor, isTaxShown, type ShownTax } from '#rpc/domain/charge.ts';
import { dayIn } from '#rpc/domain/day.ts';
import { isOpen, isSettled, quoteMs } from '#rpc/domain/ledger.ts';
import type { Operation, OperationTerms } from '#rpc/operation/operations.ts';
import type { Decision } from '#rpc/domain/decision.ts';
import { can, primaryOf } from '#rpc/domain/permission.ts';
import { refreshSeconds } from '#rpc/poll/poll.ts';
import { preferredSize, sizesOf, topUpBefore, type TopUpSize } from '#rpc/domain/top-up.ts';
import { type DataUsage, dataUsage } from '#rpc/domain/usage.ts';
import { type Outcome, replyOrUndefined, unwrap } from '#rpc/problem.ts';
import { type LineName, lineName } from '#rpc/portal/line-name.ts';
import { historyAround } from '#rpc/operation/top-up.ts';
import { ownLineName, readOwn } from '#rpc/portal/own-account.ts';
import { nextBillOf, onBill, readPayer } from '#rpc/portal/payer.ts';
import { plansRead } from '#rpc/portal/plan-deal.ts';
import {
  assertAllowed,
  findLine,
  type FullSnapshot,
  lineIn,
  operationIn,
  readSnapshot,
  snapshotReads,
  snapshotOf,
} from '#rpc/portal/snapshot.ts';
import { type Judgment, submitOnce } from '#rpc/portal/submit-once.ts';
import { taxRead } from '#rpc/portal/tax-read.ts';
import { isUnlimited } from '#rpc/portal/unlimited-plan.ts';
import { currentUsageRead } from '#rpc/portal/usage-read.ts';

export interface TopUpForm {
  line: LineName;
  decision: Decision;
  sizes: TopUpSize[];
  /** Gigabytes. */
  preferred?: number;
  usage?: DataUsage;
  /** The last day on which the data can be used (TOPUP-8); YYYY-MM-DD. */
  useBy?: string;
  /** A top-up of this line that is still under way. */
  open?: { operationId: string; gigabytes: number };
}

export interface TopUpReview {
  line: LineName;
  operationId: string;
  gigabytes: number;
  /** Cents, without tax. */
  price: number;
  /** Cents that the carrier expects (TOPUP-7); absent when it did not tell. */
  tax?: number;
  charge: Charge;
  useBy?: string;
  decision: Decision;
}

export interface TopUpResult {
  line: LineName;
  operationId: string;
  gigabytes: number;
  /** Once it is done (MONEY-1). */
  charge?: Charge;
  state: Exclude<Operation['state'], 'issued'>;
  /** The line's data once the top-up is done; absent when the carrier did not tell. */
  usage?: DataUsage;
  refusal?: string;
  sentAt: number;
  lastCheckedAt?: number;
  /** Seconds until a page without script looks again; absent at the end. */
  refresh?: number;
}

/** The quote was too old, the price has moved, or the line got data since the form was given out. */
export type ReviewAgain = 'expired' | 'price-moved' | 'bought-since';

/** Where a confirmed form leads. */
export type Confirmed =
  | { to: 'result'; operationId: string }
  /** Another top-up of the line is under way: nothing was sent. */
  | { to: 'open'; operationId: string }
  /** Look again, nothing was sent (LEDGER-11). */
  | { to: 'review'; operationId: string; because: ReviewAgain };

/** Step 1: the sizes on sale for this line, or why it may not buy. */
export async function topUpForm(context: PortalContext, lineRef: string): Promise<TopUpForm> {
  const { lineId, open } = await findLine(context, lineRef, { open: 'top-up' });
  const { me, group, keys, plans, pulse, used } = await readAll(context, {
    ...snapshotReads(context.requester),
    plans: plansRead,
    pulse: readRequest(topup.pulse, {}, maxAge.config),
    used: currentUsageRead(context, lineId),
  });
  const snapshot = snapshotOf(me, group, keys, context);
  const line = lineIn(snapshot, lineId);
  const terms = termsOf(snapshot, unwrap(pulse));
  const preferred = preferredSize(terms);
  return {
    line: lineName(lineRef, line),
    decision: can('add-data', snapshot, line),
    sizes: sizesOf(terms),
    preferred: preferred ? preferred.gigabytes : undefined,
    usage: usageIn(used, line.id, isUnlimited(line, plans)),
    useBy: lastDayToUse(line, today(context)),
    open: open ? { operationId: open.id, gigabytes: open.terms.gigabytes } : undefined,
  };
}

/**
 * Notes the chosen size with its price, and gives out the operation for the confirm form.
 * @returns undefined when the size is not on sale
 */
export async function quoteTopUp(
  context: PortalContext,
  lineRef: string,
  gigabytes: number,
): Promise<{ operationId: string } | undefined> {
  const { lineId } = await findLine(context, lineRef);
  const { snapshot, pulse } = await readTerms(context);
  const line = lineIn(snapshot, lineId);
  assertAllowed('add-data', snapshot, line);
  const size = sizesOf(termsOf(snapshot, pulse)).find((one) => one.gigabytes === gigabytes);
  if (!size) return undefined;
  return { operationId: await issue(context, line.id, { ...size, payerId: primaryOf(snapshot).id }) };
}

/** Step 2: what is about to be bought. Undefined once the operation was sent: its result is the page to look at. */
export async function topUpReview(
  context: PortalContext,
  lineRef: string,
  operationId: string,
): Promise<TopUpReview | undefined> {
  const operation = await operationIn(context, 'top-up', lineRef, operationId);
  const { gigabytes, charge } = operation.terms;
  const isIssued = operation.state === 'issued';
  const [snapshot, payer, taxed] = await Promise.all([
    readSnapshot(context),
    isIssued ? readPayer(context) : undefined,
    isIssued ? readOne(context, topUpTaxRead(context, operation.terms)) : undefined,
  ]);
  const line = lineIn(snapshot, operation.subjectId);
  if (!payer) return undefined;
  const expected = taxed && replyOrUndefined(taxed)?.totalTax;
  return {
    line: lineName(lineRef, line),
    operationId,
    gigabytes,
    price: charge,
    tax: expected,
    charge: chargeFor(
      { amount: charge, tax: expected },
      onBill(nextBillOf(snapshot, today(context)), today(context)),
      payer,
    ),
    useBy: lastDayToUse(line, today(context)),
    decision: can('add-data', snapshot, line),
  };
}

/** The tax on a top-up. Nobody but the primary may ask about the primary's taxes. */
function topUpTaxRead({ requester }: PortalContext, { charge, payerId }: OperationTerms['top-up']) {
  return taxRead({ requester }, charge, requester.credentials.isPrimary ? { customerId: payerId } : {});
}

function usageIn(used: Outcome<CycleUsage>, lineId: string, unlimited: boolean): DataUsage | undefined {
  const own = replyOrUndefined(used)?.users.find(({ userId }) => userId === lineId);
  return own ? dataUsage(own.bytes, own.maxBytes, unlimited) : undefined;
}

/**
 * Step 3: sends it, once. The price is asked for anew, and what the customer did not see is not charged (LEDGER-11).
 */
export async function confirmTopUp(
  context: PortalContext,
  lineRef: string,
  operationId: string,
  shownTax?: ShownTax,
): Promise<Confirmed> {
  const { requester, now } = context;
  /** What the next review shows: set by `judge`, which every way back comes through. */
  let fresh!: OperationTerms['top-up'];
  const result = await submitOnce(context, 'top-up', {
    operationId,
    says: {},
    lineRef,
    issued: true,
    async read(lineId, issued) {
      const askedAt = now();
      const { terms } = issued as Operation<'top-up'>;
      const { me, group, keys, pulse, status, history, taxed } = await readAll(context, {
        ...snapshotReads(requester, maxAge.now),
        pulse: readRequest(topup.pulse, {}, maxAge.now),
        status: readRequest(customer.topUpStatus, { customerId: lineId }, maxAge.now),
        history: readRequest(topup.group, { groupId: requester.actor.groupId, ...historyAround(askedAt) }, maxAge.now),
        taxed: topUpTaxRead(context, terms),
      });
      return { snapshot: snapshotOf(me, group, keys, context), data: { pulse, status, history, taxed, askedAt } };
    },
    judge({ snapshot, line, data, issued }): Judgment<'top-up', ReviewAgain> {
      const { terms, issuedAt } = issued as Operation<'top-up'>;
      const sizes = sizesOf(termsOf(snapshot, unwrap(data.pulse)));
      const size = sizes.find(({ gigabytes }) => gigabytes === terms.gigabytes);
      if (!size) return { refused: 'not-on-sale' };
      fresh = { ...size, payerId: terms.payerId };
      const expected = replyOrUndefined(data.taxed)?.totalTax;
      if (size.charge !== terms.charge || !isTaxShown(shownTax, expected)) return { again: 'price-moved' };
      if (now() - issuedAt > quoteMs) return { again: 'expired' };
      const sent = { lineId: line.id, gigabytes: size.gigabytes };
      const before = topUpBefore(sent, unwrap(data.status), unwrap(data.history).purchases);
      const told = { tax: expected, nextBill: nextBillOf(snapshot, today(context)) };
      return { terms: { ...terms, ...told }, before: { ...before, askedAt: data.askedAt } };
    },
  });
  if (result.kind === 'operation') return { to: result.isOwn ? 'result' : 'open', operationId: result.operation.id };
  const because = result.because === 'stale' ? 'bought-since' : result.because;
  const { lineId } = await findLine(context, lineRef);
  return { to: 'review', operationId: await issue(context, lineId, fresh), because };
}

function issue(
  { account, requester }: PortalContext,
  subjectId: string,
  terms: OperationTerms['top-up'],
): Promise<string> {
  return account.issue({ kind: 'top-up', subjectId, actorId: requester.actor.customerId, terms });
}

/** Step 4: how it went, or how it is going. Undefined while it was not sent. */
export async function topUpResult(
  context: PortalContext,
  lineRef: string,
  operationId: string,
): Promise<TopUpResult | undefined> {
  const operation = await operationIn(context, 'top-up', lineRef, operationId);
  const { state, sentAt, subjectId } = operation;
  const isDone = state === 'done';
  const [own, usage, payer, jobs] = await Promise.all([
    readOwn(context),
    isDone ? usageNow(context, subjectId) : undefined,
    isDone ? readPayer(context) : undefined,
    isOpen(state) ? context.account.watch(context.requester, 'home', [{ kind: 'top-up', subjectId }]) : [],
  ]);
  const line = ownLineName(own, lineRef, operation);
  if (state === 'issued' || sentAt === undefined) return undefined;
  const lastCheckedAt = jobs[0]?.lastCheckedAt ?? operation.lastCheckedAt;
  const { gigabytes, charge: amount, tax: expected, nextBill } = operation.terms;
  return {
    line,
    operationId,
    gigabytes,
    charge:
      payer && chargeFor({ amount, tax: expected }, onBill(nextBill, dayIn(sentAt, context.site.timeZone)), payer),
    state,
    usage,
    sentAt,
    refusal: operation.refusal,
    lastCheckedAt,
    refresh: isSettled(state) ? undefined : refreshSeconds('top-up', context.now() - sentAt, 'home'),
  };
}

async function usageNow(context: PortalContext, lineId: string): Promise<DataUsage | undefined> {
  const { groupId } = context.requester.actor;
  const groupRead = readRequest(customer.group, { groupId }, maxAge.customer);
  const { used, plans, group } = await readAll(context, {
    used: currentUsageRead(context, lineId),
    plans: plansRead,
    group: groupRead,
  });
  const line = replyOrUndefined(group)?.customers.find(({ id }) => id === lineId);
  return usageIn(used, lineId, line !== undefined && isUnlimited(line, plans));
}

/** What a quote is made of, as the carrier tells it now. */
async function readTerms(context: PortalContext): Promise<{ snapshot: FullSnapshot; pulse: Pulse }> {
  const { me, group, keys, pulse } = await readAll(context, {
    ...snapshotReads(context.requester, maxAge.now),
    pulse: readRequest(topup.pulse, {}, maxAge.now),
  });
  return { snapshot: snapshotOf(me, group, keys, context), pulse: unwrap(pulse) };
}

function termsOf(snapshot: FullSnapshot, pulse: Pulse) {
  return { pulse, limit: snapshot.config.TOPUP_DATA_LIMIT, preferred: snapshot.config.AUTO_TOP_UP_SIZE };
}
