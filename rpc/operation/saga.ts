import type * as z from 'zod/mini';
import type { CarrierCaller } from '../carrier/procedures.ts';
import { lostReplySchedule } from '../domain/polling.ts';
import { runSaga, type SagaStep, type StepResults } from '../domain/saga.ts';
import {
  type BaseDeclaration,
  noBaseline,
  type OperationDeclaration,
  type OperationJournal,
  type OperationScope,
  type Secrets,
} from './operation.ts';

/** Input for the steps of a saga. */
export interface SagaContext<T> {
  carrier: CarrierCaller;
  terms: T;
  groupId: string;
  /** Returns epoch milliseconds. */
  now: () => number;
  /** Returns the sealed form values; empty once they are deleted. */
  secrets: () => Promise<Secrets>;
  /** Ends the customer's sessions but that of the form, and returns their number (LOST-10). */
  endOtherSessions: (customerId: string) => Promise<number>;
}

/**
 * Declares an operation of several writes. `send` and `reconcile` do the same: they resume the saga at its next step
 * (LEDGER-19).
 */
export function saga<const K extends string, const S extends OperationScope, T extends z.ZodMiniType, F extends object>(
  declaration: Omit<BaseDeclaration<K, S, T, typeof noBaseline, F>, 'isAsynchronous' | 'reconcile'> & {
    /** Returns the steps in order. The same terms must give the same steps. */
    steps(context: SagaContext<z.output<T>>): readonly SagaStep[];
    /** Returns the carrier's id of the order, to store with the operation once all steps are done. */
    readonly toOrder?: (results: StepResults) => string | undefined;
  },
): OperationDeclaration<K, S, T, typeof noBaseline, F> {
  const { steps, toOrder, ...base } = declaration;
  const run = async (
    carrier: CarrierCaller,
    terms: z.output<T>,
    { groupId }: { groupId: string },
    journal: OperationJournal,
  ) => {
    const now = () => journal.now();
    const secrets = () => journal.secrets();
    const endOtherSessions = (customerId: string) => journal.endOtherSessions(customerId);
    const context = { carrier, terms, groupId, now, secrets, endOtherSessions };
    const end = await runSaga(steps(context), journal, now);
    return end.kind === 'done' ? { ...end, result: toOrder?.(end.results) } : end;
  };
  return {
    ...base,
    isSaga: true,
    irreversibleSteps: (terms) => {
      // Lists the steps with an empty context, because steps read their input only when they are sent.
      const unsent = { terms, groupId: '', now: () => 0, secrets: async () => ({}) } as SagaContext<z.output<T>>;
      return steps(unsent).flatMap(({ id, isRepeatable }) => (isRepeatable ? [] : [id]));
    },
    hasOrder: toOrder !== undefined,
    isReplyShown: false,
    baseline: noBaseline,
    poll: lostReplySchedule,
    isAsynchronous: false,
    succeedsOn: [],
    send: (carrier, { terms }, actor, journal) => run(carrier, terms, actor, journal),
    reconcile: (carrier, { terms }, actor, _, journal) => run(carrier, terms, actor, journal),
  };
}
