import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Bindings } from '../variables.ts';
import { bodyLimit, crossSiteRefusal, type GateRefusal } from './cross-site.ts';
import { tokenFits } from './token.ts';

const safe = ['GET', 'HEAD'];
/**
 * Forms that visitors may send: they act with nobody's rights. Signing out of a session that is over takes nothing from
 * anybody.
 */
const openForms = ['/logout', '/imei-compatibility-check', '/feedback'];

/**
 * Stands before everything that changes something; what it turns away makes no call of any kind.
 * @param turnAway answers a refused request
 */
export const gate = (turnAway: (c: Context<Bindings>, status: GateRefusal) => Promise<Response>) =>
  createMiddleware<Bindings>(async (c, next) => {
    if (safe.includes(c.req.method)) return next();
    const url = new URL(c.req.url);
    const refusal = crossSiteRefusal(c.req.raw, c.get('origin')) ?? (await tooMuch(c, url.pathname));
    if (refusal) return turnAway(c, refusal);
    if (url.pathname.startsWith('/rpc/')) return next();
    const session = c.get('session');
    if (!session) return openForms.includes(url.pathname) ? next() : endedMeanwhile(url);
    const token = (await c.req.raw.clone().formData()).get('_token');
    return (await tokenFits(session.csrf, url.pathname, typeof token === 'string' ? token : ''))
      ? next()
      : turnAway(c, 403);
  });

/** Reads at most the limit, whatever the header says. */
async function tooMuch(c: Context<Bindings>, path: string): Promise<GateRefusal | undefined> {
  const limit = bodyLimit(path);
  if (Number(c.req.header('content-length') ?? 0) > limit) return 413;
  let size = 0;
  for await (const chunk of c.req.raw.clone().body ?? []) {
    size += (chunk as Uint8Array).byteLength;
    if (size > limit) return 413;
  }
  // The name behind a made-up cookie would be a new counter each time.
  const key = c.get('session')?.name ?? c.req.header('cf-connecting-ip') ?? 'nobody';
  return (await c.env.RATE.limit({ key })).success ? undefined : 429;
}

/** Nothing was done; the form is found again after sign-in. */
function endedMeanwhile(url: URL): Response {
  const location = `/session-expired?to=${encodeURIComponent(url.pathname + url.search)}`;
  return new Response(null, { status: 303, headers: { location } });
}
