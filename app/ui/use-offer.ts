import { isOffered } from '#app/offer.ts';
import { operationRequirements } from '#rpc/domain/operation-needs.ts';
import type { OperationKind } from '#rpc/operation/operations.ts';
import { usePage } from './page-context.tsx';

interface Offer {
  /** Whether a link leads to something. */
  leads(to: string): boolean;
  /** The links that lead to something. */
  offered<Link extends { to: string }>(links: readonly Link[]): Link[];
  /** Whether a kind of operation can be sent. */
  sends(kind: OperationKind): boolean;
}

/** What the carrier behind this portal can do; what it cannot is left out rather than disabled (TIER-2, TIER-3). */
export function useOffer(): Offer {
  const { capabilities } = usePage();
  const leads = (to: string) => isOffered(capabilities, to);
  return {
    leads,
    offered: (links) => links.filter(({ to }) => leads(to)),
    sends: (kind) => capabilities === undefined || operationRequirements[kind].every((id) => capabilities.has(id)),
  };
}
