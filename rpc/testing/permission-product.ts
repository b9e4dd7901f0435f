import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Action } from '../domain/decision.ts';
import type { AccountSnapshot } from '../domain/permission.ts';
import { type CustomerDraft, lineOf } from './fake-customer.ts';
import { fraud, locked, nonPay, rejectedPin, shown, simSwap, uma } from './line-drafts.ts';

// The full product of role, status of the line (with its SIM card and the reason of a suspension), category of line and
// primary, state of the primary, SIM swaps, and the flag of services. The flags, the lock and the plan that a few
// actions depend on vary together.

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
const categories = ['STANDARD', 'TEST', 'FRAUD'] as const;
const swaps = ['none', 'line', 'primary', 'both'] as const;
const others = [
  { addLine: 'not sent', referral: 'not sent', locked: false, plan: 'medium' },
  { addLine: 'DISABLE', referral: 'ENABLE', locked: true, plan: undefined },
  { addLine: 'ENABLE', referral: 'DISABLE', locked: true, plan: 'medium' },
] as const;

/** One cell of the product. */
export interface Facts {
  role: (typeof roles)[number];
  line: LineKind;
  /** State of the primary; on its own line, the line determines it. */
  primary: keyof typeof primaries | 'the line';
  category: (typeof categories)[number];
  /** FRAUD on the primary, beside the line. */
  primaryFraud: boolean;
  swap: (typeof swaps)[number];
  services: boolean;
  other: (typeof others)[number];
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

/** Returns a line as the carrier returns it; made once. */
function customer(occurrence: number, draft: CustomerDraft): Customer {
  const key = JSON.stringify([occurrence, draft]);
  const line = parsed.get(key) ?? lineOf(occurrence, draft);
  parsed.set(key, line);
  return line;
}

const named: CustomerDraft = { ...shown, ...uma };

/** Returns the carrier's replies for a cell. */
export function carrierSays(facts: Facts): CarrierSays {
  const { role, category, primaryFraud, primary: primaryKind, services: hasServices, other } = facts;
  const lock = other.locked ? locked : {};
  const lineDraft: CustomerDraft = {
    ...named,
    reachPlanId: other.plan,
    ...lines[facts.line],
    category,
    ...(facts.swap === 'line' || facts.swap === 'both' ? simSwap : {}),
    ...lock,
  };
  const holder: CustomerDraft = {
    ...named,
    hsdPlan: true,
    ...lock,
    ...(primaryKind === 'the line' ? {} : primaries[primaryKind]),
    ...(primaryFraud ? fraud : {}),
    ...(facts.swap === 'primary' || facts.swap === 'both' ? simSwap : {}),
  };
  const isOwnLine = role === 'primary, own line';
  const primary = customer(1, isOwnLine ? { ...lineDraft, hsdPlan: true } : holder);
  const line = isOwnLine ? primary : customer(2, lineDraft);
  const stranger = customer(3, { ...named, ...lock });
  const actor = { 'primary, own line': primary, 'primary, other line': primary, 'secondary, own line': line };
  const config = {
    ...(hasServices ? { ENABLE_LINE_SERVICES_WHEN_PRIMARY_SUSPENEDED: 'ENABLE' } : {}),
    ...(other.addLine === 'not sent' ? {} : { ADD_A_LINE: other.addLine }),
    ...(other.referral === 'not sent' ? {} : { REFERRAL_ENABLED: other.referral }),
  };
  const groupLines = isOwnLine ? [primary, customer(2, named), stranger] : [primary, line, stranger];
  return { actor: role === 'secondary, other line' ? stranger : actor[role], lines: groupLines, config, line };
}
