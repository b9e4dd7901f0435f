import type { Outcome, Problem } from '../problem.ts';
import { isEffectUnknown, isSessionFault, refusalMessage } from '../problem.ts';
import type { ReconcileResult } from './ledger.ts';

/** State of one step of a saga. A step without a record has not been sent. Times are epoch milliseconds. */
export interface StepRecord {
  step: string;
  /** `sent` stays until the reply is read. After a crash or a lost reply the step is reconciled. */
  state: 'sent' | 'done' | 'refused';
  sentAt: number;
  /** Value from the reply: the id of a new line or of an order, the amount of a hold. */
  result?: string | undefined;
  /** Reason of a refusal: the name of a declared problem, `session` or `other`. */
  refusal?: string | undefined;
  /** The carrier's message for the customer (ERROR-21). */
  message?: string | undefined;
}

/** Outcome of the call of a step. A refusal may have a value of the reply that it came with. */
export type StepOutcome = Outcome<string | undefined> | (Problem & { result: string });

/** Reconcile result of a step; undefined when the carrier could not be read. */
export type StepReconcileResult = { outcome: ReconcileResult; result?: string | undefined } | undefined;

/** One declared write of a saga, with its own reconciliation (LEDGER-19). */
export interface SagaStep {
  /** Id of the step, the same in every run, by which its record is found. */
  id: string;
  /** False for a step whose refusal does not end the saga. */
  isEssential?: boolean;
  /** A refusal of this step does not stop the next steps; the saga ends as refused after them (LEDGER-22). */
  isRefusedLast?: boolean;
  /** Another saga may repeat this step without harm, so a later refusal needs no Care Team (LEDGER-22). */
  isRepeatable?: boolean;
  /** The carrier refuses no second one, so that only the idempotency key keeps it from being done twice (TIER-6). */
  needsKey?: boolean;
  /**
   * Sends the step's write to the carrier.
   * @param results values of earlier steps, by step id
   */
  send(results: StepResults): Promise<StepOutcome>;
  reconcile(record: StepRecord, results: StepResults): Promise<StepReconcileResult>;
}

export type StepResults = Readonly<Record<string, string | undefined>>;

/** Store of the step records. A record is stored before the call of its step leaves. */
export interface SagaJournal {
  /** False for a carrier that does a write again that has the key of an earlier one; true when left out (TIER-6). */
  readonly hasIdempotentWrites?: boolean;
  records(): readonly StepRecord[];
  put(record: StepRecord): void;
  /** Deletes the record of a step that was never sent or never arrived. */
  drop(step: string): void;
}

/** Returns the idempotency key of the write that is being sent: the operation's id, for a saga the step's (HTTP-9). */
export function idempotencyKeyOf(operationId: string, records: readonly StepRecord[]): string {
  const record = records.find(({ state }) => state === 'sent');
  return record ? stepKeyOf(operationId, record.step) : operationId;
}

/** Returns the idempotency key of a saga's step (HTTP-9). */
export function stepKeyOf(operationId: string, step: string): string {
  return `${operationId}.${step}`;
}

/**
 * End of a run. `refused`: only repeatable steps were done. `stopped`: steps before the refused one were done, and no
 * call undoes them. `waiting`: the carrier must be read again later.
 */
export type SagaEnd =
  | { kind: 'done'; results: StepResults; result?: string | undefined }
  | { kind: 'refused' | 'stopped'; refusal: string; message?: string | undefined }
  /** `hasAnswer` is false when the carrier did not answer; the next read waits longer then (POLL-7). */
  | { kind: 'waiting'; hasAnswer: boolean };

/** Returns true for the end of a saga, and false for the outcome of a single call. */
export function isSagaEnd(end: SagaEnd | Outcome<unknown>): end is SagaEnd {
  return end.kind !== 'reply' && end.kind !== 'problem' && end.kind !== 'fault';
}

type Move =
  | { kind: 'send'; step: SagaStep }
  | { kind: 'reconcile'; step: SagaStep; record: StepRecord }
  | { kind: 'end'; end: SagaEnd };

