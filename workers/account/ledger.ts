import type { CarrierCaller } from '#rpc/carrier/procedures.ts';
import type { Viewer } from '#rpc/portal-account.ts';
import type { SubmitOutcome, SubmitRequest } from '#rpc/operation/submission.ts';
import {
  transition,
  isInProgress,
  isFinal,
  hasPayloadMismatch,
  type LedgerEvent,
  type OperationState,
} from '#rpc/domain/ledger.ts';
import type { OperationJournal } from '#rpc/operation/operation.ts';
import { declarationOf, mutexKinds, type Operation, type OperationKind } from '#rpc/operation/operations.ts';
import { isSagaEnd, type SagaEnd } from '#rpc/domain/saga.ts';
import { isEffectUnknown, isSessionFault, type Outcome, refusalMessage } from '#rpc/problem.ts';
import { withTimeout } from './with-timeout.ts';
import type { Store } from './store.ts';

interface LedgerDeps {
  store: Store;
  now: () => number;
  /** Returns the carrier for one person. Writes have the idempotency key of the operation (HTTP-9). */
  callerFor: (requester: Viewer, operationId?: string) => CarrierCaller;
  /** Returns a caller without customer tokens, for systems other than the carrier. */
  thirdPartyCaller: () => CarrierCaller;
  /** Returns the journal of an operation: the steps of a saga and the sealed form values. */
  journalOf: (operationId: string) => OperationJournal;
  /** Returns the epoch ms at which the person may send the kind again, or undefined for now (SAFETY-10). */
  rateLimitedUntil: (kind: OperationKind, actorId: string) => number | undefined;
  /** Returns true when the operator disabled the kind (SAFETY-55). */
  isDisabled: (kind: OperationKind) => boolean;
  /** Stores sealed form values while the operation is in progress. */
  storeSecrets: (operationId: string, sealed: string) => void;
  /** Keeps the object alive until the work is done, after the page was answered. */
  waitUntil: (work: Promise<unknown>) => void;
  onNotifyFailed: () => void;
  /** Runs after every transition, with the state before, if any: clears caches, notifies open pages, sets the alarm. */
  onTransition: (operation: Operation, from: OperationState | undefined) => void;
}

/**
 * The operation ledger of an account: one form, one operation, one write (LEDGER-1). The operation id is the
 * idempotency key. A write with a lost reply is reconciled before it may be sent again.
 */
export class Ledger {
  readonly #deps: LedgerDeps;
  readonly #inFlight = new Map<string, Promise<void>>();

  constructor(deps: LedgerDeps) {
    this.#deps = deps;
  }

  /**
   * Sends an operation at most once (LEDGER-1). Returns the operation in progress of the subject instead (LEDGER-3), or
   * one that ended while the carrier was read for this form (LEDGER-13). An operation that the carrier rejected for its
   * session is sent again with its form (LEDGER-6). Sends nothing for a form that was sent before with another payload
   * (LEDGER-23), above the rate limit (SAFETY-10), for a disabled kind (SAFETY-55), and when this version cannot read
   * the operation or one in progress of its subject (LEDGER-27). Notes once that the page showed an operation in
   * progress: from then on its end is shown.
   * Waits up to `replyTimeoutMs` for the reply; the call itself goes on.
   */
  async submit(
    requester: Viewer,
    request: SubmitRequest & { sealed?: string | undefined },
    replyTimeoutMs: number,
  ): Promise<SubmitOutcome> {
    const { store } = this.#deps;
    const { id, kind, subjectId } = request;
    const actorId = requester.actor.customerId;
    const unreadable = store.unreadable(id) ?? store.unreadableInProgress({ subjectId, kinds: mutexKinds(kind) })[0];
    if (unreadable) return { kind: 'unreadable', id: unreadable.id };
    const stored = store.operation(id);
    if (stored && (stored.kind !== kind || stored.subjectId !== subjectId || stored.actorId !== actorId))
      return { kind: 'not-owned' };
    const conflict = this.#begin(requester, request, stored);
    if (conflict) return conflict;
    await withTimeout(replyTimeoutMs, this.#inFlight.get(id));
    return this.#outcomeOf(store.operation(id));
  }

  /** Begins the call of a form that was not sent yet. @returns the outcome of a submission that must not be sent */
  #begin(
    requester: Viewer,
    request: SubmitRequest & { sealed?: string | undefined },
    stored: Operation | undefined,
  ): SubmitOutcome | undefined {
    const { store, now, waitUntil, onTransition, storeSecrets } = this.#deps;
    const { id, kind, subjectId, terms, baseline, readStartedAt = Infinity, payloadHash, sealed } = request;
    const actorId = requester.actor.customerId;
    if (stored && stored.state !== 'not-sent')
      return hasPayloadMismatch(stored, payloadHash) ? { kind: 'payload-mismatch' } : undefined;
    // Sends nothing for a copy of the form that was read before the operation ended: the copy gets the same outcome.
    if (stored && readStartedAt < (stored.endedAt ?? 0)) return undefined;
    const conflict = this.#conflictOf({ id, kind, subjectId, actorId }, readStartedAt);
    if (conflict) return conflict;
    const sending = {
      ...{ id, kind, subjectId, actorId, terms, baseline, payloadHash },
      ...{ state: 'sending', issuedAt: stored?.issuedAt ?? now(), sentAt: now() },
      acknowledgedAt: stored?.acknowledgedAt,
    } as Operation;
    // No await between the check above and this write, or two copies of a form could both be sent.
    store.putOperation(sending);
    if (sealed) storeSecrets(id, sealed);
    onTransition(sending, stored?.state);
    const call = this.#send(requester, sending, stored).finally(() => this.#inFlight.delete(id));
    this.#inFlight.set(id, call);
    waitUntil(call);
    return undefined;
  }

