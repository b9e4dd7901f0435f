import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Action } from '../domain/decision.ts';
import type { AccountSnapshot } from '../domain/permission.ts';
import { type CustomerDraft, lineOf } from './fake-customer.ts';
import { fraud, locked, nonPay, rejectedPin, shown, simSwap, uma } from './line-drafts.ts';

// The facts that permissions depend on. Role, status of the line and state of the primary are combined in full; each
// other fact is tried alone with all of them, and each two together while the primary is active.

/** Lines of every status, with the SIM card and the reason of a suspension; the number is the carrier's. */
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
  'port failed, PIN (10)': rejectedPin,
  'port failed, PIN, no IMEI (10)': { ...rejectedPin, imei: undefined },
  'port failed, other (10)': { status: 10, portFailureCode: '1017' },
  'unlisted (42)': { status: 42 },
} satisfies Record<string, CustomerDraft>;
export type LineKind = keyof typeof lines;

const primaries = {
  active: {},
  suspended: { status: 3 },
  'suspended, non-pay': { status: 3, meta: nonPay },
  disabled: { status: 7 },
  'not activated': { status: 0, esim: true },
} satisfies Record<string, CustomerDraft>;

const roles = ['primary, own line', 'primary, other line', 'secondary, own line', 'secondary, other line'] as const;

/** Facts that are true or not; those of the primary say nothing more on its own line. */
const facts = [
  'test customer',
  'fraud',
  'fraud of the primary',
  'SIM swap',
  'SIM swap of the primary',
  'services while suspended',
  'locked',
  'no plan',
  'month paid',
  'plan changing',
  'service changing',
  'no data on sale',
  'no home internet',
  'lines sent as open',
  'lines closed',
  'invitations not sent',
  'invitations closed',
  'another line unsettled',
  'lines full',
  'a line without a place',
] as const;
type Fact = (typeof facts)[number];
type Has = (fact: Fact) => boolean;

/** One cell. */
export interface Facts {
  role: (typeof roles)[number];
  line: LineKind;
  /** State of the primary; on its own line, the line determines it. */
  primary: keyof typeof primaries | 'the line';
  held: readonly Fact[];
  has: Has;
}

/** Input of `can()`: the customer, the group and the line. */
export interface CarrierSays extends AccountSnapshot {
  lines: Customer[];
  line: Customer;
}

/** Actions of a person, not of a line. */
export const ofPerson: readonly Action[] = [
  'add-line',
  'see-bills',
  'pay',
  'lock-account',
  'unlock-account',
  'manage-cards',
  'manage-router',
  'invite',
];

/** Yields every cell. */
export function* product(): Generator<Facts> {
  const alone = [[], ...facts.map((fact) => [fact])];
  const together = facts.flatMap((one, at) => facts.slice(at + 1).map((other) => [one, other]));
  for (const role of roles)
    for (const line of typedKeys(lines))
      for (const primary of role === 'primary, own line' ? (['the line'] as const) : typedKeys(primaries))
        for (const held of ['the line', 'active'].includes(primary) ? [...alone, ...together] : alone)
          yield { role, line, primary, held, has: (fact) => held.includes(fact) };
}

function typedKeys<K extends string>(of: Record<K, unknown>): K[] {
  return Object.keys(of) as K[];
}

const parsed = new Map<string, Customer>();

/** Returns a line as the carrier returns it; made once. */
function customer(occurrence: number, draft: CustomerDraft): Customer {
  const key = JSON.stringify([occurrence, draft]);
  const line = parsed.get(key) ?? lineOf(occurrence, draft);
  parsed.set(key, line);
  return line;
}

const named: CustomerDraft = { ...shown, ...uma };

const ofLine: Partial<Record<Fact, CustomerDraft>> = {
  'test customer': { category: 'TEST' },
  fraud,
  'no plan': { reachPlanId: undefined },
  'month paid': { isMonthInAdvancePaid: true },
};
const inProcess: Partial<Record<Fact, readonly string[]>> = {
  'SIM swap': simSwap.operationsInProcess,
  'plan changing': ['PLAN_CHANGE_IN_PROGRESS'],
  'service changing': ['SERVICE_CHANGE_IN_PROGRESS'],
};
const ofPrimary: Partial<Record<Fact, CustomerDraft>> = {
  'fraud of the primary': fraud,
  'SIM swap of the primary': simSwap,
};
const ofConfig: Partial<Record<Fact, AccountSnapshot['config']>> = {
  'services while suspended': { ENABLE_LINE_SERVICES_WHEN_PRIMARY_SUSPENEDED: 'ENABLE' },
  'no data on sale': { TOPUP_DATA_LIMIT: 0 },
  'lines sent as open': { ADD_A_LINE: 'ENABLE' },
  'lines closed': { ADD_A_LINE: 'DISABLE' },
  'invitations not sent': { REFERRAL_ENABLED: undefined },
  'invitations closed': { REFERRAL_ENABLED: 'DISABLE' },
};
/** Further lines of the group. */
const more: Partial<Record<Fact, readonly Customer[]>> = {
  'lines full': [4, 5, 6, 7].map((occurrence) => lineOf(occurrence, named)),
  'a line without a place': [lineOf(8, { peerAccountRef: '' })],
};

const listFrom = <T>(table: Partial<Record<Fact, readonly T[]>>, has: Has): T[] =>
  facts.filter(has).flatMap((fact) => table[fact] ?? []);
const mergedFrom = <T extends object>(table: Partial<Record<Fact, T>>, has: Has): T =>
  Object.assign({}, ...facts.filter(has).map((fact) => table[fact])) as T;

/** Returns the carrier's replies for a cell. */
export function carrierSays({ role, line: lineKind, primary: primaryKind, has }: Facts): CarrierSays {
  const isOwnLine = role === 'primary, own line';
  const lock = has('locked') ? locked : {};
  const operationsInProcess = listFrom(inProcess, has);
  const lineDraft: CustomerDraft = {
    ...{ ...named, ...lines[lineKind], ...lock },
    ...{ ...mergedFrom(ofLine, has), operationsInProcess },
  };
  const state = primaryKind === 'the line' ? {} : primaries[primaryKind];
  const holder: CustomerDraft = { ...named, ...state, ...lock, ...mergedFrom(ofPrimary, has) };
  const primary = customer(1, { ...(isOwnLine ? lineDraft : holder), hsdPlan: !has('no home internet') });
  const line = isOwnLine ? primary : customer(2, lineDraft);
  const stranger = customer(3, { ...named, ...lock, status: has('another line unsettled') ? 9 : 2 });
  const actors = { 'primary, own line': primary, 'primary, other line': primary, 'secondary, own line': line };
  return {
    actor: role === 'secondary, other line' ? stranger : actors[role],
    line,
    lines: [primary, isOwnLine ? customer(2, named) : line, stranger, ...listFrom(more, has)],
    config: { REFERRAL_ENABLED: 'ENABLE', ...mergedFrom(ofConfig, has) },
  };
}
