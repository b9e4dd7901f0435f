import { isOffered } from '#app/offer.ts';
import { operationRequirements } from '#rpc/domain/operation-needs.ts';
import type { OperationKind } from '#rpc/operation/operations.ts';
import { usePage } from './page-context.tsx';

interface Offer {
  /** Returns true when this carrier can serve the page at an address. */
  leads(to: string): boolean;
  /** Returns the links whose pages this carrier can serve. */
  offered<Link extends { to: string }>(links: readonly Link[]): Link[];
  /** Returns true when a kind of operation can be sent. */
  sends(kind: OperationKind): boolean;
}

/**
 * Capabilities of the carrier behind this portal. Pages leave out an unsupported part rather than disable it (TIER-2,
 * TIER-3).
 */
export function useOffer(): Offer {
  const { capabilities } = usePage();
  const leads = (to: string) => isOffered(capabilities, to);
  return {
    leads,
    offered: (links) => links.filter(({ to }) => leads(to)),
    sends: (kind) => capabilities === undefined || operationRequirements[kind].every((id) => capabilities.has(id)),
  };
}
