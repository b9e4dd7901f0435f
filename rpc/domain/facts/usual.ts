import type { OperationState } from '../ledger.ts';

const minute = 60_000;

/** Longest usual duration of each work, in milliseconds (PORT-4). A lost reply counts as an operation (LEDGER-5). */
const usualMs = { operation: 5 * minute, activation: 15 * minute, 'port-in': 120 * minute } as const;

export type Work = keyof typeof usualMs;

/** Returns true for work that takes longer than usual. Times are epoch milliseconds (PORT-4). */
export function isLong(work: Work, since: number, now: number): boolean {
  return now - since > usualMs[work];
}

/** Returns the work that a page waits for after an operation was sent. */
export function workOf({ kind, state }: { kind: string; state: OperationState }): Work {
  return kind === 'activate' && state !== 'unknown' ? 'activation' : 'operation';
}
