import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { sessionExpiredPath } from '#rpc/domain/landing.ts';
import { noteSecurity } from '../security-log.ts';
import { usesFormPost } from '../session/oidc.ts';
import type { Bindings } from '../variables.ts';
import { bodyLimit, crossSiteRefusal, type GateRefusal } from './cross-site.ts';
import { countedAs, isWithin } from './rate.ts';
import { tokenFits } from './token.ts';

const safe = ['GET', 'HEAD'];

/**
 * Stands before everything that changes something (SAFETY-5 to SAFETY-10). What it refuses makes no call.
 * @param openForms paths whose forms visitors may send: `openFormPaths` of the build
 * @param refuse answers a refused request
 */
export const gate = (
  openForms: readonly string[],
  refuse: (c: Context<Bindings>, status: GateRefusal) => Promise<Response>,
) =>
  createMiddleware<Bindings>(async (c, next) => {
    if (safe.includes(c.req.method)) return next();
    const url = new URL(c.req.url);
    const isBrokerAnswer = url.pathname === '/login' && c.req.method === 'POST' && usesFormPost(c.env);
    const crossSite = isBrokerAnswer ? undefined : crossSiteRefusal(c.req.raw, c.get('origin'));
    const refusal = crossSite ?? (await tooMuch(c, url.pathname));
    if (refusal) {
      await noteRefusal(c, refusal);
      return refuse(c, refusal);
    }
    // SIGNIN-3: comes from another site by its nature; state, attempt cookie and nonce prove it.
    if (isBrokerAnswer) return next();
    if (url.pathname.startsWith('/rpc/')) return next();
    const session = c.get('session');
    if (!session) return openForms.includes(url.pathname) ? next() : sessionExpired(url);
    const token = (await c.req.raw.clone().formData()).get('_token');
    if (await tokenFits(session.csrf, url.pathname, typeof token === 'string' ? token : '')) return next();
    await noteSecurity(c, 'form token refused', {});
    return refuse(c, 403);
  });

function noteRefusal(c: Context<Bindings>, status: GateRefusal): Promise<void> {
  if (status === 413) return noteSecurity(c, 'body too large', {});
  if (status === 429) return noteSecurity(c, 'limit reached', { limit: 'RATE' });
  return noteSecurity(c, 'cross-site refused', { by: 'form', status });
}

/** Counts the bytes: `Content-Length` may be missing or wrong (SAFETY-9). */
async function tooMuch(c: Context<Bindings>, path: string): Promise<GateRefusal | undefined> {
  const limit = bodyLimit(path);
  if (Number(c.req.header('content-length') ?? 0) > limit) return 413;
  let size = 0;
  for await (const chunk of c.req.raw.clone().body ?? []) {
    size += (chunk as Uint8Array).byteLength;
    if (size > limit) return 413;
  }
  return (await isWithin(c.env, 'RATE', countedAs(c))) ? undefined : 429;
}

/** Nothing was done; the form comes back after sign-in (SIGNIN-16). */
function sessionExpired(url: URL): Response {
  const location = sessionExpiredPath(url.pathname + url.search, true);
  return new Response(null, { status: 303, headers: { location } });
}
