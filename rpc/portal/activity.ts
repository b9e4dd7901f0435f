import { TRPCError } from '@trpc/server';
import type { PortalContext } from '../portal-context.ts';
import type { UnreadableOperation } from '../operation/submission.ts';
import { isInProgress, type OperationState } from '../domain/ledger.ts';
import { readingCase } from '../domain/line.ts';
import { isReferenceOf } from '../domain/spoken-reference.ts';
import {
  activitySummaryOf,
  type ActivitySummary,
  isOfAccount,
  ofKind,
  type Operation,
} from '../operation/operations.ts';
import type { Decision } from '../domain/decision.ts';
import type { FirstMonth } from '../domain/facts/first-month.ts';
import { can, isOwn } from '../domain/permission.ts';
import { refreshSeconds } from '../poll/poll.ts';
import { firstMonthFor } from './first-month.ts';
import { type LineName, lineName } from './line-name.ts';
import { newOperationId } from './submit-once.ts';
import { type OwnAccount, readOwn, type SeenAccount } from './own-account.ts';
import { findOperation } from './snapshot.ts';

/** One operation of the account. Times are milliseconds since 1970. */
export interface ActivityEntry {
  id: string;
  summary: ActivitySummary;
  /** Absent for an operation of the whole account, and for a line that is gone. */
  line?: LineName;
  by: { you: boolean; firstName?: string };
  state: OperationState;
  refusal?: string;
  /** The carrier's message about the refusal (ERROR-21). */
  refusalMessage?: string;
  sentAt: number;
  /** Time at which carrier reads first showed no trace of the operation (LEDGER-7). */
  tracelessAt?: number | undefined;
  /** Time at which the portal recorded the operation's end. */
  settledAt?: number;
  lastCheckedAt?: number;
  /** Charges and holds of an activation for the line's first month, on its own page (ACTIVATE-36). */
  firstMonth?: FirstMonth;
}

export interface ActivityModel {
  entries: ActivityEntry[];
  /** Periods in which an agent of the care team saw a customer's view, on the first page (CARE-6). */
  shown?: { at: number; until: number; you: boolean }[];
  /** Starts and ends of notifications on a customer’s device, on the first page (SETTINGS-22). */
  turns?: { at: number; isOn: boolean; you: boolean }[];
  /** Time of the oldest entry, when earlier ones exist. */
  olderThan?: number;
  /** Seconds until a page without script reloads; absent when nothing is in progress. */
  refresh?: number;
}

/** Content of the page of one entry. */
export interface EntryModel {
  entry: ActivityEntry;
  refresh?: number;
}

export interface NotMe {
  entry: ActivityEntry;
  /**
   * Permission to lock the account. Absent while the carrier does not reply (SETTINGS-9), and for a carrier without
   * locks (TIER-3).
   */
  lock?: Decision;
  /** Id of the operation that the lock's form starts. */
  operationId: string;
  /** Result of the lock that was sent from this page. */
  locked?: ActivityEntry;
  refresh?: number;
}

/** Refresh interval of a page without script while an operation is unreadable (LEDGER-27). */
const unreadRefreshSeconds = 5 * 60;
const pageSize = 25;
const readAtOnce = 4 * pageSize;

/** Returns the operations of the account, the latest first; a secondary gets those of their own line. */
export async function loadActivity(context: PortalContext, before = Number.MAX_SAFE_INTEGER): Promise<ActivityModel> {
  const [account, readable, { unreadable = [] }, notes] = await Promise.all([
    readOwn(context),
    context.account.sentOperations(before, readAtOnce),
    context.account.find({ unreadable: true }),
    before === Number.MAX_SAFE_INTEGER ? context.account.activityNotes() : { shown: [], turns: [] },
  ]);
  const isFull = readable.length === readAtOnce;
  const from = isFull ? (readable.at(-1)?.sentAt ?? 0) : 0;
  const operations = [...readable, ...unreadable.filter(({ sentAt }) => sentAt < before && sentAt >= from)];
  const visible = operations
    .filter((operation) => isSeen(account, operation))
    .sort((a, b) => (b.sentAt ?? 0) - (a.sentAt ?? 0));
  // Operations of the same millisecond stay together: the next page begins before it.
  const oldestSentAt = visible[pageSize - 1]?.sentAt ?? 0;
  const page = visible.filter(({ sentAt = 0 }) => sentAt >= oldestSentAt);
  const [entries, refresh] = await Promise.all([makeEntries(context, account, page), pollInProgress(context, page)]);
  // A secondary may see few of the operations that were read: their next page begins after all of them.
  const last = visible.length > page.length ? page.at(-1) : isFull ? readable.at(-1) : undefined;
  return {
    entries,
    shown: notesFor(account, notes.shown).map(({ at, until, you }) => ({ at, until, you })),
    turns: notesFor(account, notes.turns).map(({ at, isOn, you }) => ({ at, isOn, you })),
    olderThan: last?.sentAt === undefined ? undefined : last.sentAt,
    refresh,
  };
}

