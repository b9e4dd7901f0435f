import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { OperationState } from './ledger.ts';

/** Is the account locked? More than one entry means so (ACTIVITY-6). */
export function isLocked({ accAccessLock }: Pick<Customer, 'accAccessLock'>): boolean {
  return accAccessLock.length > 1;
}

/** Digits of a one-time password (LOCK-8). */
export const otpDigits = 6;

/** How long until another one-time password may be asked for (LOCK-7). Milliseconds. */
export const resendMs = 15_000;

/** Tries for each one-time password (LOCK-10). */
export const triesPerCode = 5;

/** Why the carrier turned a one-time password away, by the name of its problem (LOCK-9). */
export const otpRefusals = ['attemptsExceeded', 'timeOut', 'wrong'] as const;
export type OtpRefusal = (typeof otpRefusals)[number];

/** Is this the name of a problem with a one-time password? */
export function isOtpRefusal(name: string | undefined): name is OtpRefusal {
  return otpRefusals.some((one) => one === name);
}

/**
 * How long the portal leads to the page of a one-time password (LOCK-15). Assumed: the carrier says only of one that
 * was entered that it is over. Milliseconds.
 */
export const codeLifeMs = 10 * 60_000;

/** How a one-time password stands. */
export interface CodeStanding {
  /** How often it can still be tried (LOCK-10). */
  triesLeft: number;
  /** It was used, or the carrier said that it is over. */
  isOver: boolean;
  /** It may still unlock the account (LOCK-15). */
  isOpen: boolean;
}

/**
 * How a one-time password stands by the tries that were sent since it was emailed.
 * @param sentAt when it was emailed; with `now` in milliseconds since 1970
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

/** What was typed or pasted without the spaces and hyphens in it (LOCK-8). */
export function typedOtp(typed: string): string {
  return typed.replace(/[\s\u00ad\u2010-\u2015-]/g, '');
}
