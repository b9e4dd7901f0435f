import type { Operation, OperationKind } from '../operation/operations.ts';

/**
 * Where a form leads: to an operation, its own or another one that is open or that sent the same draft; or to its page
 * again, without anything being sent.
 */
export type FormOutcome<K extends OperationKind = OperationKind, A = string> =
  | { kind: 'operation'; operation: Operation<K>; isOwn: boolean }
  | { kind: 'again'; because: A };

/**
 * Where saving a step leads: to the step that is next; to the journey as it is now, because another tab or device
 * changed it (JOURNEY-5); or to the step's page with what is wrong. Nothing is saved but for the first.
 */
export type StepOutcome<S extends string, P = never> =
  | { kind: 'step'; step: S }
  | { kind: 'again'; because: 'changed' }
  | { kind: 'problem'; problem: P };
