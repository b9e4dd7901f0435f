import { TRPCError } from '@trpc/server';
import type { RouterDevice } from '#contracts/router/vocabulary.ts';
import type { Decision } from '#rpc/domain/decision.ts';
import { can, hasHomeInternet } from '#rpc/domain/permission.ts';
import { lostReplySchedule } from '#rpc/domain/polling.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { replyOrUndefined } from '#rpc/problem.ts';
import { type ActivityEntry, readEntryAfter } from '#rpc/portal/activity.ts';
import { reasonAgainstChange, isOfRouter, readRouter } from '../read-router.ts';
import { findOperation, type FullSnapshot } from '#rpc/portal/snapshot.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';

/** The router's facts that the page shows (ROUTER-2). */
export type SeenRouter = Pick<RouterDevice, 'make' | 'model' | 'serialNumber' | 'firmware' | 'ssid' | 'status'>;

export interface RouterPage {
  /** Absent when the carrier has no router of this customer, or its reply failed. */
  device?: SeenRouter;
  /** The carrier could not be read, so nothing is known about the router. */
  isUnknown: boolean;
  /** The permission to change the router, and its present ability (ROUTER-6, ROUTER-7). */
  decision: Decision;
  /** The operation id of the page's forms. */
  operationId: string;
  /** The operation that a form led to, or the one in progress. */
  after?: ActivityEntry;
  /** Seconds until the page is loaded again. */
  refresh?: number;
}

/**
 * The home router, for its own page and for the form of each change.
 * @param afterId the operation that a form led to
 * @throws NOT_FOUND for a secondary, and for whoever has no home internet (ROUTER-1, ROUTER-7)
 */
export async function loadRouter(context: PortalContext, afterId?: string): Promise<RouterPage> {
  const [{ snapshot, device: deviceOutcome, open }, operation] = await Promise.all([
    readRouter(context),
    findOperation(context, afterId),
  ]);
  if (!hasHomeInternet(snapshot)) throw new TRPCError({ code: 'NOT_FOUND' });
  const device = replyOrUndefined(deviceOutcome)?.device;
  const routerOperation = operation && isOfRouter(operation.kind) ? operation : undefined;
  const news = await readEntryAfter(context, snapshot, open ?? routerOperation);
  return {
    device: device && seenOf(device),
    isUnknown: deviceOutcome.kind !== 'reply',
    decision: decisionOn(snapshot, device, open),
    operationId: newOperationId(),
    after: news?.entry,
    refresh: news?.refresh ?? restartRefresh(device, context.now() - (routerOperation?.sentAt ?? 0)),
  };
}

function decisionOn(snapshot: FullSnapshot, device: RouterDevice | undefined, open: Operation | undefined): Decision {
  const decision = can('manage-router', snapshot);
  const reason = decision.allowed && device ? reasonAgainstChange(device, open) : undefined;
  return reason ? { allowed: false, reason } : decision;
}

/** Seconds until a page looks again at a router that restarts (ROUTER-10). */
function restartRefresh(device: RouterDevice | undefined, ageMs: number): number | undefined {
  return device?.status === 'RESTARTING' ? lostReplySchedule(ageMs, 'home') / 1000 : undefined;
}

function seenOf({ make, model, serialNumber, firmware, ssid, status }: RouterDevice): SeenRouter {
  return { make, model, serialNumber, firmware, ssid, status };
}
