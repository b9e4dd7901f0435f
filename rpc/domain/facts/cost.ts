import { reconcileTimeoutMs, traceWindowMs } from '../ledger.ts';

/** Kinds of operations that charge money each time: a second one is charged too (LEDGER-43). */
export const chargedKinds = [
  'top-up',
  'plan-change',
  'reorder-sim',
  'sim-kit',
  'add-line',
  'month-in-advance',
] as const;
export type ChargedKind = (typeof chargedKinds)[number];

/** Returns true for a kind of operation that charges money each time. */
export function isCharged(kind: string): kind is ChargedKind {
  return chargedKinds.some((charged) => charged === kind);
}

/** Returns the cents that an operation charges once, with the quoted tax; undefined where no sum is certain. */
export function costOf(summary: { kind: string; charge?: number; amount?: number }): number | undefined {
  switch (summary.kind) {
    case 'top-up':
    case 'reorder-sim':
    case 'sim-kit':
      return summary.charge;
    case 'month-in-advance':
      return summary.amount;
    default:
      return undefined;
  }
}

/** Returns the time in milliseconds for which the portal looks for an operation without a trace (LEDGER-7). */
export function searchedMs(kind: string): number {
  return isCharged(kind) || kind === 'auto-top-up' ? reconcileTimeoutMs : traceWindowMs;
}
