import { expect, test } from 'vitest';
import { carrierSays, type Facts, ofPerson, product } from '../testing/permission-product.ts';
import { type Action, actions, type Reason } from './decision.ts';
import { can } from './permission.ts';

// Tests every action in all combinations of facts. The expectations are the table below, written from docs/rules. It
// uses facts by their names, without customers.

type Holds = (facts: Facts) => boolean;

/** The carrier's number of a line's status. */
const statusOf = ({ line }: Facts) => Number(/\d+/.exec(line)?.[0]);
const isOwn: Holds = ({ role }) => role === 'primary, own line';
const statusOfPrimary = { active: 2, suspended: 3, 'suspended, non-pay': 3, disabled: 7, 'not activated': 0 };
/** The carrier's number of the primary's status. */
const primaryStatus = (facts: Facts) =>
  facts.primary === 'the line' ? statusOf(facts) : statusOfPrimary[facts.primary];
const [active, beforeActivation, failed, settled] = [[2, 3], [0, 11], [8], [2, 3, 4, 7]];

const not =
  (...statuses: number[]): Holds =>
  (facts) =>
    !statuses.includes(statusOf(facts));
const isSecondary: Holds = ({ role }) => role.startsWith('secondary');
const notYours: Holds = ({ role }) => role === 'secondary, other line';
const disabled: Holds = (facts) => primaryStatus(facts) === 7;
const fraudOfPrimary: Holds = (facts) => facts.has(isOwn(facts) ? 'fraud' : 'fraud of the primary');
const fraud: Holds = (facts) => facts.has('fraud') || fraudOfPrimary(facts);
/** For actions of a person, beside the primary's. */
const actorsFraud: Holds = (facts) =>
  fraudOfPrimary(facts) || (facts.role === 'secondary, own line' && facts.has('fraud'));
const swap: Holds = ({ has }) => has('SIM swap');
const actorsSwap: Holds = (facts) => facts.has(isOwn(facts) ? 'SIM swap' : 'SIM swap of the primary');
const unpaid: Holds = ({ line }) => line.includes('unpaid');
const waitsForPrimary: Holds = (facts) => !isOwn(facts) && !active.includes(primaryStatus(facts));
const noPlan: Holds = ({ has }) => has('no plan');
const isLocked: Holds = ({ has }) => has('locked');
const lockedInService: Holds = (facts) => isLocked(facts) && active.includes(statusOf(facts));

/** Conditions of the reasons that deny an action. The first that holds is the reason (LINE-24). */
type Closed = Partial<Record<Reason, Holds>>;

// LINE-22, LINE-37, LINE-26, LINE-27
const inGroup: Closed = { 'not-yours': notYours, 'primary-disabled': disabled, fraud };
const change: Closed = { ...inGroup, 'sim-swap': swap };
const ofActor: Closed = { secondary: isSecondary, 'primary-disabled': disabled, fraud: actorsFraud };
/** LINE-28, LINE-29, SERVICE-10. */
const inService: Closed = {
  'primary-disabled': disabled,
  fraud,
  // LINE-2: the primary's reason counts for every suspended line.
  'non-pay': (facts) => (isOwn(facts) ? facts.line : facts.primary).startsWith('suspended, non-pay'),
  suspended: (facts) => statusOf(facts) === 3 && !facts.has('services while suspended'),
  'primary-suspended': (facts) => primaryStatus(facts) === 3 && !facts.has('services while suspended'),
  'sim-swap': swap,
  'not-active': not(...active),
};
const services: Closed = { 'not-yours': notYours, ...inService };
/** ACTIVATE-29, LINE-11, ACTIVATE-43, LINE-33. */
const activationRules: Closed = {
  'primary-disabled': disabled,
  fraud,
  unpaid,
  'no-plan': noPlan,
  'sim-swap': swap,
  'primary-not-active': waitsForPrimary,
};
const failedActivation = Object.entries(activationRules).filter(([reason]) => reason !== 'unpaid');

const appliesTo = (applies: Holds, others: Closed): Closed => ({
  'not-yours': notYours,
  'does-not-apply': (facts) => !applies(facts),
  ...others,
});
const isIn =
  (...statuses: number[]): Holds =>
  (facts) =>
    statuses.includes(statusOf(facts));
const hasSetupLeft: Holds = ({ line }) => line === 'active eSIM, setup left (2)';

