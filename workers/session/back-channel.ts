import { type Context, Hono } from 'hono';
import { bodyLimit } from '../gate/cross-site.ts';
import { addressOf } from '../gate/network-address.ts';
import { isWithin, rateHeaders } from '../gate/rate.ts';
import { careEnv, hasCare } from '../care/care-env.ts';
import type { Env } from '../env.ts';
import { codeOf, noteSecurity } from '../security-log.ts';
import type { Bindings } from '../variables.ts';
import { readProvider } from './identity-provider.ts';
import { logoutTokenSeconds, verifyLogoutToken } from './logout-token.ts';
import { endNoted, type PersonKind } from './person-sessions.ts';
import { clock } from '../clock.ts';

/** The providers of customers and of agents call addresses of their own. */
const paths = { customer: '/back-channel-logout', agent: '/care/back-channel-logout' } as const;

/**
 * Ends sessions on the identity provider's request (SIGNIN-40). Runs before the gate: the provider's server has neither
 * an origin nor a cookie, and the token's signature proves it.
 */
export const backChannel = new Hono<Bindings>();

backChannel.post(paths.customer, (c) => logOut(c, c.env, 'customer'));
backChannel.post(paths.agent, async (c) => (hasCare(c.env) ? logOut(c, careEnv(c.env), 'agent') : c.body(null, 404)));
for (const path of Object.values(paths)) backChannel.all(path, (c) => c.body(null, 405));

/**
 * Ends the sessions that a logout token names.
 * @param env the environment with the provider that calls
 */
async function logOut(c: Context<Bindings>, env: Env, kind: PersonKind): Promise<Response> {
  /** Counts only failures, so that the provider's own tokens get through, whoever shares its address (SAFETY-58). */
  const refusal = async (error?: string) => {
    const isCounted = await isWithin(c.env, 'RATE', `back-channel ${addressOf(c.req.raw.headers)}`);
    if (!isCounted) return c.body(null, 429, rateHeaders);
    if (error !== undefined) await noteSecurity(c, 'back-channel logout refused', { error });
    return c.json({ error: 'invalid_request' }, 400, { 'cache-control': 'no-store' });
  };
  if (!c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')) return refusal();
  if (Number(c.req.header('content-length') ?? Infinity) > bodyLimit(paths[kind])) return refusal();
  try {
    const token = (await c.req.raw.formData()).get('logout_token');
    if (typeof token !== 'string') return refusal();
    const { server } = await readProvider(env);
    const { sub = '', sid, jti } = await verifyLogoutToken(env, server, token);
    const { issuer } = server;
    const place = sid === undefined ? { kind, issuer, subject: sub } : { kind, issuer, sid };
    const ended = await endNoted(c.env, place, { jti, until: clock.now() + 2 * logoutTokenSeconds * 1_000 });
    if (ended === undefined) return refusal();
    await noteSecurity(c, 'back-channel logout', { sessions: ended });
    return c.body(null, 200, { 'cache-control': 'no-store' });
  } catch (thrown) {
    return refusal(codeOf(thrown));
  }
}
