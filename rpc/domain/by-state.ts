import type { OperationState } from './ledger.ts';

/** Returns the result of the state's own function. A state without one does not compile (LEDGER-4). */
export function byState<T>(state: OperationState, cases: Readonly<Record<OperationState, () => T>>): T {
  return cases[state]();
}
