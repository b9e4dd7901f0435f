/**
 * The life of one write (decision 25). `issued`: a form was given out. `sending`: the call is on its way. `pending`:
 * the
 * carrier accepted it and works on it. `unknown`: no answer was read. The last three are ends.
 */
export const operationStates = ['issued', 'sending', 'pending', 'unknown', 'done', 'refused', 'needs-care'] as const;
export type OperationState = (typeof operationStates)[number];

/** What a read-back can say. `open` decides nothing yet; `never-arrived` is safe to try again. */
export type Verdict = 'done' | 'refused' | 'pending' | 'never-arrived' | 'open';

export type LedgerEvent = 'submit' | 'accept' | 'complete' | 'refuse' | 'lose' | 'give-up';

const next: Readonly<Record<OperationState, Partial<Record<LedgerEvent, OperationState>>>> = {
  issued: { submit: 'sending' },
  sending: { accept: 'pending', complete: 'done', refuse: 'refused', lose: 'unknown' },
  pending: { complete: 'done', refuse: 'refused', 'give-up': 'needs-care' },
  unknown: { accept: 'pending', complete: 'done', refuse: 'refused', 'give-up': 'needs-care' },
  done: {},
  refused: {},
  'needs-care': {},
};

/** The state after an event, or undefined when the event has nothing to say in this state: an end stays an end. */
export function follow(state: OperationState, event: LedgerEvent): OperationState | undefined {
  return next[state][event];
}

/**
 * The event that a read-back's verdict stands for; what the carrier once accepted has arrived, whatever it forgets
 * later.
 */
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

/** Sent, and not yet at its end: the line takes no second operation of the kind. */
export function isOpen(state: OperationState): boolean {
  return state === 'sending' || state === 'pending' || state === 'unknown';
}

/** At its end. */
export function isSettled(state: OperationState): boolean {
  return state === 'done' || state === 'refused' || state === 'needs-care';
}

/** A request that nobody at the carrier knows of after this long never arrived: our own limit of 30 s is long past. */
export const arrivalMs = 2 * 60_000;

/** What to think of a request that has left no trace at the carrier. Times in milliseconds since 1970. */
export function notFoundYet(sentAt: number, now: number): Verdict {
  return now - sentAt > arrivalMs ? 'never-arrived' : 'open';
}

/** A quote is good for ten minutes. */
export const quoteMs = 10 * 60_000;
/** Then people are asked to call: nothing the carrier says after this is waited for. */
export const giveUpMs = 72 * 3_600_000;
/** Settled operations are kept for 90 days. */
export const keepMs = 90 * 86_400_000;
