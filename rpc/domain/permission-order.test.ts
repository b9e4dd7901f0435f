import { describe, expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { type CustomerDraft, lineOf } from '../testing/fake-customer.ts';
import { rejectedPin } from '../testing/line-drafts.ts';
import { ofPerson } from '../testing/permission-product.ts';
import { type Action, actions, type Reason } from './decision.ts';
import { can, type AccountSnapshot } from './permission.ts';

/** A primary who views a secondary line of the group; a break changes one fact. */
interface Draft {
  primary: CustomerDraft;
  line: CustomerDraft;
  more: Customer[];
  actor: 'primary' | 'line' | 'stranger';
  config: AccountSnapshot['config'];
}
type Break = (draft: Draft) => void;

type Row = [reason: Reason, origin: string, act: Break];

const toLine =
  (draft: CustomerDraft): Break =>
  ({ line }) =>
    void Object.assign(line, draft);
const toPrimary =
  (draft: CustomerDraft): Break =>
  ({ primary }) =>
    void Object.assign(primary, draft);
/** Changes the customer who performs an action of a person. */
const toBoth =
  (draft: CustomerDraft): Break =>
  ({ primary, line }) =>
    void [primary, line].forEach((customer) => Object.assign(customer, draft));
/** Adds an operation to those in process on the line. */
const inProcess =
  (name: string): Break =>
  ({ line }) =>
    void (line.operationsInProcess = [...(line.operationsInProcess ?? []), name]);
const asMember: Break = (draft) => void (draft.actor = 'line');

const notYours: Row = ['not-yours', 'LINE-22', (draft) => void (draft.actor = 'stranger')];
const secondary: Row = ['secondary', 'LINE-32', asMember];
const disabled: Row = ['primary-disabled', 'LINE-37', toPrimary({ status: 7 })];
const fraud: Row = ['fraud', 'LINE-26', toLine({ category: 'FRAUD' })];
const anyFraud: Row = ['fraud', 'LINE-26', toBoth({ category: 'FRAUD' })];
const swap: Row = ['sim-swap', 'LINE-27', inProcess('SIM_SWAP_IN_PROGRESS')];
const primarySwap: Row = ['sim-swap', 'LINE-27', toPrimary({ operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] })];
const noPlan: Row = ['no-plan', 'ACTIVATE-43', toLine({ reachPlanId: undefined })];
const unpaid = (origin: string): Row => ['unpaid', origin, toLine({ esim: false, simPaid: false })];
const primaryWaits = (origin: string): Row => ['primary-not-active', origin, toPrimary({ status: 0 })];
/** Lines that the action does not apply to. */
const not = (origin: string, draft: CustomerDraft): Row => ['does-not-apply', origin, toLine(draft)];

const nonPay: Row = ['non-pay', 'LINE-29', toPrimary({ status: 3, meta: { suspended_reason: 'NonPay Suspension' } })];
const suspended: Row = ['suspended', 'LINE-28', toLine({ status: 3 })];
const primarySuspended: Row = ['primary-suspended', 'LINE-28', toPrimary({ status: 3 })];
const notActive: Row = ['not-active', 'LINE-28', toLine({ status: 4 })];
const noDataServices = [disabled, fraud, nonPay, suspended, primarySuspended, swap, notActive];

const locked = { accAccessLock: ['ACC_LOCK', 'PORT_OUT'] };

/** For each action: a scene that allows it, and the breaks that deny it, in the order of the rules. */
const table: Record<
  Action,
  { line?: CustomerDraft; primary?: CustomerDraft; config?: AccountSnapshot['config']; breaks: Row[] }
