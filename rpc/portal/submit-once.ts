import { TRPCError } from '@trpc/server';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Viewer } from '../portal-account.ts';
import type { PortalContext } from '../portal-context.ts';
import { maxAge } from '../portal-reads.ts';
import { FaultError, isSessionFault, type SessionFault, SlowCheckError } from '../problem.ts';
import { hasPayloadMismatch } from '../domain/ledger.ts';
import { hashOf } from '../domain/hash-of.ts';
import type { Blocked, Reason } from '../domain/decision.ts';
import { can } from '../domain/permission.ts';
import { isLineKey, isRef, randomRef } from '../domain/ref.ts';
import { isKindAvailable } from '../operation/needs.ts';
import {
  declarationOf,
  ofKind,
  type Operation,
  type OperationBaseline,
  type OperationKind,
  type OperationTerms,
} from '../operation/operations.ts';
import { LimitError } from '../limit-error.ts';
import { assertSignedInRecently } from './fresh-sign-in.ts';
import { type EarlierOrder, findEarlierOrder } from './earlier-order.ts';
import type { FormOutcome } from './form-outcome.ts';
import { assertFlagsRead, findLine, type FullSnapshot, lineIn, NotAllowedError, readSnapshot } from './snapshot.ts';

/** Thrown when the form was sent before with another payload; nothing is sent (LEDGER-23). */
export class PayloadMismatchError extends TRPCError {
  constructor() {
    super({ code: 'UNPROCESSABLE_CONTENT' });
    this.name = 'PayloadMismatchError';
  }
}

/** Returns a new idempotency key for a form that is about to be shown. Nothing is stored before the form is sent. */
export function newOperationId(): string {
  return randomRef();
}

/** Rejects ids that the portal did not make (SAFETY-1). @throws NOT_FOUND */
export function assertOperationId(operationId: string): void {
  if (!isRef(operationId)) throw new TRPCError({ code: 'NOT_FOUND' });
}

interface Submission<K extends OperationKind, D, A> {
  /** The form's idempotency key, and the id of its operation. */
  operationId: string;
  /** The line in the URL; left out for an operation of the account. */
  lineRef?: string;
  /** Form fields besides line and operation id. Their order must be fixed, because they are hashed (LEDGER-23). */
  payload: object;
  /** The payload has a draft's version. The same page on another device leads to the same operation (JOURNEY-12). */
  isDraft?: boolean;
  /** Guard for kinds that are charged each time: the page warned of an earlier order (LEDGER-43). */
  warning?: {
    /** Mark of the earlier order that the form's page warned of. */
    shown: string | undefined;
    /** Returns the notice for a page that warned of another earlier order, or of one that no longer exists. */
    notice: (facts: { snapshot: FullSnapshot; line: Customer; data: D }) => A | Promise<A>;
  };
  /** Reads the data of the decision, none of it older than this request. Without it, the snapshot alone is read. */
  read?: (subjectId: string) => Promise<{ snapshot: FullSnapshot; data: D }>;
  decide: (facts: {
    snapshot: FullSnapshot;
    /** The line; the viewer's own customer for an operation of the account. */
    line: Customer;
    data: D;
    /** Operations of the line that were sent before, of this kind or its mutex group; the latest first. */
    sentIds: readonly string[];
  }) => SubmitDecision<K, A> | Promise<SubmitDecision<K, A>>;
}

/** The terms to send, the reason of a refusal, or the notice with which the form's page is shown again. */
export type SubmitDecision<K extends OperationKind, A> =
  | {
      kind: 'send';
      terms: OperationTerms[K];
      baseline: OperationBaseline[K];
      secrets?: Readonly<Record<string, string>> | undefined;
      /** Requires a sign-in within the last 10 minutes, for kinds where it depends on the terms (LOCK-19). */
      needsRecentSignIn?: boolean;
    }
  | { kind: 'refuse'; reason: Reason }
  | { kind: 'review'; notice: A };

/**
 * Submits a form at most once: finds an earlier submission, reads the carrier, checks `can(…)`, decides and writes.
 * Before a refusal it reads the ledger again, because another copy of the form may have been sent (LEDGER-15).
 * @throws NOT_FOUND for a line or operation of another person and for a kind that the carrier does not support
 * @throws NotAllowedError with the rule's reason
 * @throws FaultError when the carrier, its flags too (HTTP-18), could not be read, or the session is over
 * @throws PayloadMismatchError when the form was sent before with another payload
 * @throws LimitError when the rate limit is reached
 * @throws SignInAgainError when a recent sign-in is required (SIGNIN-28)
 */
