import { isFinal, canBeSettled } from '#rpc/domain/ledger.ts';
import { declarationOf, type Operation } from '#rpc/operation/operations.ts';
import type { Viewer } from '#rpc/portal-account.ts';
import type { Rechecked, SettleRequest, SettleResult } from './account-rpc.ts';
import type { Ledger } from './ledger.ts';
import type { Polling } from './polling.ts';
import type { SagaJournalTable } from './saga-journal-table.ts';
import type { Store } from './store.ts';

interface CareDeps {
  store: Store;
  ledger: Ledger;
  polling: Polling;
  steps: SagaJournalTable;
  now: () => number;
  /** Returns a viewer with tokens, of these customers if possible. */
  requesterFor: (customerIds: readonly string[]) => Promise<Viewer | 'unreachable' | undefined>;
}

/** Carries out the operator's commands about one operation of the account (LEDGER-30, LEDGER-31). */
export class SettlementService {
  readonly #deps: CareDeps;

  constructor(deps: CareDeps) {
    this.#deps = deps;
  }

  /** Reconciles an operation now. Undefined for a reference of another account. */
  async recheck(reference: string): Promise<Rechecked | undefined> {
    const operation = this.#find(reference);
    if (operation === undefined) return undefined;
    if (typeof operation === 'string') return { kind: 'unread' };
    if (['done', 'refused', 'not-sent'].includes(operation.state)) return { kind: 'settled', state: operation.state };
    const answer = await this.#ask(operation);
    return answer ? { kind: 'asked', ...answer, state: this.#stateOf(operation) } : { kind: 'on-its-way' };
  }

  /**
   * Ends an operation with the operator's knowledge: one that needs care, whose outcome is unknown after two minutes,
   * or that is pending for an hour. Reads the carrier first, if that changes nothing, and the carrier's word outweighs
   * the operator's. Undefined for a reference of another account.
   */
  async settle({ reference, end, because, by }: SettleRequest): Promise<SettleResult | undefined> {
    const { ledger, now } = this.#deps;
    const operation = this.#find(reference);
    if (operation === undefined) return undefined;
    if (typeof operation === 'string') return { kind: 'unread' };
    const against = this.#against(operation, end);
    if (against) return against;
    // The `reconcile` of a saga would send its remaining steps.
    const answer = declarationOf(operation.kind).isSaga ? { carrier: 'not asked' } : await this.#ask(operation);
    if (!answer) return { kind: 'on-its-way' };
    const { carrier } = answer;
    if (contradicts(carrier, end)) return { kind: 'contradicted', carrier, state: this.#stateOf(operation) };
    const state = this.#stateOf(operation);
    if (isFinal(state) && !['needs-care', 'cannot-tell'].includes(state)) return { kind: 'settled', state, carrier };
    const settlement = { by, reason: because, from: state, carrier, at: now() };
    const refusal = end === 'refused' ? { refusal: operation.refusal ?? 'other' } : {};
    const settled = ledger.transition(operation.id, `settle-${end}`, { ...refusal, settlement });
    return { kind: 'settled', state: settled?.state ?? state, carrier };
  }

  /**
   * Returns the reason why the operation must not be settled so, as far as the portal can decide without the carrier.
   */
  #against(found: Operation, end: SettleRequest['end']): SettleResult | undefined {
    if (!canBeSettled(found, this.#deps.now())) return { kind: 'not-now', state: found.state };
    const stand = this.#stand(found);
    if (end === 'refused' && stand.length > 0) return { kind: 'stands', steps: stand };
    const isBlank = declarationOf(found.kind).isReplyShown && found.result === undefined;
    if (end === 'done' && isBlank) return { kind: 'shows-reply' };
    return this.#deps.polling.reconciler.isBusy(found.id) ? { kind: 'on-its-way' } : undefined;
  }

  /** The operation; its id where this version cannot read it. */
  #find(reference: string): Operation | string | undefined {
    const { store, ledger } = this.#deps;
    ledger.recoverLostCalls();
    const id = store.idOfReference(reference);
    return id === undefined ? undefined : (store.operation(id) ?? id);
  }

  #stateOf({ id, state }: Operation) {
    return this.#deps.store.operation(id)?.state ?? state;
  }

  /**
   * Returns completed steps that no call undoes, and of the others those without an answer: a page that shows a refusal
   * would hide that one took money.
   */
  #stand({ id, kind, terms }: Operation): string[] {
    const standing = declarationOf(kind).irreversibleSteps(terms);
    const records = this.#deps.steps.journalOf(id).records();
    return records.flatMap(({ step, state }) => (state === (standing.includes(step) ? 'done' : 'sent') ? [step] : []));
  }

  /** Returns undefined when another read is in progress, or has ended since the operation was loaded (LEDGER-31). */
  async #ask(operation: Operation): Promise<{ carrier: string } | undefined> {
    const { polling, requesterFor } = this.#deps;
    const ended = isFinal(operation.state);
    if (ended && declarationOf(operation.kind).isSaga) return { carrier: 'not asked' };
    const requester = await requesterFor([operation.actorId, operation.subjectId]);
    if (requester === undefined) return { carrier: 'nobody signed in' };
    if (requester === 'unreachable') return { carrier: 'identity provider unreachable' };
    if (polling.reconciler.isBusy(operation.id) || this.#stateOf(operation) !== operation.state) return undefined;
    if (!ended) return { carrier: (await polling.pollNow(requester, operation)) ?? 'no answer' };
    const verdict = await polling.reconciler.query(requester, operation);
    return { carrier: typeof verdict === 'string' ? verdict : 'no answer' };
  }
}

/** Returns true when the carrier reports another end, or none yet. */
function contradicts(carrier: string, end: SettleRequest['end']): boolean {
  const against = end === 'done' ? ['refused', 'absent'] : ['done', 'pending'];
  return against.includes(carrier);
}
