import type { Customer } from '#contracts/customer/vocabulary.ts';

/** Where a customer lands after sign-in without a deep link (SIGNIN-7, SIGNIN-8). */
export function landingOf(customer: Pick<Customer, 'category' | 'status'>): string {
  if (customer.category === 'TEST') return '/activation';
  return customer.status === 0 ? '/home' : '/post-activation-home';
}

/**
 * Where somebody goes whose customer was not found (SIGNIN-9), or whose brand takes any failed lookup for that
 * (SIGNIN-26).
 */
export function noCustomerPath({ failedLookupIsSignIn }: { failedLookupIsSignIn: boolean }): string {
  return failedLookupIsSignIn ? '/login?error=account' : '/user';
}

/** A path of this portal, or undefined. Refuses other origins however they are spelled: `//host`, `/\host`. */
export function samePath(asked: string | null | undefined): string | undefined {
  return asked && asked.length <= 500 && /^\/(?![/\\])[\x21-\x7e]*$/.test(asked) ? asked : undefined;
}

/**
 * The page that says that the session is over, keeping the path that was asked for (SIGNIN-13).
 * @param sent a form was sent: the page says that nothing was changed (SIGNIN-16)
 */
export function sessionExpiredPath(path: string, sent: boolean): string {
  return `/session-expired?to=${encodeURIComponent(path)}${sent ? '&unchanged=1' : ''}`;
}

/** The page that tells of one operation, whatever its kind. */
export function activityEntryPath(operationId: string): string {
  return `/activity/${encodeURIComponent(operationId)}`;
}

/** The parameter of a page that somebody came back to from signing in again. */
export const signedInAgainName = 'signed-in-again';

/** Sign-in once more for somebody who is signed in, and back to this path (SIGNIN-29). */
export function signInAgainPath(path: string): string {
  return `/login?again=1&to=${encodeURIComponent(path)}`;
}

/** The path of a form that was sent too long after sign-in: the page says that nothing was changed yet (SIGNIN-29). */
export function unsentPath(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${signedInAgainName}=1`;
}

/** A path to return to after sign-in (SIGNIN-11), or undefined; never a page of signing in or out. */
export function returnPath(asked: string | null | undefined): string | undefined {
  const same = samePath(asked);
  const path = same?.split(/[?#]/, 1)[0] ?? '/';
  return ['/login', '/logout', '/mobile-login', '/session-expired', '/user', '/'].includes(path) ? undefined : same;
}
