import type { PortalContext } from '../context.ts';
import { maxAge } from '../context.ts';
import { can, type Decision, primaryOf } from '../domain/permission.ts';
import { type LineName, lineName } from './line-name.ts';
import { newOperationId, submitOnce, findSubmitted } from './submit-once.ts';
import { assertAllowed, lineIdOf, lineIn, readSnapshot } from './snapshot.ts';

/** What is asked before data is paused. */
export interface DataServiceForm {
  line: LineName;
  decision: Decision;
  paused: boolean;
  /** A change that is under way. */
  changing: boolean;
  operationId: string;
}

/** May this line's data be paused (portal-1 §5), and is there anything to pause? */
export async function dataServiceForm(context: PortalContext, ref: string): Promise<DataServiceForm> {
  const lineId = await lineIdOf(context, ref);
  const [snapshot, open] = await Promise.all([readSnapshot(context), context.account.openOperations('data-service')]);
  const line = lineIn(snapshot, lineId);
  return {
    line: lineName(ref, line),
    decision: can('data-service', snapshot, line),
    paused: line.isDataCutoff,
    changing: open.some((one) => one.subjectId === line.id),
    operationId: newOperationId(),
  };
}

interface DataServiceChange {
  ref: string;
  operationId: string;
  pause: boolean;
}

/**
 * Pauses a line's data or lets it run again, once (portal-1 §4). Nothing is sent for a line that is so already.
 * @returns the operation to tell of: the form's own or one that was under way; none when nothing was sent
 * @throws NotAllowedError when a rule is against it, NOT_FOUND for a line or an operation of somebody else
 */
export async function setDataService(
  context: PortalContext,
  { ref, operationId, pause }: DataServiceChange,
): Promise<{ operationId?: string }> {
  const lineId = await lineIdOf(context, ref);
  const form = { kind: 'data-service', id: operationId, subjectId: lineId } as const;
  const sent = await findSubmitted(context, form);
  if (sent) return { operationId: sent.id };
  const snapshot = await readSnapshot(context, maxAge.now);
  const line = lineIn(snapshot, lineId);
  assertAllowed('data-service', snapshot, line);
  const open = (await context.account.openOperations('data-service')).find((one) => one.subjectId === line.id);
  if (open) return { operationId: open.id };
  if (line.isDataCutoff === pause) return {};
  const operation = await submitOnce(context, {
    ...form,
    terms: { pause, primaryId: primaryOf(snapshot).id },
    before: {},
  });
  return operation.state === 'issued' ? {} : { operationId: operation.id };
}
