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
import { isEffectUnknown, isSessionFault, type Outcome, refusalMessage, type SessionFault } from '#rpc/problem.ts';
import { withTimeout } from './with-timeout.ts';
import type { Store } from './store.ts';

interface LedgerDeps {
  store: Store;
  now: () => number;
  callerFor: (requester: Viewer) => CarrierCaller;
  /** A caller with nobody's tokens, for systems that are not the carrier's. */
  thirdPartyCaller: () => CarrierCaller;
  /** How far the steps of a saga are, and what its form said that is kept sealed. */
  journalOf: (operationId: string) => OperationJournal;
  /** When somebody may send one more of a kind, in milliseconds since 1970; undefined when they may now (SAFETY-10). */
  rateLimitedUntil: (kind: OperationKind, actorId: string) => number | undefined;
  /** Did the operator close a kind for everybody (SAFETY-55)? */
  isDisabled: (kind: OperationKind) => boolean;
  /** Keeps what was sealed while the operation is open. */
  storeSecrets: (operationId: string, sealed: string) => void;
  /** Lets the call go on after the page was answered. */
  waitUntil: (work: Promise<unknown>) => void;
  /** Notifying another system failed. */
  onNotifyFailed: () => void;
  /** Called after every step, with the state before, if any: clears caches, notifies pages, keeps the alarm right. */
  onTransition: (operation: Operation, from: OperationState | undefined) => void;
  /** Called when an operation is deleted, because the carrier turned its call away. */
  withdrawn: (operation: Operation) => void;
}

/** The operation ledger: one form, one operation, one write (LEDGER-1). */
export class Ledger {
  readonly #deps: LedgerDeps;
  readonly #inFlight = new Map<string, Promise<void>>();
  /** Why the last sending of a form did nothing. */
  readonly #sessionFaults = new Map<string, SessionFault>();

  constructor(deps: LedgerDeps) {
    this.#deps = deps;
  }

  /**
   * Sends an operation once: what was sent is not sent again (LEDGER-1), a subject with an open operation of the kind
   * leads to that one (LEDGER-3), as it does to one that ended while the carrier was read for this form (LEDGER-13).
   * One that the carrier turned away because the session was over is deleted, so that its form can be sent again
   * (SIGNIN-16). A form that was sent before and says something else now sends nothing (LEDGER-23), nor does one too
   * many of a limited kind (SAFETY-10) or one of a closed kind (SAFETY-55), nor one whose own operation, or an open one
   * of its subject, cannot be read by this version (LEDGER-27).
   * Waits up to `patienceMs` for the reply; the call itself goes on.
   */
  async submit(
    requester: Viewer,
    request: SubmitRequest & { sealed?: string | undefined },
    replyTimeoutMs: number,
  ): Promise<SubmitOutcome> {
    const { store, now, waitUntil: background, onTransition: moved, storeSecrets: keepSecrets } = this.#deps;
    const { id, kind, subjectId, terms, baseline: before, readStartedAt, payloadHash, sealed } = request;
    const actorId = requester.actor.customerId;
    const unread = store.unreadable(id) ?? store.unreadableInProgress({ subjectId, kinds: mutexKinds(kind) })[0];
    if (unread) return { kind: 'unreadable', id: unread.id };
    const known = store.operation(id);
    if (known && (known.kind !== kind || known.subjectId !== subjectId || known.actorId !== actorId))
      return { kind: 'not-owned' };
    if (known && hasPayloadMismatch(known, payloadHash)) return { kind: 'payload-mismatch' };
    if (!known) {
      const asked = { id, kind, subjectId, actorId, terms, before, payloadHash };
      const instead = this.#rejectionOf(asked, readStartedAt);
      if (instead) return instead;
      const sending = { ...asked, state: 'sending', issuedAt: now(), sentAt: now() } as Operation;
      // Nothing may be awaited between the check above and this write: that is what makes it once.
      store.putOperation(sending);
      if (sealed) keepSecrets(id, sealed);
      moved(sending, undefined);
      const flight = this.#send(requester, sending).finally(() => this.#inFlight.delete(id));
      this.#inFlight.set(id, flight);
      background(flight);
    }
    await withTimeout(replyTimeoutMs, this.#inFlight.get(id));
    const operation = store.operation(id);
    return operation ? { kind: 'submitted', operation } : { kind: this.#sessionFaults.get(id) ?? 'session' };
  }

  /** What a form leads to instead of being sent; undefined when it may be sent. */
  #rejectionOf(
    asked: Pick<Operation, 'id' | 'kind' | 'subjectId' | 'actorId'>,
    readStartedAt = Number.POSITIVE_INFINITY,
  ): SubmitOutcome | undefined {
    const others = this.#deps.store.sentOfSubject(asked, mutexKinds(asked.kind));
    // The carrier may have told of another's effect or not: a read-back of this one could take that for its own.
    const open = others.find(({ state, endedAt: settledAt = 0 }) => isInProgress(state) || settledAt > readStartedAt);
    if (open) return { kind: 'in-progress', operation: open };
    if (this.#deps.isDisabled(asked.kind)) return { kind: 'disabled' };
    const until = this.#deps.rateLimitedUntil(asked.kind, asked.actorId);
    return until === undefined ? undefined : { kind: 'rate-limited', until };
  }

  async #send(requester: Viewer, operation: Operation): Promise<void> {
    const declared = declarationOf(operation.kind);
    try {
      const { callerFor, journalOf } = this.#deps;
      const sent = await declared.send(callerFor(requester), operation, requester.actor, journalOf(operation.id));
      const reading = isSagaEnd(sent) ? readingOfSaga(sent) : readingOf(sent, declared);
      this.take(operation.id, { event: 'lose', ...reading });
    } catch {
      this.transition(operation.id, 'lose');
    }
  }

  /**
   * Moves an operation on by a reply of the carrier, and notifies other systems of its end. Deletes one whose call was
   * turned away. @returns the operation as it is then; undefined without an event
   */
  take(id: string, { event, turnedAway, ...kept }: Reading): Operation | undefined {
    if (turnedAway) this.#withdraw(id, turnedAway);
    else if (event) return this.finish(id, event, kept);
    return undefined;
  }

  /** Deletes an operation that did nothing: its form can be sent again (SIGNIN-16). */
  #withdraw(id: string, why: SessionFault): void {
    const { store, withdrawn } = this.#deps;
    const operation = store.operation(id);
    if (operation?.state !== 'sending') return;
    this.#sessionFaults.set(id, why);
    store.dropOperation(id);
    withdrawn(operation);
  }

