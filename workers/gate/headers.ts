import { createMiddleware } from 'hono/factory';
import { devicePermissions } from '#rpc/domain/device-permissions.ts';
import type { Bindings } from '../variables.ts';

const always = Object.entries({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': devicePermissions(),
  // With `no-cache` anywhere but at the end, lynx shows old pages from its memory.
  'cache-control': 'private, no-store, no-cache',
});
const onHttps = [...always, ['strict-transport-security', 'max-age=63072000; includeSubDomains; preload'] as const];

/**
 * Puts the security headers on every answer (SAFETY-11). Pages set their own policy in entry.server; anything else may
 * load nothing. The referrer policy is `same-origin` because with `no-referrer` plain forms send `Origin: null`.
 */
export const securityHeaders = createMiddleware<Bindings>(async (c, next) => {
  await next();
  if (c.res.status === 101) return;
  const headerList = c.get('origin').startsWith('https:') ? onHttps : always;
  const missing = headerList.filter(([name]) => !c.res.headers.has(name));
  try {
    for (const [name, value] of missing) c.res.headers.set(name, value);
  } catch {
    // The answer of an object, a cache or a file: its headers cannot be changed, those of a copy can.
    const copy = new Response(c.res.body, c.res);
    for (const [name, value] of missing) copy.headers.set(name, value);
    c.res = copy;
  }
});
