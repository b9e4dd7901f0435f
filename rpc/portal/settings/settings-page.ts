import { isLocked } from '../../domain/account-lock.ts';
import { isOpen } from '../../domain/ledger.ts';
import { can, type Decision } from '../../domain/permission.ts';
import type { Operation, OperationKind } from '../../operation/operations.ts';
import type { PortalContext, SignIn } from '../../portal-context.ts';
import { type ActivityEntry, entryAfter } from '../activity.ts';
import { findOperation, readSnapshot } from '../snapshot.ts';
import { newOperationId } from '../submit-once.ts';
import { latestCode } from './latest-code.ts';

export interface SettingsModel {
  isLocked: boolean;
  /** May this person lock the account, or unlock it when it is locked? */
  decision: Decision;
  /** What the form that locks begins. */
  operationId: string;
  /** A one-time password was emailed that may still unlock the account (LOCK-15). */
  codeId?: string;
  /** What came of locking or unlocking, or what is under way. */
  after?: ActivityEntry;
  /** The customer's sessions, the present one first (SETTINGS-3). */
  signIns: SignIn[];
  /** Seconds until a page without script looks again. */
  refresh?: number;
}

const lockKinds = ['account-lock', 'account-unlock'] as const satisfies readonly OperationKind[];

/**
 * The account lock and the sign-ins of the customer.
 * @param afterId the operation that the page was left by
 */
export async function settings(context: PortalContext, afterId?: string): Promise<SettingsModel> {
  const { account, requester } = context;
  const [snapshot, left, signIns, latest, ...open] = await Promise.all([
    readSnapshot(context),
    findOperation(context, afterId),
    account.signIns(requester),
    latestCode(context),
    ...lockKinds.map(async (kind): Promise<Operation[]> => (await account.find({ open: kind })).open),
  ]);
  const underWay = open.flat().find(({ subjectId }) => subjectId === requester.actor.customerId);
  const own = left && lockKinds.some((kind) => kind === left.kind) ? left : undefined;
  const told = await entryAfter(context, snapshot, own && (isOpen(own.state) || !underWay) ? own : underWay);
  const locked = isLocked(snapshot.actor);
  const decision = can(locked ? 'unlock-account' : 'lock-account', snapshot);
  return {
    isLocked: locked,
    decision,
    codeId: locked && decision.allowed && latest?.isOpen ? latest.codeId : undefined,
    operationId: newOperationId(),
    after: told?.entry,
    signIns,
    refresh: told?.refresh,
  };
}
