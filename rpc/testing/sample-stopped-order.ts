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

/** Returns an order of lines 2 and 3 that needs care since `endedAt`. */
export const stoppedOrder = (endedAt = noon): Operation => ({
  id: 'form-id-00000001',
  kind: 'add-line',
  subjectId: 'line-1',
  actorId: 'line-1',
  state: 'needs-care',
  issuedAt: noon,
  sentAt: noon,
  endedAt,
  terms: { ...sampleTerms['add-line'], lines: [person(2), person(3)] },
});

/** Returns the step record of a created line. */
export const madeLine = (occurrence: number): StepRecord => ({
  step: `line-${occurrence}`,
  state: 'done',
  sentAt: noon,
  result: `line-${occurrence}`,
});
