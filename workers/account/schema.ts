import type { Operation } from '#rpc/operation/operations.ts';
import type { ActiveSession, Job } from './stored-rows.ts';

/** Columns of the ledger's table, with the field of `Operation` that each holds. */
export const operationColumns = {
  id: 'id',
  kind: 'kind',
  subject_id: 'subjectId',
  actor_id: 'actorId',
  state: 'state',
  terms: 'terms',
  issued_at: 'issuedAt',
  sent_at: 'sentAt',
  settled_at: 'endedAt',
  last_checked_at: 'lastCheckedAt',
  refusal: 'refusal',
  before: 'baseline',
  result: 'result',
  refusal_message: 'refusalMessage',
  form_mark: 'payloadHash',
  terms_version: 'termsVersion',
  settlement: 'settlement',
  acknowledged_at: 'acknowledgedAt',
  traceless_at: 'tracelessAt',
} as const satisfies Readonly<Record<string, keyof Operation | 'termsVersion'>>;

/** Columns of the polling jobs' table, with the field of `Job` that each holds. */
export const jobColumns = {
  kind: 'kind',
  subject_id: 'subjectId',
  started_at: 'startedAt',
  next_at: 'nextAt',
  last_checked_at: 'lastCheckedAt',
  failures: 'failures',
  state: 'state',
  audience: 'audience',
  audience_until: 'audienceUntil',
  throws: 'errorCount',
  rest_until: 'backoffUntil',
} as const satisfies Readonly<Record<string, keyof Job>>;

/** Columns of the table of sessions whose tokens polling may use, with the field of `ActiveSession` that each holds. */
export const activeSessionColumns = {
  session: 'session',
  customer_id: 'customerId',
  group_id: 'groupId',
  seen_at: 'seenAt',
} as const satisfies Readonly<Record<string, keyof ActiveSession>>;
