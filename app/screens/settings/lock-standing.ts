import { isLocked } from '#rpc/domain/account-lock.ts';
import type { Decision } from '#rpc/domain/decision.ts';
import { can } from '#rpc/domain/permission.ts';
import type { FullSnapshot } from '#rpc/portal/snapshot.ts';
import type { LatestCode } from './latest-code.ts';

/** State of the account lock in the carrier's data. */
export interface LockStanding {
  isLocked: boolean;
  /** Permission to lock the account, or to unlock it when it is locked. */
  decision: Decision;
  /** Id of an emailed one-time password that may still unlock the account (LOCK-15). */
  codeId?: string | undefined;
}

/**
 * Returns the account lock, with the emailed password that may still turn it off; undefined without locks (TIER-3).
 */
export function lockOf(snapshot: FullSnapshot, latest: LatestCode | undefined): LockStanding | undefined {
  if (snapshot.absent?.has('lock-account') || snapshot.absent?.has('unlock-account')) return undefined;
  const locked = isLocked(snapshot.actor);
  const decision = can(locked ? 'unlock-account' : 'lock-account', snapshot);
  return {
    isLocked: locked,
    decision,
    codeId: locked && decision.allowed && latest?.isOpen ? latest.codeId : undefined,
  };
}
