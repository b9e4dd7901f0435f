import type { ConfigKeys } from '#contracts/config/vocabulary.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Fault, Problem } from '../problem.ts';
import { type Action, type Blocked, type Decision, type Reason, undecided } from './decision.ts';
import { isLocked } from './account-lock.ts';
import { type Placed, isOfCategory } from './line.ts';
import { readOf } from './facts/read.ts';
import type { SimCards } from './facts/sim-cards.ts';
import type { AnySubject, OperationRef } from './facts/line-operation.ts';
import { isListIncomplete, roomFor } from './group-room.ts';
import {
  awaitsNothing,
  isActivated,
  isInState,
  isNonPay,
  isPlanChanging,
  isServiceChanging,
  isSetupLeft,
  isSimSwap,
  isUnpaidSim,
  type LineState,
  lineStateOf,
} from './line-status.ts';
import { portProblemOf } from './port-detail.ts';
import { isSet } from './remote-flag.ts';
import { lineInTheWay, underWayOn } from './under-way.ts';

/** Input of a permission: the viewer's customer, the group and the configuration. */
export interface AccountSnapshot {
  actor: Customer;
  /** Lines of the actor's group that the carrier listed, the actor's own included. */
  lines: readonly Placed<Customer>[];
  config: Pick<ConfigKeys, 'ENABLE_LINE_SERVICES_WHEN_PRIMARY_SUSPENEDED' | 'ADD_A_LINE' | 'REFERRAL_ENABLED'> &
    Partial<Pick<ConfigKeys, 'TOPUP_DATA_LIMIT'>>;
  /** Present while the flags could not be read, and `config` has closed defaults (HTTP-18). */
  unreadFlags?: Fault | Problem;
  /** SIM cards that wait for activation, by line id. Pages and forms of the activation read them (ORDER-27). */
  simCards?: ReadonlyMap<string, SimCards>;
  /** Operations in progress that were sent from this portal (LEDGER-40). */
  operations?: readonly OperationRef[] | undefined;
  /** Actions that the operator disabled for everybody (SAFETY-55). */
  closed?: ReadonlySet<Action> | undefined;
  /** Actions without carrier calls: pages omit them instead of disabling them (TIER-3). */
  absent?: ReadonlySet<Action> | undefined;
}

type Rule = (snapshot: AccountSnapshot, line: Customer) => Reason | Blocked | undefined;

/** Returns a rule that denies with a reason when the condition is met. */
function because(reason: Reason, isMet: (snapshot: AccountSnapshot, line: Customer) => boolean): Rule {
  return (snapshot, line) => (isMet(snapshot, line) ? reason : undefined);
}

const notYours = because('not-yours', ({ actor, lines }, line) => {
  const isListed = line.id === actor.id || lines.some(({ id }) => id === line.id);
  return !isListed || !isOwn(actor, line);
});

const fraud = because('fraud', (snapshot, line) =>
  [snapshot.actor, primaryOf(snapshot), line].some((customer) => isOfCategory(customer, 'FRAUD')),
);

/** Non-pay denies even where the configuration lets suspended lines through (LINE-29). */
const nonPay = because('non-pay', (snapshot, line) => {
  const primary = primaryOf(snapshot);
  return isNonPay(line, primary) || isNonPay(primary, primary);
});

function suspended(snapshot: AccountSnapshot, line: Customer): Reason | undefined {
  if (isSet(snapshot.config.ENABLE_LINE_SERVICES_WHEN_PRIMARY_SUSPENEDED)) return undefined;
  if (isInState(line, 'suspended')) return 'suspended';
  return isInState(primaryOf(snapshot), 'suspended') ? 'primary-suspended' : undefined;
}

/** A plan is not changed while its line or the primary is suspended, with any configuration (LINE-31). */
const ownSuspended = because('suspended', (_, line) => isInState(line, 'suspended'));

const primarySuspended = because('primary-suspended', (snapshot) => isInState(primaryOf(snapshot), 'suspended'));

/** Every line must be active, disconnected or similar (LINE-30): all states in which nothing is pending. */
const linesUnsettled = because('lines-unsettled', ({ lines }) =>
  lines.some((line) => !awaitsNothing(lineStateOf(line.status))),
);

