import type { OperationState } from '../ledger.ts';
import type { OperationRef } from './line-operation.ts';

/** States of an operation whose effect is unknown: it may have been done, or may still be (LEDGER-43). */
export const doubtfulStates = ['no-trace', 'needs-care', 'cannot-tell'] as const satisfies OperationState[];
export type DoubtfulState = (typeof doubtfulStates)[number];

/**
 * Returns the newest of the operations of a kind and subject, if nobody knows whether it took effect (LEDGER-43). A
 * later one that ended otherwise makes it the customer's past.
 */
export function earlierInDoubt<O extends OperationRef>(
  operations: readonly O[],
): (O & { state: DoubtfulState }) | undefined {
  const sentAtOf = ({ sentAt = 0 }: O) => sentAt;
  const [newest] = operations.toSorted((a, b) => sentAtOf(b) - sentAtOf(a));
  const isDoubtful = (operation: O): operation is O & { state: DoubtfulState } =>
    doubtfulStates.some((state) => state === operation.state);
  return newest && isDoubtful(newest) ? newest : undefined;
}
