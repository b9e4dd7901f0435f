import type { CarrierCaller } from '#rpc/carrier/procedures.ts';
import { eventOf, isFinal, type ReconcileResult } from '#rpc/domain/ledger.ts';
import type { PollResult } from '#rpc/domain/polling.ts';
import type { SagaEnd } from '#rpc/domain/saga.ts';
import type { OperationJournal } from '#rpc/operation/operation.ts';
import { declarationOf, type Operation } from '#rpc/operation/operations.ts';
import type { Viewer } from '#rpc/portal-account.ts';
import { type Ledger, transitionOfSaga } from './ledger.ts';
import type { Store } from './store.ts';

export interface ReconcilerDeps {
  store: Store;
  ledger: Ledger;
  now: () => number;
  /** Returns the carrier for one person. Writes have the idempotency key of the operation (HTTP-9). */
  callerFor: (requester: Viewer, operationId?: string) => CarrierCaller;
  /** Returns the journal of an operation: the steps of a saga and the sealed form values. */
  journalOf: (operationId: string) => OperationJournal;
}

/** Reconciles operations whose end is not known, by the `reconcile` of their declaration (LEDGER-5). */
export class Reconciler {
  readonly #deps: ReconcilerDeps;
  /** Ids of operations that are being reconciled. A saga that runs twice at a time would send a step twice. */
  readonly #running = new Set<string>();

  constructor(deps: ReconcilerDeps) {
    this.#deps = deps;
  }

  /** Reconciles an operation and applies the result. Returns undefined when the carrier did not answer. */
  async reconcile(requester: Viewer, operation: Operation): Promise<PollResult | undefined> {
    const { store, ledger } = this.#deps;
    // A saga in flight must not run a second time (LEDGER-19).
    if (declarationOf(operation.kind).isSaga && ledger.isInFlight(operation.id))
      return { state: 'sending', settled: false };
    if (this.#running.has(operation.id)) return undefined;
    const answer = await this.query(requester, operation);
    const result = answer !== undefined && this.#isOvertaken(operation) ? 'absent' : answer;
    if (result === undefined || (typeof result === 'object' && result.kind === 'waiting' && !result.hasAnswer))
      return undefined;
    const current = store.operation(operation.id);
    // Deleted during the read, because its call was rejected for the session.
    if (!current) return undefined;
    const nextOperation = typeof result === 'object' ? this.#applyEnd(operation, result) : this.#apply(current, result);
    const state = typeof result === 'object' ? result.kind : result;
    return { state, settled: nextOperation !== undefined && isFinal(nextOperation.state) };
  }

  /** Returns the result without applying it. A saga does go on. Returns undefined when the carrier did not answer. */
  async query(requester: Viewer, operation: Operation): Promise<ReconcileResult | SagaEnd | undefined> {
    const { callerFor, journalOf, now } = this.#deps;
    const { reconcile } = declarationOf(operation.kind);
    this.#running.add(operation.id);
    try {
      const caller = callerFor(requester, operation.id);
      return await reconcile(caller, operation, requester.actor, now(), journalOf(operation.id));
    } finally {
      this.#running.delete(operation.id);
    }
  }

  /** Returns true while the operation is being reconciled or its call is in flight. */
  isBusy(operationId: string): boolean {
    return this.#running.has(operationId) || this.#deps.ledger.isInFlight(operationId);
  }

  /** Applies the end of a saga's run, which has had replies of its own. */
  #applyEnd({ id }: Operation, end: SagaEnd): Operation | undefined {
    return this.#deps.ledger.applyReply(id, transitionOfSaga(end));
  }

  #apply({ id, kind, state, sentAt = 0 }: Operation, result: ReconcileResult): Operation | undefined {
    const { ledger, now } = this.#deps;
    const { effect, costs } = declarationOf(kind);
    const event = eventOf(result, state, { effect, costs, ageMs: now() - sentAt });
    return event && ledger.transition(id, event, { refusal: result === 'absent' ? result : 'other' });
  }

  /**
   * Returns true when another one of the kind was sent after this one lost its trace: what the carrier shows may be the
   * other's, and would end both.
   */
  #isOvertaken({ id, kind, subjectId, state, sentAt = 0 }: Operation): boolean {
    if (state !== 'no-trace') return false;
    const siblings = this.#deps.store.sentOfSubject({ id, subjectId }, [kind]);
    return siblings.some((sibling) => (sibling.sentAt ?? 0) > sentAt);
  }
}