export async function submitOnce<K extends OperationKind, D = undefined, const A = never>(
  context: PortalContext,
  kind: K,
  submission: Submission<K, D, A>,
): Promise<FormOutcome<K, NonNullable<A>>> {
  const { account, viewer } = context;
  const { operationId } = submission;
  const { subjectId, operation, sentIds, earlier, readStartedAt } = await findSubject(context, kind, submission);
  const { payload, warning } = submission;
  const payloadHash = await hashOf(warning?.shown === undefined ? payload : { ...payload, earlier: warning.shown });
  if (operation) return outcomeOfEarlier(context, operation, payloadHash);
  // The form is forged, or its page is older than the carrier's current capabilities (TIER-3).
  if (!isKindAvailable(context.capabilities, kind)) throw new TRPCError({ code: 'NOT_FOUND' });
  if (declarationOf(kind).recentSignIn === true) assertSignedInRecently(context);

  const { snapshot, data } = submission.read
    ? await submission.read(subjectId).catch(asWrite)
    : { snapshot: await readSnapshot(context, maxAge.now), data: undefined as D };
  assertFlagsRead(snapshot);
  const line = declarationOf(kind).scope === 'account' ? snapshot.actor : lineIn(snapshot, subjectId);
  const permission = can(declarationOf(kind).action, snapshot, line);
  const decide = async (): Promise<SubmitDecision<K, A>> => {
    const decision = await submission.decide({ snapshot, line, data, sentIds });
    const isWarned = !warning || warning.shown === (await findEarlierOrder(earlier))?.mark;
    if (isWarned || decision.kind !== 'send') return decision;
    return { kind: 'review', notice: await warning.notice({ snapshot, line, data }) };
  };
  const decision = permission.allowed ? await decide().catch(asWrite) : ({ kind: 'block', permission } as const);

  if (decision.kind === 'send') {
    const { kind: _, needsRecentSignIn, ...values } = decision;
    if (needsRecentSignIn) assertSignedInRecently(context);
    const request = { id: operationId, kind, subjectId, readStartedAt, payloadHash, ...values };
    return toFormOutcome(await account.submit(viewer, request));
  }
  const key = { operationId, subjectId, payloadHash, isDraft: submission.isDraft };
  const copy = await findEarlier(context, kind, key);
  if (copy) return copy;
  return { kind: 'rejected', reason: reasonOrThrow(decision) as NonNullable<A> };
}

/** Rethrows the error of a slow check in a form that writes: its page waits for a press (HTTP-26). */
function asWrite(thrown: unknown): never {
  throw thrown instanceof SlowCheckError ? new FaultError(thrown.fault) : thrown;
}

/** Maps the ledger's outcome to the form's. @throws for each outcome that sent nothing and has no page of its own */
function toFormOutcome<K extends OperationKind>(outcome: SubmitOutcome): FormOutcome<K, never> {
  const { kind } = outcome;
  if (isSessionFault(kind)) throw sessionFault(kind);
  if (kind === 'not-owned') throw new TRPCError({ code: 'NOT_FOUND' });
  if (kind === 'disabled') throw new NotAllowedError({ reason: 'closed-for-now' });
  if (kind === 'payload-mismatch') throw new PayloadMismatchError();
  if (kind === 'rate-limited') throw new LimitError(outcome.until);
  return { kind: 'operation', operation: outcome.operation as Operation<K>, isOwn: kind === 'submitted' };
}

type SubmitOutcome = Awaited<ReturnType<PortalContext['account']['submit']>>;

/** Returns the notice of the page. @throws NotAllowedError with any other reason */
function reasonOrThrow<A>(
  decision: { kind: 'review'; notice: A } | { kind: 'refuse'; reason: Reason } | { kind: 'block'; permission: Blocked },
): A {
  if (decision.kind === 'block') throw new NotAllowedError(decision.permission);
  if (decision.kind === 'refuse') throw new NotAllowedError({ reason: decision.reason });
  return decision.notice;
}

interface SubmissionKey {
  operationId: string;
  subjectId: string;
  payloadHash: string;
  isDraft?: boolean | undefined;
}

type OperationOutcome<K extends OperationKind> = Extract<FormOutcome<K>, { kind: 'operation' }>;

/** Number of the account's latest operations that are searched for the same draft. */
const draftSearchDepth = 50;

/** Returns the operation that this form, or another form of the subject, has begun by now. */
async function findEarlier<K extends OperationKind>(
  context: PortalContext,
  kind: K,
  { operationId, subjectId, payloadHash, isDraft }: SubmissionKey,
): Promise<OperationOutcome<K> | undefined> {
  const { account, viewer } = context;
  const stored = await account.find({ operationId, open: kind });
  const ownOperation = ofKind(kind, stored.operation);
  if (ownOperation && ownOperation.state !== 'not-sent' && isOwnedBy(ownOperation, viewer, subjectId))
    return outcomeOfEarlier(context, ownOperation, payloadHash);
  const inProgress = stored.open.find((operation) => operation.subjectId === subjectId);
  const operation =
    inProgress ?? (isDraft ? await findSameDraft(context, kind, { subjectId, payloadHash }) : undefined);
  return operation && { kind: 'operation', operation, isOwn: false };
}

