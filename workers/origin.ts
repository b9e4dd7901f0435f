import type { Env } from './env.ts';
import { readOnce } from './read-once.ts';
import { urlOf } from './url-of.ts';

/**
 * The portal's origin for this request: the request's own where the configuration lists it, since each brand may have
 * its own host, else the first one. Cookies, form checks and sign-in addresses use it.
 */
export function originOf(request: Request, env: Pick<Env, 'PORTAL_ORIGIN' | 'OTHER_ORIGINS'>): string {
  const requestOrigin = urlOf(request).origin;
  const origins = originsOf(env);
  return origins.includes(requestOrigin) ? requestOrigin : (origins[0] as string);
}

/** All origins of the portal, the main one first. */
export function originsOf({
  PORTAL_ORIGIN,
  OTHER_ORIGINS = '',
}: Pick<Env, 'PORTAL_ORIGIN' | 'OTHER_ORIGINS'>): string[] {
  return originsIn(`${PORTAL_ORIGIN} ${OTHER_ORIGINS}`);
}

/** The origins of the payment system's hosted pages (BILL-9). */
export function hostedPagesOf({ HOSTED_PAGE_ORIGINS = '' }: Pick<Env, 'HOSTED_PAGE_ORIGINS'>): string[] {
  return originsIn(HOSTED_PAGE_ORIGINS);
}

/** The identity provider's origins, the issuer's first: its metadata may name no other (SAFETY-44). */
export function providerOriginsOf({
  OIDC_ISSUER,
  OIDC_OTHER_ORIGINS = '',
}: Pick<Env, 'OIDC_ISSUER' | 'OIDC_OTHER_ORIGINS'>): string[] {
  return originsIn(`${OIDC_ISSUER} ${OIDC_OTHER_ORIGINS}`);
}

const originsIn = readOnce((list) =>
  list
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => new URL(one).origin),
);