/** Denies while an operation of the subject is in progress: its page is the one to open (LEDGER-40, LEDGER-44). */
const underWay =
  (subject: AnySubject): Rule =>
  (snapshot, line) =>
    underWayOn(subject, snapshot, line);

const planChanging = because(
  'plan-changing',
  (snapshot, line) => isPlanChanging(line) || underWayOn('plan', snapshot, line) !== undefined,
);
const serviceChanging = because(
  'service-changing',
  (snapshot, line) => isServiceChanging(line) || underWayOn('services', snapshot, line) !== undefined,
);
const simSwap = because('sim-swap', (_, line) => isSimSwap(line));
const notActive = because('not-active', (_, line) => !isActivated(line.status));
const notBeforeActivation = because('does-not-apply', (_, line) => !isInState(line, 'not-activated'));

/** A line before its activation, or whose activation failed (ACTIVATE-29). */
const notToActivate = because(
  'does-not-apply',
  (_, line) => !isInState(line, 'not-activated') && !isInState(line, 'activation-failed'),
);

/** A line with a physical SIM that is in service, or still to be activated (ORDER-18). */
const notReorderable = because('does-not-apply', (_, line) => {
  const hasSim = isActivated(line.status) || isInState(line, 'not-activated');
  return !hasSim || line.esim;
});

const unpaid = because('unpaid', (_, line) => isUnpaidSim(line));

/** A line without a plan cannot be activated (ACTIVATE-43). */
const noPlan = because('no-plan', (_, { reachPlanId }) => reachPlanId === undefined);

/** A SIM card that has not left cannot be in its owner's hand (ORDER-27). */
const kitNotSent = because('kit-not-sent', ({ simCards }, line) =>
  ['coming', 'ordering'].includes(simCards?.get(line.id)?.kind ?? ''),
);

const noHomeInternet = because('no-home-internet', (snapshot) => !hasHomeInternet(snapshot));

/** A secondary waits for the primary to be active (LINE-33). */
const primaryNotActive = because(
  'primary-not-active',
  (snapshot, line) => !line.isPrimary && !isActivated(primaryOf(snapshot).status),
);

/** Denies every action with the group's lines while the primary is in status 7 (LINE-37). */
const primaryDisabled = because('primary-disabled', (snapshot) => isInState(primaryOf(snapshot), 'disabled'));

const notFailed = because('does-not-apply', (_, line) => !isInState(line, 'activation-failed'));

/** Only details that the old carrier rejected can be corrected (LINE-7, LINE-8). */
const notFixable = because('does-not-apply', (_, line) => portProblemOf(line) === undefined);

const noSetupLeft = because('does-not-apply', (_, line) => !isSetupLeft(line));

/** A suspended line keeps its name, and the page shows the suspension as the reason (NAME-5). */
const notWhileSuspended = because('suspended', (_, line) => isInState(line, 'suspended') && !line.isPrimary);

/** Names are edited on active lines other than the primary's (NAME-5). */
const notRenamable = because('does-not-apply', (_, line) => !isInState(line, 'active') || line.isPrimary);

const monthPaid = because('already-paid', (_, line) => line.isMonthInAdvancePaid);

/** A month in advance can be paid only for the first month, before the line is active (BILL-11). */
const notBeforeFirstMonth = because('does-not-apply', (_, line) => {
  const earlyStates: readonly LineState[] = [
    'not-activated',
    'activating',
    'activation-failed',
    'porting',
    'port-failed',
  ];
  return !earlyStates.includes(lineStateOf(line.status));
});

/** A lock keeps a line in service from getting another SIM (LOCK-18): with it a thief would have the number. */
const accountLocked = because(
  'account-locked',
  (snapshot, line) => isActivated(line.status) && isAccountLocked(snapshot),
);

function isAccountLocked(snapshot: AccountSnapshot): boolean {
  return isLocked(snapshot.actor) || isLocked(primaryOf(snapshot));
}

/** Returns true for a new eSIM that can be activated and not installed, until the account is unlocked (ACTIVATE-46). */
export function locksEsim(snapshot: AccountSnapshot, line: Customer): boolean {
  return line.esim && !isActivated(line.status) && isAccountLocked(snapshot);
}