/**
 * Returns one entry, with its page's refresh interval while it is in progress.
 * @throws NOT_FOUND for what this person may not see, or what was never sent
 */
export async function loadActivityEntry(context: PortalContext, id: string): Promise<EntryModel> {
  return (await findEntry(context, id)).model;
}

/**
 * Returns the operation of a typed reference (ACTIVITY-9); without an id when there is none or this person may not see
 * it.
 */
export async function findActivityByReference(
  context: PortalContext,
  reference: string,
): Promise<{ operationId?: string }> {
  const [account, { operation, unreadable }] = await Promise.all([
    readOwn(context),
    context.account.find({ reference, unreadable: true }),
  ]);
  const match = operation ?? unreadable?.find(({ id }) => isReferenceOf(id, reference));
  return { operationId: match && isSeen(account, match) ? match.id : undefined };
}

/**
 * Returns the content of "This wasn't me": the permission to lock, and the lock's result.
 * @throws NOT_FOUND as `loadActivityEntry` does
 */
export async function loadNotMe(context: PortalContext, id: string, lockId?: string): Promise<NotMe> {
  const [{ account, model }, lock] = await Promise.all([findEntry(context, id), findOperation(context, lockId)]);
  const locked = await readEntryAfter(context, account, ofKind('account-lock', lock));
  return {
    entry: model.entry,
    lock: account.told?.absent?.has('lock-account') ? undefined : account.told && can('lock-account', account.told),
    operationId: newOperationId(),
    locked: locked ? locked.entry : undefined,
    refresh: locked?.refresh === undefined ? undefined : locked.refresh,
  };
}

async function findEntry(context: PortalContext, id: string): Promise<{ account: OwnAccount; model: EntryModel }> {
  const lookup = await context.account.find({ operationId: id, unreadable: true, firstMonth: true });
  const { operation, unreadable = [] } = lookup;
  const match = operation ?? unreadable.find((candidate) => candidate.id === id);
  if (!match) throw new TRPCError({ code: 'NOT_FOUND' });
  const account = await readOwn(context);
  const model = await makeEntry(context, account, match);
  if (!model) throw new TRPCError({ code: 'NOT_FOUND' });
  if (operation?.kind !== 'activate') return { account, model };
  const line = account.told?.lines.find((one) => one.id === operation.subjectId);
  const firstMonth = firstMonthFor(context, line, lookup.firstMonth);
  return { account, model: { ...model, entry: { ...model.entry, firstMonth } } };
}

/**
 * Returns the notice above a page after an operation that was sent from it. Undefined when this person may not see it,
 * when it was never sent, and after the same was sent again: Back and a reload would show a pause that is over.
 */
export async function readEntryAfter(
  context: PortalContext,
  account: SeenAccount,
  operation: Operation | undefined,
): Promise<EntryModel | undefined> {
  const [model, hasRepeat] = await Promise.all([
    makeEntry(context, account, operation),
    operation?.state === 'done' && hasSuccessor(context, operation),
  ]);
  return hasRepeat ? undefined : model;
}

/** Returns true when the same was sent again after an operation. */
async function hasSuccessor({ account }: PortalContext, operation: Operation): Promise<boolean> {
  const latestOperations = await account.sentOperations(Number.MAX_SAFE_INTEGER, pageSize);
  const latest = latestOperations.find((candidate) => subjectOf(candidate) === subjectOf(operation));
  return latest !== undefined && latest.id !== operation.id;
}

