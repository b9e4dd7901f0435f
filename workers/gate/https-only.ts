import { createMiddleware } from 'hono/factory';
import type { Bindings } from '../variables.ts';
import { urlOf } from '../url-of.ts';

/**
 * Redirects page requests over http to an https origin, and refuses all others: a redirected form or call would have
 * sent its content in clear first (SAFETY-25).
 */
export const httpsOnly = createMiddleware<Bindings>(async (c, next) => {
  const url = urlOf(c.req.raw);
  const origin = c.get('origin');
  if (url.protocol !== 'http:' || !origin.startsWith('https:')) return next();
  const isPage = ['GET', 'HEAD'].includes(c.req.method) && !/^\/(rpc|live)(\/|$)/.test(url.pathname);
  return isPage ? c.redirect(origin + url.pathname + url.search, 308) : c.text('https only', 403);
});
