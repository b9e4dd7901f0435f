import type { PortalContext } from '../portal-context.ts';
import { can, type Decision, primaryOf } from '../domain/permission.ts';
import { type LineName, lineName } from './line-name.ts';
import { newOperationId, submitOnce } from './submit-once.ts';
import { findLine, lineIn, readSnapshot } from './snapshot.ts';

/** What is asked before data is paused. */
export interface DataServiceForm {
  line: LineName;
  decision: Decision;
  paused: boolean;
  /** A change that is under way. */
  changing: boolean;
  operationId: string;
}

/** May this line's data be paused, and is there anything to pause? */
export async function dataServiceForm(context: PortalContext, lineRef: string): Promise<DataServiceForm> {
  const { lineId, open } = await findLine(context, lineRef, { open: 'data-service' });
  const snapshot = await readSnapshot(context);
  const line = lineIn(snapshot, lineId);
  return {
    line: lineName(lineRef, line),
    decision: can('data-service', snapshot, line),
    paused: line.isDataCutoff,
    changing: open !== undefined,
    operationId: newOperationId(),
  };
}

interface DataServiceChange {
  lineRef: string;
  operationId: string;
  pause: boolean;
}

/**
 * Pauses or resumes a line's data, once (ACCOUNT-8). Nothing is sent for a line that is so already.
 * @returns the operation to tell of: the form's own or one that was under way; none when nothing was sent
 * @throws NotAllowedError with the rule's reason, NOT_FOUND for another's line or operation
 */
export async function setDataService(
  context: PortalContext,
  { lineRef, operationId, pause }: DataServiceChange,
): Promise<{ operationId?: string }> {
  const result = await submitOnce(context, 'data-service', {
    operationId,
    lineRef,
    judge: ({ snapshot, line }) =>
      line.isDataCutoff === pause
        ? { instead: 'same' }
        : { terms: { pause, primaryId: primaryOf(snapshot).id }, before: {} },
  });
  return { operationId: 'operation' in result ? result.operation.id : undefined };
}
