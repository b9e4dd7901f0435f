import type { Env } from './env.ts';

/**
 * The portal's origin for this request: the request's own where the configuration lists it, since each brand may have
 * its own host, else the first one. Cookies, form checks and sign-in addresses use it.
 */
export function originOf(request: Request, env: Pick<Env, 'PORTAL_ORIGIN' | 'OTHER_ORIGINS'>): string {
  const own = new URL(request.url).origin;
  const origins = originsOf(env);
  return origins.includes(own) ? own : (origins[0] as string);
}

/** All origins of the portal, the main one first. */
export function originsOf({
  PORTAL_ORIGIN,
  OTHER_ORIGINS = '',
}: Pick<Env, 'PORTAL_ORIGIN' | 'OTHER_ORIGINS'>): string[] {
  return [PORTAL_ORIGIN, ...OTHER_ORIGINS.split(/\s+/).filter(Boolean)].map((one) => new URL(one).origin);
}

/** The origins of the payment system's hosted pages (BILL-9). */
export function hostedPagesOf({ HOSTED_PAGE_ORIGINS }: Pick<Env, 'HOSTED_PAGE_ORIGINS'>): string[] {
  return (HOSTED_PAGE_ORIGINS ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => new URL(one).origin);
}
