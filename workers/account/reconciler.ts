import type { CarrierCaller } from '#rpc/carrier/procedures.ts';
import { eventOf, isFinal, type ReconcileResult } from '#rpc/domain/ledger.ts';
import type { PollResult } from '#rpc/domain/polling.ts';
import type { SagaEnd } from '#rpc/domain/saga.ts';
import type { OperationJournal } from '#rpc/operation/operation.ts';
import { declarationOf, type Operation } from '#rpc/operation/operations.ts';
import type { Viewer } from '#rpc/portal-account.ts';
import { type Ledger, readingOfSaga } from './ledger.ts';
import type { Store } from './store.ts';

export interface ReconcilerDeps {
  store: Store;
  ledger: Ledger;
  now: () => number;
  callerFor: (requester: Viewer) => CarrierCaller;
  /** How far the steps of a saga are. */
  journalOf: (operationId: string) => OperationJournal;
}

/** Asks the carrier what came of an operation, by its own read-back (LEDGER-5). */
export class Reconciler {
  readonly #deps: ReconcilerDeps;
  /** Operations of which the carrier is asked right now: a saga that goes on twice would send a step twice. */
  readonly #busy = new Set<string>();

  constructor(deps: ReconcilerDeps) {
    this.#deps = deps;
  }

  /** Moves an operation on by what the carrier says of it. Undefined without an answer. */
  async reconcile(requester: Viewer, operation: Operation): Promise<PollResult | undefined> {
    const { store, ledger, now } = this.#deps;
    // A saga that is still being sent must not be run a second time beside itself (LEDGER-19).
    if (declarationOf(operation.kind).isSaga && ledger.isInFlight(operation.id))
      return { state: 'sending', settled: false };
    if (this.#busy.has(operation.id)) return undefined;
    const verdict = await this.query(requester, operation);
    if (verdict === undefined || (typeof verdict === 'object' && verdict.kind === 'waiting' && !verdict.hasAnswer))
      return undefined;
    const current = store.operation(operation.id);
    // Deleted while the carrier was asked: its call was turned away.
    if (!current) return undefined;
    store.putOperation({ ...current, lastCheckedAt: now() });
    const moved =
      typeof verdict === 'object' ? this.#applyEnd(operation, verdict) : this.#applyResult(current, verdict);
    const state = typeof verdict === 'object' ? verdict.kind : verdict;
    return { state, settled: moved !== undefined && isFinal(moved.state) };
  }

  /** What the carrier says of an operation, which stays as it is; a saga goes on. Undefined without an answer. */
  async query(requester: Viewer, operation: Operation): Promise<ReconcileResult | SagaEnd | undefined> {
    const { callerFor, journalOf, now } = this.#deps;
    const { reconcile: readBack } = declarationOf(operation.kind);
    this.#busy.add(operation.id);
    try {
      return await readBack(callerFor(requester), operation, requester.actor, now(), journalOf(operation.id));
    } finally {
      this.#busy.delete(operation.id);
    }
  }

  /** Is the carrier being asked about it, or is its call on its way? */
  isBusy(operationId: string): boolean {
    return this.#busy.has(operationId) || this.#deps.ledger.isInFlight(operationId);
  }

  /** A saga that went on had replies of its own. */
  #applyEnd({ id }: Operation, end: SagaEnd): Operation | undefined {
    return this.#deps.ledger.take(id, readingOfSaga(end));
  }

  #applyResult({ id, state }: Operation, verdict: ReconcileResult): Operation | undefined {
    const event = eventOf(verdict, state);
    const refusal = verdict === 'never-arrived' ? verdict : 'other';
    return event && this.#deps.ledger.transition(id, event, { refusal });
  }
}
