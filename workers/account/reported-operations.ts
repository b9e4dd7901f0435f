import { isInProgress } from '#rpc/domain/ledger.ts';
import { type StepRecord, stepKeyOf } from '#rpc/domain/saga.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import type { UnreadableOperation } from '#rpc/operation/submission.ts';
import { activitySummaryOf, declarationOf, type Operation } from '#rpc/operation/operations.ts';
import type { AccountReport, ReportedOperation } from './account-report.ts';
import type { ReportPage } from './account-rpc.ts';
import type { AccountParts } from './account-parts.ts';
import type { Store } from './store.ts';

/** Number of operations in a report by default: a customer can send thousands in 90 days (SAFETY-59). */
export const reportedAtOnce = 50;

/** Returns the report for the operator of an account with data. */
export function reportOf(
  parts: AccountParts,
  page: ReportPage,
  stepsOf: (operationId: string) => readonly StepRecord[],
): AccountReport {
  const customers = parts.retention.customers();
  const counted = (customer: string) =>
    parts.limits.countedOf(customer).map(({ name, at }) => ({ customer, name, at }));
  const primaries = new Set(parts.lines.list().flatMap(({ id, isPrimary }) => (isPrimary ? [id] : [])));
  return {
    ...reportedOperations(parts.store, page, stepsOf),
    holder: customers.find((one) => primaries.has(one)),
    customer: 'emailTags' in page ? parts.indexed.customerOf(page.emailTags ?? []) : undefined,
    sessions: Object.fromEntries(customers.map((one) => [one, parts.signIns.sessionsOf(one).length])),
    limits: customers.flatMap(counted),
    drafts: parts.journeys.list().map(({ name, subjectId }) => ({ name, subject: subjectId })),
    setbacks: parts.setbacks.list(),
    toForget: parts.forgetting.list().map(({ receipt, customerId }) => ({ receipt, customer: customerId })),
  };
}

/** The operations and jobs of a report, the latest first. */
export function reportedOperations(
  store: Store,
  page: ReportPage,
  stepsOf: (operationId: string) => readonly StepRecord[],
): Pick<AccountReport, 'operations' | 'jobs'> {
  const { operations, unreadable } = pageOf(store, page);
  const readable = operations.map((operation): ReportedOperation => ({
    ...plainOf(operation),
    state: operation.state,
    isOpen: isInProgress(operation.state),
    settledAt: operation.endedAt,
    lastCheckedAt: operation.lastCheckedAt,
    refusal: operation.refusal,
    told: activitySummaryOf(operation),
    settlement: operation.settlement,
    ...atCarrier(operation, stepsOf(operation.id)),
  }));
  const unread = unreadable.map((one): ReportedOperation => ({
    ...plainOf(one),
    state: 'unread',
    isOpen: true,
    transaction: one.id,
    steps: [],
  }));
  const most = 'most' in page ? page.most : 1;
  return {
    operations: [...readable, ...unread].sort((a, b) => b.sentAt - a.sentAt).slice(0, most),
    jobs: store
      .jobs()
      .map(
        ({
          kind,
          subjectId,
          startedAt,
          nextAt,
          lastCheckedAt,
          failures,
          errorCount: throws,
          backoffUntil: restUntil,
        }) => ({
          kind,
          subject: subjectId,
          startedAt,
          nextAt,
          lastCheckedAt,
          failures,
          throws,
          restUntil,
        }),
      ),
  };
}

/** Returns the names by which the carrier finds an operation's writes (HTTP-9). */
function atCarrier(
  { id, kind, result: order }: Operation,
  records: readonly StepRecord[],
): Pick<ReportedOperation, 'transaction' | 'order' | 'steps'> {
  const { isSaga, hasOrder } = declarationOf(kind);
  const steps = records.map(({ step, state, sentAt, refusal, result }) => {
    const transaction = stepKeyOf(id, step);
    return { step, state, sentAt, refusal, result, transaction };
  });
  return { transaction: isSaga ? undefined : id, order: hasOrder ? order : undefined, steps };
}

function pageOf(store: Store, page: ReportPage): { operations: Operation[]; unreadable: UnreadableOperation[] } {
  if ('reference' in page) {
    const id = store.idOfReference(page.reference);
    const [operation, unreadable] = id === undefined ? [] : [store.operation(id), store.unreadable(id)];
    return { operations: operation ? [operation] : [], unreadable: unreadable ? [unreadable] : [] };
  }
  const { before = Number.MAX_SAFE_INTEGER, most } = page;
  if (most === 0) return { operations: [], unreadable: [] };
  const unreadable = store.unreadableSent().filter(({ sentAt = 0 }) => sentAt < before);
  return { operations: store.sentOperations(before, most), unreadable };
}

function plainOf({
  id,
  kind,
  subjectId,
  actorId,
  sentAt = 0,
}: Pick<Operation, 'id' | 'subjectId' | 'actorId'> & { kind: string; sentAt?: number }) {
  return { reference: spokenReference(id), kind, subject: subjectId, actor: actorId, sentAt };
}
