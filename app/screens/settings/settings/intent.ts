import { isInProgress } from '#rpc/domain/ledger.ts';
import type { Operation, OperationKind } from '#rpc/operation/operations.ts';
import type { SignIn } from '#rpc/portal-account.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { type ActivityEntry, readEntryAfter } from '#rpc/portal/activity.ts';
import { readOwn } from '#rpc/portal/own-account.ts';
import { findOperation } from '#rpc/portal/snapshot.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { findLatestCode } from '../latest-code.ts';
import { lockOf, type LockStanding } from '../lock-standing.ts';

export interface SettingsModel {
  /**
   * State of the account lock. Absent while the carrier returns no customer (SETTINGS-9), and when it has no locks
   * (TIER-3).
   */
  lock?: LockStanding | undefined;
  /** Idempotency key of the form that locks the account. */
  operationId: string;
  /** Result of locking or unlocking, or the operation in progress. */
  after?: ActivityEntry;
  /** The customer's sessions, the present one first (SETTINGS-3). */
  signIns: SignIn[];
  /** Seconds until a page without script looks again. */
  refresh?: number;
}

const lockKinds = ['account-lock', 'account-unlock', 'secure-account'] as const satisfies readonly OperationKind[];

/**
 * The account lock and the sign-ins of the customer.
 * @param afterId the operation that the page was left by
 */
export async function loadSettings(context: PortalContext, afterId?: string): Promise<SettingsModel> {
  const { account, viewer } = context;
  const [ownAccount, lastOperation, signIns, latest, ...open] = await Promise.all([
    readOwn(context, 'all'),
    findOperation(context, afterId),
    account.signIns(viewer),
    findLatestCode(context),
    ...lockKinds.map(async (kind): Promise<Operation[]> => (await account.find({ open: kind })).open),
  ]);
  const underWay = open.flat().find(({ subjectId }) => subjectId === viewer.actor.customerId);
  const lockOperation =
    lastOperation && lockKinds.some((kind) => kind === lastOperation.kind) ? lastOperation : undefined;
  const shownEntry = await readEntryAfter(
    context,
    ownAccount,
    lockOperation && (isInProgress(lockOperation.state) || !underWay) ? lockOperation : underWay,
  );
  return {
    lock: ownAccount.told && lockOf(ownAccount.told, latest),
    operationId: newOperationId(),
    after: shownEntry?.entry,
    signIns,
    refresh: shownEntry?.refresh,
  };
}
