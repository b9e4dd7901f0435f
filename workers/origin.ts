import type { Env } from './env.ts';

/**
 * The origin that this request is at home at: its own where the configuration lists it (each brand may have a host of
 * its
 * own), else the portal's. Cookies, form checks and sign-in addresses all follow it.
 */
export function originOf(request: Request, env: Pick<Env, 'PORTAL_ORIGIN' | 'OTHER_ORIGINS'>): string {
  const own = new URL(request.url).origin;
  const listed = (env.OTHER_ORIGINS ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => new URL(one).origin);
  return listed.includes(own) ? own : new URL(env.PORTAL_ORIGIN).origin;
}

/** Where the payment system's hosted pages may be. */
export function hostedPagesOf({ HOSTED_PAGE_ORIGINS }: Pick<Env, 'HOSTED_PAGE_ORIGINS'>): string[] {
  return (HOSTED_PAGE_ORIGINS ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => new URL(one).origin);
}
