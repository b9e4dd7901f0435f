import type { PortalContext } from '../context.ts';
import { submitOnce, findSubmitted } from './submit-once.ts';
import { assertAllowed, readSnapshot } from './snapshot.ts';

/**
 * Locks the account, once (portal-2 §4). Unlocking takes a one-time password and is another matter.
 * @returns the operation to look at: another one where the account is being locked already; undefined when nothing was
 * sent and the page is to be looked at again
 * @throws NotAllowedError for a secondary, and for an account that is locked
 */
export async function lockAccount(
  context: PortalContext,
  operationId: string,
): Promise<{ operationId: string } | undefined> {
  const wanted = { kind: 'account-lock', id: operationId, subjectId: context.requester.actor.customerId } as const;
  const snapshot = await readSnapshot(context);
  // Asked after the scene, which may show already what another copy of the form did.
  if (await findSubmitted(context, wanted)) return { operationId };
  assertAllowed('lock-account', snapshot, snapshot.actor);
  const operation = await submitOnce(context, { ...wanted, terms: { lockStatus: 'ACC_LOCK' }, before: {} });
  return operation.state === 'issued' ? undefined : { operationId: operation.id };
}
