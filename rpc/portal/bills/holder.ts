import type { PortalContext } from '../../context.ts';
import { type Action, can, type Reason } from '../../domain/permission.ts';
import { type FullScene, NotAllowedError, readScene } from '../scene.ts';

interface Read<T> {
  scene: FullScene;
  said: T;
}

/** Bills are the primary's alone: why somebody doesn't get to see them. */
export interface Refusal {
  refused: Reason;
}

/**
 * What the carrier says beside the group, in the same step as a rule. Whoever may not is refused before anything about
 * money is asked.
 * @param lineAgeMs how old the lines may be, in milliseconds
 */
export async function readAsHolder<T>(
  context: PortalContext,
  read: () => Promise<T>,
  lineAgeMs?: number,
): Promise<Read<T> | Refusal> {
  // The session knows who was the primary at sign-in, which saves a round trip; what the carrier says now decides.
  const [scene, early] = await Promise.all([
    readScene(context, lineAgeMs),
    context.who.acting.isPrimary ? read() : undefined,
  ]);
  const decision = can('see-bills', scene);
  if (!decision.allowed) return { refused: decision.reason };
  return { scene, said: early ?? (await read()) };
}

/** The same for what somebody does. @throws NotAllowedError with the rule's reason */
export async function readToAct<T>(
  context: PortalContext,
  action: Action,
  read: () => Promise<T>,
  lineAgeMs?: number,
): Promise<Read<T>> {
  const found = await readAsHolder(context, read, lineAgeMs);
  if ('refused' in found) throw new NotAllowedError(found.refused);
  const decision = can(action, found.scene);
  if (!decision.allowed) throw new NotAllowedError(decision.reason);
  return found;
}
