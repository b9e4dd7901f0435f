import type { Customer } from '#contracts/customer/vocabulary.ts';
import { digitsRules } from './digits.ts';
import { plainDigits } from './intake/text.ts';
import type { OperationState } from './ledger.ts';

/** Returns true for a locked account, which has more than one entry (ACTIVITY-6). */
export function isLocked({ accAccessLock }: Pick<Customer, 'accAccessLock'>): boolean {
  return accAccessLock.length > 1;
}

/** Number of digits of a one-time password (LOCK-8). */
export const otpDigits = digitsRules.otp.most;

/** Minimum time between two one-time passwords, in milliseconds (LOCK-7). */
export const resendMs = 15_000;

/** Maximum number of attempts with one one-time password (LOCK-10). */
export const triesPerCode = 5;

/** Reasons of a rejected one-time password, by the name of its problem (LOCK-9). */
export const otpRefusals = ['attemptsExceeded', 'timeOut', 'wrong'] as const;
export type OtpRefusal = (typeof otpRefusals)[number];

/** Returns true when a problem's name is a reason to reject a one-time password. */
export function isOtpRefusal(name: string | undefined): name is OtpRefusal {
  return otpRefusals.some((refusal) => refusal === name);
}

/**
 * Milliseconds after which the portal no longer links to the page of a one-time password (LOCK-15). Assumed: the
 * carrier reports the end of a password only when somebody enters it.
 */
export const codeLifeMs = 10 * 60_000;

/** State of a one-time password. */
export interface CodeStanding {
  /** Number of attempts that are left (LOCK-10). */
  triesLeft: number;
  /** The password was used, or the carrier rejected it as expired or exhausted. */
  isOver: boolean;
  /** The password may still unlock the account (LOCK-15). */
  isOpen: boolean;
}

/**
 * Returns the state of a one-time password from the attempts since it was emailed.
 * @param sentAt time of the email; epoch milliseconds, as `now`
 */
export function codeStanding(
  sentAt: number,
  tries: readonly { state: OperationState; refusal?: string | undefined }[],
  now: number,
): CodeStanding {
  const triesLeft = Math.max(0, triesPerCode - tries.length);
  const isOver = tries.some(
    ({ state, refusal }) => state === 'done' || refusal === 'timeOut' || refusal === 'attemptsExceeded',
  );
  return { triesLeft, isOver, isOpen: !isOver && triesLeft > 0 && now - sentAt <= codeLifeMs };
}

/** Returns the digits of the input while somebody types, six at most (LOCK-8). */
export function otpWhileTyped(typed: string): string {
  return plainDigits(typed).replace(/\D/g, '').slice(0, otpDigits);
}

/** Returns true while the reply to a password or a try is on its way; a lost one is reconciled (LOCK-12). */
export function isBeingSent({ state }: { state: OperationState }): boolean {
  return state === 'sending' || state === 'pending';
}
