import { topup } from '#contracts/topup/endpoints.ts';
import type { Pulse } from '#contracts/topup/vocabulary.ts';
import { type PortalContext, today } from '#rpc/portal-context.ts';
import { readRequest, maxAge, readAll } from '#rpc/portal-reads.ts';
import { lastDayToUse } from '#rpc/domain/billing-cycle.ts';
import { type Charge, chargeFor } from '#rpc/domain/charge.ts';
import { dayIn } from '#rpc/domain/day.ts';
import { isToppingUp } from '#rpc/domain/line-status.ts';
import { isInProgress, isFinal, type OperationState } from '#rpc/domain/ledger.ts';
import type { Decision } from '#rpc/domain/decision.ts';
import { can } from '#rpc/domain/permission.ts';
import { costOf } from '#rpc/domain/facts/cost.ts';
import { activitySummaryOf } from '#rpc/operation/operations.ts';
import { refreshSeconds } from '#rpc/poll/poll.ts';
import { preferredSize, sizesOf, type TopUpSize } from '#rpc/domain/top-up.ts';
import type { DataNow } from '#rpc/domain/facts/data-now.ts';
import { unwrap } from '#rpc/problem.ts';
import { lineData } from '#rpc/portal/line-data.ts';
import { type LineName, lineName } from '#rpc/portal/line-name.ts';
import { ownLineName, readOwn } from '#rpc/portal/own-account.ts';
import { onBill, readPayer } from '#rpc/portal/payer.ts';
import { plansRead } from '#rpc/portal/plan-deal.ts';
import {
  findLine,
  type FullSnapshot,
  lineIn,
  resolveOperation,
  snapshotReads,
  snapshotOf,
} from '#rpc/portal/snapshot.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { currentUsageRead } from '#rpc/portal/usage-read.ts';

export interface TopUpForm {
  line: LineName;
  decision: Decision;
  sizes: TopUpSize[];
  /** Size that the page selects at first, in gigabytes. */
  preferred?: number;
  /** Id of the order that the chosen size creates. */
  operationId: string;
  data: DataNow;
  /** The carrier is adding data that was not ordered here (TOPUP-15). */
  isAdding?: boolean;
  /** The last day on which the data can be used (TOPUP-8); YYYY-MM-DD. */
  useBy?: string;
  /** A top-up of this line that is still under way. */
  open?: { operationId: string; gigabytes: number };
}

export interface TopUpResult {
  line: LineName;
  operationId: string;
  gigabytes: number;
  /** Cents that the order charges, with tax. */
  cents?: number | undefined;
  /** Charge of an order that is done (MONEY-1). */
  charge?: Charge;
  state: OperationState;
  /** State of the line's data once the top-up is done; absent when the carrier did not return the line. */
  data?: DataNow;
  refusal?: string;
  sentAt: number;
  lastCheckedAt?: number;
  /** Seconds until a page without script reloads; absent at the end. */
  refresh?: number;
}

/** Step 1: the sizes on sale for this line, or why it may not buy. */
export async function loadTopUpForm(context: PortalContext, lineRef: string): Promise<TopUpForm> {
  const { lineId, open } = await findLine(context, lineRef, { open: 'top-up' });
  const { me, group, keys, plans, pulse, used } = await readAll(context, {
    ...snapshotReads(context.viewer),
    pulse: readRequest(topup.pulse, {}, maxAge.config),
    ...dataReads(context, lineId),
  });
  const snapshot = snapshotOf(me, group, keys, context);
  const line = lineIn(snapshot, lineId);
  const terms = termsOf(snapshot, unwrap(pulse));
  const preferred = preferredSize(terms);
  const day = today(context);
  return {
    line: lineName(lineRef, line),
    decision: can('add-data', snapshot, line),
    sizes: sizesOf(terms),
    preferred: preferred ? preferred.gigabytes : undefined,
    operationId: newOperationId(),
    data: lineData(snapshot, line, { used, plans }, day),
    isAdding: isToppingUp(line),
    useBy: lastDayToUse(line, day),
    open: open ? { operationId: open.id, gigabytes: open.terms.gigabytes } : undefined,
  };
}

/** Step 3: the state of the order. @throws NOT_FOUND for an operation that was not sent, or is of another line */
export async function loadTopUpResult(
  context: PortalContext,
  lineRef: string,
  operationId: string,
): Promise<TopUpResult> {
  const operation = await resolveOperation(context, 'top-up', lineRef, operationId);
  const { state, sentAt = 0, subjectId } = operation;
  const isDone = state === 'done';
  const [ownAccount, replies, payer, jobs] = await Promise.all([
    readOwn(context),
    isDone ? readAll(context, dataReads(context, subjectId)) : undefined,
    isDone ? readPayer(context) : undefined,
    isInProgress(state) ? context.account.requestPolling(context.viewer, 'home', [{ kind: 'top-up', subjectId }]) : [],
  ]);
  const line = ownLineName(ownAccount, lineRef, operation);
  const { told: snapshot } = ownAccount;
  const customer = snapshot?.lines.find(({ id }) => id === subjectId);
  const lastCheckedAt = jobs[0]?.lastCheckedAt ?? operation.lastCheckedAt;
  const { gigabytes, charge: amount, tax: expected, nextBill } = operation.terms;
  return {
    line,
    operationId,
    gigabytes,
    cents: costOf(activitySummaryOf(operation)),
    charge:
      payer && chargeFor({ amount, tax: expected }, onBill(nextBill, dayIn(sentAt, context.site.timeZone)), payer),
    state,
    data: replies && snapshot && customer && lineData(snapshot, customer, replies, today(context)),
    sentAt,
    refusal: operation.refusal,
    lastCheckedAt,
    refresh: isFinal(state) ? undefined : refreshSeconds('top-up', context.now() - sentAt, 'home'),
  };
}

/** Returns the reads of which the state of a line's data is made (TOPUP-11). */
export function dataReads(context: PortalContext, lineId: string) {
  return { used: currentUsageRead(context, lineId), plans: plansRead };
}

/** Returns the facts from which sizes and prices derive. */
export function termsOf(snapshot: FullSnapshot, pulse: Pulse) {
  return { pulse, limit: snapshot.config.TOPUP_DATA_LIMIT, preferred: snapshot.config.AUTO_TOP_UP_SIZE };
}
