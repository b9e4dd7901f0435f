import { expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { type CustomerDraft, lineOf } from '../testing/fake-customer.ts';
import { type AccountSnapshot, type Action, actions, can, type Decision, type Reason } from './permission.ts';

// Every action in the full product of role, status of the line (with its SIM card and the reason of a suspension),
// category of line and primary, state of the primary, SIM swaps, and the flag of services. The flags and the lock that
// one action each asks for go through their values together. What is expected is the table below, written from
// docs/rules; it knows facts by their names and no customers.

const nonPay = { suspended_reason: 'NonPay Suspension' };
const lines = {
  'new eSIM (0)': { status: 0, esim: true },
  'new SIM, paid (0)': { status: 0, simPaid: true },
  'new SIM, unpaid (0)': { status: 0 },
  'new eSIM (11)': { status: 11, esim: true },
  'new SIM, unpaid (11)': { status: 11 },
  'activating (1)': { status: 1 },
  'active SIM (2)': { status: 2 },
  'active eSIM, set up (2)': { status: 2, esim: true, eSimSetup: true },
  'active eSIM, setup left (2)': { status: 2, esim: true },
  'suspended (3)': { status: 3 },
  'suspended, non-pay (3)': { status: 3, meta: nonPay },
  'disconnected (4)': { status: 4 },
  'unclear (5)': { status: 5 },
  'unclear (6)': { status: 6 },
  'disabled (7)': { status: 7 },
  'failed (8)': { status: 8 },
  'porting (9)': { status: 9 },
  'port failed, PIN (10)': { status: 10, portFailureCode: '1010' },
  'port failed, other (10)': { status: 10, portFailureCode: '1017' },
  'unlisted (42)': { status: 42 },
} satisfies Record<string, CustomerDraft>;
type LineKind = keyof typeof lines;

const primaries = {
  active: {},
  suspended: { status: 3 },
  'suspended, non-pay': { status: 3, meta: nonPay },
  disabled: { status: 7 },
  'not activated': { status: 0, esim: true },
} satisfies Record<string, CustomerDraft>;

const roles = ['primary, own line', 'primary, other line', 'secondary, own line', 'secondary, other line'] as const;
const categories = ['STANDARD', 'TEST', 'FRAUD'] as const;
const swaps = ['none', 'line', 'primary', 'both'] as const;
const others = [
  { addLine: 'not sent', referral: 'not sent', locked: false },
  { addLine: 'DISABLE', referral: 'ENABLE', locked: true },
  { addLine: 'ENABLE', referral: 'DISABLE', locked: true },
] as const;

interface Facts {
  role: (typeof roles)[number];
  line: LineKind;
  /** On the primary's own line the line says how the primary is. */
  primary: keyof typeof primaries | 'the line';
  category: (typeof categories)[number];
  /** FRAUD on the primary, beside the line. */
  primaryFraud: boolean;
  swap: (typeof swaps)[number];
  services: boolean;
  other: (typeof others)[number];
}

/** The carrier's number of a line's status. */
const statusOf = ({ line }: Facts) => Number(/\d+/.exec(line)?.[0]);
const isOwn = ({ role }: Facts) => role === 'primary, own line';
const isSecondary = ({ role }: Facts) => role.startsWith('secondary');
/** The carrier's number of the primary's status. */
const primaryStatus = (facts: Facts) =>
  isOwn(facts)
    ? statusOf(facts)
    : { active: 2, suspended: 3, 'suspended, non-pay': 3, disabled: 7, 'not activated': 0, 'the line': NaN }[
        facts.primary
      ];
/** What actions of a person ask of, besides the primary: the person. */
const actorsOwn = (facts: Facts) => facts.role === 'secondary, own line' || isOwn(facts);
const fraudOnPrimary = (facts: Facts) => (isOwn(facts) ? facts.category === 'FRAUD' : facts.primaryFraud);
const nonPayPrimary = (facts: Facts) => (isOwn(facts) ? facts.line : facts.primary).startsWith('suspended, non-pay');

type Holds = (facts: Facts) => boolean;

/** Why an action is closed: in words of the rules. */
const not =
  (...statuses: number[]): Holds =>
  (facts) =>
    !statuses.includes(statusOf(facts));
const [active, beforeActivation, failed] = [[2, 3], [0, 11], [8]];
const notYours: Holds = ({ role }) => role === 'secondary, other line';
const disabled: Holds = (facts) => primaryStatus(facts) === 7;
const fraud: Holds = (facts) => facts.category === 'FRAUD' || fraudOnPrimary(facts);
const actorsFraud: Holds = (facts) => fraudOnPrimary(facts) || (actorsOwn(facts) && facts.category === 'FRAUD');
const swap: Holds = (facts) => facts.swap === 'both' || facts.swap === 'line';
const actorsSwap: Holds = (facts) => (isOwn(facts) ? swap(facts) : facts.swap === 'both' || facts.swap === 'primary');
const unpaid: Holds = ({ line }) => line.includes('unpaid');
const waitsForPrimary: Holds = (facts) => !isOwn(facts) && !active.includes(primaryStatus(facts));
const isLocked: Holds = ({ other }) => other.locked;

type Closed = Partial<Record<Reason, Holds>>;
/** LINE-22, LINE-26, LINE-27, LINE-37. */
const change: Closed = { 'not-yours': notYours, 'primary-disabled': disabled, fraud, 'sim-swap': swap };
/** LINE-28, LINE-29, SERVICE-10. */
const services: Closed = {
  ...change,
  'not-active': not(...active),
  suspended: (facts) => statusOf(facts) === 3 && !facts.services,
  'primary-suspended': (facts) => primaryStatus(facts) === 3 && !facts.services,
  // LINE-2: the primary's reason counts for every suspended line.
  'non-pay': nonPayPrimary,
};

/** What closes each action, by the reason that is said. */
const closed: Record<Action, Closed> = {
  see: { 'not-yours': notYours },
  'add-data': services,
  'data-service': services,
  'manage-services': services,
  'auto-top-up': { ...services, secondary: isSecondary },
  // LINE-30 to LINE-32: whatever the configuration says, and with every line of the group settled.
  'change-plan': {
    ...services,
    secondary: isSecondary,
    suspended: (facts) => statusOf(facts) === 3,
    'primary-suspended': (facts) => primaryStatus(facts) === 3,
    'lines-unsettled': (facts) =>
      ![2, 3, 4, 7].includes(statusOf(facts)) || ![2, 3, 4, 7].includes(primaryStatus(facts)),
  },
  // NAME-5
  rename: { ...change, 'does-not-apply': (facts) => statusOf(facts) !== 2 || isOwn(facts) },
  // LINE-26: looking stays open. LINE-34
  'track-order': {
    'not-yours': notYours,
    'does-not-apply': not(...beforeActivation),
    'primary-disabled': disabled,
    unpaid,
  },
  // LINE-11, LINE-33
  activate: { ...change, 'does-not-apply': not(...beforeActivation), unpaid, 'primary-not-active': waitsForPrimary },
  'retry-activation': { ...change, 'does-not-apply': not(...failed) },
  // ACTIVATE-29
  'go-through-activation': {
    ...change,
    'does-not-apply': not(...beforeActivation, ...failed),
    unpaid,
    'primary-not-active': waitsForPrimary,
  },
  // LINE-7, LINE-8
  'fix-port': { ...change, 'does-not-apply': ({ line }) => line !== 'port failed, PIN (10)' },
  // LINE-15
  'complete-esim-setup': { ...change, 'does-not-apply': ({ line }) => line !== 'active eSIM, setup left (2)' },
  // ORDER-18
  'reorder-sim': {
    ...change,
    'does-not-apply': (facts) =>
      facts.line.includes('eSIM') || ![...active, ...beforeActivation].includes(statusOf(facts)),
    unpaid,
  },
  // BILL-11
  'month-in-advance': {
    ...change,
    'not-yours': () => false,
    secondary: isSecondary,
    'does-not-apply': not(0, 11, 1, 8, 9, 10),
  },
  // LINE-27, LINE-35, LINE-36
  'add-line': {
    secondary: isSecondary,
    'primary-disabled': disabled,
    fraud: actorsFraud,
    'sim-swap': actorsSwap,
    'not-active': (facts) => !active.includes(primaryStatus(facts)),
    'lines-closed': ({ other }) => other.addLine === 'DISABLE',
  },
  // BILL-1, BILL-2, LINE-26
  'see-bills': { secondary: isSecondary },
  pay: { secondary: isSecondary, fraud: actorsFraud },
  // LOCK-13
  'lock-account': { secondary: isSecondary, fraud: actorsFraud, 'already-locked': isLocked },
  'unlock-account': {
    secondary: isSecondary,
    'primary-disabled': disabled,
    fraud: actorsFraud,
    'sim-swap': actorsSwap,
    'not-locked': (facts) => !isLocked(facts),
  },
  // CARD-4
  'manage-cards': { secondary: isSecondary, 'primary-disabled': disabled, fraud: actorsFraud },
  // ROUTER-7
  'manage-router': { secondary: isSecondary, 'primary-disabled': disabled, fraud: actorsFraud },
  // REFER-1
  invite: {
    'invitations-closed': ({ other }) => other.referral !== 'ENABLE',
    'primary-disabled': disabled,
    fraud: actorsFraud,
  },
};

const ofPerson: readonly Action[] = [
  'add-line',
  'see-bills',
  'pay',
  'lock-account',
  'unlock-account',
  'manage-cards',
  'manage-router',
  'invite',
];

function* product(): Generator<Facts> {
  for (const role of roles)
    for (const line of Object.keys(lines) as LineKind[])
      for (const primary of role === 'primary, own line' ? (['the line'] as const) : typedKeys(primaries))
        for (const category of categories)
          for (const primaryFraud of role === 'primary, own line' ? [false] : [false, true])
            for (const swap of role === 'primary, own line' ? (['none', 'line'] as const) : swaps)
              for (const services of [false, true])
                for (const other of others)
                  yield { role, line, primary, category, primaryFraud, swap, services, other };
}

function typedKeys<K extends string>(of: Record<K, unknown>): K[] {
  return Object.keys(of) as K[];
}

const parsed = new Map<string, Customer>();

/** A line as the carrier tells of it; made once. */
function customer(occurrence: number, draft: CustomerDraft): Customer {
  const key = JSON.stringify([occurrence, draft]);
  const made = parsed.get(key) ?? lineOf(occurrence, draft);
  parsed.set(key, made);
  return made;
}

const swapping: CustomerDraft = { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] };
const fraudulent: CustomerDraft = { category: 'FRAUD' };
const lockedUp: CustomerDraft = { accAccessLock: ['ACC_LOCK', 'PORT_OUT'] };

