import type { SagaJournal, StepRecord } from '../domain/saga.ts';

/** A journal that forgets with the test. */
export function memoryJournal(): SagaJournal {
  const kept = new Map<string, StepRecord>();
  return {
    records: () => [...kept.values()],
    put: (record) => void kept.set(record.step, record),
    drop: (step) => void kept.delete(step),
  };
}
