import type { Customer } from '#contracts/customer/vocabulary.ts';

/** Where a customer lands after sign-in, without a deep link (decision 2). */
export function landingOf(customer: Pick<Customer, 'category' | 'status'>): string {
  if (customer.category === 'TEST') return '/activation';
  return customer.status === 0 ? '/home' : '/post-activation-home';
}

/**
 * A path of this portal, or undefined. Refuses other origins in every spelling: `//host`, `/\host`, control characters.
 */
export function samePath(asked: string | null | undefined): string | undefined {
  return asked && asked.length <= 500 && /^\/(?![/\\])[\x21-\x7e]*$/.test(asked) ? asked : undefined;
}

/** A path that may be returned to after sign-in, or undefined: not the pages of signing in and out. */
export function returnPath(asked: string | null | undefined): string | undefined {
  const same = samePath(asked);
  const path = same?.split(/[?#]/, 1)[0] ?? '/';
  return ['/login', '/logout', '/mobile-login', '/session-expired', '/user', '/'].includes(path) ? undefined : same;
}