  #outcomeOf(operation: Operation | undefined): SubmitOutcome {
    if (!operation || operation.state === 'not-sent')
      return { kind: operation?.refusal === 'unreachable' ? 'unreachable' : 'session' };
    return { kind: 'submitted', operation: this.#acknowledged(operation) };
  }

  /** Notes that a page shows the operation in progress: its end is shown from then on (SIGNIN-16). */
  #acknowledged(operation: Operation): Operation {
    if (operation.acknowledgedAt !== undefined || !isInProgress(operation.state)) return operation;
    const acknowledged = { ...operation, acknowledgedAt: this.#deps.now() };
    this.#deps.store.putOperation(acknowledged);
    return acknowledged;
  }

  /** Returns the outcome of a submission that must not be sent, or undefined when it may be sent. */
  #conflictOf(
    request: Pick<Operation, 'id' | 'kind' | 'subjectId' | 'actorId'>,
    readStartedAt: number,
  ): SubmitOutcome | undefined {
    const rivals = this.#deps.store.sentOfSubject(request, mutexKinds(request.kind));
    // The reads of this form may or may not include a rival's effect, so reconciling could take it for this one's.
    // One that lost its trace since is shown too, before a second one of the kind is sent (LEDGER-43).
    const inProgress = rivals.find(
      ({ state, endedAt = 0, tracelessAt = 0 }) =>
        isInProgress(state) || Math.max(endedAt, tracelessAt) > readStartedAt,
    );
    if (inProgress) return { kind: 'in-progress', operation: this.#acknowledged(inProgress) };
    if (this.#deps.isDisabled(request.kind)) return { kind: 'disabled' };
    const until = this.#deps.rateLimitedUntil(request.kind, request.actorId);
    return until === undefined ? undefined : { kind: 'rate-limited', until };
  }

  /**
   * Sends the operation's write and stores its outcome.
   * @param unsent the same operation, as it was before it is sent again
   */
  async #send(requester: Viewer, operation: Operation, unsent: Operation | undefined): Promise<void> {
    const declaration = declarationOf(operation.kind);
    try {
      const { callerFor, journalOf } = this.#deps;
      if (unsent && (await this.#hasArrived(requester, unsent)))
        return void this.applyReply(operation.id, { event: 'complete' });
      const caller = callerFor(requester, operation.id);
      const reply = await declaration.send(caller, operation, requester.actor, journalOf(operation.id));
      const step = isSagaEnd(reply) ? transitionOfSaga(reply) : transitionOfReply(reply, declaration);
      this.applyReply(operation.id, { event: 'lose', ...step });
    } catch {
      this.transition(operation.id, 'lose');
    }
  }

  /**
   * Returns true when a write that costs something shows its effect, although its session was rejected. The effect of
   * another one of the subject since then would look the same.
   */
  async #hasArrived(requester: Viewer, operation: Operation): Promise<boolean> {
    const { reconcile, isSaga, costs } = declarationOf(operation.kind);
    const { callerFor, journalOf, now, store } = this.#deps;
    const { sentAt: unsentAt = 0 } = operation;
    const hasRival = store
      .sentOfSubject(operation, mutexKinds(operation.kind))
      .some(({ endedAt = Infinity }) => endedAt >= unsentAt);
    if (isSaga || !costs || hasRival) return false;
    const caller = callerFor(requester);
    return (await reconcile(caller, operation, requester.actor, now(), journalOf(operation.id))) === 'done';
  }

  /**
   * Applies a reply of the carrier to an operation, and notifies third parties of its end.
   * @returns the operation after it; undefined without an event
   */
  applyReply(id: string, { event, ...fields }: Transition): Operation | undefined {
    return event && this.finish(id, event, fields);
  }

  /** Applies the event of a reply. Notifies third parties when the operation ended by it. */
  finish(id: string, event: LedgerEvent, fields: ReplyFields): Operation | undefined {
    const { state } = this.#deps.store.operation(id) ?? {};
    const operation = this.transition(id, event, fields);
    const hasEnded = operation && operation.state !== state && isFinal(operation.state);
    if (hasEnded && operation.state !== 'not-sent') this.#notifyThirdParty(operation);
    return operation;
  }

  #notifyThirdParty(operation: Operation): void {
    const { waitUntil, thirdPartyCaller, onNotifyFailed } = this.#deps;
    const call = declarationOf(operation.kind).notifyThirdParty?.(thirdPartyCaller(), operation);
    if (call) waitUntil(call.then((outcome) => outcome.kind === 'reply' || onNotifyFailed(), onNotifyFailed));
  }

  /** Returns true while the call runs in this instance of the object. */
  isInFlight(id: string): boolean {
    return this.#inFlight.has(id);
  }

  /** Applies an event to an operation. An event that its state does not take changes nothing. */
  transition(
    id: string,
    event: LedgerEvent,
    { refusal, refusalMessage: message, result, settlement }: TransitionFields = {},
  ): Operation | undefined {
    const { store, now, onTransition } = this.#deps;
    const operation = store.operation(id);
    const state = operation && transition(operation.state, event);
    if (!operation || !state) return operation;
    const nextOperation: Operation = {
      ...operation,
      state,
      endedAt: isFinal(state) ? now() : undefined,
      tracelessAt: operation.tracelessAt ?? (state === 'no-trace' ? now() : undefined),
      refusal: isFinal(state) && state !== 'done' ? refusal : undefined,
      refusalMessage: message ?? operation.refusalMessage,
      result: result ?? operation.result,
      settlement: settlement ?? operation.settlement,
    };
    store.putOperation(nextOperation);
    onTransition(nextOperation, operation.state);
    return nextOperation;
  }

  /** Makes operations unknown whose call died with an earlier instance of this object (LEDGER-17). */
  recoverLostCalls(): void {
    for (const { id, state } of this.#deps.store.openOperations()) {
      if (state === 'sending' && !this.#inFlight.has(id)) this.transition(id, 'lose');
    }
  }
}

type ReplyFields = Partial<Pick<Operation, 'refusal' | 'refusalMessage' | 'result'>>;
type TransitionFields = ReplyFields & Partial<Pick<Operation, 'settlement'>>;

/** Event and fields to store after a call. */
interface Transition extends ReplyFields {
  event?: LedgerEvent | undefined;
}

/** Returns the transition of a saga's run. No event means that the carrier has to be read again later. */
export function transitionOfSaga(end: SagaEnd): Transition {
  switch (end.kind) {
    case 'done':
      return { event: 'complete', result: end.result };
    case 'refused':
      if (isSessionFault(end.refusal)) return { event: 'turn-away', refusal: end.refusal };
      return { event: 'refuse', refusal: end.refusal, refusalMessage: end.message };
    case 'stopped':
      return { event: 'give-up', refusal: end.refusal, refusalMessage: end.message };
    case 'waiting':
      return {};
  }
}

function transitionOfReply(
  outcome: Outcome<string | undefined>,
  { isAsynchronous, succeedsOn }: Pick<ReturnType<typeof declarationOf>, 'isAsynchronous' | 'succeedsOn'>,
): Transition {
  if (outcome.kind === 'reply') return { event: isAsynchronous ? 'accept' : 'complete', result: outcome.reply };
  if (outcome.kind === 'problem') {
    if (succeedsOn.includes(outcome.name)) return { event: 'complete', result: outcome.name };
    return { event: 'refuse', refusal: outcome.name, refusalMessage: refusalMessage(outcome) };
  }
  if (isSessionFault(outcome.why)) return { event: 'turn-away', refusal: outcome.why };
  return isEffectUnknown(outcome) ? { event: 'lose' } : { event: 'refuse', refusal: 'other' };
}
