import { createMiddleware } from 'hono/factory';

/**
 * Puts the security headers on every answer (SAFETY-11). Pages set their own policy in entry.server; anything else may
 * load nothing. The referrer policy is `same-origin` because with `no-referrer` plain forms send `Origin: null`.
 */
export const securityHeaders = (origin: string) =>
  createMiddleware(async (c, next) => {
    await next();
    if (c.res.status === 101) return;
    const headers = new Headers(c.res.headers);
    const set = (name: string, value: string) => headers.has(name) || headers.set(name, value);
    set('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'");
    set('referrer-policy', 'same-origin');
    set('x-content-type-options', 'nosniff');
    set('x-frame-options', 'DENY');
    set('cross-origin-opener-policy', 'same-origin');
    set('cross-origin-resource-policy', 'same-origin');
    set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    // With `no-cache` anywhere but at the end, lynx shows old pages from its memory.
    set('cache-control', 'private, no-store, no-cache');
    if (origin.startsWith('https:')) set('strict-transport-security', 'max-age=63072000; includeSubDomains; preload');
    c.res = new Response(c.res.body, { status: c.res.status, statusText: c.res.statusText, headers });
  });
