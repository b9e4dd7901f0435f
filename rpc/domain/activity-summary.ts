import type { OperationState } from './ledger.ts';
import type { OperationKind, OperationTerms } from './operation.ts';
import type { PlanChangeTime } from './plan-change.ts';

/**
 * What people are told of an operation afterwards, by kind: no e-mail address, no name, no card, no address of a page.
 * Amounts in cents.
 */
export interface ActivityFacts {
  'top-up': { gigabytes: number; charge: number };
  'plan-change': { planName: string; when: PlanChangeTime };
  'data-service': { pause: boolean };
  'line-name': object;
  'auto-top-up': { enabled: boolean };
  'payment-page': object;
  'promise-to-pay': { day: string; amount: number };
  'month-in-advance': { amount: number };
  'invoice-mail': { invoiceDate: string };
  'account-lock': object;
}

export type ActivitySummary = { [K in OperationKind]: { kind: K } & ActivityFacts[K] }[OperationKind];

const facts: { readonly [K in OperationKind]: (terms: OperationTerms[K]) => ActivityFacts[K] } = {
  'top-up': ({ gigabytes, charge }) => ({ gigabytes, charge }),
  'plan-change': ({ planName, when }) => ({ planName, when }),
  'data-service': ({ pause }) => ({ pause }),
  'line-name': () => ({}),
  'auto-top-up': ({ enabled }) => ({ enabled }),
  'payment-page': () => ({}),
  'promise-to-pay': ({ day, amount }) => ({ day, amount }),
  'month-in-advance': ({ amount, totalTax }) => ({ amount: amount + totalTax }),
  'invoice-mail': ({ invoiceDate }) => ({ invoiceDate }),
  'account-lock': () => ({}),
};

/** What was done, without anything that should not be read over somebody's shoulder. */
export function activitySummaryOf<K extends OperationKind>({ kind, terms }: { kind: K; terms: OperationTerms[K] }): ActivitySummary {
  return { kind, ...facts[kind](terms) } as ActivitySummary;
}

/** The states in which a deed can be seen: it was sent. */
export const sentStates = [
  'sending',
  'pending',
  'unknown',
  'done',
  'refused',
  'needs-care',
] as const satisfies readonly OperationState[];
export type SentState = (typeof sentStates)[number];
