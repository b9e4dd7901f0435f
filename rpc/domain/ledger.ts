import { oneDay } from './day.ts';

/**
 * The life of one write (LEDGER-4). `sending`: the call is on its way. `pending`: the carrier accepted it and works on
 * it. `unknown`: no reply was read. The last three are final.
 */
export const operationStates = ['sending', 'pending', 'unknown', 'done', 'refused', 'needs-care'] as const;
export type OperationState = (typeof operationStates)[number];

/** What a read-back can say. `open` decides nothing yet; `never-arrived` is safe to try again. */
export type ReconcileResult = 'done' | 'refused' | 'pending' | 'never-arrived' | 'open';

/** `settle-done`, `settle-refused`: the operator knows the end from elsewhere (LEDGER-30). */
export type LedgerEvent = 'accept' | 'complete' | 'refuse' | 'lose' | 'give-up' | 'settle-done' | 'settle-refused';

const bySettling = { 'settle-done': 'done', 'settle-refused': 'refused' } as const;

const transitions: Readonly<Record<OperationState, Partial<Record<LedgerEvent, OperationState>>>> = {
  sending: {
    accept: 'pending',
    complete: 'done',
    refuse: 'refused',
    lose: 'unknown',
    'give-up': 'needs-care',
  },
  pending: { complete: 'done', refuse: 'refused', 'give-up': 'needs-care', ...bySettling },
  unknown: { accept: 'pending', complete: 'done', refuse: 'refused', 'give-up': 'needs-care', ...bySettling },
  done: {},
  refused: {},
  'needs-care': bySettling,
};

/** The state after an event; undefined when the event does not apply, so that a final state stays. */
export function transition(state: OperationState, event: LedgerEvent): OperationState | undefined {
  return transitions[state][event];
}

/** The event that a verdict stands for. What the carrier once accepted has arrived, whatever it forgets later. */
export function eventOf(verdict: ReconcileResult, state: OperationState): LedgerEvent | undefined {
  switch (verdict) {
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

/** Sent and not settled: its subject takes no second operation of the kind (LEDGER-3). */
export function isInProgress(state: OperationState): boolean {
  return state === 'sending' || state === 'pending' || state === 'unknown';
}

/** Was it sent by a form that said something else (LEDGER-23)? */
export function hasPayloadMismatch(
  { payloadHash }: { payloadHash?: string | undefined },
  mark: string | undefined,
): boolean {
  return payloadHash !== undefined && payloadHash !== mark;
}

/** In a final state (LEDGER-4). */
export function isFinal(state: OperationState): boolean {
  return state === 'done' || state === 'refused' || state === 'needs-care';
}

/** A write without a trace at the carrier after this long never arrived (LEDGER-7). Milliseconds. */
export const arrivalWindowMs = 2 * 60_000;

/** An operation that the carrier accepted is stuck after this long without an end (LEDGER-30). Milliseconds. */
export const stuckAfterMs = 60 * 60_000;

/** May the operator settle it by what they know from elsewhere? Times in milliseconds since 1970. */
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

/** The verdict on a write without a trace at the carrier. Times in milliseconds since 1970. */
export function reconcileMissing(sentAt: number, now: number): ReconcileResult {
  return now - sentAt > arrivalWindowMs ? 'never-arrived' : 'open';
}

/** After this an open operation needs care (LEDGER-8). Milliseconds. */
export const reconcileTimeoutMs = 72 * 3_600_000;
/** How long settled operations are kept (LEDGER-9). Milliseconds. */
export const operationTtlMs = 90 * oneDay;
/** What an account needs to know people and links again is kept so long after anybody used it (SAFETY-29). */
export const accountTtlMs = 400 * oneDay;
