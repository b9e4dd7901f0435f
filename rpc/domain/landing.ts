import { isOfCategory } from './line.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';

/** Returns the landing path after sign-in without a deep link (SIGNIN-7, SIGNIN-8). */
export function landingOf(customer: Pick<Customer, 'category' | 'status'>): string {
  if (isOfCategory(customer, 'TEST')) return '/activation';
  return customer.status === 0 ? '/home' : '/post-activation-home';
}

/**
 * Returns the path for a person whose customer was not found (SIGNIN-9). Some brands use it for any failed lookup
 * (SIGNIN-26).
 */
export function noCustomerPath({ failedLookupIsSignIn }: { failedLookupIsSignIn: boolean }): string {
  return failedLookupIsSignIn ? '/login?error=account' : '/user';
}

/** Returns a path of this portal, or undefined. Rejects other origins in any spelling: `//host`, `/\host`. */
export function samePath(asked: string | null | undefined): string | undefined {
  return asked && asked.length <= 500 && /^\/(?![/\\])[\x21-\x7e]*$/.test(asked) ? asked : undefined;
}

/**
 * Returns the path of the expired-session page, with the requested path (SIGNIN-13).
 * @param sent true after a form: the page states that nothing was changed (SIGNIN-16)
 */
export function sessionExpiredPath(path: string, sent: boolean): string {
  return `/session-expired?to=${encodeURIComponent(path)}${sent ? '&unchanged=1' : ''}`;
}

/** Returns the path of an operation's page, for any kind. */
export function activityEntryPath(operationId: string): string {
  return `/activity/${encodeURIComponent(operationId)}`;
}

/** Query parameter that marks the page after a repeated sign-in. */
export const signedInAgainName = 'signed-in-again';

/** Returns the path of a repeated sign-in that leads back to `path` (SIGNIN-29). */
export function signInAgainPath(path: string): string {
  return `/login?again=1&to=${encodeURIComponent(path)}`;
}

/**
 * Returns the path of a form after its sign-in got too old: the page states that nothing was changed yet (SIGNIN-29).
 */
export function unsentPath(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${signedInAgainName}=1`;
}

/** Returns a path for after sign-in (SIGNIN-11), or undefined; never a page of signing in or out. */
export function returnPath(asked: string | null | undefined): string | undefined {
  const ownPath = samePath(asked);
  const path = ownPath?.split(/[?#]/, 1)[0] ?? '/';
  return ['/login', '/logout', '/mobile-login', '/session-expired', '/user', '/'].includes(path) ? undefined : ownPath;
}
