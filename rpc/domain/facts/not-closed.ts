import type { OperationState } from '../ledger.ts';

/** The thing that somebody believes to be closed, and what is open: the account, or a line's data. */
export type NotClosed = 'lock' | 'pause';

/** Returns what a lock or a pause that was not sent leaves open (SIGNIN-16, HOME-31). */
export function notClosedBy(summary: { kind: string; pause?: boolean }, state: OperationState): NotClosed | undefined {
  if (state !== 'not-sent') return undefined;
  if (summary.kind === 'account-lock' || summary.kind === 'secure-account') return 'lock';
  return summary.kind === 'data-service' && summary.pause ? 'pause' : undefined;
}