const closed: Record<Action, Closed> = {
  see: { 'not-yours': notYours },
  // TOPUP-13
  'add-data': { ...services, 'not-on-sale': ({ has }) => has('no data on sale') },
  'data-service': services,
  'manage-services': { ...services, 'service-changing': ({ has }) => has('service changing') },
  'auto-top-up': { secondary: isSecondary, ...inService },
  // LINE-30 to LINE-32: with any configuration, and with every line of the group settled.
  'change-plan': {
    'not-yours': notYours,
    'primary-disabled': disabled,
    secondary: isSecondary,
    ...inService,
    suspended: (facts) => statusOf(facts) === 3,
    'primary-suspended': (facts) => primaryStatus(facts) === 3,
    'lines-unsettled': (facts) =>
      facts.has('another line unsettled') ||
      [statusOf(facts), primaryStatus(facts)].some((one) => !settled.includes(one)),
    'plan-changing': ({ has }) => has('plan changing'),
  },
  // NAME-5
  rename: {
    'not-yours': notYours,
    suspended: (facts) => statusOf(facts) === 3 && !isOwn(facts),
    ...appliesTo((facts) => statusOf(facts) === 2 && !isOwn(facts), change),
  },
  // LINE-26: viewing stays allowed. LINE-33, LINE-34
  'track-order': appliesTo(isIn(...beforeActivation), { 'primary-disabled': disabled, unpaid }),
  // LINE-33
  activate: appliesTo(isIn(...beforeActivation), activationRules),
  // LINE-33, ACTIVATE-29
  'retry-activation': appliesTo(isIn(...failed), Object.fromEntries(failedActivation)),
  'go-through-activation': appliesTo(isIn(...beforeActivation, ...failed), activationRules),
  // LINE-7, LINE-8, PORT-19: without a plan the record is not whole.
  'fix-port': appliesTo((facts) => facts.line === 'port failed, PIN (10)' && !noPlan(facts), change),
  // LINE-15
  'complete-esim-setup': appliesTo(hasSetupLeft, change),
  // LOCK-18
  'get-esim': { ...appliesTo(hasSetupLeft, change), 'account-locked': lockedInService },
  // ORDER-18
  'reorder-sim': appliesTo((facts) => !facts.line.includes('eSIM') && isIn(...active, ...beforeActivation)(facts), {
    ...inGroup,
    unpaid,
    'sim-swap': swap,
    'account-locked': lockedInService,
  }),
  // BILL-11, BILL-12
  'month-in-advance': {
    secondary: isSecondary,
    'does-not-apply': not(0, 11, 1, 8, 9, 10),
    'already-paid': ({ has }) => has('month paid'),
    'primary-disabled': disabled,
    fraud,
    'sim-swap': swap,
  },
  // LINE-27, LINE-35, LINE-36, ADDLINE-6
  'add-line': {
    ...ofActor,
    'sim-swap': actorsSwap,
    'not-active': (facts) => !active.includes(primaryStatus(facts)),
    'lines-closed': ({ has }) => has('lines closed'),
    unread: ({ has }) => has('a line without a place'),
    'lines-full': ({ has }) => has('lines full'),
  },
  // BILL-1, BILL-2, LINE-26, LINE-32
  'see-bills': { secondary: isSecondary },
  pay: { secondary: isSecondary, fraud: actorsFraud, 'sim-swap': actorsSwap },
  // LOCK-13, ACTIVITY-6
  'lock-account': { secondary: isSecondary, fraud: actorsFraud, 'already-locked': isLocked },
  'unlock-account': { ...ofActor, 'sim-swap': actorsSwap, 'not-locked': (facts) => !isLocked(facts) },
  // CARD-4, LINE-27
  'manage-cards': { ...ofActor, 'sim-swap': actorsSwap },
  // ROUTER-1, ROUTER-7
  'manage-router': { secondary: isSecondary, 'no-home-internet': ({ has }) => has('no home internet'), ...ofActor },
  // REFER-1
  invite: {
    'invitations-closed': ({ has }) => has('invitations not sent') || has('invitations closed'),
    'primary-disabled': disabled,
    fraud: actorsFraud,
  },
};

const cells = [...product()].map((facts) => ({ facts, snapshot: carrierSays(facts) }));

test.each(actions)(
  'allows %s exactly where no rule denies it, and returns the first rule that does (LINE-23 to LINE-38)',
  (action) => {
    const rules = Object.entries(closed[action]);
    const given = new Set<string>();
    const problems: string[] = [];
    for (const { facts, snapshot } of cells) {
      const decision = can(action, snapshot, ofPerson.includes(action) ? snapshot.actor : snapshot.line);
      const [reason] = rules.find(([, holds]) => holds(facts)) ?? [];
      const answer = decision.allowed ? undefined : decision.reason;
      given.add(answer ?? 'open');
      if (answer !== reason && problems.length < 20)
        problems.push(`${answer ?? 'open'} and not ${reason ?? 'open'}: ${JSON.stringify(facts)}`);
    }
    expect(problems).toEqual([]);
    // Each rule was the reason somewhere.
    expect([...given].toSorted()).toEqual(['open', ...Object.keys(closed[action])].toSorted());
  },
);
