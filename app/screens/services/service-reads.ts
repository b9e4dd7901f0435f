import { TRPCError } from '@trpc/server';
import { service } from '#contracts/service/endpoints.ts';
import type { ServiceType } from '#contracts/service/vocabulary.ts';
import type { Reason } from '#rpc/domain/decision.ts';
import { can } from '#rpc/domain/permission.ts';
import { hasServices, isOffered } from '#rpc/domain/service.ts';
import type { Viewer } from '#rpc/portal-account.ts';
import { maxAge, readRequest } from '#rpc/portal-reads.ts';
import { type FullSnapshot, NotAllowedError } from '#rpc/portal/snapshot.ts';

/** The services of every line that this person may see. */
export function statusRead({ actor }: Viewer, ageMs: number = maxAge.customer) {
  return readRequest(service.status, { customerId: actor.customerId }, ageMs);
}

/**
 * Throws while the carrier has services closed.
 * @throws NOT_FOUND then (SERVICE-1); not while that is unknown (HTTP-18)
 */
export function assertServices({ config, unreadFlags }: Pick<FullSnapshot, 'config' | 'unreadFlags'>): void {
  if (!unreadFlags && !hasServices(config)) throw new TRPCError({ code: 'NOT_FOUND' });
}

/**
 * Throws unless the customer can open this service.
 * @throws NOT_FOUND while services are closed, NotAllowedError while this one is (SERVICE-3)
 */
export function assertOffered(snapshot: FullSnapshot, type: ServiceType): void {
  assertServices(snapshot);
  if (isServiceClosed(snapshot, type)) throw new NotAllowedError({ reason: 'service-closed' });
}

/** Returns true while this service, or all of them, are closed (SERVICE-3). */
export function isServiceClosed({ config, unreadFlags }: FullSnapshot, type: ServiceType): boolean {
  return !unreadFlags && !(hasServices(config) && isOffered(type, config));
}

const talk: readonly Reason[] = ['fraud', 'non-pay', 'primary-suspended'];

/**
 * Returns true when FRAUD or a suspended primary closes the group's services, so that only people can help
 * (SERVICE-12).
 */
export function needsTalk(snapshot: FullSnapshot): boolean {
  return snapshot.lines.some((line) => {
    const decision = can('manage-services', snapshot, line);
    return !decision.allowed && (talk.includes(decision.reason) || (decision.reason === 'suspended' && line.isPrimary));
  });
}
