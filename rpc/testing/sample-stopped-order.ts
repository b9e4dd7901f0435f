import type { StepRecord } from '../domain/saga.ts';
import type { Operation } from '../operation/operations.ts';
import { noon } from './fake-account.ts';
import { sampleTerms } from './sample-terms.ts';

const person = (occurrence: number) => ({
  firstName: 'ANA',
  lastName: 'REYES',
  sim: 'sim' as const,
  occurrence,
  price: 1500,
});

/** An order of lines 2 and 3 that needs care since then. */
export const stoppedOrder = (settledAt = noon): Operation => ({
  id: 'form-id-00000001',
  kind: 'add-line',
  subjectId: 'line-1',
  actorId: 'line-1',
  state: 'needs-care',
  issuedAt: noon,
  sentAt: noon,
  endedAt: settledAt,
  terms: { ...sampleTerms['add-line'], lines: [person(2), person(3)] },
});

/** The step of a line that was made. */
export const madeLine = (occurrence: number): StepRecord => ({
  step: `line-${occurrence}`,
  state: 'done',
  sentAt: noon,
  result: `line-${occurrence}`,
});