const locked = because('already-locked', ({ actor }) => isLocked(actor));
const notLocked = because('not-locked', ({ actor }) => !isLocked(actor));

/**
 * ADD_A_LINE closes the journey where the carrier sends it and it is not set. It is open at a carrier that does not
 * have the key.
 */
const linesClosed = because(
  'lines-closed',
  ({ config }) => config.ADD_A_LINE !== undefined && !isSet(config.ADD_A_LINE),
);

/** Invitations need the carrier's configuration to allow them (REFER-1). */
const invitationsClosed = because('invitations-closed', ({ config }) => !isSet(config.REFERRAL_ENABLED));

/** Add Data is refused while the carrier sells no extra data (TOPUP-13). */
const notOnSale = because('not-on-sale', ({ config }) => config.TOPUP_DATA_LIMIT === 0);

const secondary = because('secondary', ({ actor }) => !actor.isPrimary);
const primaryNotActivated = because('not-active', ({ actor }) => !isActivated(actor.status));
const linesUnread = because('unread', ({ actor, lines }) => isListIncomplete(lines, actor));
const linesFull = because('lines-full', ({ lines }) => roomFor(lines) === 0);

/** Conditions that Add Data, the Data Service switch and services share (LINE-28, SERVICE-10). */
const lineServices: readonly Rule[] = [notYours, primaryDisabled, fraud, nonPay, suspended, simSwap, notActive];

/** The button that leads to the activation, and its pages (LINE-33, ACTIVATE-29). */
const activation: readonly Rule[] = [
  underWay('activation'),
  kitNotSent,
  primaryDisabled,
  fraud,
  unpaid,
  noPlan,
  simSwap,
  primaryNotActive,
];

/** Actions that need a remote flag: closed while the flags could not be read (HTTP-18). */
const needFlags: readonly Action[] = ['add-data', 'auto-top-up', 'add-line', 'invite', 'manage-services'];

/** Reasons that a closed default gives. Nothing is known of the carrier's own flag then. */
const ofFlags: readonly Reason[] = ['not-on-sale', 'lines-closed', 'invitations-closed'];

/** Rules of each action, in order: the first that returns a reason wins. */
const rules: Readonly<Record<Action, readonly Rule[]>> = {
  see: [notYours],
  'add-data': [...lineServices, notOnSale, underWay('data')],
  'data-service': lineServices,
  'change-plan': [
    notYours,
    primaryDisabled,
    secondary,
    fraud,
    nonPay,
    ownSuspended,
    primarySuspended,
    simSwap,
    notActive,
    linesUnsettled,
    planChanging,
  ],
  'track-order': [notYours, notBeforeActivation, primaryDisabled, unpaid],
  activate: [notYours, notBeforeActivation, ...activation],
  'retry-activation': [
    notYours,
    notFailed,
    underWay('activation'),
    primaryDisabled,
    fraud,
    noPlan,
    simSwap,
    primaryNotActive,
  ],
  'go-through-activation': [notYours, notToActivate, ...activation],
  'fix-port': [notYours, notFixable, underWay('activation'), primaryDisabled, fraud, simSwap],
  'complete-esim-setup': [notYours, noSetupLeft, primaryDisabled, fraud, simSwap],
  // Shows the activation code of an eSIM, or emails the kit that contains the code.
  'get-esim': [notYours, noSetupLeft, primaryDisabled, fraud, simSwap, accountLocked],
  'add-line': [secondary, primaryDisabled, fraud, simSwap, primaryNotActivated, linesClosed, linesUnread, linesFull],
  rename: [notYours, notWhileSuspended, notRenamable, primaryDisabled, fraud, simSwap],
  // Automatic top-up spends the primary's money repeatedly, so only the primary decides.
  'auto-top-up': [secondary, ...lineServices],
  'see-bills': [secondary],
  pay: [secondary, fraud, simSwap],
  'month-in-advance': [secondary, notBeforeFirstMonth, monthPaid, primaryDisabled, fraud, simSwap, underWay('month')],
  // Locking protects the account, so a SIM swap does not prevent it, unlike unlocking (LOCK-13).
  'lock-account': [secondary, fraud, locked, underWay('lock')],
  'unlock-account': [secondary, primaryDisabled, fraud, simSwap, notLocked, underWay('lock')],
  'manage-cards': [secondary, primaryDisabled, fraud, simSwap],
  'reorder-sim': [notYours, notReorderable, primaryDisabled, fraud, unpaid, simSwap, accountLocked, underWay('orders')],
  // Open during a SIM swap, as the router is (LINE-27).
  invite: [invitationsClosed, primaryDisabled, fraud],
  'manage-services': [...lineServices, serviceChanging],
  // Changes of the home router (ROUTER-7).
  'manage-router': [secondary, noHomeInternet, primaryDisabled, fraud],
};

