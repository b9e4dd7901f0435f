import type { OperationState } from './ledger.ts';
import type { PlanChangeBefore, PlanChangeOrder } from './plan-change.ts';
import type { TopUpBefore, TopUpOrder } from './top-up.ts';

/** What people confirm, by kind of operation: the terms that their page showed (decision 26). */
export interface OperationTerms {
  'top-up': TopUpOrder;
  'plan-change': PlanChangeOrder;
}

/** What the carrier said just before it was sent, by kind, so that no clocks need comparing to know what is new. */
export interface OperationBefore {
  'top-up': TopUpBefore;
  'plan-change': PlanChangeBefore;
}

export type OperationKind = keyof OperationTerms & keyof OperationBefore;

/** Every kind, once: a kind without its row here does not compile. */
const kinds: Readonly<Record<OperationKind, true>> = { 'top-up': true, 'plan-change': true };
export const operationKinds = Object.keys(kinds) as readonly OperationKind[];

/** Is this the name of a kind of operation? */
export function isOperationKind(kind: string): kind is OperationKind {
  return Object.hasOwn(kinds, kind);
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
  /** When the carrier was last asked how it goes. */
  lookedAt?: number;
  before?: OperationBefore[K];
}

/** The operation, when it is of this kind. */
export function ofKind<K extends OperationKind>(kind: K, operation: Operation | undefined): Operation<K> | undefined {
  return operation?.kind === kind ? (operation as Operation<K>) : undefined;
}
