import type { Customer } from '#contracts/customer/vocabulary.ts';

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

/** What was typed or pasted without the spaces and hyphens in it (LOCK-8). */
export function typedOtp(typed: string): string {
  return typed.replaceAll(/[\s\u00ad\u2010-\u2015-]/g, '');
}