> = {
  see: { breaks: [notYours] },
  'add-data': {
    breaks: [
      notYours,
      ...noDataServices,
      ['not-on-sale', 'TOPUP-13', (draft) => void (draft.config = { ...draft.config, TOPUP_DATA_LIMIT: 0 })],
    ],
  },
  'data-service': { breaks: [notYours, ...noDataServices] },
  'manage-services': {
    breaks: [notYours, ...noDataServices, ['service-changing', 'SERVICE-10', inProcess('SERVICE_CHANGE_IN_PROGRESS')]],
  },
  'manage-router': {
    primary: { hsdPlan: true },
    breaks: [
      ['secondary', 'ROUTER-7', asMember],
      ['no-home-internet', 'ROUTER-1', toPrimary({ hsdPlan: false })],
      disabled,
      anyFraud,
    ],
  },
  'auto-top-up': { breaks: [secondary, ...noDataServices] },
  rename: { breaks: [notYours, ['suspended', 'NAME-5', toLine({ status: 3 })], disabled, fraud, swap] },
  'see-bills': { breaks: [secondary] },
  pay: { breaks: [secondary, anyFraud, primarySwap] },
  'month-in-advance': {
    line: { status: 0 },
    breaks: [
      secondary,
      not('BILL-11', { status: 2 }),
      ['already-paid', 'BILL-12', toLine({ isMonthInAdvancePaid: true })],
      disabled,
      fraud,
      swap,
    ],
  },
  'lock-account': { breaks: [secondary, anyFraud, ['already-locked', 'ACTIVITY-6', toBoth(locked)]] },
  'unlock-account': {
    primary: locked,
    breaks: [
      ['secondary', 'LOCK-13', asMember],
      disabled,
      anyFraud,
      primarySwap,
      ['not-locked', 'LOCK-13', toPrimary({ accAccessLock: ['ACC_LOCK'] })],
    ],
  },
  invite: {
    config: { REFERRAL_ENABLED: 'ENABLE' },
    breaks: [['invitations-closed', 'REFER-1', (draft) => void (draft.config = {})], disabled, anyFraud],
  },
  'manage-cards': { breaks: [['secondary', 'CARD-4', asMember], disabled, anyFraud, primarySwap] },
  'change-plan': {
    breaks: [
      disabled,
      secondary,
      fraud,
      nonPay,
      ['suspended', 'LINE-31', toLine({ status: 3 })],
      ['primary-suspended', 'LINE-31', toPrimary({ status: 3 })],
      swap,
      notActive,
      ['lines-unsettled', 'LINE-30', ({ more }) => void more.push(lineOf(4, { status: 9 }))],
      ['plan-changing', 'LINE-31', inProcess('PLAN_CHANGE_IN_PROGRESS')],
    ],
  },
  'go-through-activation': {
    line: { status: 0, simPaid: true },
    breaks: [
      notYours,
      not('ACTIVATE-29', { status: 2 }),
      disabled,
      fraud,
      unpaid('LINE-11'),
      noPlan,
      swap,
      primaryWaits('ACTIVATE-29'),
    ],
  },
  'reorder-sim': {
    line: { status: 0, simPaid: true },
    breaks: [notYours, not('ORDER-18', { status: 4 }), disabled, fraud, unpaid('ORDER-18'), swap],
  },
  'get-esim': {
    line: { status: 2, esim: true, eSimSetup: false },
    breaks: [
      notYours,
      not('LINE-15', { eSimSetup: true }),
      disabled,
      fraud,
      swap,
      ['account-locked', 'LOCK-18', toPrimary(locked)],
    ],
  },
  'track-order': {
    line: { status: 0, simPaid: true },
    breaks: [notYours, not('LINE-33', { status: 2 }), disabled, unpaid('LINE-34')],
  },
  activate: {
    line: { status: 0, esim: true },
    breaks: [
      notYours,
      not('LINE-33', { status: 2 }),
      disabled,
      fraud,
      unpaid('LINE-11'),
      noPlan,
      swap,
      primaryWaits('LINE-33'),
    ],
  },
  'retry-activation': {
    line: { status: 8 },
    breaks: [notYours, not('LINE-33', { status: 2 }), disabled, fraud, noPlan, swap, primaryWaits('ACTIVATE-29')],
  },
  'fix-port': {
    line: rejectedPin,
    breaks: [
      notYours,
      not('LINE-8', { portFailureCode: '1017' }),
      not('PORT-19', { imei: undefined }),
      disabled,
      fraud,
      swap,
    ],
  },
  'complete-esim-setup': {
    line: { status: 2, esim: true, eSimSetup: false },
    breaks: [notYours, not('LINE-15', { eSimSetup: true }), disabled, fraud, swap],
  },
  'add-line': {
    breaks: [
      secondary,
      disabled,
      anyFraud,
      primarySwap,
      ['not-active', 'LINE-35', toPrimary({ status: 0 })],
      ['lines-closed', 'LINE-36', ({ config }) => void (config.ADD_A_LINE = 'DISABLE')],
      ['lines-full', 'LINE-35', ({ more }) => void more.push(...[4, 5, 6, 7].map((occurrence) => lineOf(occurrence)))],
    ],
  },
};

function ask(action: Action, ...acts: Break[]) {
  const { line: ofLine, primary: ofPrimary, config } = table[action];
  const draft: Draft = {
    primary: { ...ofPrimary },
    line: { ...ofLine },
    more: [],
    actor: 'primary',
    config: { ...config },
  };
  for (const act of acts) act(draft);
  const primary = lineOf(1, draft.primary);
  const line = lineOf(2, draft.line);
  const stranger = lineOf(3);
  const actor = { primary, line, stranger }[draft.actor];
  return can(
    action,
    { actor, lines: [primary, line, stranger, ...draft.more], config: draft.config },
    ofPerson.includes(action) ? actor : line,
  );
}

test('lists every action in the table', () => {
  expect(Object.keys(table).sort()).toEqual([...actions].sort());
});

describe.each(actions)('%s', (action) => {
  const { breaks } = table[action];

  test('allows it without a reason against it', () => {
    expect(ask(action)).toEqual({ allowed: true });
  });

  test.each(breaks)('denies it: %s (%s)', (reason, _, act) => {
    expect(ask(action, act)).toMatchObject({ allowed: false, reason });
  });

  const pairs = breaks.flatMap(([first, , act], index) =>
    breaks.slice(index + 1).map(([second, , later]) => ({ first, second, acts: [later, act] })),
  );
  test.for(pairs)('returns $first before $second where both hold (LINE-24)', ({ first, acts }) => {
    expect(ask(action, ...acts)).toMatchObject({ allowed: false, reason: first });
  });
});
