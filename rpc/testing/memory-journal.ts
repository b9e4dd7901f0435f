import type { StepRecord } from '../domain/saga.ts';
import type { OperationJournal, Secrets } from '../operation/operation.ts';

/** A journal that forgets with the test. */
export function memoryJournal(secrets: Secrets = {}): OperationJournal {
  const kept = new Map<string, StepRecord>();
  return {
    records: () => [...kept.values()],
    put: (record) => void kept.set(record.step, record),
    drop: (step) => void kept.delete(step),
    secrets: () => Promise.resolve(secrets),
  };
}
