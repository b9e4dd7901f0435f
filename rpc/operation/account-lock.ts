import * as z from 'zod/mini';
import { isLocked, triesPerCode } from '../domain/account-lock.ts';
import type { Outcome } from '../problem.ts';
import { operation } from './operation.ts';
import { reconcileByLine, reconcileByTimeout } from './reconcile.ts';

/** Locks the account (LOCK-2). */
export const accountLock = operation({
  kind: 'account-lock',
  notify: { topic: 'change' },
  scope: 'account',
  action: 'lock-account',
  recentSignIn: true,
  terms: z.object({ lockStatus: z.literal('ACC_LOCK') }),
  summary: () => ({}),
  send: async (carrier, { subjectId, terms }) =>
    expectReply(await carrier.customer.securityAction({ customerId: subjectId, ...terms }), 'LOCKED'),
  reconcile: reconcileByLine(isLocked),
});

/** Requests the email with the one-time password that unlocks the account (LOCK-5). */
export const unlockCode = operation({
  kind: 'unlock-code',
  effect: 'unseen',
  scope: 'account',
  action: 'unlock-account',
  recentSignIn: true,
  terms: z.object({ lockStatus: z.literal('ACC_UNLOCK') }),
  summary: () => ({}),
  rateLimit: 'one-time-password',
  send: async (carrier, { subjectId, terms }) =>
    expectReply(await carrier.customer.securityAction({ customerId: subjectId, ...terms }), 'OTP_SENT'),
  // No read shows whether the carrier sent an email; the customer can request another one.
  reconcile: reconcileByTimeout,
});

/** Unlocks the account with a one-time password, which is sealed while it is in flight (LOCK-6). */
export const accountUnlock = operation({
  kind: 'account-unlock',
  notify: { topic: 'change', alert: 'unlock' },
  scope: 'account',
  action: 'unlock-account',
  recentSignIn: true,
  terms: z.object({}),
  summary: () => ({}),
  attemptsPer: { kind: 'unlock-code', max: triesPerCode },
  send: (carrier, _, { otp = '' }) => carrier.customer.verifySecurityAction({ otp }),
  reconcile: reconcileByLine((line) => !isLocked(line)),
});

/** Returns the outcome, or a fault for a reply with another result: its effect is unknown. */
function expectReply<R extends { result: string }, P extends string>(
  outcome: Outcome<R, P>,
  result: R['result'],
): Outcome<R, P> {
  if (outcome.kind !== 'reply' || outcome.reply.result === result) return outcome;
  return { kind: 'fault', why: 'garbage', transactionId: '' };
}
