import type { Decision } from '#rpc/domain/decision.ts';
import { can } from '#rpc/domain/permission.ts';
import { unlessUnderWay } from '#rpc/domain/under-way.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { type LineName, lineName } from '#rpc/portal/line-name.ts';
import { findLine, lineIn, readSnapshot } from '#rpc/portal/snapshot.ts';
import type { FormOutcome } from '#rpc/portal/form-outcome.ts';
import { newOperationId, submitOnce } from '#rpc/portal/submit-once.ts';

export interface KitForm {
  line: LineName;
  decision: Decision;
  /** Id of the operation that the RESEND button starts. */
  operationId: string;
}

/**
 * "Resend eSIM kit" (ESIM-11).
 * @throws NOT_FOUND for a line that the viewer may not see
 */
export async function loadKitForm(context: PortalContext, lineRef: string): Promise<KitForm> {
  const { lineId } = await findLine(context, lineRef);
  const snapshot = await readSnapshot(context);
  const line = lineIn(snapshot, lineId);
  return {
    line: lineName(lineRef, line),
    decision: unlessUnderWay(can('get-esim', snapshot, line), 'kit', snapshot, line),
    operationId: newOperationId(),
  };
}

/**
 * Sends the email with the kit of an eSIM again, once for one form (ESIM-11).
 * @throws as `submitOnce`
 */
export async function resendKit(
  context: PortalContext,
  { lineRef, operationId }: { lineRef: string; operationId: string },
): Promise<FormOutcome<'esim-kit', never>> {
  return await submitOnce(context, 'esim-kit', {
    operationId,
    lineRef,
    payload: {},
    decide: () => ({ kind: 'send', terms: {}, baseline: {} }),
  });
}