/** What the carrier says where these facts hold. */
function carrierSays(facts: Facts): { snapshot: AccountSnapshot; line: Customer } {
  const { role, category, primaryFraud, primary: primaryKind, services: enabled, other } = facts;
  const locked = other.locked ? lockedUp : {};
  const drawn: CustomerDraft = {
    ...lines[facts.line],
    category,
    ...(facts.swap === 'line' || facts.swap === 'both' ? swapping : {}),
    ...locked,
  };
  const holder: CustomerDraft = {
    hsdPlan: true,
    ...locked,
    ...(primaryKind === 'the line' ? {} : primaries[primaryKind]),
    ...(primaryFraud ? fraudulent : {}),
    ...(facts.swap === 'primary' || facts.swap === 'both' ? swapping : {}),
  };
  const own = role === 'primary, own line';
  const primary = customer(1, own ? { ...drawn, hsdPlan: true } : holder);
  const line = own ? primary : customer(2, drawn);
  const stranger = customer(3, locked);
  const actor = { 'primary, own line': primary, 'primary, other line': primary, 'secondary, own line': line };
  const config = {
    ...(enabled ? { ENABLE_LINE_SERVICES_WHEN_PRIMARY_SUSPENEDED: 'ENABLE' } : {}),
    ...(other.addLine === 'not sent' ? {} : { ADD_A_LINE: other.addLine }),
    ...(other.referral === 'not sent' ? {} : { REFERRAL_ENABLED: other.referral }),
  };
  const listed = own ? [primary, customer(2, {}), stranger] : [primary, line, stranger];
  return {
    snapshot: { actor: role === 'secondary, other line' ? stranger : actor[role], lines: listed, config },
    line,
  };
}

const closings = new Map(actions.map((action) => [action, Object.values(closed[action])] as const));

/** Is it open though a rule closes it, or closed by a rule that does not hold? */
function isWrong(action: Action, facts: Facts, said: Decision): boolean {
  if (!said.allowed) return closed[action][said.reason]?.(facts) !== true;
  return closings.get(action)?.some((holds) => holds(facts)) === true;
}

test('LINE-23 to LINE-38: every action is open exactly where no rule closes it, and says one that does', () => {
  const problems: string[] = [];
  let cells = 0;
  for (const facts of product()) {
    const { snapshot, line } = carrierSays(facts);
    for (const action of actions) {
      const said = can(action, snapshot, ofPerson.includes(action) ? snapshot.actor : line);
      if (isWrong(action, facts, said) && problems.length < 20)
        problems.push(`${action} is ${said.allowed ? 'open' : said.reason}: ${JSON.stringify(facts)}`);
      cells += 1;
    }
  }
  expect(problems).toEqual([]);
  expect(cells).toBe(1_010_160);
});