/** Returns the subject of an operation: locking and unlocking have the same. */
function subjectOf({ kind, subjectId }: Operation): string {
  return `${kind.replace('unlock', 'lock')} ${subjectId}`;
}

/** Returns an operation as an entry; undefined when this person may not see it or it was never sent. */
export async function makeEntry(
  context: PortalContext,
  account: SeenAccount,
  operation: Operation | UnreadableOperation | undefined,
): Promise<EntryModel | undefined> {
  if (!operation || operation.sentAt === undefined || !isSeen(account, operation)) return undefined;
  const [[entry], refresh] = await Promise.all([
    makeEntries(context, account, [operation]),
    pollInProgress(context, [operation]),
  ]);
  return entry && { entry, refresh };
}

function isRead(operation: Operation | UnreadableOperation): operation is Operation {
  return 'state' in operation;
}

/** Keeps polling the operations in progress. @returns seconds until a page without script reloads */
async function pollInProgress(
  { account, viewer, now }: PortalContext,
  operations: readonly (Operation | UnreadableOperation)[],
): Promise<number | undefined> {
  const open = operations.filter(isRead).filter(({ state }) => isInProgress(state));
  if (open.length === 0) return operations.every(isRead) ? undefined : unreadRefreshSeconds;
  await account.requestPolling(
    viewer,
    'home',
    open.map(({ kind, subjectId }) => ({ kind, subjectId })),
  );
  return Math.min(...open.map(({ kind, sentAt = 0 }) => refreshSeconds(kind, now() - sentAt, 'home')));
}

/**
 * Returns true when this person may see an operation. The primary sees all; a secondary sees their own acts and those
 * on their line (ACTIVITY-2).
 */
export function isSeen(
  { actor }: { actor: Pick<SeenAccount['actor'], 'id' | 'isPrimary'> },
  { subjectId, actorId }: Pick<Operation, 'subjectId' | 'actorId'>,
): boolean {
  return actor.isPrimary || subjectId === actor.id || actorId === actor.id;
}

/** Returns the notes of Activity that this person may see (ACTIVITY-2). */
function notesFor<N extends { customerId: string }>(
  { actor }: OwnAccount,
  notes: readonly N[],
): (N & { you: boolean })[] {
  return notes
    .map((note) => ({ ...note, you: note.customerId === actor.id }))
    .filter(({ you }) => you || actor.isPrimary);
}

/** Returns operations in the form that pages show (ACTIVITY-3). */
export async function makeEntries(
  { account }: Pick<PortalContext, 'account'>,
  { actor, lines: accountLines }: SeenAccount,
  operations: readonly (Operation | UnreadableOperation)[],
): Promise<ActivityEntry[]> {
  const lines = new Map(accountLines.map((line) => [line.id, line]));
  const lineOf = ({ kind, subjectId }: Operation) => {
    const line = isOfAccount(kind) ? undefined : lines.get(subjectId);
    return line && isOwn(actor, line) ? line : undefined;
  };
  const readableOperations = operations.filter(isRead);
  const refs = await account.refs([...new Set(readableOperations.flatMap((operation) => lineOf(operation)?.id ?? []))]);
  return operations.map((operation) => {
    const author = lines.get(operation.actorId);
    const { id, sentAt } = operation;
    const actorAndTime = {
      id,
      by: {
        you: operation.actorId === actor.id,
        firstName: author?.firstName ? readingCase(author.firstName) : undefined,
      },
      sentAt: sentAt as number,
    };
    if (!isRead(operation)) return { ...actorAndTime, summary: { kind: 'unread' }, state: 'unknown' };
    const line = lineOf(operation);
    return {
      ...actorAndTime,
      summary: activitySummaryOf(operation),
      line: line ? lineName(refs[line.id] as string, line) : undefined,
      state: operation.state,
      refusal: operation.refusal,
      refusalMessage: operation.refusalMessage,
      tracelessAt: operation.tracelessAt,
      settledAt: operation.endedAt,
      lastCheckedAt: operation.lastCheckedAt,
    };
  });
}
