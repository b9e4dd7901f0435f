import type { LimitName } from '#rpc/domain/limit.ts';
import type { OperationState } from '#rpc/domain/ledger.ts';
import type { StepRecord } from '#rpc/domain/saga.ts';
import type { Settlement } from '#rpc/operation/operation.ts';

/**
 * What the operator is told of an account: nothing that a person typed, no address of a hosted page, no token. Ids of
 * lines, customers and orders are the carrier's. Times in milliseconds since 1970.
 */
export interface AccountReport {
  operations: ReportedOperation[];
  jobs: ReportedJob[];
  /** Live sessions by customer. */
  sessions: Record<string, number>;
  /** What each customer did of what is limited and is no operation. */
  limits: { customer: string; name: LimitName | string; at: number }[];
  /** Journeys that were begun; what was answered in them is not told. */
  drafts: { name: string; subject: string }[];
  /** Work of the alarm that threw: how often in a row, and until when it rests (LEDGER-26). */
  setbacks: Record<string, { throws: number; until: number }>;
  /** Deletions that wait for what is under way. */
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
  /** The name of the carrier's refusal. */
  refusal?: string | undefined;
  /** What Activity tells of it. */
  told?: object;
  settlement?: Settlement | undefined;
  steps: Pick<StepRecord, 'step' | 'state' | 'sentAt' | 'refusal' | 'result'>[];
}

/** A question that is asked again and again. */
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
