import { TRPCError } from '@trpc/server';
import { customer } from '#contracts/customer/endpoints.ts';
import { topup } from '#contracts/topup/endpoints.ts';
import type { Pulse } from '#contracts/topup/vocabulary.ts';
import { usage } from '#contracts/usage/endpoints.ts';
import { readRequest, maxAge, type PortalContext, readAll } from '../context.ts';
import { isSettled, quoteMs } from '../domain/ledger.ts';
import type { Operation } from '../operation/operations.ts';
import { can, type Decision, primaryOf } from '../domain/permission.ts';
import { refreshSeconds } from '../poll/poll.ts';
import { preferredSize, sizesOf, topUpBefore, type TopUpSize } from '../domain/top-up.ts';
import { type DataUsage, dataUsage } from '../domain/usage.ts';
import { FaultError, unwrap } from '../problem.ts';
import { type LineName, lineName } from './line-name.ts';
import { historyAround } from '../operation/top-up.ts';
import {
  assertAllowed,
  type FullSnapshot,
  lineIdOf,
  lineIn,
  NotAllowedError,
  operationIn,
  readSnapshot,
  snapshotReads,
  snapshotOf,
} from './snapshot.ts';

export interface TopUpForm {
  line: LineName;
  decision: Decision;
  sizes: TopUpSize[];
  /** Gigabytes. */
  preferred?: number;
  usage?: DataUsage;
  /** A top-up of this line that is still under way. */
  open?: { operationId: string; gigabytes: number };
}

export interface TopUpReview {
  line: LineName;
  operationId: string;
  gigabytes: number;
  /** Cents. */
  charge: number;
  decision: Decision;
}

