import type { BillRecord } from '../domain/facts/bill-charge.ts';
import type { MonthOperation } from '../domain/facts/first-month.ts';
import type { StepRecord } from '../domain/saga.ts';
import type { SessionFault } from '../problem.ts';
import type { Operation, OperationBaseline, OperationKind, OperationTerms } from './operations.ts';

/** One submission of a form. `id` is its idempotency key: the same key and payload give the same operation. */
export interface SubmitRequest<K extends OperationKind = OperationKind> {
  id: string;
  kind: K;
  /** The carrier's id of the line, or the id of the requesting customer for an operation of the account. */
  subjectId: string;
  terms: OperationTerms[K];
  baseline?: OperationBaseline[K];
  /**
   * Time before the carrier was read for `terms` and `baseline`: `FindResult.at`, by the account's clock (LEDGER-13).
   */
  readStartedAt?: number;
  /** Hash of the form's fields, without its line and operation id (LEDGER-23). */
  payloadHash?: string;
  /** Form values that must not be stored in clear. Stored sealed while the operation is in progress (JOURNEY-8). */
  secrets?: Readonly<Record<string, string>> | undefined;
}

/**
 * Result of a submission:
 * - `submitted`: the form's own operation, sent now or by an earlier copy of the form
 * - `in-progress`: another operation of the subject, still in progress or ended while this form read the carrier
 * - `not-owned`: not sent, because the id belongs to another operation (LEDGER-14)
 * - `payload-mismatch`: not sent, because the id was sent before with another payload (LEDGER-23)
 * - `rate-limited`: not sent before `until`, in epoch milliseconds (SAFETY-10)
 * - `disabled`: not sent, because a feature flag disables the kind (SAFETY-55)
 * - `unreadable`: not sent, because this version cannot read the form's row or one in progress of the subject
 *   (LEDGER-27)
 * - a session fault: the carrier rejected the session, or the identity provider did not renew it (SIGNIN-16)
 */
export type SubmitOutcome =
  | { kind: 'submitted' | 'in-progress'; operation: Operation }
  | { kind: 'rate-limited'; until: number; operation?: undefined }
  | { kind: 'unreadable'; id: string; operation?: undefined }
  | { kind: 'not-owned' | 'payload-mismatch' | 'disabled' | SessionFault; operation?: undefined };

/** Lookup in the account, without a carrier call. */
export interface FindRequest<K extends OperationKind> {
  /** Reference of a line or a bill whose operations to return. */
  ref?: string;
  operationId?: string;
  /** Spoken reference of a sent operation, as a person typed it. Replaces `operationId`. */
  reference?: string;
  /** Kind whose operations in progress to return. */
  open?: K;
  /** Kind of which the ids of sent operations are returned, for the reference's target and with the mutex group. */
  sent?: OperationKind;
  /** Subject of the operations of kind `sent`, where no reference names it. */
  subjectId?: string;
  /** Also returns orders of new lines that failed half-way. */
  stopped?: boolean;
  /** Returns what was sent for the first month of the reference's target, or of the operation's line. */
  firstMonth?: boolean;
  /** Also returns sent operations that this version cannot read. */
  unreadable?: boolean;
  /** Returns the charges of the last days, by their number, and the stored forecasts. */
  billDays?: number;
}

/** Sent operation that this version cannot read. Pages show it as being checked (LEDGER-27). */
export interface UnreadableOperation {
  id: string;
  /** Name of the kind, possibly from another version. */
  kind: string;
  subjectId: string;
  actorId: string;
  /** Time at which the operation was sent, epoch milliseconds. */
  sentAt: number;
}

/** Order of new lines that stopped half-way and needs care, with its step records. */
export interface StoppedOrder {
  operation: Operation<'add-line'>;
  steps: StepRecord[];
}

export interface FindResult<K extends OperationKind> {
  /** Target of the reference. Absent for a reference of another account. */
  target?: string;
  operation?: Operation;
  /** The requested operation if this version cannot read it, or all such operations on request, latest first. */
  unreadable?: UnreadableOperation[];
  open: Operation<K>[];
  /** Ids of the sent operations, latest first. */
  sentIds: string[];
  /** The newest of the sent operations, if it has no known outcome (LEDGER-43). */
  earlier?: Operation | undefined;
  /** Step records of the operation, for a saga. */
  steps: StepRecord[];
  /** Orders of new lines that failed half-way, latest first. */
  stopped: StoppedOrder[];
  bill?: BillRecord | undefined;
  /** Operations that may have paid or held the first month, latest first. */
  firstMonth: MonthOperation[];
  /** Time of the lookup by the account's clock, in epoch milliseconds. */
  at: number;
}
