import { usage } from '#contracts/usage/endpoints.ts';
import type { CycleUsage } from '#contracts/usage/vocabulary.ts';
import type { Outcome } from '#rpc/problem.ts';

/** Reads of the data that lines used in the billing cycle: of all lines, and of one. */
const usageReads: ReadonlySet<string> = new Set([usage.overall.id, usage.current.id]);

interface CachedReply {
  /** Time of the reading, epoch milliseconds. */
  at: number;
  outcome: Outcome<unknown>;
}

/**
 * Puts the lines of a new usage reply into the viewer's older ones of the same billing cycle, so that all pages show
 * the newest reading of a line (LINE-46). Other replies change nothing.
 * @param key viewer, endpoint and input of the new reply
 */
export function shareNewestUsage(replies: Map<string, CachedReply>, key: string, reply: unknown): void {
  const viewer = viewerOfUsage(key);
  if (viewer === undefined) return;
  const { billEndDate, users } = reply as CycleUsage;
  for (const [olderKey, { at, outcome }] of replies) {
    if (olderKey === key || viewerOfUsage(olderKey) !== viewer || outcome.kind !== 'reply') continue;
    const older = outcome.reply as CycleUsage;
    if (older.billEndDate !== billEndDate) continue;
    const newest = older.users.map((user) => users.find(({ userId }) => userId === user.userId) ?? user);
    replies.set(olderKey, { at, outcome: { kind: 'reply', reply: { ...older, users: newest } } });
  }
}

/** Returns the viewer of a usage reply; undefined for other endpoints. */
function viewerOfUsage(key: string): string | undefined {
  const [viewer, endpoint = ''] = key.split(' ', 2);
  return usageReads.has(endpoint) ? viewer : undefined;
}
