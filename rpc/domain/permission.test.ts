import { describe, expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { SimCard, SimCards } from './facts/sim-cards.ts';
import { type CustomerDraft, lineOf } from '../testing/fake-customer.ts';
import type { Action, Reason } from './decision.ts';
import { allOn } from './feature-flags.ts';
import {
  can,
  disabledOf,
  isAccountDisabled,
  isForActivation,
  locksEsim,
  primaryOf,
  type AccountSnapshot,
} from './permission.ts';
import { isSet } from './remote-flag.ts';

const stranger = lineOf(2, { groupId: 'group-2' });

describe('fraud denies every change (LINE-26)', () => {
  const fraud = { category: 'FRAUD' };
  test.each(['line', 'primary', 'actor'])('denies it with fraud on the %s', (whose) => {
    const primary = lineOf(1, whose === 'primary' ? fraud : {});
    const line = lineOf(2, whose === 'line' ? fraud : {});
    // An account holder who is not the listed primary, so that the three customers differ.
    const actor = lineOf(3, { isPrimary: true, ...(whose === 'actor' ? fraud : {}) });
    const snapshot: AccountSnapshot = { actor, lines: [primary, line, actor], config: {} };
    expect(primaryOf(snapshot)).toBe(primary);
    expect(can('add-data', snapshot, line)).toMatchObject({ allowed: false, reason: 'fraud' });
  });

  test('ignores fraud on another line of the group', () => {
    const [primary, other] = [lineOf(1), lineOf(2, fraud)];
    const decision = can('add-data', { actor: primary, lines: [primary, other], config: {} }, primary);
    expect(decision).toEqual({ allowed: true });
  });
});

test.each([
  ['ENABLE', true],
  ['Enabled', true],
  ['true', true],
  ['YES', true],
  ['1', true],
  ['DISABLE', false],
  ['false', false],
  ['0', false],
  ['', false],
  [undefined, false],
])('the carrier’s %s means %s (LINE-38)', (flag, expected) => {
  expect(isSet(flag)).toBe(expected);
});

const [holder, member] = [lineOf(1), lineOf(2)];
test.each<[string, allowed: boolean, actor: Customer, lines: Customer[], line: Customer]>([
  ['a secondary sees their own line even when the carrier left it out of the group', true, member, [holder], member],
  ['a primary does not see a line that the carrier did not list', false, holder, [holder], member],
  ['a primary does not see a line of another group that is listed', false, holder, [holder, stranger], stranger],
])('%s (LINE-22)', (_, allowed, actor, lines, line) => {
  const decision = allowed ? { allowed } : { allowed, reason: 'not-yours' };
  expect(can('see', { actor, lines, config: {} }, line)).toEqual(decision);
});

test.each<[string, CustomerDraft, CustomerDraft]>([
  ['the account holder’s lock', { accAccessLock: ['ACC_LOCK', 'PORT_OUT'] }, {}],
  ['one of the person’s own', {}, { accAccessLock: ['ACC_LOCK', 'PORT_OUT'] }],
])('denies a secondary SIM cards and eSIM codes: %s (LOCK-18)', (_, ofHolder, lineDraft) => {
  const inService = { status: 2, simPaid: true };
  const decide = (action: Action, fields: CustomerDraft) => {
    const [holder, line] = [lineOf(1, ofHolder), lineOf(2, { ...inService, ...lineDraft, ...fields })];
    return can(action, { actor: line, lines: [holder, line], config: {} }, line);
  };
  expect(decide('reorder-sim', {})).toEqual({ allowed: false, reason: 'account-locked' });
  expect(decide('get-esim', { esim: true, eSimSetup: false })).toEqual({ allowed: false, reason: 'account-locked' });
});

test.each<[CustomerDraft, accAccessLock: string[], locks: boolean]>([
  [{ esim: true, status: 0 }, ['ACC_LOCK', 'PORT_OUT'], true],
  [{ esim: true, status: 0 }, ['ACC_LOCK'], false],
  [{ esim: true, status: 2 }, ['ACC_LOCK', 'PORT_OUT'], false],
  [{ esim: false, status: 0 }, ['ACC_LOCK', 'PORT_OUT'], false],
])('locksEsim of %o with the lock %j returns %s (ACTIVATE-46)', (draft, accAccessLock, locks) => {
  const [holder, line] = [lineOf(1, { accAccessLock }), lineOf(2, draft)];
  expect(locksEsim({ actor: holder, lines: [holder, line], config: {} }, line)).toBe(locks);
});

test.each([
  [2, 2, undefined],
  [7, 2, 'account'],
  [7, 7, 'account'],
  [2, 7, 'line'],
])(
  'with the primary in status %i and the customer in %i disabled is: %s (HOME-7)',
  (primaryStatus, lineStatus, disabled) => {
    const [primary, line] = [lineOf(1, { status: primaryStatus }), lineOf(2, { status: lineStatus })];
    const snapshot = { actor: line, lines: [primary, line], config: {} };
    expect(disabledOf(snapshot)).toBe(disabled);
    expect(isAccountDisabled(snapshot)).toBe(disabled !== undefined);
  },
);

test('uses the actor for a primary that the carrier did not list', () => {
  expect(primaryOf({ actor: lineOf(2), lines: [lineOf(2), lineOf(3)] }).id).toBe('line-2');
  expect(primaryOf({ actor: lineOf(2), lines: [lineOf(2), lineOf(1)] }).id).toBe('line-1');
});

describe('the line of a reason (LINE-42)', () => {
  const config = {};
  const name = { firstName: 'MARCO', lastName: 'REYES' };
  const primary = lineOf(1);
  const decide = (action: Action, { actor, lines, line }: { actor: Customer; lines: Customer[]; line?: Customer }) =>
    can(action, { actor, lines, config }, line);

  test.each([
    ['the only line of the group', [lineOf(1, { status: 3 })], 0, 0, 'only'],
    ['the reader’s own of several', [lineOf(1, { status: 3 }), lineOf(2)], 0, 0, 'own'],
    ['another’s, for the account holder', [primary, lineOf(2, { status: 3, ...name })], 0, 1, 'other'],
    ['the reader’s own, for a secondary', [primary, lineOf(2, { status: 3 })], 1, 1, 'own'],
  ] as const)('%s', (_, lines, reader, line, whose) => {
    const decision = decide('add-data', { actor: lines[reader] as Customer, lines: [...lines], line: lines[line] });
    expect(decision).toMatchObject({ reason: 'suspended', line: { whose, occurrence: line + 1, state: 'suspended' } });
  });

  test.each<[Reason, Action, CustomerDraft]>([
    ['sim-swap', 'add-data', { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] }],
    ['not-active', 'add-data', { status: 4 }],
    ['does-not-apply', 'rename', { status: 4 }],
    ['plan-changing', 'change-plan', { operationsInProcess: ['PLAN_CHANGE_IN_PROGRESS'] }],
  ])('names another customer’s line: %s', (reason, action, draft) => {
    const lines = [primary, lineOf(2, { ...draft, ...name })];
    const decision = decide(action, { actor: primary, lines, line: lines[1] });
    expect(decision).toMatchObject({ reason, line: { whose: 'other', name: 'Marco Reyes' } });
  });

  test.each([
    ['primary-suspended', 3, 'add-data', {}],
    ['primary-disabled', 7, 'add-data', {}],
    ['primary-not-active', 0, 'activate', { status: 0, esim: true }],
  ] as const)(
    'returns the account holder’s line, which is their own for themselves: %s',
    (reason, status, action, lineDraft) => {
      const [holder, line] = [lineOf(1, { status, esim: true }), lineOf(2, lineDraft)];
      const decideFor = (actor: Customer) => decide(action, { actor, lines: [holder, line], line });
      expect(decideFor(holder)).toMatchObject({ reason, line: { whose: 'own', occurrence: 1 } });
      expect(decideFor(line)).toMatchObject({ reason, line: { whose: 'holder', occurrence: 1 } });
    },
  );

  test('returns the account holder’s own line for Add Line during a SIM swap', () => {
    const actor = lineOf(1, { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] });
    const decision = decide('add-line', { actor, lines: [actor, lineOf(2)] });
    expect(decision).toMatchObject({ reason: 'sim-swap', line: { whose: 'own', occurrence: 1 } });
  });
});

