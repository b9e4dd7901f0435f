import type * as z from 'zod/mini';
import type { CarrierCaller } from '../carrier/procedures.ts';
import { lostReplySchedule } from '../domain/polling.ts';
import { runSaga, type SagaStep, type StepResults } from '../domain/saga.ts';
import {
  type Declared,
  nothing,
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
  own: Omit<Declared<K, S, T, typeof nothing, F>, 'asynchronous' | 'readBack'> & {
    /** In order, and the same each time for the same terms. */
    steps(context: SagaContext<z.output<T>>): readonly SagaStep[];
    /** What is kept with the operation once all steps are done. */
    readonly keep?: (results: StepResults) => string | undefined;
  },
): OperationDeclaration<K, S, T, typeof nothing, F> {
  const { steps, keep, ...rest } = own;
  const run = async (
    carrier: CarrierCaller,
    terms: z.output<T>,
    { groupId }: { groupId: string },
    journal: OperationJournal,
  ) => {
    const now = () => journal.now();
    const secrets = () => journal.secrets();
    const end = await runSaga(steps({ carrier, terms, groupId, now, secrets }), journal, now);
    return end.as === 'done' ? { ...end, result: keep?.(end.results) } : end;
  };
  return {
    ...rest,
    isSaga: true,
    standingSteps: (terms) => {
      // What the steps are made of is asked when they are sent, not when they are listed.
      const unsent = { terms, groupId: '', now: () => 0, secrets: async () => ({}) } as SagaContext<z.output<T>>;
      return steps(unsent).flatMap(({ id, repeatable }) => (repeatable ? [] : [id]));
    },
    showsReply: false,
    before: nothing,
    poll: lostReplySchedule,
    asynchronous: false,
    fulfilledBy: [],
    send: (carrier, { terms }, actor, journal) => run(carrier, terms, actor, journal),
    readBack: (carrier, { terms }, actor, _, journal) => run(carrier, terms, actor, journal),
  };
}
