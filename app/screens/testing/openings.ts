import type { Action } from '#rpc/domain/decision.ts';
import { ofPerson } from '#rpc/testing/permission-product.ts';
import {
  type Circumstance,
  isSingle,
  type LineKind,
  lineKinds,
  people,
  type Person,
  type Situation,
  situations,
} from './situations.ts';

interface Opening {
  people: readonly Person[];
  kinds: readonly LineKind[];
  closedBy: readonly Circumstance[];
  /** Lines that are open besides. */
  also?: (situation: Situation) => boolean;
}

const allKinds = Object.keys(lineKinds) as LineKind[];
const [ownPrimary, otherLine, ownSecondary] = people;
const everyone = [ownPrimary, otherLine, ownSecondary];
const primaries = [ownPrimary, otherLine];

const active: LineKind[] = ['active (2)', 'active, setup left (2)'];
const orderable: LineKind[] = ['new eSIM (0)', 'new SIM, paid (0)', 'new eSIM (11)', 'new SIM, paid (11)'];
/** A SIM card that has not left (ORDER-27). */
const notSent: LineKind = 'new SIM, not sent (0)';
/** Not activated, and its order can be followed (ACTIVATE-43). */
const noPlan: LineKind = 'new eSIM, no plan (0)';
const unpaid: LineKind[] = ['new SIM, unpaid (0)', 'new SIM, unpaid (11)'];
const underWay: LineKind[] = [
  'activating (1)',
  'activation failed (8)',
  'porting (9)',
  'port failed, PIN (10)',
  'port failed, other (10)',
];

/** LINE-26, LINE-27, LINE-37. */
const noChange: Circumstance[] = [
  'fraud on the line',
  'fraud on the primary',
  'SIM swap of the line',
  'primary disabled',
];
/** LINE-28, LINE-29. */
const noDataService: Circumstance[] = [
  ...noChange,
  'primary suspended',
  'primary in non-pay suspension, services enabled',
];

/** LINE-28: the remote config opens suspended lines, unless a bill is open (LINE-29). */
const suspendedButEnabled = ({ person, kind, circumstance }: Situation) =>
  (circumstance === 'services enabled' || circumstance === 'primary suspended, services enabled') &&
  (kind === 'suspended (3)' || (kind === 'suspended, non-pay (3)' && person !== ownPrimary));

const dataService: Opening = { people: everyone, kinds: active, closedBy: noDataService, also: suspendedButEnabled };

/** LOCK-18: a line in service gets another SIM card while the account is not locked. */
const inServiceUnlocked = ({ kind, circumstance }: Situation) =>
  ['active (2)', 'suspended (3)', 'suspended, non-pay (3)'].includes(kind) && circumstance !== 'account locked';

