import { TRPCError } from '@trpc/server';
import type { PortalContext } from '../portal-context.ts';

/** How long after signing in somebody may see or do what needs a recent sign-in (SIGNIN-28). Milliseconds. */
export const recentMs = 10 * 60_000;

/**
 * Is a sign-in recent at this moment? Milliseconds since 1970; one whose time the provider did not tell is not
 * (SIGNIN-31).
 */
export function isRecentSignIn(signedInAt: number | undefined, now: number): boolean {
  return signedInAt !== undefined && now - signedInAt <= recentMs;
}

/** The sign-in is too long ago for this: the person signs in again and comes back (SIGNIN-29). */
export class SignInAgainError extends TRPCError {
  constructor() {
    super({ code: 'UNAUTHORIZED' });
    this.name = 'SignInAgainError';
  }
}

/** May this person see what needs a recent sign-in (SIGNIN-28)? */
export function hasSignedInRecently({ signedInAt, now }: PortalContext): boolean {
  return isRecentSignIn(signedInAt, now());
}

/** For what is done, not only seen. @throws SignInAgainError, which leads to sign-in and back to the page */
export function assertSignedInRecently(context: PortalContext): void {
  if (!hasSignedInRecently(context)) throw new SignInAgainError();
}
