import { Hono } from 'hono';
import { bodyLimit } from '../gate/cross-site.ts';
import { addressOf } from '../gate/network-address.ts';
import { isWithin, rateHeaders } from '../gate/rate.ts';
import { sessionOf } from '../account/access.ts';
import type { Env } from '../env.ts';
import { codeOf, noteSecurity } from '../security-log.ts';
import type { Bindings } from '../variables.ts';
import { sessionNameOf } from './cookie.ts';
import { providerOf } from './identity-provider.ts';
import { type Logout, logoutTokenSeconds, verifyLogoutToken } from './logout-token.ts';
import { absoluteMs, type Identity } from './session.ts';
import { clock } from '../clock.ts';

const path = '/back-channel-logout';

/** Not all of the sessions that the provider ended have ended here. */
class SessionsLeftError extends Error {
  readonly code = 'sessions_left';
}

/**
 * Ends sessions on the identity provider's request (SIGNIN-40). Runs before the gate: the provider's server has neither
 * an origin nor a cookie, and the token's signature proves it.
 */
export const backChannel = new Hono<Bindings>();

backChannel.post(path, async (c) => {
  /** Only what fails counts: the provider's own tokens get through, whoever else is at its address (SAFETY-58). */
  const refusal = async (error?: string) => {
    const isCounted = await isWithin(c.env, 'RATE', `back-channel ${addressOf(c.req.raw.headers)}`);
    if (!isCounted) return c.body(null, 429, rateHeaders);
    if (error !== undefined) await noteSecurity(c, 'back-channel logout refused', { error });
    return c.json({ error: 'invalid_request' }, 400, { 'cache-control': 'no-store' });
  };
  if (!c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')) return refusal();
  if (Number(c.req.header('content-length') ?? Infinity) > bodyLimit(path)) return refusal();
  try {
    const token = (await c.req.raw.formData()).get('logout_token');
    if (typeof token !== 'string') return refusal();
    const { server } = await providerOf(c.env);
    const logout = await verifyLogoutToken(c.env, server, token);
    const ended = await endSessions(c.env, server.issuer, logout);
    if (ended === undefined) return refusal();
    await noteSecurity(c, 'back-channel logout', { sessions: ended });
    return c.body(null, 200, { 'cache-control': 'no-store' });
  } catch (thrown) {
    return refusal(codeOf(thrown));
  }
});
backChannel.all(path, (c) => c.body(null, 405));

/** Notes a new session under its subject, and under its `sid` where the provider gives one. */
export async function noteSubject(env: Env, name: string, { issuer, subject, sid }: Identity): Promise<void> {
  const places = [subjectName(issuer, subject), ...(sid === undefined ? [] : [sidName(issuer, sid)])];
  await Promise.all(
    places.map(async (place) => sessionOf(env, await place).noteSession(name, clock.now() + absoluteMs)),
  );
}

/**
 * Ends what a logout token ends. One that fails keeps no other from ending, and the provider may send the token again.
 * @returns how many sessions ended; undefined for a token that was used before
 * @throws SessionsLeftError
 */
async function endSessions(env: Env, issuer: string, { sub, sid, jti }: Logout): Promise<number | undefined> {
  const place = sessionOf(env, await (sid === undefined ? subjectName(issuer, sub ?? '') : sidName(issuer, sid)));
  const sessions = await place.sessionsToEnd(jti, clock.now() + 2 * logoutTokenSeconds * 1_000);
  if (sessions === undefined) return undefined;
  const ends = await Promise.allSettled(sessions.map((name) => sessionOf(env, name).end()));
  const ended = sessions.filter((_, index) => ends[index]?.status === 'fulfilled');
  await place.sessionsEnded(jti, ended);
  if (ended.length < sessions.length) throw new SessionsLeftError();
  return ended.length;
}

/** Names of objects are hashes, as those of sessions are. */
const subjectName = (issuer: string, subject: string) => sessionNameOf(JSON.stringify(['sub', issuer, subject]));
const sidName = (issuer: string, sid: string) => sessionNameOf(JSON.stringify(['sid', issuer, sid]));
