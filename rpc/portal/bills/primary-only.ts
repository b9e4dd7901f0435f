import type { PortalContext } from '../../portal-context.ts';
import { maxAge } from '../../portal-reads.ts';
import type { Reason } from '../../domain/decision.ts';
import { can } from '../../domain/permission.ts';
import { type FullSnapshot, NotAllowedError, readSnapshot } from '../snapshot.ts';

interface Read<T> {
  snapshot: FullSnapshot;
  data: T;
}

/** Bills are the primary's alone: why somebody doesn't get to see them. */
export interface PrimaryOnly {
  refused: Reason;
}

/**
 * What the carrier says beside the group, in the same step as a rule. Whoever may not is refused before anything about
 * money is asked.
 * @param ageMs how old the customers may be, in milliseconds
 */
export async function readAsPrimary<T>(
  context: PortalContext,
  read: () => Promise<T>,
  ageMs?: number,
): Promise<Read<T> | PrimaryOnly> {
  // The session knows who was the primary at sign-in, which saves a round trip; what the carrier says now decides.
  const [snapshot, early] = await Promise.all([
    readSnapshot(context, ageMs),
    context.viewer.credentials.isPrimary ? read() : undefined,
  ]);
  const decision = can('see-bills', snapshot);
  if (!decision.allowed) return { refused: decision.reason };
  return { snapshot, data: early ?? (await read()) };
}

/** The same for a form, as the carrier tells it now. @throws NotAllowedError for a secondary */
export async function readForAction<T>(context: PortalContext, read: () => Promise<T>): Promise<Read<T>> {
  const found = await readAsPrimary(context, read, maxAge.now);
  if ('refused' in found) throw new NotAllowedError({ reason: found.refused });
  return found;
}
