import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accountTtlMs,
  arrivalWindowMs,
  eventOf,
  transition,
  reconcileTimeoutMs,
  isInProgress,
  isFinal,
  isReconciled,
  hasPayloadMismatch,
  operationTtlMs,
  type LedgerEvent,
  canBeSettled,
  reconcileMissing,
  type OperationState,
  operationStates,
  stuckAfterMs,
  type ReconcileResult,
} from './ledger.ts';

const events: LedgerEvent[] = [
  'accept',
  'complete',
  'refuse',
  'lose',
  'give-up',
  'turn-away',
  'resend',
  'miss',
  'expire',
  'unseen',
];
const settling: LedgerEvent[] = ['settle-done', 'settle-refused'];
const ends: OperationState[] = ['done', 'refused', 'needs-care', 'cannot-tell'];

describe('transition (LEDGER-4)', () => {
  const settled = { 'settle-done': 'done', 'settle-refused': 'refused' } as const;
  const steps: Record<OperationState, Partial<Record<LedgerEvent, OperationState>>> = {
    sending: {
      accept: 'pending',
      complete: 'done',
      refuse: 'refused',
      lose: 'unknown',
      'give-up': 'needs-care',
      'turn-away': 'not-sent',
    },
    pending: { complete: 'done', refuse: 'refused', 'give-up': 'needs-care', ...settled },
    unknown: {
      accept: 'pending',
      complete: 'done',
      refuse: 'refused',
      'give-up': 'needs-care',
      miss: 'no-trace',
      unseen: 'cannot-tell',
      ...settled,
    },
    'no-trace': { accept: 'pending', complete: 'done', refuse: 'refused', expire: 'cannot-tell', ...settled },
    'not-sent': { resend: 'sending', complete: 'done' },
    done: {},
    refused: {},
    'needs-care': settled,
    'cannot-tell': settled,
  };
  const transitions = operationStates.flatMap((state) =>
    [...events, ...settling].map((event) => ({ state, event, to: steps[state][event] })),
  );

  test.for(transitions)('$state, $event → $to', ({ state, event, to }) => {
    expect(transition(state, event)).toBe(to);
  });

  test('never leaves a final state, and sends again only what was not sent', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (sequence) => {
        let state: OperationState = 'sending';
        for (const event of sequence) {
          const next = transition(state, event);
          if (!next) continue;
          expect(ends).not.toContain(state);
          if (next === 'sending') expect(state).toBe('not-sent');
          state = next;
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test.each(operationStates)('state %s is either reconciled or final', (state) => {
    expect([isReconciled(state), isFinal(state)].filter(Boolean)).toHaveLength(1);
    expect(isFinal(state)).toBe(ends.includes(state) || state === 'not-sent');
    expect(isInProgress(state)).toBe(isReconciled(state) && state !== 'no-trace');
  });
});

test.each<[OperationState, afterMs: number, may: boolean]>([
  ['sending', 100 * stuckAfterMs, false],
  ['unknown', arrivalWindowMs, false],
  ['unknown', arrivalWindowMs + 1, true],
  ['pending', stuckAfterMs, false],
  ['pending', stuckAfterMs + 1, true],
  ['needs-care', 0, true],
  ['no-trace', 0, true],
  ['cannot-tell', 0, true],
  ['not-sent', 0, false],
  ['done', 100 * stuckAfterMs, false],
  ['refused', 100 * stuckAfterMs, false],
])('canBeSettled in state %s, %i ms after sending: %s (LEDGER-30)', (state, afterMs, may) => {
  expect(stuckAfterMs).toBe(3_600_000);
  expect(canBeSettled({ state, sentAt: 7 }, 7 + afterMs)).toBe(may);
});

describe('eventOf', () => {
  test.each<[ReconcileResult, OperationState, LedgerEvent | undefined]>([
    ['done', 'unknown', 'complete'],
    ['done', 'pending', 'complete'],
    ['refused', 'pending', 'refuse'],
    ['refused', 'unknown', 'refuse'],
    ['pending', 'unknown', 'accept'],
    ['open', 'unknown', undefined],
    ['open', 'pending', undefined],
    ['refused', 'no-trace', 'refuse'],
    ['done', 'no-trace', 'complete'],
    ['pending', 'no-trace', 'accept'],
  ])('result %s in state %s: %s', (result, state, event) => {
    expect(eventOf(result, state, { ageMs: 0 })).toBe(event);
  });

  test.each<OperationState>(['pending', 'sending'])('ignores absent in state %s (LEDGER-7)', (state) => {
    expect(eventOf('absent', state, { ageMs: operationTtlMs })).toBeUndefined();
  });

  const [minute, hour] = [60_000, 3_600_000];
  test.each<[OperationState, Parameters<typeof eventOf>[2], LedgerEvent | undefined]>([
    ['unknown', { ageMs: 3 * minute, costs: true }, 'miss'],
    ['unknown', { ageMs: 3 * minute }, 'miss'],
    ['unknown', { ageMs: 3 * minute, effect: 'passing' }, 'unseen'],
    ['unknown', { ageMs: 3 * minute, effect: 'unseen' }, 'unseen'],
    ['unknown', { ageMs: 0, effect: 'page' }, 'refuse'],
    ['no-trace', { ageMs: 10 * minute }, undefined],
    ['no-trace', { ageMs: 10 * minute + 1 }, 'refuse'],
    ['no-trace', { ageMs: 72 * hour, costs: true }, undefined],
    ['no-trace', { ageMs: 72 * hour + 1, costs: true }, 'expire'],
  ])('a write without a trace in state %s, %o: %s (LEDGER-7)', (state, traceless, event) => {
    expect(eventOf('absent', state, traceless)).toBe(event);
  });
});

test.each<[sentWith: string | undefined, mark: string | undefined, used: boolean]>([
  ['a', 'a', false],
  ['a', 'b', true],
  ['a', undefined, true],
  [undefined, 'b', false],
])('hasPayloadMismatch of %s and %s returns %s (LEDGER-23)', (payloadHash, hash, hasMismatch) => {
  expect(hasPayloadMismatch({ payloadHash }, hash)).toBe(hasMismatch);
});

test('returns open for two minutes and absent afterwards (LEDGER-7)', () => {
  expect(arrivalWindowMs).toBe(120_000);
  expect([0, arrivalWindowMs, arrivalWindowMs + 1].map((ageMs) => reconcileMissing(7, 7 + ageMs))).toEqual([
    'open',
    'open',
    'absent',
  ]);
});

test('gives up after 72 hours and keeps operations for 90 days (LEDGER-8, LEDGER-9, SAFETY-29)', () => {
  const day = 86_400_000;
  expect({ giveUpMs: reconcileTimeoutMs, keepMs: operationTtlMs, accountLifeMs: accountTtlMs }).toEqual({
    giveUpMs: 3 * day,
    keepMs: 90 * day,
    accountLifeMs: 400 * day,
  });
});
