import { router } from '#contracts/router/endpoints.ts';
import type { RouterDevice } from '#contracts/router/vocabulary.ts';
import type { Reason } from '#rpc/domain/decision.ts';
import { declarationOf, type Operation, type OperationKind } from '#rpc/operation/operations.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { readAllWithView, maxAge, readRequest } from '#rpc/portal-reads.ts';
import type { Outcome } from '#rpc/problem.ts';
import { type FullSnapshot, snapshotOf, snapshotReads } from '#rpc/portal/snapshot.ts';

export interface RouterRead {
  snapshot: FullSnapshot;
  device: Outcome<{ device?: RouterDevice }>;
  /** A change of the router that is in progress. */
  open: Operation | undefined;
}

/** Returns whether an operation changes the router. */
export function isOfRouter(kind: OperationKind): boolean {
  return declarationOf(kind).action === 'manage-router';
}

/**
 * Reads the customer's router, always anew, with the snapshot, in one step.
 * @param ageMs maximum age of the customers, in milliseconds; a write needs them anew
 * @throws FaultError or ProblemError when the customer could not be read
 */
export async function readRouter(context: PortalContext, ageMs?: number): Promise<RouterRead> {
  const { customerId } = context.viewer.actor;
  const { outcomes, view } = await readAllWithView(context, {
    ...snapshotReads(context.viewer, ageMs),
    device: readRequest(router.device, { customerId }, maxAge.now),
  });
  const { me, group, keys, device } = outcomes;
  return {
    snapshot: snapshotOf(me, group, keys, context),
    device,
    open: view.inProgress.find(({ kind, subjectId }) => isOfRouter(kind) && subjectId === customerId),
  };
}

/** Returns the reason why the router takes no change right now; undefined when it does (ROUTER-6, ROUTER-8). */
export function reasonAgainstChange({ status }: RouterDevice, open: Operation | undefined): Reason | undefined {
  if (open) return 'router-changing';
  if (status === 'OFFLINE') return 'router-offline';
  return status === 'RESTARTING' ? 'router-restarting' : undefined;
}