/** The situations in which each action is open, written from the rules; everywhere else it is blocked. */
const openings: Record<Action, Opening> = {
  // LINE-22
  see: { people: everyone, kinds: allKinds, closedBy: [] },
  // LINE-28
  'add-data': dataService,
  'data-service': dataService,
  // SERVICE-10
  'manage-services': dataService,
  // LINE-32
  'auto-top-up': { ...dataService, people: primaries },
  // LINE-30, LINE-31, LINE-32
  'change-plan': {
    people: primaries,
    kinds: active,
    closedBy: [...noDataService, 'primary suspended, services enabled', 'primary not activated'],
  },
  // NAME-5
  rename: { people: [otherLine, ownSecondary], kinds: active, closedBy: noChange },
  // LINE-26: looking stays open; LINE-34, LINE-37
  'track-order': { people: everyone, kinds: [...orderable, notSent, noPlan], closedBy: ['primary disabled'] },
  // LINE-11, LINE-33, ORDER-27
  activate: { people: everyone, kinds: orderable, closedBy: [...noChange, 'primary not activated'] },
  // ACTIVATE-29
  'retry-activation': {
    people: everyone,
    kinds: ['activation failed (8)'],
    closedBy: [...noChange, 'primary not activated'],
  },
  'go-through-activation': {
    people: everyone,
    kinds: [...orderable, 'activation failed (8)'],
    closedBy: [...noChange, 'primary not activated'],
  },
  // LINE-7, LINE-8
  'fix-port': { people: everyone, kinds: ['port failed, PIN (10)'], closedBy: noChange },
  // LINE-15
  'complete-esim-setup': { people: everyone, kinds: ['active, setup left (2)'], closedBy: noChange },
  // LOCK-18
  'get-esim': { people: everyone, kinds: ['active, setup left (2)'], closedBy: [...noChange, 'account locked'] },
  // LINE-27, LINE-35: the primary's own line decides
  'add-line': {
    people: primaries,
    kinds: allKinds,
    closedBy: ['fraud on the primary', 'SIM swap of the primary', 'primary disabled', 'primary not activated'],
  },
  // BILL-1, BILL-2
  'see-bills': { people: primaries, kinds: allKinds, closedBy: [] },
  pay: { people: primaries, kinds: allKinds, closedBy: ['fraud on the primary', 'SIM swap of the primary'] },
  // BILL-11
  'month-in-advance': {
    people: primaries,
    kinds: [...orderable, notSent, noPlan, ...unpaid, ...underWay],
    closedBy: noChange,
  },
  // ORDER-18
  'reorder-sim': {
    people: everyone,
    kinds: ['new SIM, paid (0)', 'new SIM, paid (11)', notSent],
    closedBy: noChange,
    also: inServiceUnlocked,
  },
  // LINE-26, LINE-32
  'lock-account': { people: primaries, kinds: allKinds, closedBy: ['fraud on the primary', 'account locked'] },
  // LOCK-13
  'unlock-account': {
    people: primaries,
    kinds: [],
    closedBy: [],
    also: ({ circumstance }) => circumstance === 'account locked',
  },
  // CARD-4
  'manage-cards': {
    people: primaries,
    kinds: allKinds,
    closedBy: ['fraud on the primary', 'SIM swap of the primary', 'primary disabled'],
  },
  // ROUTER-7
  'manage-router': { people: primaries, kinds: allKinds, closedBy: ['fraud on the primary', 'primary disabled'] },
  // REFER-1
  invite: { people, kinds: allKinds, closedBy: ['fraud on the primary', 'primary disabled'] },
};

/** CARD-4, REFER-1, ROUTER-7: a primary in status 7, and a secondary's own fraud. */
function closedForActor(action: Action, { person, kind, circumstance }: Situation): boolean {
  if (action === 'unlock-account') return person === ownPrimary && kind === 'disabled (7)';
  if (!['manage-cards', 'invite', 'manage-router'].includes(action)) return false;
  const ownFraud = person === ownSecondary && circumstance === 'fraud on the line';
  return ownFraud || (person === ownPrimary && kind === 'disabled (7)');
}

/** Returns true when the rules open the action. On the primary's own line, a line's circumstance is the primary's. */
export function isOpenByRule(action: Action, situation: Situation): boolean {
  const { person, kind, circumstance } = situation;
  const opening = openings[action];
  const own = person === ownPrimary && ofPerson.includes(action);
  if (own && action === 'add-line' && ![...active, 'suspended (3)', 'suspended, non-pay (3)'].includes(kind))
    return false;
  if (closedForActor(action, situation)) return false;
  const held = own ? circumstance.replace('the line', 'the primary') : circumstance;
  if (!opening.people.includes(person) || (opening.closedBy as readonly string[]).includes(held)) return false;
  return opening.kinds.includes(kind) || opening.also?.(situation) === true;
}

/** Each status of a line with each circumstance, for one of its people by turns. */
const pairs = new Set(
  [...new Set(situations.map(({ circumstance }) => circumstance))].flatMap((circumstance, turn) =>
    allKinds.map((kind, index) => {
      const same = situations.filter((situation) => situation.kind === kind && situation.circumstance === circumstance);
      return same[(turn + index) % same.length];
    }),
  ),
);

/**
 * Returns the situations in which pages and requests of an action are tried. An action of a person does not depend on
 * a line's status together with anything else, so each is tried by itself. An action of a line is tried wherever it is
 * open, and else in each two of person, status and circumstance. Another test calls `can` with all three together in
 * all situations, and `npm run lab -- matrix` tries pages and requests in many more.
 */
export function triedIn(action: Action): readonly Situation[] {
  if (ofPerson.includes(action)) return situations.filter(isSingle);
  return situations.filter(
    (situation) => isSingle(situation) || pairs.has(situation) || isOpenByRule(action, situation),
  );
}
