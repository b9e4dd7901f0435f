import type { Customer } from '#contracts/customer/vocabulary.ts';

/** Where a customer lands after sign-in, without a deep link (decision 2). */
export function landingOf(customer: Pick<Customer, 'category' | 'status'>): string {
  if (customer.category === 'TEST') return '/activation';
  return customer.status === 0 ? '/home' : '/post-activation-home';
}

/**
 * A path of this portal that may be returned to after sign-in, or undefined. Refuses other origins in every spelling
 * (`//host`, `/\host`, control characters), and the pages of signing in and out.
 */
export function returnPath(asked: string | null | undefined): string | undefined {
  if (!asked || asked.length > 500 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(asked)) return undefined;
  const path = asked.split(/[?#]/, 1)[0] as string;
  return ['/login', '/logout', '/mobile-login', '/session-expired', '/user', '/'].includes(path) ? undefined : asked;
}
