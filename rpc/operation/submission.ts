import type { StepRecord } from '../domain/saga.ts';
import type { TurnedAway } from '../problem.ts';
import type { Operation, OperationBefore, OperationKind, OperationTerms } from './operations.ts';

/** What a form sends, complete. */
export interface SubmitRequest<K extends OperationKind = OperationKind> {
  id: string;
  kind: K;
  /** The carrier's id of the line; for an operation of the account, of the customer who asks. */
  subjectId: string;
  terms: OperationTerms[K];
  before?: OperationBefore[K];
  /** The account's time, as `Found` gave it, before the carrier was read for terms and `before` (LEDGER-13). */
  foundAt?: number;
  /** The mark of what the form says, line and operation aside (LEDGER-23). */
  formMark?: string;
  /** What no stored row may have in clear; sealed while the operation is open (JOURNEY-8). */
  secrets?: Readonly<Record<string, string>> | undefined;
}

/**
 * What a submission led to: the form's own operation, another one of the subject that is open or that ended while the
 * carrier was read for this one, or nothing, because the id is another operation's (`foreign`), the form was sent before
 * with other terms (`used`), the person has sent too many (`limited`, until a time in milliseconds since 1970), the
 * carrier turned it away because the session is over (`session`), its kind is closed for everybody (`closed`,
 * SAFETY-55), or its own operation or an open one of the subject cannot be read by this version (`unread`, LEDGER-27).
 */
export type Submitted =
  | { to: 'own' | 'open'; operation: Operation }
  | { to: 'limited'; until: number; operation?: undefined }
  | { to: 'unread'; id: string; operation?: undefined }
  | { to: 'foreign' | 'used' | 'closed' | TurnedAway; operation?: undefined };

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
  unread?: boolean;
}

/** What was sent and this version of the portal cannot read: it is being checked (LEDGER-27). */
export interface UnreadOperation {
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

export interface Found<K extends OperationKind> {
  /** What the reference stands for; absent for a reference that is not of this account. */
  target?: string;
  operation?: Operation;
  /** The one that was asked for, when it cannot be read, or all such where they are wanted; the latest first. */
  unread?: UnreadOperation[];
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
