import { type CustomerDraft, lineOf } from '#rpc/testing/fake-customer.ts';
import { fraud, locked, nonPay, rejectedPin, shown, simSwap, uma } from '#rpc/testing/line-drafts.ts';
import type { SimCards } from '#rpc/domain/facts/sim-cards.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Action, Decision } from '#rpc/domain/decision.ts';
import { can } from '#rpc/domain/permission.ts';
import { ofPerson } from '#rpc/testing/permission-product.ts';

/** The order of a SIM card that has not left. */
export const notSent = 'order-not-sent';

const ordered: SimCards = { kind: 'coming', next: { orderId: notSent, step: 'received', hasLeft: false } };

/** Lines of every status; the number is the carrier's. */
export const lineKinds = {
  'new eSIM (0)': { status: 0, esim: true },
  'new SIM, paid (0)': { status: 0, simPaid: true },
  'new SIM, not sent (0)': { status: 0, simPaid: true, shipmentInfo: { [notSent]: '2026-11-18' } },
  'new SIM, unpaid (0)': { status: 0 },
  'new eSIM, no plan (0)': { status: 0, esim: true, reachPlanId: undefined },
  'new eSIM (11)': { status: 11, esim: true },
  'new SIM, paid (11)': { status: 11, simPaid: true },
  'new SIM, unpaid (11)': { status: 11 },
  'activating (1)': { status: 1 },
  'active (2)': { status: 2 },
  'active, setup left (2)': { status: 2, esim: true },
  'suspended (3)': { status: 3 },
  'suspended, non-pay (3)': { status: 3, meta: nonPay },
  'disconnected (4)': { status: 4 },
  'unclear (5)': { status: 5 },
  'unclear (6)': { status: 6 },
  'disabled (7)': { status: 7 },
  'activation failed (8)': { status: 8 },
  'porting (9)': { status: 9 },
  'port failed, PIN (10)': rejectedPin,
  'port failed, other (10)': { status: 10, portFailureCode: '1017' },
} satisfies Record<string, CustomerDraft>;
export type LineKind = keyof typeof lineKinds;

interface Circumstances {
  line?: CustomerDraft;
  primary?: CustomerDraft;
  services?: boolean | undefined;
}

/** The circumstances of a situation: of the line, of the primary, of the remote config. */
const circumstances = {
  'nothing else': {},
  'fraud on the line': { line: fraud },
  'fraud on the primary': { primary: fraud },
  'SIM swap of the line': { line: simSwap },
  'SIM swap of the primary': { primary: simSwap },
  'primary suspended': { primary: { status: 3 } },
  'services enabled': { services: true },
  'primary suspended, services enabled': { primary: { status: 3 }, services: true },
  'primary in non-pay suspension, services enabled': { primary: { status: 3, meta: nonPay }, services: true },
  'primary disabled': { primary: { status: 7 } },
  // The primary is in service again, another line is not (LINE-2).
  'bill of the primary left over': { primary: { meta: nonPay } },
  'account locked': { line: locked, primary: locked },
  'primary not activated': { primary: { status: 0, esim: true } },
} satisfies Record<string, Circumstances>;
export type Circumstance = keyof typeof circumstances;

/** The actor, and the owner of the line. */
export const people = [
  'primary on their own line',
  'primary on another line',
  'secondary on their own line',
  'secondary on another line',
] as const;
export type Person = (typeof people)[number];

/** The carrier's data of somebody and a line. */
export interface Said {
  actor: Customer;
  line: Customer;
  lines: Customer[];
  /** SIM cards that wait for activation, by line id. */
  simCards?: ReadonlyMap<string, SimCards>;
  config: { ENABLE_LINE_SERVICES_WHEN_PRIMARY_SUSPENEDED?: string | undefined; REFERRAL_ENABLED?: string | undefined };
}

export interface Situation extends Said {
  person: Person;
  kind: LineKind;
  circumstance: Circumstance;
}

/** On one's own line the primary's circumstances are the line's; a stranger learns nothing, whatever holds. */
function applies(person: Person, circumstance: Circumstance): boolean {
  if (person === 'primary on their own line') return !circumstance.includes('primary');
  return person !== 'secondary on another line' || circumstance === 'nothing else';
}

const kinds = Object.keys(lineKinds) as LineKind[];

/** Every line status, under everything that can hold, for everybody. */
export const situations: readonly Situation[] = people.flatMap((person) =>
  (Object.keys(circumstances) as Circumstance[])
    .filter((circumstance) => applies(person, circumstance))
    .flatMap((circumstance) =>
      kinds.map((kind) => ({ person, kind, circumstance, ...saidOf(person, kind, circumstances[circumstance]) })),
    ),
);

function saidOf(person: Person, kind: LineKind, what: Circumstances): Said {
  const drawn = { ...shown, ...lineKinds[kind], ...what.line, ...uma };
  const own = person === 'primary on their own line';
  // Every primary has a home router, so that only the circumstances close it.
  const bundle: CustomerDraft = { hsdPlan: true };
  const [primary, line] = own
    ? [lineOf(1, { ...drawn, ...bundle }), lineOf(2, shown)]
    : [lineOf(1, { ...shown, ...bundle, ...what.primary }), lineOf(2, drawn)];
  const actors: Record<Person, Customer> = {
    'primary on their own line': primary,
    'primary on another line': primary,
    'secondary on their own line': line,
    'secondary on another line': lineOf(3, shown),
  };
  return {
    actor: actors[person],
    line: own ? primary : line,
    lines: [primary, line, lineOf(3, shown)],
    simCards: new Map(kind === 'new SIM, not sent (0)' ? [[(own ? primary : line).id, ordered]] : []),
    config: {
      REFERRAL_ENABLED: 'ENABLE',
      ...(what.services ? { ENABLE_LINE_SERVICES_WHEN_PRIMARY_SUSPENEDED: 'ENABLE' } : {}),
    },
  };
}

/** The name of a cell in a failure. */
export function nameOf({ person, kind, circumstance }: Situation): string {
  return `${person}, ${kind}, ${circumstance}`;
}

/** Returns the decision on an action in a situation, which permission-matrix.test.ts compares with the rules. */
export function decisionOn(action: Action, { actor, line, lines, config, simCards }: Situation): Decision {
  const snapshot = { actor, lines, config, ...(simCards && { simCards }) };
  return can(action, snapshot, ofPerson.includes(action) ? actor : line);
}
