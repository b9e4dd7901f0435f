import { isOffered } from '#app/offer.ts';
import { operationNeeds } from '#rpc/domain/operation-needs.ts';
import type { OperationKind } from '#rpc/operation/operations.ts';
import { usePage } from './page-context.tsx';

/**
 * What the carrier behind this portal can do: whether a link leads to something, and whether a kind of operation can be
 * sent. What it cannot do is left out rather than disabled (TIER-2, TIER-3).
 */
export function useOffer(): { leads(to: string): boolean; sends(kind: OperationKind): boolean } {
  const { capabilities } = usePage();
  return {
    leads: (to) => isOffered(capabilities, to),
    sends: (kind) => capabilities === undefined || operationNeeds[kind].every((id) => capabilities.has(id)),
  };
}
