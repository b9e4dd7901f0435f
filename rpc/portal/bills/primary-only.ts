import type { PortalContext } from '../../portal-context.ts';
import { maxAge } from '../../portal-reads.ts';
import type { Reason } from '../../domain/decision.ts';
import { can } from '../../domain/permission.ts';
import { type FullSnapshot, NotAllowedError, readSnapshot } from '../snapshot.ts';

interface Read<T> {
  snapshot: FullSnapshot;
  data: T;
}

/** Reason of the refusal for a secondary: bills are the primary's alone. */
export interface PrimaryOnly {
  refused: Reason;
}

/**
 * Reads the group and other data in parallel, and checks the permission. Nothing about money is read for a person who
 * may not see it.
 * @param ageMs maximum age of the customers, in milliseconds
 */
export async function readAsPrimary<T>(
  context: PortalContext,
  read: () => Promise<T>,
  ageMs?: number,
): Promise<Read<T> | PrimaryOnly> {
  // The session stores the primary of the sign-in, which saves a round trip; the carrier's present reply decides.
  const [snapshot, early] = await Promise.all([
    readSnapshot(context, ageMs),
    context.viewer.credentials.isPrimary ? read() : undefined,
  ]);
  const decision = can('see-bills', snapshot);
  if (!decision.allowed) return { refused: decision.reason };
  return { snapshot, data: early ?? (await read()) };
}

/** Reads the same for a form, never from the cache. @throws NotAllowedError for a secondary */
export async function readForAction<T>(context: PortalContext, read: () => Promise<T>): Promise<Read<T>> {
  const result = await readAsPrimary(context, read, maxAge.now);
  if ('refused' in result) throw new NotAllowedError({ reason: result.refused });
  return result;
}
