import type { Operation, OperationKind } from '../operation/operations.ts';

/**
 * Outcome of a form: an operation (its own, or another one that is in progress or of the same draft), or its page again
 * with a reason and nothing sent.
 */
export type FormOutcome<K extends OperationKind = OperationKind, A = string> =
  | { kind: 'operation'; operation: Operation<K>; isOwn: boolean }
  | { kind: 'rejected'; reason: A };

/**
 * Outcome of saving a step: the next step, a rejection, or the step's page with a problem. Only the first one saves. A
 * rejection means that another tab or device changed the draft (optimistic lock, JOURNEY-5).
 */
export type StepOutcome<S extends string, P = never> =
  | { kind: 'step'; step: S }
  | { kind: 'rejected'; reason: 'changed' }
  | { kind: 'problem'; problem: P };
