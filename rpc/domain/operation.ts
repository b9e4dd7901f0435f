import type { InvoiceType } from '#contracts/billing/vocabulary.ts';
import type { OperationState } from './ledger.ts';
import type { PlanChangeBefore, PlanChangeOrder } from './plan-change.ts';
import type { TopUpBefore, TopUpOrder } from './top-up.ts';

/**
 * What people confirm, by kind of operation: the terms that their page showed (decision 26). Amounts in cents, days as
 * YYYY-MM-DD.
 */
export interface OperationTerms {
  'top-up': TopUpOrder;
  'plan-change': PlanChangeOrder;
  'data-service': { pause: boolean; primaryId: string };
  /** In capitals, as the carrier keeps them. */
  'line-name': { firstName: string; lastName: string };
  'auto-top-up': { enabled: boolean };
  /** Opens a hosted page: nothing is charged before it is confirmed there. */
  'payment-page': { emailId: string; redirectUrl: string };
  'promise-to-pay': { day: string; amount: number };
  'month-in-advance': { amount: number; totalTax: number };
  'invoice-mail': { emailId: string; invoiceUrl: string; invoiceType: InvoiceType; invoiceDate: string };
  'account-lock': { lockStatus: 'ACC_LOCK' };
}

/** Nothing has to be known beforehand: the effect itself can be seen. */
export type NothingBefore = Readonly<Record<string, never>>;

/** What the carrier said just before it was sent, by kind, so that no clocks need comparing to know what is new. */
export interface OperationBefore {
  'top-up': TopUpBefore;
  'plan-change': PlanChangeBefore;
  'data-service': NothingBefore;
  'line-name': NothingBefore;
  'auto-top-up': NothingBefore;
  /** How many payments the carrier's history had. */
  'payment-page': { payments: number };
  'promise-to-pay': NothingBefore;
  'month-in-advance': NothingBefore;
  'invoice-mail': NothingBefore;
  'account-lock': NothingBefore;
}

export type OperationKind = keyof OperationTerms & keyof OperationBefore;

/**
 * Every kind, once, and whether it is about one line or the whole account: a kind without its row here does not
 * compile.
 */
const kinds: Readonly<Record<OperationKind, 'line' | 'account'>> = {
  'top-up': 'line',
  'plan-change': 'line',
  'data-service': 'line',
  'line-name': 'line',
  'auto-top-up': 'line',
  'payment-page': 'account',
  'promise-to-pay': 'account',
  'month-in-advance': 'line',
  'invoice-mail': 'account',
  'account-lock': 'account',
};
export const operationKinds = Object.keys(kinds) as readonly OperationKind[];

/** Is this the name of a kind of operation? */
export function isOperationKind(kind: string): kind is OperationKind {
  return Object.hasOwn(kinds, kind);
}

/** Is it about the account as a whole? Its `lineId` is then the customer who asked. */
export function isOfAccount(kind: OperationKind): boolean {
  return kinds[kind] === 'account';
}

/** One row of the ledger. Times are milliseconds since 1970. */
export interface Operation<K extends OperationKind = OperationKind> {
  id: string;
  kind: K;
  lineId: string;
  actorId: string;
  state: OperationState;
  terms: OperationTerms[K];
  issuedAt: number;
  sentAt?: number;
  settledAt?: number;
  /** Why it was refused: a declared problem's name, `never-arrived`, or `other`. */
  refusal?: string;
  /** What its reply gave, where that is wanted: the address of a hosted page. */
  result?: string;
  /** When the carrier was last asked how it goes. */
  lastCheckedAt?: number;
  before?: OperationBefore[K];
}

/** The operation, when it is of this kind. */
export function ofKind<K extends OperationKind>(kind: K, operation: Operation | undefined): Operation<K> | undefined {
  return operation?.kind === kind ? (operation as Operation<K>) : undefined;
}
