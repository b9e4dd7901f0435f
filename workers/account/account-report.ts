import type { LimitName } from '#rpc/domain/limit.ts';
import type { OperationState } from '#rpc/domain/ledger.ts';
import type { StepRecord } from '#rpc/domain/saga.ts';
import type { Settlement } from '#rpc/operation/operation.ts';

/**
 * Report of an account for the operator. It has no text that a person typed, no address of a hosted page and no token.
 * Ids of lines, customers and orders are the carrier's. Times in epoch milliseconds.
 */
export interface AccountReport {
  operations: ReportedOperation[];
  jobs: ReportedJob[];
  /** Id of the account holder, when the portal has the names of the lines. */
  holder?: string | undefined;
  /** Id of the customer whose email address the operator entered. */
  customer?: string | undefined;
  /** Number of live sessions by customer. */
  sessions: Record<string, number>;
  /** Rate-limited acts of each customer that are not operations. */
  limits: { customer: string; name: LimitName | string; at: number }[];
  /** Journeys that customers began, without their answers. */
  drafts: { name: string; subject: string }[];
  /** Work of the alarm that threw: how often in a row, and until when it rests (LEDGER-26). */
  setbacks: Record<string, { throws: number; until: number }>;
  /** Deletions that wait for the end of operations. */
  toForget: { receipt: string; customer?: string | undefined }[];
}

/** An operation that was sent; those that this version cannot read have neither a state nor steps. */
export interface ReportedOperation {
  reference: string;
  kind: string;
  state: OperationState | 'unread';
  isOpen: boolean;
  subject: string;
  actor: string;
  sentAt: number;
  settledAt?: number | undefined;
  lastCheckedAt?: number | undefined;
  /** Name of the problem with which the carrier refused. */
  refusal?: string | undefined;
  /** Summary as on the Activity page. */
  told?: object;
  settlement?: Settlement | undefined;
  /** The `x-transaction-id` of the operation's write; each step of a saga has its own. */
  transaction?: string | undefined;
  /** The carrier's id of the order, where its reply was read. */
  order?: string | undefined;
  steps: (Pick<StepRecord, 'step' | 'state' | 'sentAt' | 'refusal' | 'result'> & { transaction: string })[];
}

/** A polling job in the operator's report. */
export interface ReportedJob {
  kind: string;
  subject: string;
  startedAt: number;
  /** Undefined while nobody is signed in whose tokens could be used. */
  nextAt?: number | undefined;
  lastCheckedAt?: number | undefined;
  failures: number;
  throws?: number | undefined;
  restUntil?: number | undefined;
}
