import type { EndpointId } from '#contracts/carrier.ts';
import type { Capabilities } from '#contracts/tier.ts';
import type { Action } from '../domain/decision.ts';
import type { JobKind } from '../poll/poll.ts';
import { disabledActions, type OperationKind, operationKinds } from './operations.ts';
import { operationRequirements } from '../domain/operation-needs.ts';

/** What the carrier does of itself is asked about by these. */
const jobRequirements: Readonly<Record<Exclude<JobKind, OperationKind>, readonly EndpointId[]>> = {
  activation: ['activation.status'],
  'sim-swap': ['customer.group'],
};

/** Can the carrier be asked about it, and for an operation, can it be sent? Always, where it has everything. */
export function isKindAvailable(capabilities: Capabilities | undefined, kind: JobKind): boolean {
  const needs: readonly string[] = { ...operationRequirements, ...jobRequirements }[kind];
  return capabilities === undefined || needs.every((id) => capabilities.has(id));
}

/** The actions of which the carrier has no kind of operation: they are offered to nobody (TIER-3). */
export function unavailableActions(capabilities: Capabilities | undefined): ReadonlySet<Action> | undefined {
  return capabilities && disabledActions(operationKinds.filter((kind) => !isKindAvailable(capabilities, kind)));
}
