import { oneDay } from './day.ts';

/**
 * The life of one write (LEDGER-4). `sending`: the call is on its way. `pending`: the carrier accepted it and works on
 * it. `unknown`: no reply was read. The last three are final.
 */
export const operationStates = ['sending', 'pending', 'unknown', 'done', 'refused', 'needs-care'] as const;
export type OperationState = (typeof operationStates)[number];

/** What a read-back can say. `open` decides nothing yet; `never-arrived` is safe to try again. */
export type Verdict = 'done' | 'refused' | 'pending' | 'never-arrived' | 'open';

/** `settle-done`, `settle-refused`: the operator knows the end from elsewhere (LEDGER-30). */
export type LedgerEvent = 'accept' | 'complete' | 'refuse' | 'lose' | 'give-up' | 'settle-done' | 'settle-refused';

const bySettling = { 'settle-done': 'done', 'settle-refused': 'refused' } as const;

const next: Readonly<Record<OperationState, Partial<Record<LedgerEvent, OperationState>>>> = {
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
export function follow(state: OperationState, event: LedgerEvent): OperationState | undefined {
  return next[state][event];
}

/** The event that a verdict stands for. What the carrier once accepted has arrived, whatever it forgets later. */
export function eventOf(verdict: Verdict, state: OperationState): LedgerEvent | undefined {
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
export function isOpen(state: OperationState): boolean {
  return state === 'sending' || state === 'pending' || state === 'unknown';
}

/** Was it sent by a form that said something else (LEDGER-23)? */
export function isUsed({ formMark }: { formMark?: string | undefined }, mark: string | undefined): boolean {
  return formMark !== undefined && formMark !== mark;
}

/** In a final state (LEDGER-4). */
export function isSettled(state: OperationState): boolean {
  return state === 'done' || state === 'refused' || state === 'needs-care';
}

/** A write without a trace at the carrier after this long never arrived (LEDGER-7). Milliseconds. */
export const arrivalMs = 2 * 60_000;

/** An operation that the carrier accepted is stuck after this long without an end (LEDGER-30). Milliseconds. */
export const stuckMs = 60 * 60_000;

/** May the operator settle it by what they know from elsewhere? Times in milliseconds since 1970. */
export function mayBeSettled({ state, sentAt = 0 }: { state: OperationState; sentAt?: number }, now: number): boolean {
  switch (state) {
    case 'needs-care':
      return true;
    case 'unknown':
      return now - sentAt > arrivalMs;
    case 'pending':
      return now - sentAt > stuckMs;
    default:
      return false;
  }
}

/** The verdict on a write without a trace at the carrier. Times in milliseconds since 1970. */
export function notFoundYet(sentAt: number, now: number): Verdict {
  return now - sentAt > arrivalMs ? 'never-arrived' : 'open';
}

/** After this an open operation needs care (LEDGER-8). Milliseconds. */
export const giveUpMs = 72 * 3_600_000;
/** How long settled operations are kept (LEDGER-9). Milliseconds. */
export const keepMs = 90 * oneDay;
/** What an account needs to know people and links again is kept so long after anybody used it (SAFETY-29). */
export const accountLifeMs = 400 * oneDay;
