import type { StepRecord } from '../domain/saga.ts';
import type { OperationJournal, Secrets } from '../operation/operation.ts';

/** A journal that forgets with the test. @param kept the records, by step, for a test that looks at them */
export function memoryJournal(secrets: Secrets = {}, kept = new Map<string, StepRecord>()): OperationJournal {
  return {
    records: () => [...kept.values()],
    put: (record) => void kept.set(record.step, record),
    drop: (step) => void kept.delete(step),
    secrets: () => Promise.resolve(secrets),
    now: () => Date.now(),
  };
}
