import type { EndpointId } from '#contracts/carrier.ts';
import type { Capabilities } from '#contracts/tier.ts';
import type { Action } from '../domain/decision.ts';
import type { JobKind } from '../poll/poll.ts';
import { disabledActions, type OperationKind, operationKinds } from './operations.ts';
import { operationRequirements } from '../domain/operation-needs.ts';

/** Carrier calls that each kind of polling job needs. */
const jobRequirements: Readonly<Record<Exclude<JobKind, OperationKind>, readonly EndpointId[]>> = {
  activation: ['activation.status'],
  'sim-swap': ['customer.group'],
};

/** Returns true when the carrier has the calls that send and poll a kind. Without capabilities it has all calls. */
export function isKindAvailable(capabilities: Capabilities | undefined, kind: JobKind): boolean {
  const calls: readonly string[] = { ...operationRequirements, ...jobRequirements }[kind];
  return capabilities === undefined || calls.every((id) => capabilities.has(id));
}

/** Returns the actions without an operation kind at the carrier: they are offered to nobody (TIER-3). */
export function unavailableActions(capabilities: Capabilities | undefined): ReadonlySet<Action> | undefined {
  return capabilities && disabledActions(operationKinds.filter((kind) => !isKindAvailable(capabilities, kind)));
}
