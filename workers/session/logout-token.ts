import type { AuthorizationServer } from 'oauth4webapi';
import * as z from 'zod';
import type { Env } from '../env.ts';
import { ForgedTokenError, verifyProviderToken } from './id-token.ts';

/** A logout token older than this says nothing any more, in seconds; its `jti` is remembered for as long. */
export const logoutTokenSeconds = 120;

const event = 'http://schemas.openid.net/event/backchannel-logout';
const Claims = z
  .object({
    sub: z.string().min(1).max(255).optional(),
    sid: z.string().min(1).max(255).optional(),
    jti: z.string().min(1).max(255),
    events: z.object({ [event]: z.object({}).loose() }).loose(),
    /** An ID token has one and must not be taken for a logout token. */
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined);

/** Whose sessions the provider ended: all of a subject's, or the one with this `sid`. */
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
