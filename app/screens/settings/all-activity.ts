import type { Operation } from '#rpc/operation/operations.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { type ActivityEntry, makeEntries, isSeen } from '#rpc/portal/activity.ts';
import { readOwn } from '#rpc/portal/own-account.ts';

const readAtOnce = 500;

/** Returns all activity that this person may see, the latest first (SETTINGS-6). */
export async function loadActivityFile(context: PortalContext): Promise<ActivityEntry[]> {
  const ownAccount = await readOwn(context);
  const all = new Map<string, Operation>();
  let beforeMs = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const operations = await context.account.sentOperations(beforeMs, readAtOnce);
    const newOperations = operations.filter(({ id }) => !all.has(id));
    for (const operation of newOperations) all.set(operation.id, operation);
    if (operations.length < readAtOnce || newOperations.length === 0) break;
    // Reads the last operation's millisecond again, because the page may have left out others of the same
    // millisecond.
    beforeMs = (operations.at(-1)?.sentAt ?? 0) + 1;
  }
  const { unreadable = [] } = await context.account.find({ unreadable: true });
  return makeEntries(
    context,
    ownAccount,
    [...all.values(), ...unreadable].filter((operation) => isSeen(ownAccount, operation)),
  );
}
