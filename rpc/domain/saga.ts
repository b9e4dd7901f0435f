import type { Outcome, Problem } from '../problem.ts';
import { isEffectUnknown, isSessionFault, refusalMessage } from '../problem.ts';
import type { ReconcileResult } from './ledger.ts';

/** How far one step of a saga is. A step without a record has not been sent. Times in milliseconds since 1970. */
export interface StepRecord {
  step: string;
  /** `sent` stays until the reply is read: after a crash or a lost reply the step is read back. */
  state: 'sent' | 'done' | 'refused';
  sentAt: number;
  /** What is kept of its reply: the id of a new line or of an order, the amount of a hold. */
  result?: string | undefined;
  /** A declared problem's name, `session` or `other`. */
  refusal?: string | undefined;
  /** The carrier's own words for it (ERROR-21). */
  message?: string | undefined;
}

/** How the call of a step ended; a refusal may keep something of the reply that it came with. */
export type StepOutcome = Outcome<string | undefined> | (Problem & { result: string });

/** What the carrier says of a step whose reply was not read; undefined when it could not be asked. */
export type StepReconcileResult = { outcome: ReconcileResult; result?: string | undefined } | undefined;

/** One declared write of a saga, with its own read-back (LEDGER-19). */
export interface SagaStep {
  /** The same each time the saga goes on: records are found by it. */
  id: string;
  /** False for a step whose refusal does not end the saga. */
  isEssential?: boolean;
  /** Another saga may do it again without harm, so that a refusal after it leaves nothing to care for (LEDGER-22). */
  isRepeatable?: boolean;
  /** @param results what earlier steps gave, by step id */
  send(results: StepResults): Promise<StepOutcome>;
  reconcile(record: StepRecord, results: StepResults): Promise<StepReconcileResult>;
}

export type StepResults = Readonly<Record<string, string | undefined>>;

/** Where the records are kept. A record is stored before the call that it is about leaves. */
export interface SagaJournal {
  records(): readonly StepRecord[];
  put(record: StepRecord): void;
  /** The step was never sent, or never arrived. */
  drop(step: string): void;
}

/**
 * How far a saga came. `refused`: nothing was done that can't be done again. `stopped`: steps before the refused one
 * were done, and no call undoes them. `waiting`: the carrier has to be asked again later.
 */
export type SagaEnd =
  | { kind: 'done'; results: StepResults; result?: string | undefined }
  | { kind: 'refused' | 'stopped'; refusal: string; message?: string | undefined }
  /** `heard` is false when the carrier gave no answer: it is asked again later each time (POLL-7). */
  | { kind: 'waiting'; hasAnswer: boolean };

/** Returns true for the end of a saga, and false for the outcome of a single call. */
export function isSagaEnd(end: SagaEnd | Outcome<unknown>): end is SagaEnd {
  return end.kind !== 'reply' && end.kind !== 'problem' && end.kind !== 'fault';
}

type Move =
  | { kind: 'send'; step: SagaStep }
  | { kind: 'read-back'; step: SagaStep; record: StepRecord }
  | { kind: 'end'; end: SagaEnd };

/** What comes next, by the records alone: the first step that is not at its end decides. */
function nextMove(steps: readonly SagaStep[], records: readonly StepRecord[]): Move {
  for (const step of steps) {
    const record = records.find((one) => one.step === step.id);
    if (!record) return { kind: 'send', step };
    if (record.state === 'sent') return { kind: 'read-back', step, record };
    if (record.state === 'refused' && step.isEssential !== false) {
      const mustStand = steps.filter(({ isRepeatable: repeatable }) => !repeatable).map(({ id }) => id);
      const isDone = records.some((one) => one.state === 'done' && mustStand.includes(one.step));
      const as = isDone ? 'stopped' : 'refused';
      return { kind: 'end', end: { kind: as, refusal: record.refusal ?? 'other', message: record.message } };
    }
  }
  return { kind: 'end', end: { kind: 'done', results: resultsOf(records) } };
}

/**
 * Runs a saga as far as it goes, from wherever an earlier run ended: a step is sent once, and one whose reply was not
 * read is read back before anything else (LEDGER-19, LEDGER-20).
 * @throws whatever a step throws; its record stays, and the next run reads it back
 */
export async function runSaga(steps: readonly SagaStep[], journal: SagaJournal, now: () => number): Promise<SagaEnd> {
  for (;;) {
    const move = nextMove(steps, journal.records());
    if (move.kind === 'end') return move.end;
    const results = resultsOf(journal.records());
    const stuck =
      move.kind === 'send'
        ? await send(move.step, results, journal, now())
        : await readBack(move.step, move.record, results, journal);
    if (stuck) return stuck;
  }
}

/** @returns where the run ends, or undefined when it goes on */
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
    // The carrier did nothing: a session of the group may send the step later (LEDGER-21).
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

async function readBack(
  step: SagaStep,
  record: StepRecord,
  results: StepResults,
  journal: SagaJournal,
): Promise<SagaEnd | undefined> {
  const seen = await step.reconcile(record, results);
  switch (seen?.outcome) {
    case 'done':
      journal.put({ ...record, state: 'done', result: seen.result });
      return undefined;
    case 'refused':
      journal.put({ ...record, state: 'refused', refusal: 'other' });
      return undefined;
    case 'never-arrived':
      journal.drop(step.id);
      return undefined;
    default:
      return { kind: 'waiting', hasAnswer: seen !== undefined };
  }
}

function resultsOf(records: readonly StepRecord[]): StepResults {
  return Object.fromEntries(records.filter(({ state }) => state === 'done').map(({ step, result }) => [step, result]));
}
