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

/** What the steps of a saga are made of. */
export interface SagaContext<T> {
  carrier: CarrierCaller;
  terms: T;
  groupId: string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** What the form said that is kept sealed; empty when it is gone. */
  secrets: () => Promise<Secrets>;
}

/**
 * Declares an operation of several writes. Sending it and reading it back are the same thing: it goes on from where it
 * is (LEDGER-19).
 */
export function saga<const K extends string, const S extends OperationScope, T extends z.ZodMiniType, F extends object>(
  declaration: Omit<BaseDeclaration<K, S, T, typeof noBaseline, F>, 'isAsynchronous' | 'reconcile'> & {
    /** In order, and the same each time for the same terms. */
    steps(context: SagaContext<z.output<T>>): readonly SagaStep[];
    /** What is kept with the operation once all steps are done. */
    readonly toResult?: (results: StepResults) => string | undefined;
  },
): OperationDeclaration<K, S, T, typeof noBaseline, F> {
  const { steps, toResult: toResult, ...rest } = declaration;
  const run = async (
    carrier: CarrierCaller,
    terms: z.output<T>,
    { groupId }: { groupId: string },
    journal: OperationJournal,
  ) => {
    const now = () => journal.now();
    const secrets = () => journal.secrets();
    const end = await runSaga(steps({ carrier, terms, groupId, now, secrets }), journal, now);
    return end.kind === 'done' ? { ...end, result: toResult?.(end.results) } : end;
  };
  return {
    ...rest,
    isSaga: true,
    irreversibleSteps: (terms) => {
      // What the steps are made of is asked when they are sent, not when they are listed.
      const unsent = { terms, groupId: '', now: () => 0, secrets: async () => ({}) } as SagaContext<z.output<T>>;
      return steps(unsent).flatMap(({ id, isRepeatable: repeatable }) => (repeatable ? [] : [id]));
    },
    isReplyShown: false,
    baseline: noBaseline,
    poll: lostReplySchedule,
    isAsynchronous: false,
    succeedsOn: [],
    send: (carrier, { terms }, actor, journal) => run(carrier, terms, actor, journal),
    reconcile: (carrier, { terms }, actor, _, journal) => run(carrier, terms, actor, journal),
  };
}
