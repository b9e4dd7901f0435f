import type { PortalContext } from '../portal-context.ts';
import { can, type Decision } from '../domain/permission.ts';
import { type LineName, lineName } from './line-name.ts';
import { newOperationId } from './submit-once.ts';
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
