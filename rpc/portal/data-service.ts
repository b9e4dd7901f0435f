import type { PortalContext } from '../portal-context.ts';
import type { Decision } from '../domain/decision.ts';
import { isDataPaused } from '../domain/facts/data-now.ts';
import { can, primaryOf } from '../domain/permission.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { type LineName, lineName } from './line-name.ts';
import type { FormOutcome } from './form-outcome.ts';
import { type Operation, ofKind } from '../operation/operations.ts';
import { newOperationId, submitOnce } from './submit-once.ts';
import { findLine, lineIn, readSnapshot } from './snapshot.ts';

/** Content of the page that confirms the pause of a line's data, or its end. */
export interface DataServiceForm {
  line: LineName;
  decision: Decision;
  paused: boolean;
  /** A change of the line's data service is in progress. */
  changing: boolean;
  operationId: string;
}

/**
 * Returns the change of a line's data in progress, by itself or for a lost phone (ACCOUNT-8, LOST-10).
 * @param open operations in progress
 */
export function dataChangeOf(
  line: Pick<Customer, 'id' | 'isDataCutoff'>,
  open: readonly Operation[],
): { pause: boolean } | undefined {
  const change = open
    .flatMap((operation) => ofKind('data-service', operation) ?? [])
    .find(({ subjectId }) => subjectId === line.id);
  if (change) return { pause: change.terms.pause };
  const isPausing = open.some((operation) => ofKind('secure-account', operation)?.terms.pause?.lineId === line.id);
  return isPausing && !isDataPaused(line) ? { pause: true } : undefined;
}

/** Returns the page, with the permission and the present state. */
export async function loadDataServiceForm(context: PortalContext, lineRef: string): Promise<DataServiceForm> {
  const [{ lineId, open }, securing] = await Promise.all([
    findLine(context, lineRef, { open: 'data-service' }),
    context.account.find({ open: 'secure-account' }),
  ]);
  const snapshot = await readSnapshot(context);
  const line = lineIn(snapshot, lineId);
  return {
    line: lineName(lineRef, line),
    decision: can('data-service', snapshot, line),
    paused: isDataPaused(line),
    changing: dataChangeOf(line, [...(open ? [open] : []), ...securing.open]) !== undefined,
    operationId: newOperationId(),
  };
}

/**
 * Pauses or resumes a line's data, once (ACCOUNT-8). Sends nothing when it is in that state already.
 * @throws as `submitOnce`
 */
export async function setDataService(
  context: PortalContext,
  { lineRef, operationId, pause }: { lineRef: string; operationId: string; pause: boolean },
): Promise<FormOutcome<'data-service', 'same'>> {
  return await submitOnce(context, 'data-service', {
    operationId,
    lineRef,
    payload: { pause },
    decide: ({ snapshot, line }) =>
      isDataPaused(line) === pause
        ? { kind: 'review', notice: 'same' }
        : { kind: 'send', terms: { pause, primaryId: primaryOf(snapshot).id }, baseline: {} },
  });
}
