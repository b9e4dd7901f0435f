import { isOfCategory } from '#rpc/domain/line.ts';
import { isActivationWatched } from '#rpc/domain/line-status.ts';
import { can } from '#rpc/domain/permission.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { withSimCards } from '#rpc/portal/order/order-reads.ts';
import { visibleLines } from '#rpc/portal/seen-lines.ts';
import { readSnapshot } from '#rpc/portal/snapshot.ts';

/** Line to which `/activation` leads (ACTIVATE-2). */
export interface ActivationStart {
  /** Category TEST activates without the feature flag. */
  isTest: boolean;
  /** Absent when the viewer has no line to activate. */
  lineRef?: string;
}

/** Returns the line to activate: the viewer's own, else the first possible one, else one that is being activated. */
export async function loadActivationStart(context: PortalContext): Promise<ActivationStart> {
  const snapshot = await withSimCards(context, await readSnapshot(context));
  const { actor } = snapshot;
  const lines = visibleLines(snapshot).sort((a, b) => Number(b.id === actor.id) - Number(a.id === actor.id));
  const line =
    lines.find((line) => can('go-through-activation', snapshot, line).allowed) ??
    lines.find(({ status }) => isActivationWatched(status));
  const refs = line && (await context.account.refs([line.id]));
  return { isTest: isOfCategory(actor, 'TEST'), lineRef: line && refs?.[line.id] };
}
