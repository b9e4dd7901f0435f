import type { PortalContext } from '#rpc/portal-context.ts';
import type { FormOutcome } from '#rpc/portal/form-outcome.ts';
import { submitOnce } from '#rpc/portal/submit-once.ts';

/**
 * Locks the account of the signed-in person, once (LOCK-2).
 * @throws as `submitOnce`
 */
export async function lockAccount(
  context: PortalContext,
  operationId: string,
): Promise<FormOutcome<'account-lock', never>> {
  return await submitOnce(context, 'account-lock', {
    operationId,
    payload: {},
    decide: () => ({ kind: 'send', terms: { lockStatus: 'ACC_LOCK' }, baseline: {} }),
  });
}