/** Returns the operation that the same page of another device sent. A refused or unsent one may be sent again. */
async function findSameDraft<K extends OperationKind>(
  { account, viewer, now }: PortalContext,
  kind: K,
  { subjectId, payloadHash }: Pick<SubmissionKey, 'subjectId' | 'payloadHash'>,
): Promise<Operation<K> | undefined> {
  const latest = await account.sentOperations(now() + 1, draftSearchDepth);
  return latest
    .flatMap((operation) => ofKind(kind, operation) ?? [])
    .find(
      (operation) =>
        operation.payloadHash === payloadHash &&
        isOwnedBy(operation, viewer, subjectId) &&
        !['refused', 'not-sent'].includes(operation.state),
    );
}

/** Returns true when the operation is this person's and about this subject (LEDGER-14). */
function isOwnedBy(operation: Operation, { actor }: Viewer, subjectId: string | undefined): boolean {
  return operation.actorId === actor.customerId && operation.subjectId === subjectId;
}

/**
 * Returns the subject of a form, and its operation if that was sent (LEDGER-6). @throws NOT_FOUND for another person's
 */
async function findSubject<K extends OperationKind>(
  { account, viewer }: PortalContext,
  kind: K,
  { operationId, lineRef }: Pick<Submission<K, unknown, unknown>, 'operationId' | 'lineRef'>,
): Promise<{
  subjectId: string;
  operation: Operation<K> | undefined;
  sentIds: string[];
  earlier: Operation | undefined;
  readStartedAt: number;
}> {
  assertOperationId(operationId);
  const accountId = declarationOf(kind).scope === 'account' ? viewer.actor.customerId : undefined;
  const stored = await account.find({ ref: lineRef, operationId, sent: kind, subjectId: accountId });
  const subjectId = accountId ?? stored.target;
  const operation = ofKind(kind, stored.operation);
  const isOwn = operation && isOwnedBy(operation, viewer, subjectId);
  if (subjectId === undefined || !isLineKey(subjectId) || (stored.operation && !isOwn))
    throw new TRPCError({ code: 'NOT_FOUND' });
  const sentOperation = operation?.state === 'not-sent' ? undefined : operation;
  const { sentIds, earlier, at: readStartedAt } = stored;
  return { subjectId, operation: sentOperation, sentIds, earlier, readStartedAt };
}

/**
 * Returns the line of a review page, the operation of its form if that was sent, the line's earlier operations, and the
 * one to warn of (LEDGER-43).
 * @throws NOT_FOUND for another's line, and for the operation of another line or kind (LEDGER-14)
 */
export async function findUnsent<K extends OperationKind>(
  context: PortalContext,
  kind: K,
  { lineRef, operationId }: { lineRef: string; operationId: string },
): Promise<{
  lineId: string;
  sent: Operation<K> | undefined;
  sentIds: readonly string[];
  earlier: EarlierOrder | undefined;
}> {
  assertOperationId(operationId);
  const lookup = await findLine(context, lineRef, { operationId, sent: kind });
  const { lineId, sentIds } = lookup;
  const operation = ofKind(kind, lookup.operation);
  if (lookup.operation && operation?.subjectId !== lineId) throw new TRPCError({ code: 'NOT_FOUND' });
  const earlier = await findEarlierOrder(lookup.earlier);
  return { lineId, sent: operation?.state === 'not-sent' ? undefined : operation, sentIds, earlier };
}

/** Returns the outcome of an earlier copy of the form. @throws PayloadMismatchError (LEDGER-23) */
async function outcomeOfEarlier<K extends OperationKind>(
  context: PortalContext,
  operation: Operation<K>,
  payloadHash: string,
): Promise<OperationOutcome<K>> {
  if (hasPayloadMismatch(operation, payloadHash)) throw new PayloadMismatchError();
  return { kind: 'operation', operation: await waitForReply(context, operation), isOwn: true };
}

/** Waits for the reply of an operation in flight, so that a second copy of the form shows the same result. */
async function waitForReply<K extends OperationKind>(
  { account, viewer }: PortalContext,
  operation: Operation<K>,
): Promise<Operation<K>> {
  if (operation.state !== 'sending') return operation;
  // Submits the same operation again: the object waits for the call in flight and sends nothing.
  const outcome = await account.submit(viewer, { ...operation, readStartedAt: 0 });
  if (isSessionFault(outcome.kind)) throw sessionFault(outcome.kind);
  return (outcome.operation ?? operation) as Operation<K>;
}

/** Returns the fault of a rejected session. The form can be sent again (SIGNIN-16, SIGNIN-22). */
function sessionFault(why: SessionFault): FaultError {
  return new FaultError({ kind: 'fault', why, transactionId: '' });
}
