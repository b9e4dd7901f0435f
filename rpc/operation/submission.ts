import type { StepRecord } from '../domain/saga.ts';
import type { SessionFault } from '../problem.ts';
import type { Operation, OperationBaseline, OperationKind, OperationTerms } from './operations.ts';

/** What a form sends, complete. */
export interface SubmitRequest<K extends OperationKind = OperationKind> {
  id: string;
  kind: K;
  /** The carrier's id of the line; for an operation of the account, of the customer who asks. */
  subjectId: string;
  terms: OperationTerms[K];
  baseline?: OperationBaseline[K];
  /** The account's time, as `Found` gave it, before the carrier was read for terms and `before` (LEDGER-13). */
  readStartedAt?: number;
  /** The mark of what the form says, line and operation aside (LEDGER-23). */
  payloadHash?: string;
  /** What no stored row may have in clear; sealed while the operation is open (JOURNEY-8). */
  secrets?: Readonly<Record<string, string>> | undefined;
}

/**
 * Outcome of a submission. `submitted`: the form's own operation. `in-progress`: another operation of the subject, which
 * is in progress or ended while the carrier was read. Nothing was sent for the others: `not-owned` (the id belongs to
 * another operation), `payload-mismatch` (the form was sent before with other fields), `rate-limited` (until a time in
 * epoch milliseconds), `disabled` (by a feature flag, SAFETY-55), `unreadable` (this version cannot read its row or a
 * row in progress of its subject, LEDGER-27), and a session fault (SIGNIN-16).
 */
export type SubmitOutcome =
  | { kind: 'submitted' | 'in-progress'; operation: Operation }
  | { kind: 'rate-limited'; until: number; operation?: undefined }
  | { kind: 'unreadable'; id: string; operation?: undefined }
  | { kind: 'not-owned' | 'payload-mismatch' | 'disabled' | SessionFault; operation?: undefined };

/** What to look up without asking the carrier. */
export interface FindRequest<K extends OperationKind> {
  /** A reference of a line or a bill. */
  ref?: string;
  operationId?: string;
  /** What somebody typed as the spoken reference of an operation that was sent; needs no `operationId`. */
  reference?: string;
  /** A kind whose open operations are wanted. */
  open?: K;
  /** A kind of which the ids sent for the reference's target are wanted, with those of kinds that exclude it. */
  sent?: OperationKind;
  /** Orders of new lines that stopped half-way are wanted. */
  stopped?: boolean;
  /** What was sent and cannot be read by this version is wanted. */
  unreadable?: boolean;
}

/** What was sent and this version of the portal cannot read: it is being checked (LEDGER-27). */
export interface UnreadableOperation {
  id: string;
  /** A name that this version may not know. */
  kind: string;
  subjectId: string;
  actorId: string;
  /** Milliseconds since 1970. */
  sentAt: number;
}

/** An order of new lines that ended half-way and needs care, and how far its steps are. */
export interface StoppedOrder {
  operation: Operation<'add-line'>;
  steps: StepRecord[];
}

export interface FindResult<K extends OperationKind> {
  /** What the reference stands for; absent for a reference that is not of this account. */
  target?: string;
  operation?: Operation;
  /** The one that was asked for, when it cannot be read, or all such where they are wanted; the latest first. */
  unreadable?: UnreadableOperation[];
  open: Operation<K>[];
  /** Ids, the latest first. */
  sentIds: string[];
  /** How far the steps of the operation are, when it is a saga. */
  steps: StepRecord[];
  /** The latest first. */
  stopped: StoppedOrder[];
  /** When this was so, by the account's clock; milliseconds since 1970. */
  at: number;
}
