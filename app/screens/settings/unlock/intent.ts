import { TRPCError } from '@trpc/server';
import { isBeingSent, isOtpRefusal, type OtpRefusal, resendMs, triesPerCode } from '#rpc/domain/account-lock.ts';
import type { Decision } from '#rpc/domain/decision.ts';
import { can } from '#rpc/domain/permission.ts';
import { ofKind } from '#rpc/operation/operations.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { type ActivityEntry, makeEntry } from '#rpc/portal/activity.ts';
import { LimitError } from '#rpc/limit-error.ts';
import { findOperation, readSnapshot } from '#rpc/portal/snapshot.ts';
import { newOperationId, submitOnce } from '#rpc/portal/submit-once.ts';
import { findLatestCode } from '../latest-code.ts';

/** Content of the page before a one-time password is emailed (LOCK-3). */
export interface UnlockForm {
  decision: Decision;
  /** Address to which the one-time password is emailed. */
  emailId: string;
  operationId: string;
  /** A password was emailed that may still unlock the account: its page comes instead (LOCK-15). */
  codeId?: string;
}

/** Content of the page on which the one-time password is entered (LOCK-6). */
export interface OtpForm extends UnlockForm {
  /** The password that can be entered: the last one that was emailed (LOCK-16). */
  codeId: string;
  /** Number of attempts left; absent before the first one, and once the password has ended. */
  triesLeft?: number;
  /** State of the email with the one-time password. */
  code: ActivityEntry;
  /** The password may still unlock the account (LOCK-15). */
  isOpen: boolean;
  /** The last entered password, while its reply is on its way, or when it came late (LOCK-9). */
  attempt?: { entry: ActivityEntry; reason?: OtpRefusal };
  /** The account is unlocked, or the try ended in another way: Settings has the result. */
  afterId?: string;
  /** Seconds until a page without script looks again. */
  refresh?: number;
  /** Earliest time of another password, in milliseconds since 1970. */
  resendAt: number;
  /** Idempotency key of the form for another password. */
  resendId: string;
}

/** Nothing was sent; it can be tried again at this time, in milliseconds since 1970 (SAFETY-10). */
interface Wait {
  kind: 'wait';
  until: number;
}

/** Outcome of a request for a password: its page, or the earliest time of the next request. */
export type CodeSent = { kind: 'code'; operationId: string } | (Wait & { codeId?: string });

/** Outcome of an entered password: Settings with the result, or the password's page again, also without a reply. */
export type OtpSent =
  | { kind: 'after'; operationId: string }
  | { kind: 'under-way'; operationId: string }
  | { kind: 'refused'; reason: OtpRefusal }
  | Wait;

/** Returns the page before unlocking, with the permission of the signed-in person. */
export async function unlockForm(context: PortalContext): Promise<UnlockForm> {
  const [snapshot, latest] = await Promise.all([readSnapshot(context), findLatestCode(context)]);
  const decision = can('unlock-account', snapshot);
  return {
    decision,
    emailId: context.viewer.actor.email,
    operationId: newOperationId(),
    codeId: decision.allowed && latest?.isOpen ? latest.codeId : undefined,
  };
}

/**
 * Has a one-time password emailed, once for one form (LOCK-5, LOCK-7, LOCK-11).
 * @throws NotAllowedError with the rule's reason
 */
export async function sendUnlockCode(context: PortalContext, operationId: string): Promise<CodeSent> {
  const outcome = await orWait<CodeSent>(async () => {
    const result = await submitOnce(context, 'unlock-code', {
      operationId,
      payload: {},
      decide: () => ({ kind: 'send', terms: { lockStatus: 'ACC_UNLOCK' as const }, baseline: {} }),
    });
    return { kind: 'code', operationId: 'operation' in result ? result.operation.id : operationId };
  });
  if (outcome.kind === 'code') return outcome;
  const latest = await findLatestCode(context);
  return latest?.isOpen ? { ...outcome, codeId: latest.codeId } : outcome;
}

/**
 * Returns the page of an emailed password; for an earlier one, that of the last (LOCK-16). The page of one that was not
 * emailed has that notice.
 * @param attemptId the try that the page waits for
 * @throws NOT_FOUND for an operation that is another's or of another kind, or was never sent
 */
export async function loadOtpForm(context: PortalContext, requestedId: string, attemptId?: string): Promise<OtpForm> {
  const codeOperation = ofKind('unlock-code', await findOperation(context, requestedId));
  if (codeOperation?.actorId !== context.viewer.actor.customerId) throw new TRPCError({ code: 'NOT_FOUND' });
  const [snapshot, latest, attempt] = await Promise.all([
    readSnapshot(context),
    findLatestCode(context),
    findOperation(context, attemptId),
  ]);
  const isLast = codeOperation.state === 'refused' || latest === undefined || latest.codeId === requestedId;
  const code = await makeEntry(context, snapshot, isLast ? codeOperation : await findOperation(context, latest.codeId));
  if (!code) throw new TRPCError({ code: 'NOT_FOUND' });
  const own = ofKind('account-unlock', attempt);
  const tried = own?.actorId === codeOperation.actorId ? await makeEntry(context, snapshot, own) : undefined;
  return {
    decision: can('unlock-account', snapshot),
    emailId: context.viewer.actor.email,
    operationId: newOperationId(),
    codeId: code.entry.id,
    code: code.entry,
    isOpen: latest?.codeId === code.entry.id && latest.isOpen,
    ...attemptOf(tried),
    ...(isBeingSent(code.entry) && { refresh: code.refresh }),
    triesLeft: latest && !latest.isOver && latest.triesLeft < triesPerCode ? latest.triesLeft : undefined,
    resendAt: code.entry.sentAt + resendMs,
    resendId: newOperationId(),
  };
}

/** Returns the entered password whose reply the page waits for, or the redirect that follows from it. */
function attemptOf(
  tried: { entry: ActivityEntry; refresh?: number | undefined } | undefined,
): Pick<OtpForm, 'attempt' | 'afterId' | 'refresh'> {
  if (!tried) return {};
  const { entry, refresh } = tried;
  if (isBeingSent(entry)) return { attempt: { entry }, refresh };
  return isOtpRefusal(entry.refusal) ? { attempt: { entry, reason: entry.refusal } } : { afterId: entry.id };
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
      payload: {},
      decide: () => ({ kind: 'send', terms: {}, baseline: {}, secrets: { otp } }),
    });
    if (!('operation' in result)) return { kind: 'after', operationId };
    const { id, state, refusal } = result.operation;
    if (state === 'refused' && isOtpRefusal(refusal)) return { kind: 'refused', reason: refusal };
    return { kind: isBeingSent({ state }) ? 'under-way' : 'after', operationId: id };
  });
}

async function orWait<T>(send: () => Promise<T>): Promise<T | Wait> {
  try {
    return await send();
  } catch (thrown) {
    if (thrown instanceof LimitError) return { kind: 'wait', until: thrown.until };
    throw thrown;
  }
}
