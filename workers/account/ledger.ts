import type { CarrierCaller } from '#rpc/carrier/procedures.ts';
import type { Requester } from '#rpc/portal-account.ts';
import type { Submitted, SubmitRequest } from '#rpc/operation/submission.ts';
import { follow, isOpen, isSettled, isUsed, type LedgerEvent, type OperationState } from '#rpc/domain/ledger.ts';
import type { OperationJournal } from '#rpc/operation/operation.ts';
import { declarationOf, kindsInTurn, type Operation, type OperationKind } from '#rpc/operation/operations.ts';
import type { SagaEnd } from '#rpc/domain/saga.ts';
import { effectUnknown, isTurnedAway, type Outcome, refusalMessage, type TurnedAway } from '#rpc/problem.ts';
import { atMost } from './at-most.ts';
import type { Store } from './store.ts';

interface LedgerDeps {
  store: Store;
  now: () => number;
  callerFor: (requester: Requester) => CarrierCaller;
  /** A caller with nobody's tokens, for systems that are not the carrier's. */
  others: () => CarrierCaller;
  /** How far the steps of a saga are, and what its form said that is kept sealed. */
  journalOf: (operationId: string) => OperationJournal;
  /** When somebody may send one more of a kind, in milliseconds since 1970; undefined when they may now (SAFETY-10). */
  limitedUntil: (kind: OperationKind, actorId: string) => number | undefined;
  /** Did the operator close a kind for everybody (SAFETY-55)? */
  isClosed: (kind: OperationKind) => boolean;
  /** Keeps what was sealed while the operation is open. */
  keepSecrets: (operationId: string, sealed: string) => void;
  /** Lets the call go on after the page was answered. */
  background: (work: Promise<unknown>) => void;
  /** Notifying another system failed. */
  untold: () => void;
  /** Called after every step, with the state before, if any: clears caches, notifies pages, keeps the alarm right. */
  moved: (operation: Operation, from: OperationState | undefined) => void;
  /** Called when an operation is deleted, because the carrier turned its call away. */
  withdrawn: (operation: Operation) => void;
}

