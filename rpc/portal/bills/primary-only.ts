import type { PortalContext } from '../../context.ts';
import { type Action, can, type Reason } from '../../domain/permission.ts';
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
 * @param lineAgeMs how old the lines may be, in milliseconds
 */
export async function readAsPrimary<T>(
  context: PortalContext,
  read: () => Promise<T>,
  lineAgeMs?: number,
): Promise<Read<T> | PrimaryOnly> {
  // The session knows who was the primary at sign-in, which saves a round trip; what the carrier says now decides.
  const [snapshot, early] = await Promise.all([
    readSnapshot(context, lineAgeMs),
    context.requester.credentials.isPrimary ? read() : undefined,
  ]);
  const decision = can('see-bills', snapshot);
  if (!decision.allowed) return { refused: decision.reason };
  return { snapshot, data: early ?? (await read()) };
}

/** The same for what somebody does. @throws NotAllowedError with the rule's reason */
export async function readForAction<T>(
  context: PortalContext,
  action: Action,
  read: () => Promise<T>,
  lineAgeMs?: number,
): Promise<Read<T>> {
  const found = await readAsPrimary(context, read, lineAgeMs);
  if ('refused' in found) throw new NotAllowedError(found.refused);
  const decision = can(action, found.snapshot);
  if (!decision.allowed) throw new NotAllowedError(decision.reason);
  return found;
}
