import type { CarrierCaller } from '#rpc/carrier/procedures.ts';
import type { Requester } from '#rpc/context.ts';
import { oneDay } from '#rpc/domain/day.ts';
import { follow, isOpen, isSettled, keepMs, type LedgerEvent } from '#rpc/domain/ledger.ts';
import {
  declarationOf,
  type Operation,
  type OperationBefore,
  type OperationKind,
  type OperationTerms,
} from '#rpc/operation/operations.ts';
import { randomRef } from '#rpc/domain/ref.ts';
import { effectUnknown, type Outcome } from '#rpc/problem.ts';
import type { Store } from './store.ts';

/** A form that was never sent is forgotten after a day. */
const unsentMs = oneDay;

interface LedgerDeps {
  store: Store;
  now: () => number;
  callerFor: (requester: Requester) => CarrierCaller;
  /** Lets the call go on after the page was answered. */
  background: (work: Promise<unknown>) => void;
  /** Called after every step: clears caches, tells those who look, keeps the alarm right. */
  moved: (operation: Operation) => void;
}

/** The operation ledger: one form, one operation, one write (decision 25). */
export class Ledger {
  readonly #deps: LedgerDeps;
  readonly #flights = new Map<string, Promise<void>>();

  constructor(deps: LedgerDeps) {
    this.#deps = deps;
  }

  issue<K extends OperationKind>(kind: K, subjectId: string, actorId: string, terms: OperationTerms[K]): Operation<K> {
    return this.#note(randomRef(), kind, subjectId, actorId, terms);
  }

  /** Notes the operation of a form whose page carried its id; sent again, the form finds what it began. */
  begin<K extends OperationKind>(
    id: string,
    kind: K,
    subjectId: string,
    actorId: string,
    terms: OperationTerms[K],
  ): Operation {
    return this.#deps.store.operation(id) ?? this.#note(id, kind, subjectId, actorId, terms);
  }

  #note<K extends OperationKind>(
    id: string,
    kind: K,
    subjectId: string,
    actorId: string,
    terms: OperationTerms[K],
  ): Operation<K> {
    const { store, now } = this.#deps;
    store.sweep(now() - unsentMs, now() - keepMs);
    const operation = { id, kind, subjectId, actorId, state: 'issued', terms, issuedAt: now() } as Operation<K>;
    store.putOperation(operation);
    return operation;
  }

  /**
   * Sends an issued operation. Called again, or for a line that has one under way, it sends nothing and gives what
   * there is;
   * one that was issued before another was sent stays unsent, because its customer has not seen what came between.
   * Waits up to `patienceMs` for an answer; the call itself goes on.
   */
  async submit(
    requester: Requester,
    id: string,
    before: OperationBefore[OperationKind],
    patienceMs: number,
  ): Promise<Operation> {
    const { store, now, background, moved } = this.#deps;
    const operation = store.operation(id);
    if (!operation) throw new Error('no such operation');
    if (operation.state === 'issued') {
      const others = store.operationsSince(operation);
      const open = others.find((one) => isOpen(one.state));
      if (open || others.length > 0) return open ?? operation;
      const sending: Operation = { ...operation, state: 'sending', sentAt: now(), before };
      // Nothing may stand between the check above and this write: that is what makes it once.
      store.putOperation(sending);
      moved(sending);
      const flight = this.#send(requester, sending).finally(() => this.#flights.delete(id));
      this.#flights.set(id, flight);
      background(flight);
    }
    await atMost(patienceMs, this.#flights.get(id));
    return store.operation(id) as Operation;
  }

  async #send(requester: Requester, operation: Operation): Promise<void> {
    const declared = declarationOf(operation.kind);
    try {
      const outcome = await declared.send(this.#deps.callerFor(requester), operation);
      const [event, refusal] = readingOf(outcome, declared);
      this.follow(operation.id, event, {
        refusal,
        result: outcome.kind === 'reply' ? outcome.reply : undefined,
      });
    } catch {
      this.follow(operation.id, 'lose');
    }
  }

  /** Moves an operation on; an event that its state does not take changes nothing. */
  follow(
    id: string,
    event: LedgerEvent,
    { refusal, result }: { refusal?: string | undefined; result?: string | undefined } = {},
  ): Operation | undefined {
    const { store, now, moved } = this.#deps;
    const operation = store.operation(id);
    const state = operation && follow(operation.state, event);
    if (!operation || !state) return operation;
    const next: Operation = {
      ...operation,
      state,
      settledAt: isSettled(state) ? now() : undefined,
      refusal: refusal && state === 'refused' ? refusal : undefined,
      result,
    };
    store.putOperation(next);
    moved(next);
    return next;
  }

  /** Operations whose call died with an earlier life of this object: nobody will read their answers. */
  repair(): void {
    for (const one of this.#deps.store.openOperations()) {
      if (one.state === 'sending' && !this.#flights.has(one.id)) this.follow(one.id, 'lose');
    }
  }

  open<K extends OperationKind = OperationKind>(kind?: K): Operation<K>[] {
    return this.#deps.store.openOperations(kind).filter((one) => isOpen(one.state));
  }
}

/** Waits for the work, but no longer; the timer ends with it, or it would keep the object awake. */
async function atMost(ms: number, work: Promise<void> | undefined): Promise<void> {
  const enough = new AbortController();
  await Promise.race([work, scheduler.wait(ms, { signal: enough.signal }).catch(() => undefined)]);
  enough.abort();
}

function readingOf(
  outcome: Outcome<unknown>,
  { asynchronous, fulfilledBy }: Pick<ReturnType<typeof declarationOf>, 'asynchronous' | 'fulfilledBy'>,
): [LedgerEvent, refusal?: string] {
  if (outcome.kind === 'reply') return [asynchronous ? 'accept' : 'complete'];
  if (outcome.kind === 'problem') return fulfilledBy.includes(outcome.name) ? ['complete'] : ['refuse', outcome.name];
  return effectUnknown(outcome) ? ['lose'] : ['refuse', outcome.why === 'session' ? 'session' : 'other'];
}