/** Returns the next move from the records alone: the first step that has not ended decides. */
function nextMove(steps: readonly SagaStep[], records: readonly StepRecord[]): Move {
  const recordOf = ({ id }: SagaStep) => records.find(({ step }) => step === id);
  for (const step of steps) {
    const record = recordOf(step);
    if (!record) return { kind: 'send', step };
    if (record.state === 'sent') return { kind: 'reconcile', step, record };
    if (record.state === 'refused' && step.isEssential !== false && !step.isRefusedLast) {
      const irreversibleSteps = steps.filter(({ isRepeatable }) => !isRepeatable).map(({ id }) => id);
      const isDone = records.some(({ state, step: id }) => state === 'done' && irreversibleSteps.includes(id));
      const kind = isDone ? 'stopped' : 'refused';
      return { kind: 'end', end: { kind, refusal: record.refusal ?? 'other', message: record.message } };
    }
  }
  const refused = steps
    .filter(({ isRefusedLast }) => isRefusedLast)
    .map(recordOf)
    .find((record) => record?.state === 'refused');
  if (refused)
    return { kind: 'end', end: { kind: 'refused', refusal: refused.refusal ?? 'other', message: refused.message } };
  return { kind: 'end', end: { kind: 'done', results: resultsOf(records) } };
}

/**
 * Runs a saga as far as possible, from where an earlier run ended. A step is sent once; a step with a lost reply is
 * reconciled first (LEDGER-19, LEDGER-20).
 * @throws errors of a step; its record stays, and the next run reconciles it
 */
export async function runSaga(steps: readonly SagaStep[], journal: SagaJournal, now: () => number): Promise<SagaEnd> {
  for (;;) {
    const move = nextMove(steps, journal.records());
    if (move.kind === 'end') return move.end;
    const results = resultsOf(journal.records());
    const end =
      move.kind === 'send'
        ? await send(move.step, results, journal, now())
        : await reconcileStep(move.step, move.record, results, journal);
    if (end) return end;
  }
}

/**
 * Sends one step.
 * @returns the end of the run, or undefined to go on
 */
async function send(
  step: SagaStep,
  results: StepResults,
  journal: SagaJournal,
  sentAt: number,
): Promise<SagaEnd | undefined> {
  const record: StepRecord = { step: step.id, state: 'sent', sentAt };
  journal.put(record);
  const outcome = await step.send(results);
  if (isEffectUnknown(outcome)) return { kind: 'waiting', hasAnswer: false };
  if (outcome.kind === 'fault' && isSessionFault(outcome.why)) {
    // The carrier did nothing. A later session of the group may send the step (LEDGER-21).
    journal.drop(step.id);
    const isFirst = journal.records().length === 0;
    return isFirst ? { kind: 'refused', refusal: outcome.why } : { kind: 'waiting', hasAnswer: false };
  }
  journal.put({ ...record, ...endOf(outcome) });
  return undefined;
}

function endOf(outcome: StepOutcome): Pick<StepRecord, 'state' | 'result' | 'refusal' | 'message'> {
  switch (outcome.kind) {
    case 'reply':
      return { state: 'done', result: outcome.reply };
    case 'problem':
      return {
        state: 'refused',
        result: 'result' in outcome ? outcome.result : undefined,
        refusal: outcome.name,
        message: refusalMessage(outcome),
      };
    case 'fault':
      return { state: 'refused', refusal: 'other' };
  }
}

async function reconcileStep(
  step: SagaStep,
  record: StepRecord,
  results: StepResults,
  journal: SagaJournal,
): Promise<SagaEnd | undefined> {
  const reconciled = await step.reconcile(record, results);
  switch (reconciled?.outcome) {
    case 'done':
      journal.put({ ...record, state: 'done', result: reconciled.result });
      return undefined;
    case 'refused':
      journal.put({ ...record, state: 'refused', refusal: 'other' });
      return undefined;
    case 'absent':
      // Waits, because the lost write may still arrive until the operation is given up (LEDGER-8).
      if (step.needsKey && journal.hasIdempotentWrites === false) return { kind: 'waiting', hasAnswer: true };
      journal.drop(step.id);
      return undefined;
    default:
      return { kind: 'waiting', hasAnswer: reconciled !== undefined };
  }
}

function resultsOf(records: readonly StepRecord[]): StepResults {
  return Object.fromEntries(records.filter(({ state }) => state === 'done').map(({ step, result }) => [step, result]));
}
