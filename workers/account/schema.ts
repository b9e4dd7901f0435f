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
} as const;

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
  throws: 'throws',
  rest_until: 'restUntil',
} as const;

/** Columns of the table of those whose tokens polling may use, with the field of `Viewer` that each holds. */
export const activeSessionColumns = {
  session: 'session',
  customer_id: 'customerId',
  group_id: 'groupId',
  seen_at: 'seenAt',
} as const;
