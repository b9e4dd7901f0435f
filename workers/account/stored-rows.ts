import type { Audience } from '#rpc/domain/polling.ts';
import type { JobKind } from '#rpc/poll/poll.ts';

/** A polling job of the alarm. Times in epoch milliseconds. */
export interface Job {
  kind: JobKind;
  /** The carrier's id of the line; of an operation of the account, the customer's who sent it. */
  subjectId: string;
  startedAt: number;
  /** Undefined while nobody is signed in whose tokens could be used. */
  nextAt?: number;
  lastCheckedAt?: number | undefined;
  failures: number;
  /** State that the carrier returned last. */
  state?: string;
  audience: Audience;
  audienceUntil: number;
  /** Number of errors in a row, unreadable rows included, and the end of the backoff (LEDGER-26). */
  errorCount?: number;
  backoffUntil?: number;
}

/** A session whose tokens polling may use. Times in milliseconds since 1970. */
export interface ActiveSession {
  session: string;
  customerId: string;
  groupId: string;
  seenAt: number;
}
