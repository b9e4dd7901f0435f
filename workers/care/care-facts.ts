import { isSeen } from '#rpc/portal/activity.ts';
import type { CareFact, CareFacts } from '#rpc/portal/care-view.ts';
import type { CachedLine } from '#rpc/domain/cached-line.ts';
import { placeOf, withPlaces } from '#rpc/domain/line.ts';
import { type ActivitySummary, isOfAccount, isOperationKind } from '#rpc/operation/operations.ts';
import type { AccountReport, ReportedOperation } from '../account/account-report.ts';
import type { Showing } from './care-rpc.ts';

const most = 50;

/**
 * Returns the facts for an agent: of the operations that the customer may see here (ACTIVITY-2), the summary of
 * Activity (ACTIVITY-3). Lines appear by their place in the group, 0 for an unknown one, without names and ids
 * (CARE-9).
 * @param known the account's cached lines
 */
export function careFacts(
  report: AccountReport | undefined,
  known: readonly CachedLine[],
  { isPrimary, customerId, since, until }: Pick<Showing, 'isPrimary' | 'customerId' | 'since' | 'until'>,
): CareFacts {
  const customer = { actor: { id: customerId, isPrimary } };
  const visibleOperations = (report?.operations ?? [])
    .filter(({ subject, actor }) => isSeen(customer, { subjectId: subject, actorId: actor }))
    .slice(0, most);
  const places = new Map(withPlaces(known, { isPrimary }).map((line) => [line.id, placeOf(line)]));
  return {
    since,
    until,
    operations: visibleOperations.map((one) => factOf(one, places)),
    questions: (report?.jobs ?? [])
      .filter(({ subject }) => isPrimary || subject === customerId)
      .map(({ kind, startedAt, failures }) => ({ kind, startedAt, failures })),
  };
}

const isOfLine = ({ kind }: ReportedOperation) => isOperationKind(kind) && !isOfAccount(kind);

function factOf(one: ReportedOperation, places: ReadonlyMap<string, number>): CareFact {
  const { reference, kind, state, sentAt, settledAt, lastCheckedAt, refusal, told, steps, subject } = one;
  const isRead = state !== 'unread' && told !== undefined;
  return {
    reference,
    kind,
    summary: isRead ? (told as ActivitySummary) : { kind: 'unread' },
    state: isRead ? state : 'unknown',
    line: isOfLine(one) ? (places.get(subject) ?? 0) : undefined,
    sentAt,
    settledAt,
    lastCheckedAt,
    refusal,
    steps: steps.map(({ step, state: of, refusal: why }) => ({ step, state: of, refusal: why })),
  };
}