/** Returns the decision on an action with a line: allowed, or the reason (LINE-23). */
export function can(action: Action, snapshot: AccountSnapshot, line: Customer = snapshot.actor): Decision {
  if (snapshot.absent?.has(action)) return { allowed: false, ...blockedBy('does-not-apply', snapshot, line) };
  for (const rule of rules[action]) {
    const reason = rule(snapshot, line);
    if (!reason) continue;
    const blocked = typeof reason === 'string' ? blockedBy(reason, snapshot, line) : reason;
    if (!(snapshot.unreadFlags && ofFlags.includes(blocked.reason))) return { allowed: false, ...blocked };
  }
  if (snapshot.unreadFlags && needFlags.includes(action)) return undecided(readOf(snapshot.unreadFlags), 'unread');
  return snapshot.closed?.has(action) ? { allowed: false, reason: 'closed-for-now' } : { allowed: true };
}

/** Reasons about the line itself, and reasons about the account holder's line. */
const ofLine: readonly Reason[] = ['suspended', 'sim-swap', 'not-active', 'does-not-apply', 'no-plan', 'plan-changing'];
const ofHolder: readonly Reason[] = ['primary-suspended', 'primary-disabled', 'primary-not-active'];

/** Returns a reason with the line that causes it (LINE-42). */
export function blockedBy(reason: Reason, snapshot: Pick<AccountSnapshot, 'actor' | 'lines'>, line: Customer): Blocked {
  if (ofLine.includes(reason)) return { reason, line: lineInTheWay(snapshot, line) };
  return ofHolder.includes(reason) ? { reason, line: lineInTheWay(snapshot, primaryOf(snapshot)) } : { reason };
}

/** Returns the group's account holder, or the actor when the carrier listed no primary. */
export function primaryOf(snapshot: Pick<AccountSnapshot, 'actor' | 'lines'>): Customer {
  return snapshot.lines.find((line) => line.isPrimary) ?? snapshot.actor;
}

/** Returns true for the customer's own line, and for the lines of the account holder's group (LINE-22). */
export function isOwn(
  actor: Pick<Customer, 'id' | 'isPrimary' | 'groupId'>,
  line: Pick<Customer, 'id' | 'groupId'>,
): boolean {
  return line.id === actor.id || (actor.isPrimary && line.groupId === actor.groupId);
}

/** Returns true for an account holder with home internet, who may see its router (ROUTER-1). */
export function hasHomeInternet({ actor }: Pick<AccountSnapshot, 'actor'>): boolean {
  return actor.isPrimary && actor.hsdPlan;
}

/** Returns true when the group's primary or the actor is in status 7 (HOME-7). */
export function isAccountDisabled(snapshot: AccountSnapshot): boolean {
  return disabledOf(snapshot) !== undefined;
}

/** Returns what status 7 closes: the account by its primary, or the actor's own line alone (HOME-7). */
export function disabledOf(snapshot: AccountSnapshot): 'account' | 'line' | undefined {
  if (isInState(primaryOf(snapshot), 'disabled')) return 'account';
  return isInState(snapshot.actor, 'disabled') ? 'line' : undefined;
}

/**
 * Returns true for category TEST, which is for activating lines: Home and Account redirect to the activation
 * (SIGNIN-8), where it is available.
 */
export function isForActivation({ actor, absent }: AccountSnapshot): boolean {
  return isOfCategory(actor, 'TEST') && !absent?.has('go-through-activation');
}