  /** Moves an operation on by what the carrier replied; others are told when it came to its end by that. */
  finish(id: string, event: LedgerEvent, kept: KeptOfReply): Operation | undefined {
    const { state } = this.#deps.store.operation(id) ?? {};
    const moved = this.transition(id, event, kept);
    if (moved && moved.state !== state && isFinal(moved.state)) this.#tellOthers(moved);
    return moved;
  }

  #tellOthers(operation: Operation): void {
    const { waitUntil: background, thirdPartyCaller: others, onNotifyFailed: untold } = this.#deps;
    const told = declarationOf(operation.kind).notifyThirdParty?.(others(), operation);
    if (told) background(told.then((outcome) => outcome.kind === 'reply' || untold(), untold));
  }

  /** Is its call under way since the object was last loaded? */
  isInFlight(id: string): boolean {
    return this.#inFlight.has(id);
  }

  /** Moves an operation on; an event that its state does not take changes nothing. */
  transition(
    id: string,
    event: LedgerEvent,
    { refusal, refusalMessage: message, result, settlement }: KeptOfEvent = {},
  ): Operation | undefined {
    const { store, now, onTransition: moved } = this.#deps;
    const operation = store.operation(id);
    const state = operation && transition(operation.state, event);
    if (!operation || !state) return operation;
    const next: Operation = {
      ...operation,
      state,
      endedAt: isFinal(state) ? now() : undefined,
      refusal: state === 'refused' || state === 'needs-care' ? refusal : undefined,
      refusalMessage: message ?? operation.refusalMessage,
      result: result ?? operation.result,
      settlement: settlement ?? operation.settlement,
    };
    store.putOperation(next);
    moved(next, operation.state);
    return next;
  }

  /** Operations whose call died with an earlier life of this object: nobody will read their replies (LEDGER-17). */
  recoverLostCalls(): void {
    for (const one of this.#deps.store.openOperations()) {
      if (one.state === 'sending' && !this.#inFlight.has(one.id)) this.transition(one.id, 'lose');
    }
  }
}

type KeptOfReply = Partial<Pick<Operation, 'refusal' | 'refusalMessage' | 'result'>>;
type KeptOfEvent = KeptOfReply & Partial<Pick<Operation, 'settlement'>>;

/** What is noted of an operation after a call. */
interface Reading extends KeptOfReply {
  event?: LedgerEvent | undefined;
  turnedAway?: SessionFault;
}

/** What the end of a saga's run means; no event while the carrier has to be asked again. */
export function readingOfSaga(end: SagaEnd): Reading {
  switch (end.kind) {
    case 'done':
      return { event: 'complete', result: end.result };
    case 'refused':
      if (isSessionFault(end.refusal)) return { turnedAway: end.refusal };
      return { event: 'refuse', refusal: end.refusal, refusalMessage: end.message };
    case 'stopped':
      return { event: 'give-up', refusal: end.refusal, refusalMessage: end.message };
    case 'waiting':
      return {};
  }
}

function readingOf(
  outcome: Outcome<string | undefined>,
  { isAsynchronous, succeedsOn }: Pick<ReturnType<typeof declarationOf>, 'isAsynchronous' | 'succeedsOn'>,
): Reading {
  if (outcome.kind === 'reply') return { event: isAsynchronous ? 'accept' : 'complete', result: outcome.reply };
  if (outcome.kind === 'problem') {
    if (succeedsOn.includes(outcome.name)) return { event: 'complete', result: outcome.name };
    return { event: 'refuse', refusal: outcome.name, refusalMessage: refusalMessage(outcome) };
  }
  if (isSessionFault(outcome.why)) return { turnedAway: outcome.why };
  return isEffectUnknown(outcome) ? { event: 'lose' } : { event: 'refuse', refusal: 'other' };
}
