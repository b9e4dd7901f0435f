import { TRPCError } from '@trpc/server';
import type { PortalContext } from '../context.ts';
import { type Deed, type DeedState, deedOf } from '../domain/deed.ts';
import { isOpen } from '../domain/ledger.ts';
import { readingCase } from '../domain/line.ts';
import { isOfAccount, type Operation } from '../domain/operation.ts';
import { can, type Decision, type Scene } from '../domain/permission.ts';
import { refreshSeconds } from '../domain/polling.ts';
import { type LineName, lineName } from './line-name.ts';
import { readScene } from './scene.ts';

/** One thing that somebody did here. Times are milliseconds since 1970. */
export interface Entry {
  id: string;
  deed: Deed;
  /** Absent for what concerns the whole account, and for a line that is gone. */
  line?: LineName;
  by: { you: boolean; firstName?: string };
  state: DeedState;
  refusal?: string;
  sentAt: number;
  lookedAt?: number;
}

export interface ActivityModel {
  entries: Entry[];
  /** There is more: what was sent before this. */
  olderThan?: number;
  /** May this person lock the account? */
  lock: Decision;
  refresh?: number;
}

const pageSize = 25;

/** What was done on the account in this portal, the latest first; a secondary sees what concerns their own line. */
export async function activity(context: PortalContext, before = Number.MAX_SAFE_INTEGER): Promise<ActivityModel> {
  const [scene, sent] = await Promise.all([readScene(context), context.account.sentOperations(before, 4 * pageSize)]);
  const seen = sent.filter((one) => isSeen(scene, one));
  const shown = seen.slice(0, pageSize);
  const [entries, refresh] = await Promise.all([entriesOf(context, scene, shown), watchOpen(context, shown)]);
  const last = shown.at(-1)?.sentAt;
  const more = seen.length > shown.length || sent.length === 4 * pageSize;
  return { entries, lock: can('lock-account', scene), ...(more && last !== undefined ? { olderThan: last } : {}), ...(refresh === undefined ? {} : { refresh }) };
}

/**
 * One of them, with its page's interval while it is under way.
 * @throws NOT_FOUND for what this person may not see, or what was never sent
 */
export async function activityEntry(context: PortalContext, id: string): Promise<{ entry: Entry; lock: Decision; refresh?: number }> {
  const operation = await context.account.operation(id);
  if (!operation) throw new TRPCError({ code: 'NOT_FOUND' });
  const scene = await readScene(context);
  const found = await entryAfter(context, scene, operation);
  if (!found) throw new TRPCError({ code: 'NOT_FOUND' });
  return { ...found, lock: can('lock-account', scene) };
}

/** What a page says at its top after something was done from it; undefined for what this person may not see, or what was never sent. */
export async function entryAfter(context: PortalContext, scene: Scene, operation: Operation | undefined): Promise<{ entry: Entry; refresh?: number } | undefined> {
  if (!operation || operation.sentAt === undefined || !isSeen(scene, operation)) return undefined;
  const [[entry], refresh] = await Promise.all([entriesOf(context, scene, [operation]), watchOpen(context, [operation])]);
  return entry && { entry, ...(refresh === undefined ? {} : { refresh }) };
}

/** Keeps what is open asked about. @returns seconds until a page without script looks again */
async function watchOpen({ account, who, now }: PortalContext, operations: readonly Operation[]): Promise<number | undefined> {
  const open = operations.filter(({ state }) => isOpen(state));
  if (open.length === 0) return undefined;
  await account.watch(who, 'home', open.map(({ kind, lineId }) => ({ kind, lineId })));
  return Math.min(...open.map(({ kind, sentAt = 0 }) => refreshSeconds(kind, now() - sentAt, 'home')));
}

/** The primary sees everything, a secondary what they did and what was done to their line (portal-1 §6). */
function isSeen({ actor }: Scene, { lineId, actorId }: Operation): boolean {
  return actor.isPrimary || lineId === actor.id || actorId === actor.id;
}

async function entriesOf({ account }: PortalContext, scene: Scene, operations: readonly Operation[]): Promise<Entry[]> {
  const lines = new Map(scene.lines.map((line) => [line.id, line]));
  const ofLines = operations.flatMap(({ kind, lineId }) => (isOfAccount(kind) || !lines.has(lineId) ? [] : [lineId]));
  const refs = await account.refs(ofLines);
  return operations.map((operation) => {
    const line = isOfAccount(operation.kind) ? undefined : lines.get(operation.lineId);
    const doer = lines.get(operation.actorId);
    return {
      id: operation.id,
      deed: deedOf(operation),
      ...(line ? { line: lineName(refs[line.id] as string, line) } : {}),
      by: { you: operation.actorId === scene.actor.id, ...(doer?.firstName ? { firstName: readingCase(doer.firstName) } : {}) },
      state: operation.state as DeedState,
      sentAt: operation.sentAt as number,
      ...(operation.refusal ? { refusal: operation.refusal } : {}),
      ...(operation.lookedAt ? { lookedAt: operation.lookedAt } : {}),
    };
  });
}
