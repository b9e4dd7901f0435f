import { TRPCError } from '@trpc/server';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Requester } from '../portal-account.ts';
import type { PortalContext } from '../portal-context.ts';
import { maxAge } from '../portal-reads.ts';
import { FaultError, isTurnedAway, type TurnedAway } from '../problem.ts';
import { isUsed } from '../domain/ledger.ts';
import { markOf } from '../domain/mark.ts';
import type { Blocked, Reason } from '../domain/decision.ts';
import { can } from '../domain/permission.ts';
import { isLineKey, isRef, randomRef } from '../domain/ref.ts';
import { isKindOffered } from '../operation/needs.ts';
import {
  declarationOf,
  ofKind,
  type Operation,
  type OperationBefore,
  type OperationKind,
  type OperationTerms,
} from '../operation/operations.ts';
import { LimitError } from '../limit-error.ts';
import { assertSignedInRecently } from './fresh-sign-in.ts';
import type { FormOutcome } from './form-outcome.ts';
import { findLine, type FullSnapshot, lineIn, NotAllowedError, readSnapshot } from './snapshot.ts';

/** A form was sent before and said something else: nothing is sent (LEDGER-23). */
export class UsedFormError extends TRPCError {
  constructor() {
    super({ code: 'UNPROCESSABLE_CONTENT' });
    this.name = 'UsedFormError';
  }
}

/** An id for the operation of a form that is about to be shown. Nothing is kept before the form is sent. */
export function newOperationId(): string {
  return randomRef();
}

/** What somebody made up is never an id of the ledger (SAFETY-1). @throws NOT_FOUND for such an id */
export function assertOperationId(operationId: string): void {
  if (!isRef(operationId)) throw new TRPCError({ code: 'NOT_FOUND' });
}

interface Form<K extends OperationKind, D, A> {
  operationId: string;
  /** The line in the URL; left out for an operation of the account. */
  lineRef?: string;
  /** What the form says besides its line and its operation, in an order that does not change (LEDGER-23). */
  says: object;
  /** It says the version of a draft, which is sent once: the same page on another device leads to that (JOURNEY-12). */
  ofDraft?: boolean;
  /** What has to be known to judge; the snapshot alone when left out. Nothing older than this request. */
  read?: (subjectId: string) => Promise<{ snapshot: FullSnapshot; data: D }>;
  /** What to send, by what the carrier says now; a reason against it; or what the page shows instead. */
  judge: (known: {
    snapshot: FullSnapshot;
    /** The line; the actor for an operation of the account. */
    line: Customer;
    data: D;
    /** The operations of the line that were sent before, of this kind or one that excludes it; the latest first. */
    sentIds: readonly string[];
  }) => Judgment<K, A> | Promise<Judgment<K, A>>;
}

/** What to send; a reason against it; or why the form's page is shown again. */
export type Judgment<K extends OperationKind, A> =
  | {
      terms: OperationTerms[K];
      before: OperationBefore[K];
      secrets?: Readonly<Record<string, string>> | undefined;
      /** These terms need a sign-in of the last 10 minutes, where not all of the kind do (LOCK-19). */
      wantsRecentSignIn?: boolean;
    }
  | { refused: Reason }
  | { again: A };

/**
 * Sends what a form asks for, once: reads the carrier, asks `can(…)` for the operation's action, judges, submits. The
 * ledger is asked again before refusing, because what the carrier says now may be the doing of another copy
 * of this form (LEDGER-15).
 * @throws NOT_FOUND for another's line or operation and for what the carrier cannot do, NotAllowedError with the
 * rule's reason, FaultError when the carrier could not be read or the session is over, UsedFormError for a form that
 * was sent before and said something else, LimitError when too many were sent, SignInAgainError where a recent sign-in
 * is needed (SIGNIN-28)
 */
export async function submitOnce<K extends OperationKind, D = undefined, const A = never>(
  context: PortalContext,
  kind: K,
  form: Form<K, D, A>,
): Promise<FormOutcome<K, NonNullable<A>>> {
  const { account, requester } = context;
  const { operationId } = form;
  const { subjectId, operation, sentIds, foundAt } = await openForm(context, kind, form);
  const formMark = await markOf(form.says);
  if (operation) return ownResult(context, operation, formMark);
  // Its page was opened while the carrier had it, or it is forged (TIER-3).
  if (!isKindOffered(context.capabilities, kind)) throw new TRPCError({ code: 'NOT_FOUND' });
  if (declarationOf(kind).recentSignIn === true) assertSignedInRecently(context);

  const { snapshot, data } = form.read
    ? await form.read(subjectId)
    : { snapshot: await readSnapshot(context, maxAge.now), data: undefined as D };
  const line = declarationOf(kind).scope === 'account' ? snapshot.actor : lineIn(snapshot, subjectId);
  const decision = can(declarationOf(kind).action, snapshot, line);
  const judged = decision.allowed ? await form.judge({ snapshot, line, data, sentIds }) : { blocked: decision };

  if ('terms' in judged) {
    const { wantsRecentSignIn, ...sent } = judged;
    if (wantsRecentSignIn) assertSignedInRecently(context);
    const request = { id: operationId, kind, subjectId, foundAt, formMark, ...sent };
    return outcomeOf(await account.submit(requester, request));
  }
  const known = await findSubmitted(context, kind, { operationId, subjectId, formMark, ofDraft: form.ofDraft });
  if (known) return known;
  return { kind: 'again', because: becauseOf(judged) as NonNullable<A> };
}

