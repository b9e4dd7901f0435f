import { urlOf } from '../url-of.ts';
import { createMiddleware } from 'hono/factory';

/**
 * Answers 404 to the requests that the framework's browser client would make. No page has that client (SHELL-25), and
 * answering a manifest request costs up to a second of processor time.
 */
export const refuseFrameworkRequests = createMiddleware(async (c, next) => {
  const { pathname, searchParams } = urlOf(c.req.raw);
  const isRefused = pathname === '/__manifest' || pathname.endsWith('.data') || searchParams.has('_data');
  return isRefused ? c.text('not found', 404) : next();
});
