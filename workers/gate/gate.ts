import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { sessionExpiredPath } from '#rpc/domain/landing.ts';
import { noteSecurity } from '../security-log.ts';
import { usesFormPost } from '../session/oidc.ts';
import type { Bindings } from '../variables.ts';
import { bodyLimit, crossSiteRefusal, type GateRefusal, isFromOurPage, mayBeOurs } from './cross-site.ts';
import { countedAs, isWithin, isWorthNoting, rateHeaders } from './rate.ts';
import { checkToken } from './token.ts';

const safe = ['GET', 'HEAD'];

/** Plain answer for a person whom a foreign page sent here; a full page would cost a thousand times as much. */
export const notOurs =
  'Nothing changed. This didn’t come from one of our pages.\n' +
  'No se cambió nada. Esto no vino de una de nuestras páginas.\n';

/** SIGNIN-3: comes from another site by its nature; state, attempt cookie and nonce prove it. */
function isBrokerAnswer(c: Context<Bindings>): boolean {
  return c.req.path === '/login' && c.req.method === 'POST' && usesFormPost(c.env);
}

function crossSiteStatus(c: Context<Bindings>): GateRefusal | undefined {
  if (safe.includes(c.req.method) || isBrokerAnswer(c)) return undefined;
  return crossSiteRefusal(c.req.raw, c.get('origin'));
}

/**
 * Refuses requests that no form of the portal can have caused, before any object is called, in a few bytes. Counts them
 * apart: neither their cost nor their number may harm others of the same address (SAFETY-47).
 */
export const refuseForeign = createMiddleware<Bindings>(async (c, next) => {
  const status = crossSiteStatus(c);
  if (status === undefined || mayBeOurs(c.req.raw)) return next();
  await noteCrossSite(c, status);
  return (await isWithin(c.env, 'RATE_REFUSED', countedAs(c)))
    ? c.text(notOurs, status)
    : c.text('too many requests', 429, rateHeaders);
});

async function noteCrossSite(c: Context<Bindings>, status: GateRefusal): Promise<void> {
  if (isWorthNoting(`cross-site ${countedAs(c)}`)) await noteSecurity(c, 'cross-site refused', { by: 'form', status });
}

/**
 * Guards everything that changes something (SAFETY-5 to SAFETY-10). A refused request causes no call.
 * @param openForms paths whose forms visitors may send: `openFormPaths` of the build
 * @param refuse answers a refused request
 * @param showAgain answers a form of a page of the portal that has not its token (SAFETY-61)
 */
export const gate = (
  openForms: readonly string[],
  refuse: (c: Context<Bindings>, status: GateRefusal) => Promise<Response>,
  showAgain: (c: Context<Bindings>) => Promise<Response>,
) =>
  createMiddleware<Bindings>(async (c, next) => {
    if (safe.includes(c.req.method)) return next();
    const url = new URL(c.req.url);
    const crossSite = crossSiteStatus(c);
    if (crossSite) {
      await noteCrossSite(c, crossSite);
      return refuse(c, crossSite);
    }
    if (await isTooLarge(c, url.pathname)) {
      await noteSecurity(c, 'body too large', {});
      return refuse(c, 413);
    }
    if (isBrokerAnswer(c)) return next();
    if (url.pathname.startsWith('/rpc/')) return next();
    const session = c.get('session');
    if (!session) return openForms.includes(url.pathname) ? next() : sessionExpired(url);
    const token = (await c.req.raw.clone().formData()).get('_token');
    if (await checkToken(session.csrf, url.pathname, typeof token === 'string' ? token : '')) return next();
    await noteSecurity(c, 'form token refused', {});
    return isFromOurPage(c.req.raw, c.get('origin')) ? showAgain(c) : refuse(c, 403);
  });

/** Counts the bytes: `Content-Length` may be missing or wrong (SAFETY-9). */
async function isTooLarge(c: Context<Bindings>, path: string): Promise<boolean> {
  const limit = bodyLimit(path);
  if (Number(c.req.header('content-length') ?? 0) > limit) return true;
  let size = 0;
  for await (const chunk of c.req.raw.clone().body ?? []) {
    size += (chunk as Uint8Array).byteLength;
    if (size > limit) return true;
  }
  return false;
}

/** Nothing was done; the form comes back after sign-in (SIGNIN-16). */
function sessionExpired(url: URL): Response {
  const location = sessionExpiredPath(url.pathname + url.search, true);
  return new Response(null, { status: 303, headers: { location } });
}
