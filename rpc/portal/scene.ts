import { TRPCError } from '@trpc/server';
import { config } from '#contracts/config/endpoints.ts';
import type { ConfigKeys } from '#contracts/config/vocabulary.ts';
import { customer } from '#contracts/customer/endpoints.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { ask, maxAge, type PortalContext, readAll, type Who } from '../context.ts';
import { type Action, can, type Reason, type Scene } from '../domain/permission.ts';
import { type Outcome, unwrap } from '../problem.ts';

/** The reads that every page of a signed-in person begins with; they run at once. */
export function sceneAsks({ actor }: Who) {
  return [
    ask(customer.byUsername, { id: actor.email }, maxAge.customer),
    ask(customer.group, { groupId: actor.groupId }, maxAge.customer),
    ask(config.keys, {}, maxAge.config),
  ] as const;
}

export interface FullScene extends Scene {
  config: ConfigKeys;
}

/**
 * The group as its actor may see it.
 * @throws FaultError or ProblemError when the carrier did not tell.
 */
export function sceneOf(me: Outcome<Customer>, group: Outcome<{ customers: Customer[] }>, keys: Outcome<ConfigKeys>): FullScene {
  return { actor: unwrap(me), lines: unwrap(group).customers, config: unwrap(keys) };
}

/** The scene alone. */
export async function readScene(context: PortalContext): Promise<FullScene> {
  return sceneOf(...(await readAll(context, ...sceneAsks(context.who))));
}

/**
 * The line behind a reference, before the carrier is asked anything.
 * @throws NOT_FOUND for a reference that is not of this account (decision 24)
 */
export async function lineIdOf({ account }: PortalContext, ref: string): Promise<string> {
  const id = await account.lineOf(ref);
  if (!id) throw new TRPCError({ code: 'NOT_FOUND' });
  return id;
}

/**
 * The line itself, when this person may see it.
 * @throws NOT_FOUND otherwise, so that nobody learns which references exist
 */
export function lineIn(scene: Scene, lineId: string): Customer {
  const line = scene.lines.find((one) => one.id === lineId);
  if (!line || !can('see', scene, line).allowed) throw new TRPCError({ code: 'NOT_FOUND' });
  return line;
}

/** Thrown when a page was forged, or went stale: the action is hidden or disabled for this person. */
export class NotAllowedError extends TRPCError {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super({ code: 'FORBIDDEN', message: reason });
    this.name = 'NotAllowedError';
    this.reason = reason;
  }
}

/** @throws NotAllowedError with the rule's reason */
export function demand(action: Action, scene: Scene, line: Customer): void {
  const decision = can(action, scene, line);
  if (!decision.allowed) throw new NotAllowedError(decision.reason);
}
