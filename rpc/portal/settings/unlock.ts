import { TRPCError } from '@trpc/server';
import { isOtpRefusal, type OtpRefusal, resendMs } from '../../domain/account-lock.ts';
import { can, type Decision } from '../../domain/permission.ts';
import { ofKind } from '../../operation/operations.ts';
import type { PortalContext } from '../../portal-context.ts';
import { type ActivityEntry, entryAfter } from '../activity.ts';
import { LimitError } from '../../limit-error.ts';
import { findOperation, readSnapshot } from '../snapshot.ts';
import { newOperationId, submitOnce } from '../submit-once.ts';

/** Before a one-time password is asked for (LOCK-3). */
export interface UnlockForm {
  decision: Decision;
  /** Where the password is emailed. */
  emailId: string;
  operationId: string;
}

/** Where the one-time password is entered (LOCK-6). */
export interface OtpForm extends UnlockForm {
  /** How the sending of the password went. */
  code: ActivityEntry;
  /** When another password can be asked for. Milliseconds since 1970. */
  resendAt: number;
  /** What asking for another password begins. */
  resendId: string;
}

/** Nothing was sent; it can be tried again at this time, in milliseconds since 1970 (SAFETY-10). */
interface Wait {
  to: 'wait';
  until: number;
}

/** Where asking for a password leads: to the page where it is entered, or nowhere before a time. */
export type CodeSent = { to: 'code'; operationId: string } | Wait;

/** Where a password leads: to the settings with what came of it, or back to its page. */
export type OtpSent = { to: 'after'; operationId: string } | { to: 'refused'; why: OtpRefusal } | Wait;

/** What unlocking means, and whether this person may. */
export async function unlockForm(context: PortalContext): Promise<UnlockForm> {
  const snapshot = await readSnapshot(context);
  return {
    decision: can('unlock-account', snapshot),
    emailId: context.requester.actor.email,
    operationId: newOperationId(),
  };
}

/**
 * Has a one-time password emailed, once for one form (LOCK-5, LOCK-7, LOCK-11).
 * @throws NotAllowedError with the rule's reason
 */
export async function sendUnlockCode(context: PortalContext, operationId: string): Promise<CodeSent> {
  return orWait(async () => {
    const result = await submitOnce(context, 'unlock-code', {
      operationId,
      says: {},
      judge: () => ({ terms: { lockStatus: 'ACC_UNLOCK' as const }, before: {} }),
    });
    return { to: 'code', operationId: 'operation' in result ? result.operation.id : operationId };
  });
}

/**
 * The page of the password that an operation had emailed.
 * @throws NOT_FOUND for an operation that is another's or of another kind, or was never sent
 */
export async function otpForm(context: PortalContext, codeId: string): Promise<OtpForm> {
  const [snapshot, operation] = await Promise.all([readSnapshot(context), findOperation(context, codeId)]);
  const code = ofKind('unlock-code', operation);
  const told = code?.actorId === context.requester.actor.customerId && (await entryAfter(context, snapshot, code));
  if (!told) throw new TRPCError({ code: 'NOT_FOUND' });
  return {
    decision: can('unlock-account', snapshot),
    emailId: context.requester.actor.email,
    operationId: newOperationId(),
    code: told.entry,
    resendAt: told.entry.sentAt + resendMs,
    resendId: newOperationId(),
  };
}

/**
 * Unlocks the account with a one-time password (LOCK-6, LOCK-9, LOCK-10). The password is no part of the form's mark:
 * 6 digits could be guessed from it.
 * @throws NotAllowedError with the rule's reason
 */
export async function unlockAccount(
  context: PortalContext,
  { operationId, otp }: { operationId: string; otp: string },
): Promise<OtpSent> {
  return orWait(async () => {
    const result = await submitOnce(context, 'account-unlock', {
      operationId,
      says: {},
      judge: () => ({ terms: {}, before: {}, secrets: { otp } }),
    });
    if (!('operation' in result)) return { to: 'after', operationId };
    const { id, state, refusal } = result.operation;
    if (state === 'refused' && isOtpRefusal(refusal)) return { to: 'refused', why: refusal };
    return { to: 'after', operationId: id };
  });
}

async function orWait<T>(send: () => Promise<T>): Promise<T | Wait> {
  try {
    return await send();
  } catch (thrown) {
    if (thrown instanceof LimitError) return { to: 'wait', until: thrown.until };
    throw thrown;
  }
}
