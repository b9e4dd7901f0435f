import { oneDay } from './day.ts';

/**
 * States of a write (LEDGER-4). `sending`: the call is in flight. `pending`: the carrier accepted it. `unknown`: the
 * reply was lost. `no-trace`: the same, and the carrier shows no trace of it, but it may still arrive. `not-sent`: the
 * carrier rejected the session and did nothing; the same form can be sent again. `cannot-tell`: no read shows its
 * effect, or none did for 72 hours. `needs-care`: it ended without a known result, and people have to look at it.
 */
export const operationStates = [
  'sending',
  'pending',
  'unknown',
  'no-trace',
  'not-sent',
  'done',
  'refused',
  'needs-care',
  'cannot-tell',
] as const;
export type OperationState = (typeof operationStates)[number];

/** Result of a reconciliation. `open`: not decidable yet. `absent`: no trace within the arrival window. */
export type ReconcileResult = 'done' | 'refused' | 'pending' | 'absent' | 'open';

/**
 * Events of the state machine. `lose`: the reply was lost. `turn-away`: the session was rejected, or its tokens were
 * not renewed in time. `resend`: the form of an operation that was not sent is sent again. `miss`: no trace within the
 * arrival window. `expire`: still none after 72 hours. `unseen`: no read shows this kind. `settle-done`,
 * `settle-refused`: the operator set the end (LEDGER-30).
 */
export type LedgerEvent =
  | 'accept'
  | 'complete'
  | 'refuse'
  | 'lose'
  | 'give-up'
  | 'turn-away'
  | 'resend'
  | 'miss'
  | 'expire'
  | 'unseen'
  | 'settle-done'
  | 'settle-refused';

const settledByOperator = { 'settle-done': 'done', 'settle-refused': 'refused' } as const;

const transitions: Readonly<Record<OperationState, Partial<Record<LedgerEvent, OperationState>>>> = {
  sending: {
    accept: 'pending',
    complete: 'done',
    refuse: 'refused',
    lose: 'unknown',
    'give-up': 'needs-care',
    'turn-away': 'not-sent',
  },
  pending: { complete: 'done', refuse: 'refused', 'give-up': 'needs-care', ...settledByOperator },
  unknown: {
    accept: 'pending',
    complete: 'done',
    refuse: 'refused',
    'give-up': 'needs-care',
    miss: 'no-trace',
    unseen: 'cannot-tell',
    ...settledByOperator,
  },
  'no-trace': {
    accept: 'pending',
    complete: 'done',
    refuse: 'refused',
    expire: 'cannot-tell',
    ...settledByOperator,
  },
  'not-sent': { resend: 'sending', complete: 'done' },
  done: {},
  refused: {},
  'needs-care': settledByOperator,
  'cannot-tell': settledByOperator,
};

/** Returns the next state of the state machine, or undefined when the event does not apply. Final states stay. */
export function transition(state: OperationState, event: LedgerEvent): OperationState | undefined {
  return transitions[state][event];
}

/**
 * Visibility of an effect in the carrier's reads. `passing`: only while it lasts. `unseen`: never. `page`: it makes a
 * hosted page by which nothing is charged.
 */
export type Effect = 'readable' | 'passing' | 'unseen' | 'page';

/** Kind and age of an operation without a trace at the carrier. */
interface Traceless {
  effect?: Effect | undefined;
  costs?: true | undefined;
  /** Milliseconds since the operation was sent. */
  ageMs: number;
}

/**
 * Returns the event of a write without a trace, if it has one now (LEDGER-7). A write that costs money may still
 * arrive: it stays open for 72 hours. A write that the carrier once accepted has a trace.
 */
function eventOfAbsent({ effect = 'readable', costs, ageMs }: Traceless, state: OperationState) {
  if (state === 'unknown') return effect === 'page' ? 'refuse' : effect === 'readable' ? 'miss' : 'unseen';
  if (state !== 'no-trace') return undefined;
  if (costs) return ageMs > reconcileTimeoutMs ? 'expire' : undefined;
  return ageMs > traceWindowMs ? 'refuse' : undefined;
}

/** Returns the event that a reconcile result causes, if any. */
export function eventOf(result: ReconcileResult, state: OperationState, traceless: Traceless): LedgerEvent | undefined {
  switch (result) {
    case 'done':
      return 'complete';
    case 'refused':
      return 'refuse';
    case 'absent':
      return eventOfAbsent(traceless, state);
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

/** Returns true for a state in which the carrier is read for the end (LEDGER-4). One without a trace blocks nothing. */
export function isReconciled(state: OperationState): boolean {
  return isInProgress(state) || state === 'no-trace';
}

/** Returns true for an operation that ended (LEDGER-4). One that was not sent can be sent again (LEDGER-6). */
export function isFinal(state: OperationState): boolean {
  return !isReconciled(state);
}

/** A write that the carrier does not show after this many milliseconds has no trace (LEDGER-7). */
export const arrivalWindowMs = 2 * 60_000;

/** Milliseconds after which an operation without cost and without a trace counts as not arrived (LEDGER-7). */
export const traceWindowMs = 10 * 60_000;

/** A pending operation counts as stuck after this many milliseconds (LEDGER-30). */
export const stuckAfterMs = 60 * 60_000;

/** Returns true when the operator may settle the operation (LEDGER-30). Times are epoch milliseconds. */
export function canBeSettled({ state, sentAt = 0 }: { state: OperationState; sentAt?: number }, now: number): boolean {
  switch (state) {
    case 'needs-care':
    case 'no-trace':
    case 'cannot-tell':
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
  return now - sentAt > arrivalWindowMs ? 'absent' : 'open';
}

/** An operation without a final state needs care after this many milliseconds (LEDGER-8). */
export const reconcileTimeoutMs = 72 * 3_600_000;
/** Retention of ended operations, in milliseconds (LEDGER-9). */
export const operationTtlMs = 90 * oneDay;
/** Retention of bindings and references after the last use of the account, in milliseconds (SAFETY-29). */
export const accountTtlMs = 400 * oneDay;
