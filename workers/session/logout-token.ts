import type { AuthorizationServer } from 'oauth4webapi';
import * as z from 'zod/mini';
import type { Env } from '../env.ts';
import { ForgedTokenError, verifyProviderToken } from './id-token.ts';

/** Maximum age of a logout token, in seconds; its `jti` is stored for as long. */
export const logoutTokenSeconds = 120;

const event = 'http://schemas.openid.net/event/backchannel-logout';
const Claims = z
  .object({
    sub: z.optional(z.string().check(z.minLength(1), z.maxLength(255))),
    sid: z.optional(z.string().check(z.minLength(1), z.maxLength(255))),
    jti: z.string().check(z.minLength(1), z.maxLength(255)),
    events: z.looseObject({ [event]: z.looseObject({}) }),
    /** A `nonce` marks an ID token, which must not be accepted as a logout token. */
    nonce: z.optional(z.undefined()),
  })
  .check(z.refine(({ sub, sid }) => sub !== undefined || sid !== undefined));

/** Subject of a logout: all sessions of `sub`, or the one with this `sid`. */
export type Logout = Pick<z.output<typeof Claims>, 'sub' | 'sid' | 'jti'>;

/**
 * Verifies a logout token of OpenID Connect Back-Channel Logout 1.0 (SIGNIN-40): signature, type, issuer, audience,
 * age, event, no nonce.
 * @throws ForgedTokenError, or another error when the provider's keys cannot be fetched
 */
export async function verifyLogoutToken(env: Env, server: AuthorizationServer, token: string): Promise<Logout> {
  const types = env.OIDC_UNTYPED_LOGOUT_TOKENS === 'on' ? ['logout+jwt', 'jwt', undefined] : ['logout+jwt'];
  const payload = await verifyProviderToken(env, server, token, types, {
    requiredClaims: ['iat', 'exp', 'jti', 'events'],
    maxTokenAge: logoutTokenSeconds,
  });
  const claims = Claims.safeParse(payload);
  if (!claims.success) throw new ForgedTokenError('logout');
  return claims.data;
}