test.each(['activate', 'go-through-activation'] as const)(
  'denies %s until the SIM card has left (ORDER-27)',
  (action) => {
    const line = lineOf(1, { status: 0, simPaid: true });
    const card: SimCard = { orderId: 'o-1', step: 'received', hasLeft: false };
    const at = (cards?: SimCards) =>
      can(action, { actor: line, lines: [line], config: {}, simCards: new Map(cards && [[line.id, cards]]) }, line);
    for (const cards of [{ kind: 'coming', next: card } as const, { kind: 'ordering', operationId: 'id' } as const])
      expect(at(cards)).toMatchObject({ allowed: false, reason: 'kit-not-sent' });
    for (const cards of [{ kind: 'ready', left: [card] } as const, { kind: 'no-record' } as const, undefined])
      expect(at(cards)).toEqual({ allowed: true });
  },
);

const alone: AccountSnapshot = { actor: holder, lines: [holder], config: {} };
const closed = new Set<Action>(['add-data']);

test('denies exactly the disabled actions for now, and none by default (SAFETY-55)', () => {
  expect(allOn).toEqual({ disabledKinds: [], pollIntervalFactor: 1, sockets: true });
  expect(can('add-data', alone)).toEqual({ allowed: true });
  expect(can('add-data', { ...alone, closed })).toEqual({ allowed: false, reason: 'closed-for-now' });
  expect(can('rename', { ...alone, closed })).not.toMatchObject({ reason: 'closed-for-now' });
});

test('returns another reason before a disabled action (SAFETY-55)', () => {
  const suspended = lineOf(1, { status: 3 });
  expect(can('add-data', { ...alone, actor: suspended, lines: [suspended], closed })).toMatchObject({
    reason: 'suspended',
  });
});

test('returns does-not-apply for an unavailable action before any other reason (TIER-3)', () => {
  const suspended = lineOf(1, { status: 3 });
  for (const viewer of [holder, suspended])
    expect(can('add-data', { actor: viewer, lines: [viewer], config: {}, closed, absent: closed })).toMatchObject({
      allowed: false,
      reason: 'does-not-apply',
      line: { whose: 'only' },
    });
});

test.each([
  ['TEST', undefined, true],
  ['TEST', [], true],
  ['TEST', ['go-through-activation'], false],
  ['CUSTOMER', undefined, false],
] as const)('isForActivation of category %s, where the carrier has no %j: %s (SIGNIN-8)', (category, without, is) => {
  const absent = without && new Set<Action>(without);
  expect(isForActivation({ ...alone, actor: lineOf(1, { category }), absent })).toBe(is);
});

test.each([
  ['http', {}],
  ['slow', { isLoading: true }],
] as const)('denies what needs a flag while the flags are not read: %s (HTTP-18, HTTP-25)', (why, more) => {
  const unreadFlags = { kind: 'fault', why, transactionId: '' } as const;
  expect(can('invite', { ...alone, unreadFlags })).toEqual({ allowed: false, reason: 'unread', ...more });
});