/** @throws what the ledger did not send a form for */
function outcomeOf<K extends OperationKind>(submitted: Submitted): FormOutcome<K, never> {
  const { to } = submitted;
  if (isTurnedAway(to)) throw turnedAway(to);
  if (to === 'foreign') throw new TRPCError({ code: 'NOT_FOUND' });
  if (to === 'closed') throw new NotAllowedError({ reason: 'closed-for-now' });
  if (to === 'used') throw new UsedFormError();
  if (to === 'limited') throw new LimitError(submitted.until);
  return { kind: 'operation', operation: submitted.operation as Operation<K>, isOwn: to === 'own' };
}

type Submitted = Awaited<ReturnType<PortalContext['account']['submit']>>;

/** @throws NotAllowedError with what stands against the form */
function becauseOf<A>(judged: { again: A } | { refused: Reason } | { blocked: Blocked }): A {
  if ('blocked' in judged) throw new NotAllowedError(judged.blocked);
  if ('refused' in judged) throw new NotAllowedError({ reason: judged.refused });
  return judged.again;
}

interface Sought {
  operationId: string;
  subjectId: string;
  formMark: string;
  ofDraft?: boolean | undefined;
}

type Led<K extends OperationKind> = Extract<FormOutcome<K>, { kind: 'operation' }>;

/** How many of the account's latest operations may be of a page that is still open somewhere. */
const latestLookedAt = 50;

/** What a form, or another one of its subject, led to by now. */
async function findSubmitted<K extends OperationKind>(
  context: PortalContext,
  kind: K,
  { operationId, subjectId, formMark, ofDraft }: Sought,
): Promise<Led<K> | undefined> {
  const { account, requester } = context;
  const now = await account.find({ operationId, open: kind });
  const own = ofKind(kind, now.operation);
  if (own && isOf(own, requester, subjectId)) return ownResult(context, own, formMark);
  const open = now.open.find((one) => one.subjectId === subjectId);
  const other = open ?? (ofDraft ? await sentFromDraft(context, kind, { subjectId, formMark }) : undefined);
  return other && { kind: 'operation', operation: other, isOwn: false };
}

/** What this person sent from the same page on another device, unless it was refused: that can be sent again. */
async function sentFromDraft<K extends OperationKind>(
  { account, requester, now }: PortalContext,
  kind: K,
  { subjectId, formMark }: Pick<Sought, 'subjectId' | 'formMark'>,
): Promise<Operation<K> | undefined> {
  const sent = await account.sentOperations(now() + 1, latestLookedAt);
  return sent
    .flatMap((one) => ofKind(kind, one) ?? [])
    .find((one) => one.formMark === formMark && isOf(one, requester, subjectId) && one.state !== 'refused');
}

/** Is an operation this person's, and about this subject (LEDGER-14)? */
function isOf(operation: Operation, { actor }: Requester, subjectId: string | undefined): boolean {
  return operation.actorId === actor.customerId && operation.subjectId === subjectId;
}

/** What a form is about, and its operation where there is one. @throws NOT_FOUND for another's line or operation */
async function openForm<K extends OperationKind>(
  { account, requester }: PortalContext,
  kind: K,
  { operationId, lineRef }: Pick<Form<K, unknown, unknown>, 'operationId' | 'lineRef'>,
): Promise<{ subjectId: string; operation: Operation<K> | undefined; sentIds: string[]; foundAt: number }> {
  assertOperationId(operationId);
  const found = await account.find({ ref: lineRef, operationId, sent: kind });
  const { target, operation, sentIds, at: foundAt } = found;
  const subjectId = declarationOf(kind).scope === 'account' ? requester.actor.customerId : target;
  const own = ofKind(kind, operation);
  const isOwn = own && isOf(own, requester, subjectId);
  if (subjectId === undefined || !isLineKey(subjectId) || (operation && !isOwn))
    throw new TRPCError({ code: 'NOT_FOUND' });
  return { subjectId, operation: own, sentIds, foundAt };
}

/**
 * The line of a review page, whether the operation of its form was sent, and what was sent for the line before.
 * @throws NOT_FOUND for another's line, and for the operation of another line or kind (LEDGER-14)
 */
export async function findUnsent(
  context: PortalContext,
  kind: OperationKind,
  { lineRef, operationId }: { lineRef: string; operationId: string },
): Promise<{ lineId: string; isSent: boolean; sentIds: readonly string[] }> {
  assertOperationId(operationId);
  const { lineId, operation, sentIds } = await findLine(context, lineRef, { operationId, sent: kind });
  if (operation && ofKind(kind, operation)?.subjectId !== lineId) throw new TRPCError({ code: 'NOT_FOUND' });
  return { lineId, isSent: operation !== undefined, sentIds };
}

/** What a form that was sent before led to. @throws UsedFormError when it said something else then (LEDGER-23) */
async function ownResult<K extends OperationKind>(
  context: PortalContext,
  operation: Operation<K>,
  formMark: string,
): Promise<Led<K>> {
  if (isUsed(operation, formMark)) throw new UsedFormError();
  return { kind: 'operation', operation: await withReply(context, operation), isOwn: true };
}

/** A second copy of a form waits for the same reply as the first. */
async function withReply<K extends OperationKind>(
  { account, requester }: PortalContext,
  operation: Operation<K>,
): Promise<Operation<K>> {
  if (operation.state !== 'sending') return operation;
  const submitted = await account.submit(requester, operation);
  if (isTurnedAway(submitted.to)) throw turnedAway(submitted.to);
  return (submitted.operation ?? operation) as Operation<K>;
}

/** Nothing was changed, and the form can be sent again (SIGNIN-16, SIGNIN-22). */
function turnedAway(why: TurnedAway): FaultError {
  return new FaultError({ kind: 'fault', why, transactionId: '' });
}
