import { describe, expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { OrderStepName } from './order.ts';
import { type CustomerDraft, lineOf } from '../testing/fake-customer.ts';
import { rejectedPin } from '../testing/line-drafts.ts';
import {
  type Action,
  actions,
  can,
  isAccountDisabled,
  isSet,
  primaryOf,
  type Reason,
  type AccountSnapshot,
} from './permission.ts';

/** A primary who looks at a secondary line of their group; an act of breaking changes one thing. */
interface Draft {
  primary: CustomerDraft;
  line: CustomerDraft;
  more: Customer[];
  actor: 'primary' | 'line' | 'stranger';
  config: AccountSnapshot['config'];
}
type Break = (draft: Draft) => void;

const nonPay = { suspended_reason: 'NonPay Suspension' };
const secondaryLooks: Break = (draft) => void (draft.actor = 'stranger');

type Row = [reason: Reason, origin: string, act: Break];

const noDataServices: Row[] = [
  ['primary-disabled', 'LINE-37', ({ primary }) => void (primary.status = 7)],
  ['fraud', 'LINE-26', ({ line }) => void (line.category = 'FRAUD')],
  ['non-pay', 'LINE-29', ({ primary }) => void Object.assign(primary, { status: 3, meta: nonPay })],
  ['suspended', 'LINE-28', ({ line }) => void (line.status = 3)],
  ['primary-suspended', 'LINE-28', ({ primary }) => void (primary.status = 3)],
  ['sim-swap', 'LINE-27', ({ line }) => void (line.operationsInProcess = ['SIM_SWAP_IN_PROGRESS'])],
  ['not-active', 'LINE-28', ({ line }) => void (line.status = 4)],
];

/** For each action: a scene in which it is allowed, and what takes it away, in the order in which it is asked. */
const table: Record<
  Action,
  { line: CustomerDraft; primary?: CustomerDraft; config?: AccountSnapshot['config']; breaks: Row[] }
> = {
  see: { line: {}, breaks: [['not-yours', 'LINE-22', secondaryLooks]] },
  'add-data': { line: {}, breaks: [['not-yours', 'LINE-22', secondaryLooks], ...noDataServices] },
  'data-service': { line: {}, breaks: [['not-yours', 'LINE-22', secondaryLooks], ...noDataServices] },
  // SERVICE-10
  'manage-services': {
    line: {},
    breaks: [
      ['not-yours', 'LINE-22', secondaryLooks],
      ...noDataServices,
      [
        'service-changing',
        'SERVICE-10',
        ({ line }) =>
          void (line.operationsInProcess = [...(line.operationsInProcess ?? []), 'SERVICE_CHANGE_IN_PROGRESS']),
      ],
    ],
  },
  'manage-router': {
    line: {},
    primary: { hsdPlan: true },
    breaks: [
      ['secondary', 'ROUTER-7', (draft) => void (draft.actor = 'line')],
      ['no-home-internet', 'ROUTER-1', ({ primary }) => void (primary.hsdPlan = false)],
      ['primary-disabled', 'LINE-37', ({ primary }) => void (primary.status = 7)],
      ['fraud', 'ROUTER-7', ({ line, primary }) => void [line, primary].forEach((one) => (one.category = 'FRAUD'))],
    ],
  },
  'auto-top-up': {
    line: {},
    breaks: [['secondary', 'LINE-32', (draft) => void (draft.actor = 'line')], ...noDataServices],
  },
  rename: {
    line: {},
    breaks: [
      ['not-yours', 'LINE-22', secondaryLooks],
      ['does-not-apply', 'NAME-5', ({ line }) => void (line.status = 3)],
      ['primary-disabled', 'LINE-37', ({ primary }) => void (primary.status = 7)],
      ['fraud', 'LINE-26', ({ line }) => void (line.category = 'FRAUD')],
      ['sim-swap', 'LINE-27', ({ line }) => void (line.operationsInProcess = ['SIM_SWAP_IN_PROGRESS'])],
    ],
  },
  'see-bills': { line: {}, breaks: [['secondary', 'LINE-32', (draft) => void (draft.actor = 'line')]] },
  pay: {
    line: {},
    breaks: [
      ['secondary', 'LINE-32', (draft) => void (draft.actor = 'line')],
      ['fraud', 'LINE-26', ({ line, primary }) => void [line, primary].forEach((one) => (one.category = 'FRAUD'))],
    ],
  },
  'month-in-advance': {
    line: { status: 0 },
    breaks: [
      ['secondary', 'LINE-32', (draft) => void (draft.actor = 'line')],
      ['does-not-apply', 'BILL-11', ({ line }) => void (line.status = 2)],
      ['already-paid', 'BILL-12', ({ line }) => void (line.isMonthInAdvancePaid = true)],
      ['primary-disabled', 'LINE-37', ({ primary }) => void (primary.status = 7)],
      ['fraud', 'LINE-26', ({ line }) => void (line.category = 'FRAUD')],
      ['sim-swap', 'LINE-27', ({ line }) => void (line.operationsInProcess = ['SIM_SWAP_IN_PROGRESS'])],
    ],
  },
  'lock-account': {
    line: {},
    breaks: [
      ['secondary', 'LINE-32', (draft) => void (draft.actor = 'line')],
      ['fraud', 'LINE-26', ({ line, primary }) => void [line, primary].forEach((one) => (one.category = 'FRAUD'))],
      [
        'already-locked',
        'ACTIVITY-6',
        ({ line, primary }) => void [line, primary].forEach((one) => (one.accAccessLock = ['ACC_LOCK', 'PORT_OUT'])),
      ],
    ],
  },
  'unlock-account': {
    line: {},
    primary: { accAccessLock: ['ACC_LOCK', 'PORT_OUT'] },
    breaks: [
      ['secondary', 'LOCK-13', (draft) => void (draft.actor = 'line')],
      ['primary-disabled', 'LOCK-13', ({ primary }) => void (primary.status = 7)],
      ['fraud', 'LOCK-13', ({ line, primary }) => void [line, primary].forEach((one) => (one.category = 'FRAUD'))],
      ['sim-swap', 'LOCK-13', ({ primary }) => void (primary.operationsInProcess = ['SIM_SWAP_IN_PROGRESS'])],
      ['not-locked', 'LOCK-13', ({ primary }) => void (primary.accAccessLock = ['ACC_LOCK'])],
    ],
  },
  invite: {
    line: {},
    config: { REFERRAL_ENABLED: 'ENABLE' },
    breaks: [
      ['invitations-closed', 'REFER-1', (draft) => void (draft.config = {})],
      ['primary-disabled', 'REFER-1', ({ primary }) => void (primary.status = 7)],
      ['fraud', 'REFER-1', ({ line, primary }) => void [line, primary].forEach((one) => (one.category = 'FRAUD'))],
    ],
  },
  'manage-cards': {
    line: {},
    breaks: [
      ['secondary', 'CARD-4', (draft) => void (draft.actor = 'line')],
      ['primary-disabled', 'CARD-4', ({ primary }) => void (primary.status = 7)],
      ['fraud', 'CARD-4', ({ line, primary }) => void [line, primary].forEach((one) => (one.category = 'FRAUD'))],
    ],
  },
  'change-plan': {
    line: {},
    breaks: [
      ['primary-disabled', 'LINE-37', ({ primary }) => void (primary.status = 7)],
      ['secondary', 'LINE-32', (draft) => void (draft.actor = 'line')],
      ['fraud', 'LINE-26', ({ line }) => void (line.category = 'FRAUD')],
      ['non-pay', 'LINE-29', ({ primary }) => void Object.assign(primary, { status: 3, meta: nonPay })],
      ['suspended', 'LINE-31', ({ line }) => void (line.status = 3)],
      ['primary-suspended', 'LINE-31', ({ primary }) => void (primary.status = 3)],
      [
        'sim-swap',
        'LINE-27',
        ({ line }) => void (line.operationsInProcess = [...(line.operationsInProcess ?? []), 'SIM_SWAP_IN_PROGRESS']),
      ],
      ['not-active', 'LINE-28', ({ line }) => void (line.status = 4)],
      ['lines-unsettled', 'LINE-30', ({ more }) => void more.push(lineOf(4, { status: 9 }))],
      [
        'plan-changing',
        'LINE-31',
        ({ line }) =>
          void (line.operationsInProcess = [...(line.operationsInProcess ?? []), 'PLAN_CHANGE_IN_PROGRESS']),
      ],
    ],
  },
  'go-through-activation': {
    line: { status: 0, simPaid: true },
    breaks: [
      ['not-yours', 'LINE-22', secondaryLooks],
      ['does-not-apply', 'ACTIVATE-29', ({ line }) => void (line.status = 2)],
      ['primary-disabled', 'LINE-37', ({ primary }) => void (primary.status = 7)],
      ['fraud', 'LINE-26', ({ line }) => void (line.category = 'FRAUD')],
      ['unpaid', 'LINE-11', ({ line }) => void (line.simPaid = false)],
      ['no-plan', 'ACTIVATE-43', ({ line }) => void (line.reachPlanId = undefined)],
      ['sim-swap', 'LINE-27', ({ line }) => void (line.operationsInProcess = ['SIM_SWAP_IN_PROGRESS'])],
      ['primary-not-active', 'ACTIVATE-29', ({ primary }) => void (primary.status = 0)],
    ],
  },
  'reorder-sim': {
    line: { status: 0, simPaid: true },
    breaks: [
      ['not-yours', 'LINE-22', secondaryLooks],
      ['does-not-apply', 'ORDER-18', ({ line }) => void (line.status = 4)],
      ['primary-disabled', 'LINE-37', ({ primary }) => void (primary.status = 7)],
      ['fraud', 'LINE-26', ({ line }) => void (line.category = 'FRAUD')],
      ['unpaid', 'ORDER-18', ({ line }) => void (line.simPaid = false)],
      ['sim-swap', 'LINE-27', ({ line }) => void (line.operationsInProcess = ['SIM_SWAP_IN_PROGRESS'])],
    ],
  },
  'get-esim': {
    line: { status: 2, esim: true, eSimSetup: false },
    breaks: [
      ['not-yours', 'LINE-22', secondaryLooks],
      ['does-not-apply', 'LINE-15', ({ line }) => void (line.eSimSetup = true)],
      ['primary-disabled', 'LINE-37', ({ primary }) => void (primary.status = 7)],
      ['fraud', 'LINE-26', ({ line }) => void (line.category = 'FRAUD')],
      ['sim-swap', 'LINE-27', ({ line }) => void (line.operationsInProcess = ['SIM_SWAP_IN_PROGRESS'])],
      ['account-locked', 'LOCK-18', ({ primary }) => void (primary.accAccessLock = ['a', 'b'])],
    ],
  },
  'track-order': {
    line: { status: 0, simPaid: true },
    breaks: [
      ['not-yours', 'LINE-22', secondaryLooks],
      ['does-not-apply', 'LINE-33', ({ line }) => void (line.status = 2)],
      ['primary-disabled', 'LINE-37', ({ primary }) => void (primary.status = 7)],
      ['unpaid', 'LINE-34', ({ line }) => void Object.assign(line, { esim: false, simPaid: false })],
    ],
  },
  activate: {
    line: { status: 0, esim: true },
    breaks: [
      ['not-yours', 'LINE-22', secondaryLooks],
      ['does-not-apply', 'LINE-33', ({ line }) => void (line.status = 2)],
      ['primary-disabled', 'LINE-37', ({ primary }) => void (primary.status = 7)],
      ['fraud', 'LINE-26', ({ line }) => void (line.category = 'FRAUD')],
      ['unpaid', 'LINE-11', ({ line }) => void Object.assign(line, { esim: false, simPaid: false })],
      ['no-plan', 'ACTIVATE-43', ({ line }) => void (line.reachPlanId = undefined)],
      ['sim-swap', 'LINE-27', ({ line }) => void (line.operationsInProcess = ['SIM_SWAP_IN_PROGRESS'])],
      ['primary-not-active', 'LINE-33', ({ primary }) => void (primary.status = 0)],
    ],
  },
  'retry-activation': {
    line: { status: 8 },
    breaks: [
      ['not-yours', 'LINE-22', secondaryLooks],
      ['does-not-apply', 'LINE-33', ({ line }) => void (line.status = 2)],
      ['primary-disabled', 'LINE-37', ({ primary }) => void (primary.status = 7)],
      ['fraud', 'LINE-26', ({ line }) => void (line.category = 'FRAUD')],
      ['no-plan', 'ACTIVATE-43', ({ line }) => void (line.reachPlanId = undefined)],
      ['sim-swap', 'LINE-27', ({ line }) => void (line.operationsInProcess = ['SIM_SWAP_IN_PROGRESS'])],
    ],
  },
  'fix-port': {
    line: { ...rejectedPin },
    breaks: [
      ['not-yours', 'LINE-22', secondaryLooks],
      ['does-not-apply', 'LINE-8', ({ line }) => void (line.portFailureCode = '1017')],
      ['does-not-apply', 'PORT-19', ({ line }) => void (line.imei = undefined)],
      ['primary-disabled', 'LINE-37', ({ primary }) => void (primary.status = 7)],
      ['fraud', 'LINE-26', ({ line }) => void (line.category = 'FRAUD')],
      ['sim-swap', 'LINE-27', ({ line }) => void (line.operationsInProcess = ['SIM_SWAP_IN_PROGRESS'])],
    ],
  },
  'complete-esim-setup': {
    line: { status: 2, esim: true, eSimSetup: false },
    breaks: [
      ['not-yours', 'LINE-22', secondaryLooks],
      ['does-not-apply', 'LINE-15', ({ line }) => void (line.eSimSetup = true)],
      ['primary-disabled', 'LINE-37', ({ primary }) => void (primary.status = 7)],
      ['fraud', 'LINE-26', ({ line }) => void (line.category = 'FRAUD')],
      ['sim-swap', 'LINE-27', ({ line }) => void (line.operationsInProcess = ['SIM_SWAP_IN_PROGRESS'])],
    ],
  },
  'add-line': {
    line: {},
    breaks: [
      ['secondary', 'LINE-32', (draft) => void (draft.actor = 'line')],
      ['primary-disabled', 'LINE-37', ({ primary }) => void (primary.status = 7)],
      ['fraud', 'LINE-26', ({ line, primary }) => void [line, primary].forEach((one) => (one.category = 'FRAUD'))],
      ['sim-swap', 'LINE-27', ({ primary }) => void (primary.operationsInProcess = ['SIM_SWAP_IN_PROGRESS'])],
      ['not-active', 'LINE-35', ({ primary }) => void (primary.status = 0)],
      ['lines-closed', 'LINE-36', ({ config }) => void (config.ADD_A_LINE = 'DISABLE')],
      ['lines-full', 'LINE-35', ({ more }) => void more.push(...[4, 5, 6, 7].map((occurrence) => lineOf(occurrence)))],
    ],
  },
};

/** What is asked of a person, not of a line. */
const ofGroup: readonly Action[] = [
  'add-line',
  'see-bills',
  'pay',
  'lock-account',
  'unlock-account',
  'manage-cards',
  'invite',
  'manage-router',
];

function ask(action: Action, ...acts: Break[]) {
  const { line: own, primary: ofPrimary, config = {} } = table[action];
  const draft: Draft = { primary: { ...ofPrimary }, line: { ...own }, more: [], actor: 'primary', config };
  for (const act of acts) act(draft);
  const primary = lineOf(1, draft.primary);
  const line = lineOf(2, draft.line);
  const stranger = lineOf(3);
  const actor = { primary, line, stranger }[draft.actor];
  return can(
    action,
    { actor, lines: [primary, line, stranger, ...draft.more], config: draft.config },
    ofGroup.includes(action) ? actor : line,
  );
}

test('every action has its place in the table', () => {
  expect(Object.keys(table).sort()).toEqual([...actions].sort());
});

describe.each(actions)('%s', (action) => {
  const { breaks } = table[action];

  test('is allowed where nothing speaks against it', () => {
    expect(ask(action)).toEqual({ allowed: true });
  });

  test.each(breaks)('is refused: %s (%s)', (reason, _, act) => {
    expect(ask(action, act)).toMatchObject({ allowed: false, reason });
  });

  const pairs = breaks.flatMap(([first, , act], index) =>
    breaks.slice(index + 1).map(([second, , later]) => ({ first, second, acts: [later, act] })),
  );
  test.for(pairs)('where both hold, $first is said before $second (LINE-24)', ({ first, acts }) => {
    expect(ask(action, ...acts)).toMatchObject({ allowed: false, reason: first });
  });
});

test.each([
  [{ status: 2 }, true],
  [{ status: 3 }, true],
  [{ status: 11, simPaid: true }, true],
  [{ status: 2, esim: true }, false],
  [{ status: 0, esim: true }, false],
  [{ status: 9 }, false],
])('ORDER-18: another SIM card for %j: %s', (draft, allowed) => {
  const line = lineOf(1, draft);
  expect(can('reorder-sim', { actor: line, lines: [line], config: {} }, line).allowed).toBe(allowed);
});

describe('fraud on anybody concerned stops every change (LINE-26)', () => {
  const fraud = { category: 'FRAUD' };
  const ready: Partial<Record<Action, CustomerDraft>> = {
    activate: { status: 0, esim: true },
    'complete-esim-setup': { esim: true },
  };
  const guarded: Action[] = ['add-data', 'change-plan', 'activate', 'complete-esim-setup'];

  test.each(
    guarded.flatMap((action) =>
      (['line', 'primary', 'actor'] as const).map((requester): [Action, string] => [action, requester]),
    ),
  )('%s, with fraud on the %s', (action, requester) => {
    const primary = lineOf(1, requester === 'primary' ? fraud : {});
    const line = lineOf(2, { ...ready[action], ...(requester === 'line' ? fraud : {}) });
    // One holder of a group who is not its listed primary, so that each of the three stands for itself.
    const actor = lineOf(3, { isPrimary: true, ...(requester === 'actor' ? fraud : {}) });
    const snapshot: AccountSnapshot = { actor, lines: [primary, line, actor], config: {} };
    expect(primaryOf(snapshot)).toBe(primary);
    expect(can(action, snapshot, line)).toMatchObject({ allowed: false, reason: 'fraud' });
  });

  test('an order can still be followed', () => {
    const primary = lineOf(1, fraud);
    expect(
      can('track-order', { actor: primary, lines: [primary], config: {} }, lineOf(1, { status: 0, simPaid: true })),
    ).toEqual({
      allowed: true,
    });
  });

  test('fraud on another line of the group is none of this line’s business', () => {
    const [primary, other] = [lineOf(1), lineOf(2, fraud)];
    expect(can('add-data', { actor: primary, lines: [primary, other], config: {} }, primary)).toEqual({
      allowed: true,
    });
  });
});

describe('ENABLE_LINE_SERVICES_WHEN_PRIMARY_SUSPENEDED (LINE-28)', () => {
  const enabled = { ENABLE_LINE_SERVICES_WHEN_PRIMARY_SUSPENEDED: 'ENABLE' };
  const set: Break = (draft) => void (draft.config = enabled);

  test.each<[string, Break]>([
    ['a suspended line', ({ line }) => void (line.status = 3)],
    ['a line whose primary is suspended', ({ primary }) => void (primary.status = 3)],
  ])('lets %s add data', (_, act) => {
    expect(ask('add-data', act)).toMatchObject({ allowed: false });
    expect(ask('add-data', act, set)).toEqual({ allowed: true });
  });

  test('does not help where a bill is open', () => {
    expect(
      ask(
        'add-data',
        set,
        ({ primary, line }) => void (Object.assign(primary, { status: 3, meta: nonPay }), (line.status = 3)),
      ),
    ).toMatchObject({ allowed: false, reason: 'non-pay' });
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
  ])('LINE-38: the carrier’s %s means %s', (flag, expected) => {
    expect(isSet(flag)).toBe(expected);
  });
});

describe('a secondary (LINE-22)', () => {
  const [primary, own, other] = [lineOf(1), lineOf(2), lineOf(3)];
  const snapshot: AccountSnapshot = { actor: own, lines: [primary, own, other], config: {} };

  test('may use their own line', () => {
    expect(can('see', snapshot, own)).toEqual({ allowed: true });
    expect(can('add-data', snapshot, own)).toEqual({ allowed: true });
  });

  test.each([
    ['the primary', primary],
    ['another secondary', other],
  ])('does not see %s', (_, line) => {
    expect(can('see', snapshot, line)).toMatchObject({ allowed: false, reason: 'not-yours' });
    expect(can('add-data', snapshot, line)).toMatchObject({ allowed: false, reason: 'not-yours' });
  });

  test('sees their own line even when the carrier left it out of the group', () => {
    expect(can('see', { ...snapshot, lines: [primary] }, own)).toEqual({ allowed: true });
  });
});

test('a primary does not see a line that the carrier did not list', () => {
  const primary = lineOf(1);
  expect(can('see', { actor: primary, lines: [primary], config: {} }, lineOf(2))).toEqual({
    allowed: false,
    reason: 'not-yours',
  });
});

test('LINE-22: a primary does not see a line of another group, whatever the carrier lists', () => {
  const [primary, stranger] = [lineOf(1), lineOf(2, { groupId: 'group-2' })];
  expect(can('see', { actor: primary, lines: [primary, stranger], config: {} }, stranger)).toEqual({
    allowed: false,
    reason: 'not-yours',
  });
});

test.each([0, 1, 8, 9, 10, 11])(
  'BILL-11: the first month is paid before the line is active: in status %i',
  (status) => {
    const [primary, line] = [lineOf(1), lineOf(2, { status })];
    expect(can('month-in-advance', { actor: primary, lines: [primary, line], config: {} }, line).allowed).toBe(true);
  },
);

test('ACTIVATE-29: a line whose activation failed is activated again with the same pages', () => {
  const line = lineOf(1, { status: 8, simPaid: true });
  expect(can('go-through-activation', { actor: line, lines: [line], config: {} }, line)).toEqual({ allowed: true });
});

test.each<[string, CustomerDraft, CustomerDraft]>([
  ['the account holder’s lock', { accAccessLock: ['ACC_LOCK', 'PORT_OUT'] }, {}],
  ['one of the person’s own', {}, { accAccessLock: ['ACC_LOCK', 'PORT_OUT'] }],
])('LOCK-18: no SIM card is ordered and no eSIM shown to a secondary: %s', (_, ofHolder, own) => {
  const inService = { status: 2, simPaid: true };
  const asked = (action: Action, more: CustomerDraft) => {
    const [holder, line] = [lineOf(1, ofHolder), lineOf(2, { ...inService, ...own, ...more })];
    return can(action, { actor: line, lines: [holder, line], config: {} }, line);
  };
  expect(asked('reorder-sim', {})).toEqual({ allowed: false, reason: 'account-locked' });
  expect(asked('get-esim', { esim: true, eSimSetup: false })).toEqual({ allowed: false, reason: 'account-locked' });
});

test.each([
  [2, 2, false],
  [7, 2, true],
  [2, 7, true],
])('HOME-7: the primary in status %i, the person in status %i: the account is disabled: %s', (first, own, disabled) => {
  const [primary, line] = [lineOf(1, { status: first }), lineOf(2, { status: own })];
  expect(isAccountDisabled({ actor: line, lines: [primary, line], config: {} })).toBe(disabled);
});

describe('Add Line needs a primary in status 2 or 3 (LINE-35)', () => {
  test.each([
    [2, true],
    [3, true],
    [0, false],
    [1, false],
    [4, false],
    [7, false],
  ])('a primary with status %i may add a line: %s', (status, allowed) => {
    const primary = lineOf(1, { status });
    expect(can('add-line', { actor: primary, lines: [primary], config: {} }).allowed).toBe(allowed);
  });
});

test('the actor stands in for a primary that the carrier did not list', () => {
  expect(primaryOf({ actor: lineOf(2), lines: [lineOf(2), lineOf(3)] }).id).toBe('line-2');
  expect(primaryOf({ actor: lineOf(2), lines: [lineOf(2), lineOf(1)] }).id).toBe('line-1');
});

describe('a plan is changed when every line is active, disconnected or similar (LINE-30)', () => {
  const withOther = (status: number) =>
    can('change-plan', { actor: lineOf(1), lines: [lineOf(1), lineOf(2, { status })], config: {} }, lineOf(1));

  test.each([2, 3, 4, 7])('another line with status %i does not stand in the way', (status) => {
    expect(withOther(status)).toEqual({ allowed: true });
  });

  test.each([0, 11, 1, 5, 6, 8, 9, 10, 42])('another line with status %i does', (status) => {
    expect(withOther(status)).toMatchObject({ allowed: false, reason: 'lines-unsettled' });
  });

  test.each([
    [1, 'suspended'],
    [2, 'primary-suspended'],
  ])('never while the primary is suspended, whatever the configuration says: line %i is %s', (occurrence, reason) => {
    const lines = [lineOf(1, { status: 3 }), lineOf(2)];
    const config = { ENABLE_LINE_SERVICES_WHEN_PRIMARY_SUSPENEDED: 'ENABLE' };
    expect(
      can('change-plan', { actor: lines[0] as Customer, lines, config }, lines[occurrence - 1] as Customer),
    ).toMatchObject({ allowed: false, reason });
  });
});

describe('LINE-42: a reason says which line it is about', () => {
  const config = {};
  const name = { firstName: 'MARCO', lastName: 'REYES' };
  const primary = lineOf(1);
  const asked = (action: Action, { actor, lines, line }: { actor: Customer; lines: Customer[]; line?: Customer }) =>
    can(action, { actor, lines, config }, line);

  test.each([
    ['the only line of the group', [lineOf(1, { status: 3 })], 0, 0, 'only'],
    ['the reader’s own of several', [lineOf(1, { status: 3 }), lineOf(2)], 0, 0, 'own'],
    ['another’s, for the account holder', [primary, lineOf(2, { status: 3, ...name })], 0, 1, 'other'],
    ['the reader’s own, for a secondary', [primary, lineOf(2, { status: 3 })], 1, 1, 'own'],
  ] as const)('%s', (_, lines, reader, line, whose) => {
    const decision = asked('add-data', { actor: lines[reader] as Customer, lines: [...lines], line: lines[line] });
    expect(decision).toMatchObject({ reason: 'suspended', line: { whose, occurrence: line + 1, state: 'suspended' } });
  });

  test('another’s has its name', () => {
    const lines = [primary, lineOf(2, { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'], ...name })];
    expect(asked('add-data', { actor: primary, lines, line: lines[1] })).toMatchObject({
      reason: 'sim-swap',
      line: { whose: 'other', name: 'Marco Reyes' },
    });
  });

  test.each<[Reason, Action, CustomerDraft]>([
    ['not-active', 'add-data', { status: 4 }],
    ['does-not-apply', 'rename', { status: 3 }],
    ['plan-changing', 'change-plan', { operationsInProcess: ['PLAN_CHANGE_IN_PROGRESS'] }],
  ])('%s names the line', (reason, action, draft) => {
    const lines = [primary, lineOf(2, { ...draft, ...name })];
    expect(asked(action, { actor: primary, lines, line: lines[1] })).toMatchObject({
      reason,
      line: { whose: 'other', name: 'Marco Reyes' },
    });
  });

  test.each([
    ['primary-suspended', 3, 'add-data', {}],
    ['primary-disabled', 7, 'add-data', {}],
    ['primary-not-active', 0, 'activate', { status: 0, esim: true }],
  ] as const)(
    '%s: the account holder’s, which is the reader’s own for the account holder',
    (reason, status, action, own) => {
      const lines = [lineOf(1, { status, esim: true }), lineOf(2, own)] as const;
      for (const [reader, whose] of [
        [0, 'own'],
        [1, 'holder'],
      ] as const)
        expect(asked(action, { actor: lines[reader], lines: [...lines], line: lines[1] })).toMatchObject({
          reason,
          line: { whose, occurrence: 1 },
        });
    },
  );

  test('Add Line during a SIM swap: the account holder’s own', () => {
    const lines = [lineOf(1, { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] }), lineOf(2)] as const;
    expect(asked('add-line', { actor: lines[0], lines: [...lines] })).toMatchObject({
      reason: 'sim-swap',
      line: { whose: 'own', occurrence: 1 },
    });
  });
});

test.each(['activate', 'go-through-activation'] as const)(
  'ORDER-27: %s waits until the SIM card has left',
  (action) => {
    const line = lineOf(1, { status: 0, simPaid: true });
    const at = (step?: OrderStepName) =>
      can(action, { actor: line, lines: [line], config: {}, kits: new Map(step ? [[line.id, { step }]] : []) }, line);
    for (const step of ['received', 'processing'] as const)
      expect(at(step)).toMatchObject({ allowed: false, reason: 'kit-not-sent' });
    for (const step of ['shipped', 'delivered', undefined] as const) expect(at(step)).toEqual({ allowed: true });
  },
);
