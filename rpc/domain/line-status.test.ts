import { describe, expect, test } from 'vitest';
import { lineOf } from '../testing/fake-customer.ts';
import {
  isActivated,
  isActivationWatched,
  isListed,
  isNewlyActive,
  awaitsNothing,
  isNonPay,
  isPlanChanging,
  isServiceChanging,
  isSetupLeft,
  isSimOrdered,
  isSimSwap,
  isUnknownStatus,
  isUnpaidSim,
  type LineState,
  lineStateOf,
} from './line-status.ts';

const table: [status: number, state: LineState, listed: boolean, activated: boolean, watched: boolean, rule: string][] =
  [
    [0, 'not-activated', true, false, false, 'LINE-1'],
    [1, 'activating', true, false, true, 'LINE-1'],
    [2, 'active', true, true, false, 'LINE-1'],
    [3, 'suspended', true, true, false, 'LINE-2'],
    [4, 'disconnected', true, false, false, 'LINE-3'],
    [5, 'unclear', true, false, false, 'LINE-4'],
    [6, 'unclear', true, false, false, 'LINE-4'],
    [7, 'disabled', false, false, false, 'LINE-5'],
    [8, 'activation-failed', true, false, true, 'LINE-1'],
    [9, 'porting', true, false, true, 'LINE-6'],
    [10, 'port-failed', true, false, true, 'LINE-7'],
    [11, 'not-activated', true, false, false, 'LINE-1'],
  ];

describe('line status (LINE-1 to LINE-9, HOME-1, POLL-2)', () => {
  test.each(table)(
    '%i is %s; listed %s, activated %s, watched %s (%s)',
    (status, state, listed, activated, watched) => {
      expect(lineStateOf(status)).toBe(state);
      expect(isListed(status)).toBe(listed);
      expect(isActivated(status)).toBe(activated);
      expect(isActivationWatched(status)).toBe(watched);
      expect(isUnknownStatus(status)).toBe(false);
    },
  );

  test.each([12, 99, -1])('status %i is unclear, listed and unknown (LINE-4)', (status) => {
    expect(lineStateOf(status)).toBe('unclear');
    expect(isListed(status)).toBe(true);
    expect(isActivated(status)).toBe(false);
    expect(isUnknownStatus(status)).toBe(true);
  });
});

describe('isNonPay depends on the primary (LINE-2)', () => {
  const owing = { meta: { suspended_reason: 'NonPay Suspension' } };

  test.each([
    ['a suspended line of a primary who owes', lineOf(2, { status: 3 }), lineOf(1, { status: 3, ...owing }), true],
    ['the primary itself', lineOf(1, { status: 3, ...owing }), lineOf(1, { status: 3, ...owing }), true],
    ['a line that is not suspended', lineOf(2), lineOf(1, { status: 3, ...owing }), false],
    [
      'a primary suspended for another reason',
      lineOf(2, { status: 3 }),
      lineOf(1, { status: 3, meta: { suspended_reason: 'Voluntary' } }),
      false,
    ],
    ['a line whose own reason says so, but not the primary’s', lineOf(2, { status: 3, ...owing }), lineOf(1), false],
  ])('%s', (_, line, primary, expected) => {
    expect(isNonPay(line, primary)).toBe(expected);
  });
});

test('detects a SIM swap from operationsInProcess alone (LINE-13)', () => {
  expect(isSimSwap(lineOf(1, { operationsInProcess: ['TOPUP_IN_PROGRESS', 'SIM_SWAP_IN_PROGRESS'] }))).toBe(true);
  expect(isSimSwap(lineOf(1, { operationsInProcess: ['TOPUP_IN_PROGRESS'] }))).toBe(false);
  expect(isSimSwap(lineOf(1))).toBe(false);
});

test.each([
  [0, false, false, true],
  [11, false, false, true],
  [0, true, false, false],
  [0, false, true, false],
  [2, false, false, false],
  [1, false, false, false],
])('isUnpaidSim in status %i, paid %s, eSIM %s: %s (LINE-11)', (status, simPaid, esim, expected) => {
  expect(isUnpaidSim(lineOf(1, { status, simPaid, esim }))).toBe(expected);
});

test.each([
  ['2026-11-20', 2, true],
  ['2026-11-18', 2, true],
  ['2026-11-17', 2, false],
  ['2026-11-20', 3, false],
  [undefined, 2, false],
])('isNewlyActive, activated on %s, in status %i: %s (LINE-10)', (activationDate, status, expected) => {
  expect(isNewlyActive(lineOf(1, { activationDate, status }), '2026-11-20')).toBe(expected);
});

test.each([
  [2, true, false, true],
  [2, true, true, false],
  [2, false, false, false],
  [0, true, false, false],
  [3, true, false, false],
])('isSetupLeft in status %i, eSIM %s, set up %s: %s (LINE-15)', (status, esim, eSimSetup, expected) => {
  expect(isSetupLeft(lineOf(1, { status, esim, eSimSetup }))).toBe(expected);
});

test.each([
  ['PLAN_CHANGE_IN_PROGRESS', true, false],
  ['SERVICE_CHANGE_IN_PROGRESS', false, true],
  ['SIM_SWAP_IN_PROGRESS', false, false],
])('%s: plan changing %s, service changing %s (LINE-31, SERVICE-16)', (operation, plan, service) => {
  const line = lineOf(2, { operationsInProcess: [operation] });
  expect([isPlanChanging(line), isServiceChanging(line)]).toEqual([plan, service]);
});

test.each([
  [0, true, false, true],
  [11, true, false, true],
  [0, false, false, false],
  [0, true, true, false],
  [0, false, true, false],
  [2, true, false, false],
])('isSimOrdered in status %i, paid %s, eSIM %s: %s (LINE-12)', (status, simPaid, esim, expected) => {
  expect(isSimOrdered(lineOf(1, { status, simPaid, esim }))).toBe(expected);
});

test('awaitsNothing holds for active, suspended, disconnected and disabled lines (LINE-30)', () => {
  const states = table.map(([, state]) => state).filter(awaitsNothing);
  expect(states).toEqual(['active', 'suspended', 'disconnected', 'disabled']);
});
