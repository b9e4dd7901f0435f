import { oneDay } from './day.ts';

/**
 * States of a write (LEDGER-4). `sending`: the call is in flight. `pending`: the carrier accepted it. `unknown`: the
 * reply was lost. `done`, `refused` and `needs-care` are final.
 */
export const operationStates = ['sending', 'pending', 'unknown', 'done', 'refused', 'needs-care'] as const;
export type OperationState = (typeof operationStates)[number];

/** Result of a reconciliation. `open`: not decidable yet. `never-arrived`: safe to send again. */
export type ReconcileResult = 'done' | 'refused' | 'pending' | 'never-arrived' | 'open';

/**
 * Events of the state machine. `lose`: the reply was lost. `settle-done`, `settle-refused`: the operator set the end
 * (LEDGER-30).
 */
export type LedgerEvent = 'accept' | 'complete' | 'refuse' | 'lose' | 'give-up' | 'settle-done' | 'settle-refused';

const settledByOperator = { 'settle-done': 'done', 'settle-refused': 'refused' } as const;

const transitions: Readonly<Record<OperationState, Partial<Record<LedgerEvent, OperationState>>>> = {
  sending: {
    accept: 'pending',
    complete: 'done',
    refuse: 'refused',
    lose: 'unknown',
    'give-up': 'needs-care',
  },
  pending: { complete: 'done', refuse: 'refused', 'give-up': 'needs-care', ...settledByOperator },
  unknown: { accept: 'pending', complete: 'done', refuse: 'refused', 'give-up': 'needs-care', ...settledByOperator },
  done: {},
  refused: {},
  'needs-care': settledByOperator,
};

/** Returns the next state of the state machine, or undefined when the event does not apply. Final states stay. */
export function transition(state: OperationState, event: LedgerEvent): OperationState | undefined {
  return transitions[state][event];
}

/** Returns the event of a reconcile result. A write that the carrier once accepted cannot become `never-arrived`. */
export function eventOf(result: ReconcileResult, state: OperationState): LedgerEvent | undefined {
  switch (result) {
    case 'done':
      return 'complete';
    case 'refused':
      return 'refuse';
    case 'never-arrived':
      return state === 'unknown' ? 'refuse' : undefined;
    case 'pending':
      return 'accept';
    case 'open':
      return undefined;
  }
}

/** Returns true for a sent operation without a final state. It blocks a second one of its kind (LEDGER-3). */
export function isInProgress(state: OperationState): boolean {
  return state === 'sending' || state === 'pending' || state === 'unknown';
}

/** Returns true when the operation was sent with another payload than this one (LEDGER-23). */
export function hasPayloadMismatch(
  { payloadHash }: { payloadHash?: string | undefined },
  hash: string | undefined,
): boolean {
  return payloadHash !== undefined && payloadHash !== hash;
}

/** Returns true for a final state (LEDGER-4). */
export function isFinal(state: OperationState): boolean {
  return state === 'done' || state === 'refused' || state === 'needs-care';
}

/** A write that the carrier does not show after this many milliseconds never arrived (LEDGER-7). */
export const arrivalWindowMs = 2 * 60_000;

/** A pending operation counts as stuck after this many milliseconds (LEDGER-30). */
export const stuckAfterMs = 60 * 60_000;

/** Returns true when the operator may settle the operation (LEDGER-30). Times are epoch milliseconds. */
export function canBeSettled({ state, sentAt = 0 }: { state: OperationState; sentAt?: number }, now: number): boolean {
  switch (state) {
    case 'needs-care':
      return true;
    case 'unknown':
      return now - sentAt > arrivalWindowMs;
    case 'pending':
      return now - sentAt > stuckAfterMs;
    default:
      return false;
  }
}

/** Returns the reconcile result of a write that the carrier does not show (LEDGER-7). Times are epoch milliseconds. */
export function reconcileMissing(sentAt: number, now: number): ReconcileResult {
  return now - sentAt > arrivalWindowMs ? 'never-arrived' : 'open';
}

/** An operation without a final state needs care after this many milliseconds (LEDGER-8). */
export const reconcileTimeoutMs = 72 * 3_600_000;
/** Retention of ended operations, in milliseconds (LEDGER-9). */
export const operationTtlMs = 90 * oneDay;
/** Retention of bindings and references after the last use of the account, in milliseconds (SAFETY-29). */
export const accountTtlMs = 400 * oneDay;