export interface TopUpResult {
  line: LineName;
  operationId: string;
  gigabytes: number;
  /** Cents. */
  charge: number;
  state: Exclude<Operation['state'], 'issued'>;
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
  /** Look again, nothing was sent (decision 26). */
  | { to: 'review'; operationId: string; because: ReviewAgain };

/** Step 1: the sizes on sale for this line, or why it may not buy. */
export async function topUpForm(context: PortalContext, ref: string): Promise<TopUpForm> {
  const lineId = await lineIdOf(context, ref);
  const [[me, group, keys, pulse, used], open] = await Promise.all([
    readAll(
      context,
      ...snapshotReads(context.requester),
      readRequest(topup.pulse, {}, maxAge.config),
      readRequest(usage.overall, { customerId: context.requester.actor.customerId }, maxAge.usage),
    ),
    context.account.openOperations('top-up'),
  ]);
  const snapshot = snapshotOf(me, group, keys);
  const line = lineIn(snapshot, lineId);
  const terms = termsOf(snapshot, unwrap(pulse));
  const preferred = preferredSize(terms);
  const own = used.kind === 'reply' ? used.reply.users.find((user) => user.userId === line.id) : undefined;
  const running = open.find((one) => one.subjectId === line.id);
  return {
    line: lineName(ref, line),
    decision: can('add-data', snapshot, line),
    sizes: sizesOf(terms),
    preferred: preferred ? preferred.gigabytes : undefined,
    usage: own ? dataUsage(own.bytes, own.maxBytes) : undefined,
    open: running ? { operationId: running.id, gigabytes: running.terms.gigabytes } : undefined,
  };
}

/**
 * Notes the chosen size with its price, and gives out the operation for the confirm form.
 * @returns undefined when the size is not on sale
 */
export async function quoteTopUp(
  context: PortalContext,
  ref: string,
  gigabytes: number,
): Promise<{ operationId: string } | undefined> {
  const lineId = await lineIdOf(context, ref);
  const { snapshot, pulse } = await readTerms(context, maxAge.config);
  const line = lineIn(snapshot, lineId);
  assertAllowed('add-data', snapshot, line);
  const size = sizesOf(termsOf(snapshot, pulse)).find((one) => one.gigabytes === gigabytes);
  if (!size) return undefined;
  const operation = await context.account.issue('top-up', line.id, context.requester.actor.customerId, {
    ...size,
    payerId: primaryOf(snapshot).id,
  });
  return { operationId: operation.id };
}

/** Step 2: what is about to be bought. Undefined once the operation was sent: its result is the page to look at. */
export async function topUpReview(
  context: PortalContext,
  ref: string,
  operationId: string,
): Promise<TopUpReview | undefined> {
  const operation = await operationIn(context, 'top-up', ref, operationId);
  const snapshot = await readSnapshot(context);
  const line = lineIn(snapshot, operation.subjectId);
  if (operation.state !== 'issued') return undefined;
  const { gigabytes, charge } = operation.terms;
  return { line: lineName(ref, line), operationId, gigabytes, charge, decision: can('add-data', snapshot, line) };
}

/** Step 3: sends it, once. The price is asked for anew, and what the customer did not see is not charged. */
export async function confirmTopUp(context: PortalContext, ref: string, operationId: string): Promise<Confirmed> {
  const operation = await operationIn(context, 'top-up', ref, operationId);
  if (operation.actorId !== context.requester.actor.customerId) throw new TRPCError({ code: 'NOT_FOUND' });
  if (operation.state !== 'issued') return { to: 'result', operationId };

  const { groupId } = context.requester.actor;
  const [me, group, keys, fresh, status, history] = await readAll(
    context,
    ...snapshotReads(context.requester),
    readRequest(topup.pulse, {}, maxAge.now),
    readRequest(customer.topUpStatus, { customerId: operation.subjectId }, maxAge.now),
    readRequest(topup.group, { groupId, ...historyAround(context.now()) }, maxAge.now),
  );
  const snapshot = snapshotOf(me, group, keys);
  const line = lineIn(snapshot, operation.subjectId);
  assertAllowed('add-data', snapshot, line);
  const open = (await context.account.openOperations('top-up')).find(
    (one) => one.subjectId === line.id && one.id !== operationId,
  );
  if (open) return { to: 'open', operationId: open.id };

  const size = sizesOf(termsOf(snapshot, unwrap(fresh))).find((one) => one.gigabytes === operation.terms.gigabytes);
  if (!size) throw new NotAllowedError('not-on-sale');
  const again = async (because: ReviewAgain): Promise<Confirmed> => {
    const renewed = await context.account.issue('top-up', line.id, context.requester.actor.customerId, {
      ...size,
      payerId: operation.terms.payerId,
    });
    return { to: 'review', operationId: renewed.id, because };
  };
  if (size.charge !== operation.terms.charge) return again('price-moved');
  if (context.now() - operation.issuedAt > quoteMs) return again('expired');

  const before = topUpBefore({ lineId: line.id, gigabytes: size.gigabytes }, unwrap(status), unwrap(history).purchases);
  const sent = await context.account.submit(context.requester, operationId, before);
  if (sent.state === 'issued') return again('bought-since');
  return sent.id === operationId ? { to: 'result', operationId } : { to: 'open', operationId: sent.id };
}

/** Step 4: how it went, or how it is going. Undefined while it was not sent. */
export async function topUpResult(
  context: PortalContext,
  ref: string,
  operationId: string,
): Promise<TopUpResult | undefined> {
  const operation = await operationIn(context, 'top-up', ref, operationId);
  const { state, sentAt } = operation;
  const [line, jobs] = await Promise.all([
    orderedFor(context, ref, operation),
    isSettled(state) || state === 'issued'
      ? []
      : context.account.watch(context.requester, 'home', [{ kind: 'top-up', subjectId: operation.subjectId }]),
  ]);
  if (state === 'issued' || sentAt === undefined) return undefined;
  const lastCheckedAt = jobs[0]?.lastCheckedAt ?? operation.lastCheckedAt;
  return {
    line,
    operationId,
    gigabytes: operation.terms.gigabytes,
    charge: operation.terms.charge,
    state,
    sentAt,
    refusal: operation.refusal,
    lastCheckedAt,
    refresh: isSettled(state) ? undefined : refreshSeconds('top-up', context.now() - sentAt, 'home'),
  };
}

/** Who ordered is told how it goes even while the carrier does not say what the line is called. */
async function orderedFor(
  context: PortalContext,
  ref: string,
  { subjectId, actorId }: Pick<Operation, 'subjectId' | 'actorId'>,
): Promise<LineName> {
  try {
    return lineName(ref, lineIn(await readSnapshot(context), subjectId));
  } catch (thrown) {
    const silent = thrown instanceof FaultError && thrown.fault.why !== 'session';
    if (silent && actorId === context.requester.actor.customerId) return { ref, occurrence: 0 };
    throw thrown;
  }
}

async function readTerms(
  context: PortalContext,
  pulseAgeMs: number,
): Promise<{ snapshot: FullSnapshot; pulse: Pulse }> {
  const [me, group, keys, pulse] = await readAll(
    context,
    ...snapshotReads(context.requester),
    readRequest(topup.pulse, {}, pulseAgeMs),
  );
  return { snapshot: snapshotOf(me, group, keys), pulse: unwrap(pulse) };
}

function termsOf(snapshot: FullSnapshot, pulse: Pulse) {
  return { pulse, limit: snapshot.config.TOPUP_DATA_LIMIT, preferred: snapshot.config.AUTO_TOP_UP_SIZE };
}
