import type { Operation } from '#rpc/operation/operations.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { type ActivityEntry, entriesOf, isSeen } from '#rpc/portal/activity.ts';
import { readOwn } from '#rpc/portal/own-account.ts';

const readAtOnce = 500;

/** Everything that this person may see of the activity, the latest first (SETTINGS-6). */
export async function activityFile(context: PortalContext): Promise<ActivityEntry[]> {
  const own = await readOwn(context);
  const all = new Map<string, Operation>();
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const sent = await context.account.sentOperations(before, readAtOnce);
    const more = sent.filter(({ id }) => !all.has(id));
    for (const one of more) all.set(one.id, one);
    if (sent.length < readAtOnce || more.length === 0) break;
    // Reads the millisecond of the last one again, because others of it may be missing.
    before = (sent.at(-1)?.sentAt ?? 0) + 1;
  }
  const { unreadable: unread = [] } = await context.account.find({ unreadable: true });
  return entriesOf(
    context,
    own,
    [...all.values(), ...unread].filter((one) => isSeen(own, one)),
  );
}
