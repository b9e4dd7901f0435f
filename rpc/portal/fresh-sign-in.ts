import { TRPCError } from '@trpc/server';
import type { PortalContext } from '../portal-context.ts';

/** Maximum age of a sign-in for pages and forms that need a recent one (SIGNIN-28). Milliseconds. */
export const recentMs = 10 * 60_000;

/**
 * Returns true when the sign-in is recent. Milliseconds since 1970; without a time of the provider it is not
 * (SIGNIN-31).
 */
export function isRecentSignIn(signedInAt: number | undefined, now: number): boolean {
  return signedInAt !== undefined && now - signedInAt <= recentMs;
}

/** Thrown when the sign-in is too old: the person signs in again and comes back (SIGNIN-29). */
export class SignInAgainError extends TRPCError {
  constructor() {
    super({ code: 'UNAUTHORIZED' });
    this.name = 'SignInAgainError';
  }
}

/** Returns true when this person may see pages that need a recent sign-in (SIGNIN-28). */
export function hasSignedInRecently({ signedInAt, now }: PortalContext): boolean {
  return isRecentSignIn(signedInAt, now());
}

/** Guards an action. @throws SignInAgainError, which leads to sign-in and back to the page */
export function assertSignedInRecently(context: PortalContext): void {
  if (!hasSignedInRecently(context)) throw new SignInAgainError();
}
