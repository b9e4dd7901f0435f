import type { StepRecord } from '../domain/saga.ts';
import type { OperationJournal, Secrets } from '../operation/operation.ts';

/** Returns a journal in memory. @param kept the records by step, for a test that reads them */
export function memoryJournal(secrets: Secrets = {}, kept = new Map<string, StepRecord>()): OperationJournal {
  return {
    records: () => [...kept.values()],
    put: (record) => void kept.set(record.step, record),
    drop: (step) => void kept.delete(step),
    secrets: () => Promise.resolve(secrets),
    now: () => Date.now(),
    endOtherSessions: async () => 0,
  };
}
