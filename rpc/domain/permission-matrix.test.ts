import { expect, test } from 'vitest';
import { carrierSays, type Facts, ofPerson, product } from '../testing/permission-product.ts';
import { type Action, actions, type Decision, type Reason } from './decision.ts';
import { can } from './permission.ts';

// Tests every action in the full product of facts. The expectations are the table below, written from docs/rules. It
// uses facts by their names, without customers.

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
/** Condition on the customer besides the primary, for actions of a person. */
const actorsOwn = (facts: Facts) => facts.role === 'secondary, own line' || isOwn(facts);
const fraudOnPrimary = (facts: Facts) => (isOwn(facts) ? facts.category === 'FRAUD' : facts.primaryFraud);
const nonPayPrimary = (facts: Facts) => (isOwn(facts) ? facts.line : facts.primary).startsWith('suspended, non-pay');

type Holds = (facts: Facts) => boolean;

/** Reasons that deny an action, in words of the rules. */
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
/** ACTIVATE-43 */
const noPlan: Holds = ({ other }) => other.plan === undefined;
const isLocked: Holds = ({ other }) => other.locked;
/** LOCK-18: a line in service gets no other SIM while the account is locked. */
const lockedInService: Holds = (facts) => facts.other.locked && active.includes(statusOf(facts));

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

/** ACTIVATE-29, ACTIVATE-43, LINE-33. */
const activationRules: Closed = { 'no-plan': noPlan, 'primary-not-active': waitsForPrimary };
/** Rules of actions of a person. */
const ofActor: Closed = { 'primary-disabled': disabled, fraud: actorsFraud };

/** Condition of each reason that denies an action. */
const closed: Record<Action, Closed> = {
  see: { 'not-yours': notYours },
  'add-data': services,
  'data-service': services,
  'manage-services': services,
  'auto-top-up': { ...services, secondary: isSecondary },
  // LINE-30 to LINE-32: with any configuration, and with every line of the group settled.
  'change-plan': {
    ...services,
    secondary: isSecondary,
    suspended: (facts) => statusOf(facts) === 3,
    'primary-suspended': (facts) => primaryStatus(facts) === 3,
    'lines-unsettled': (facts) =>
      ![2, 3, 4, 7].includes(statusOf(facts)) || ![2, 3, 4, 7].includes(primaryStatus(facts)),
  },
  // NAME-5
  rename: {
    ...change,
    suspended: (facts) => statusOf(facts) === 3 && !isOwn(facts),
    'does-not-apply': (facts) => ![2, 3].includes(statusOf(facts)) || isOwn(facts),
  },
  // LINE-26: viewing stays allowed. LINE-34
  'track-order': {
    'not-yours': notYours,
    'does-not-apply': not(...beforeActivation),
    'primary-disabled': disabled,
    unpaid,
  },
  // LINE-11, LINE-33
  activate: { ...change, 'does-not-apply': not(...beforeActivation), unpaid, ...activationRules },
  // ACTIVATE-29
  'retry-activation': { ...change, 'does-not-apply': not(...failed), ...activationRules },
  'go-through-activation': {
    ...change,
    'does-not-apply': not(...beforeActivation, ...failed),
    unpaid,
    ...activationRules,
  },
  // LINE-7, LINE-8
  'fix-port': { ...change, 'does-not-apply': ({ line }) => line !== 'port failed, PIN (10)' },
  // LINE-15
  'complete-esim-setup': { ...change, 'does-not-apply': ({ line }) => line !== 'active eSIM, setup left (2)' },
  // LOCK-18
  'get-esim': {
    ...change,
    'does-not-apply': ({ line }) => line !== 'active eSIM, setup left (2)',
    'account-locked': lockedInService,
  },
  // ORDER-18
  'reorder-sim': {
    ...change,
    'account-locked': lockedInService,
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
    ...ofActor,
    'sim-swap': actorsSwap,
    'not-active': (facts) => !active.includes(primaryStatus(facts)),
    'lines-closed': ({ other }) => other.addLine === 'DISABLE',
  },
  // BILL-1, BILL-2, LINE-26
  'see-bills': { secondary: isSecondary },
  pay: { secondary: isSecondary, fraud: actorsFraud, 'sim-swap': actorsSwap },
  // LOCK-13
  'lock-account': { secondary: isSecondary, fraud: actorsFraud, 'already-locked': isLocked },
  'unlock-account': {
    secondary: isSecondary,
    ...ofActor,
    'sim-swap': actorsSwap,
    'not-locked': (facts) => !isLocked(facts),
  },
  // CARD-4, LINE-27
  'manage-cards': { secondary: isSecondary, ...ofActor, 'sim-swap': actorsSwap },
  // ROUTER-7
  'manage-router': { secondary: isSecondary, ...ofActor },
  // REFER-1
  invite: {
    'invitations-closed': ({ other }) => other.referral !== 'ENABLE',
    ...ofActor,
  },
};

const closings = new Map(actions.map((action) => [action, Object.values(closed[action])] as const));

/** Returns true for an action that is allowed although a rule denies it, or denied by a rule that does not hold. */
function isWrong(action: Action, facts: Facts, decision: Decision): boolean {
  if (!decision.allowed) return closed[action][decision.reason]?.(facts) !== true;
  return closings.get(action)?.some((holds) => holds(facts)) === true;
}

test('allows every action exactly where no rule denies it, and returns a rule that does (LINE-23 to LINE-38)', () => {
  const problems: string[] = [];
  let cells = 0;
  for (const facts of product()) {
    const snapshot = carrierSays(facts);
    for (const action of actions) {
      const decision = can(action, snapshot, ofPerson.includes(action) ? snapshot.actor : snapshot.line);
      if (isWrong(action, facts, decision) && problems.length < 20)
        problems.push(`${action} is ${decision.allowed ? 'open' : decision.reason}: ${JSON.stringify(facts)}`);
      cells += 1;
    }
  }
  expect(problems).toEqual([]);
  expect(cells).toBe(1_054_080);
});