/** The operation ledger: one form, one operation, one write (LEDGER-1). */
export class Ledger {
  readonly #deps: LedgerDeps;
  readonly #flights = new Map<string, Promise<void>>();
  /** Why the last sending of a form did nothing. */
  readonly #turnedAway = new Map<string, TurnedAway>();

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
    requester: Requester,
    request: SubmitRequest & { sealed?: string | undefined },
    patienceMs: number,
  ): Promise<Submitted> {
    const { store, now, background, moved, keepSecrets } = this.#deps;
    const { id, kind, subjectId, terms, before, foundAt, formMark, sealed } = request;
    const actorId = requester.actor.customerId;
    const unread = store.unread(id) ?? store.unreadOpen({ subjectId, kinds: kindsInTurn(kind) })[0];
    if (unread) return { to: 'unread', id: unread.id };
    const known = store.operation(id);
    if (known && (known.kind !== kind || known.subjectId !== subjectId || known.actorId !== actorId))
      return { to: 'foreign' };
    if (known && isUsed(known, formMark)) return { to: 'used' };
    if (!known) {
      const asked = { id, kind, subjectId, actorId, terms, before, formMark };
      const instead = this.#insteadOf(asked, foundAt);
      if (instead) return instead;
      const sending = { ...asked, state: 'sending', issuedAt: now(), sentAt: now() } as Operation;
      // Nothing may be awaited between the check above and this write: that is what makes it once.
      store.putOperation(sending);
      if (sealed) keepSecrets(id, sealed);
      moved(sending, undefined);
      const flight = this.#send(requester, sending).finally(() => this.#flights.delete(id));
      this.#flights.set(id, flight);
      background(flight);
    }
    await atMost(patienceMs, this.#flights.get(id));
    const operation = store.operation(id);
    return operation ? { to: 'own', operation } : { to: this.#turnedAway.get(id) ?? 'session' };
  }

  /** What a form leads to instead of being sent; undefined when it may be sent. */
  #insteadOf(
    asked: Pick<Operation, 'id' | 'kind' | 'subjectId' | 'actorId'>,
    foundAt = Number.POSITIVE_INFINITY,
  ): Submitted | undefined {
    const others = this.#deps.store.sentOfSubject(asked, kindsInTurn(asked.kind));
    // The carrier may have told of another's effect or not: a read-back of this one could take that for its own.
    const open = others.find(({ state, settledAt = 0 }) => isOpen(state) || settledAt > foundAt);
    if (open) return { to: 'open', operation: open };
    if (this.#deps.isClosed(asked.kind)) return { to: 'closed' };
    const until = this.#deps.limitedUntil(asked.kind, asked.actorId);
    return until === undefined ? undefined : { to: 'limited', until };
  }

  async #send(requester: Requester, operation: Operation): Promise<void> {
    const declared = declarationOf(operation.kind);
    try {
      const { callerFor, journalOf } = this.#deps;
      const sent = await declared.send(callerFor(requester), operation, requester.actor, journalOf(operation.id));
      const reading = 'as' in sent ? readingOfSaga(sent) : readingOf(sent, declared);
      this.take(operation.id, { event: 'lose', ...reading });
    } catch {
      this.follow(operation.id, 'lose');
    }
  }

  /**
   * Moves an operation on by a reply of the carrier, and notifies other systems of its end. Deletes one whose call was
   * turned away. @returns the operation as it is then; undefined without an event
   */
  take(id: string, { event, turnedAway, ...kept }: Reading): Operation | undefined {
    if (turnedAway) this.#withdraw(id, turnedAway);
    else if (event) return this.end(id, event, kept);
    return undefined;
  }

  /** Deletes an operation that did nothing: its form can be sent again (SIGNIN-16). */
  #withdraw(id: string, why: TurnedAway): void {
    const { store, withdrawn } = this.#deps;
    const operation = store.operation(id);
    if (operation?.state !== 'sending') return;
    this.#turnedAway.set(id, why);
    store.dropOperation(id);
    withdrawn(operation);
  }

  /** Moves an operation on by what the carrier replied; others are told when it came to its end by that. */
  end(id: string, event: LedgerEvent, kept: KeptOfReply): Operation | undefined {
    const { state } = this.#deps.store.operation(id) ?? {};
    const moved = this.follow(id, event, kept);
    if (moved && moved.state !== state && isSettled(moved.state)) this.#tellOthers(moved);
    return moved;
  }

  #tellOthers(operation: Operation): void {
    const { background, others, untold } = this.#deps;
    const told = declarationOf(operation.kind).tellOthers?.(others(), operation);
    if (told) background(told.then((outcome) => outcome.kind === 'reply' || untold(), untold));
  }

  /** Is its call under way since the object was last loaded? */
  isInFlight(id: string): boolean {
    return this.#flights.has(id);
  }

  /** Moves an operation on; an event that its state does not take changes nothing. */
  follow(
    id: string,
    event: LedgerEvent,
    { refusal, refusalMessage: message, result, settlement }: KeptOfEvent = {},
  ): Operation | undefined {
    const { store, now, moved } = this.#deps;
    const operation = store.operation(id);
    const state = operation && follow(operation.state, event);
    if (!operation || !state) return operation;
    const next: Operation = {
      ...operation,
      state,
      settledAt: isSettled(state) ? now() : undefined,
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
  repair(): void {
    for (const one of this.#deps.store.openOperations()) {
      if (one.state === 'sending' && !this.#flights.has(one.id)) this.follow(one.id, 'lose');
    }
  }
}

type KeptOfReply = Partial<Pick<Operation, 'refusal' | 'refusalMessage' | 'result'>>;
type KeptOfEvent = KeptOfReply & Partial<Pick<Operation, 'settlement'>>;

/** What is noted of an operation after a call. */
interface Reading extends KeptOfReply {
  event?: LedgerEvent | undefined;
  turnedAway?: TurnedAway;
}

/** What the end of a saga's run means; no event while the carrier has to be asked again. */
export function readingOfSaga(end: SagaEnd): Reading {
  switch (end.as) {
    case 'done':
      return { event: 'complete', result: end.result };
    case 'refused':
      if (isTurnedAway(end.refusal)) return { turnedAway: end.refusal };
      return { event: 'refuse', refusal: end.refusal, refusalMessage: end.message };
    case 'stopped':
      return { event: 'give-up', refusal: end.refusal, refusalMessage: end.message };
    case 'waiting':
      return {};
  }
}

function readingOf(
  outcome: Outcome<string | undefined>,
  { asynchronous, fulfilledBy }: Pick<ReturnType<typeof declarationOf>, 'asynchronous' | 'fulfilledBy'>,
): Reading {
  if (outcome.kind === 'reply') return { event: asynchronous ? 'accept' : 'complete', result: outcome.reply };
  if (outcome.kind === 'problem') {
    if (fulfilledBy.includes(outcome.name)) return { event: 'complete', result: outcome.name };
    return { event: 'refuse', refusal: outcome.name, refusalMessage: refusalMessage(outcome) };
  }
  if (isTurnedAway(outcome.why)) return { turnedAway: outcome.why };
  return effectUnknown(outcome) ? { event: 'lose' } : { event: 'refuse', refusal: 'other' };
}
