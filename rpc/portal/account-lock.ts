import type { PortalContext } from '../portal-context.ts';
import { submitOnce } from './submit-once.ts';

/**
 * Locks the account, once (ACTIVITY-5).
 * @returns the operation to look at: another one where the account is being locked already; undefined when nothing was
 * sent and the page is to be looked at again
 * @throws NotAllowedError for a secondary, and for an account that is locked
 */
export async function lockAccount(
  context: PortalContext,
  operationId: string,
): Promise<{ operationId: string } | undefined> {
  const result = await submitOnce(context, 'account-lock', {
    operationId,
    judge: () => ({ terms: { lockStatus: 'ACC_LOCK' }, before: {} }),
  });
  return 'operation' in result ? { operationId: result.operation.id } : undefined;
}
