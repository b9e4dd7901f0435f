import { createMiddleware } from 'hono/factory';

/**
 * The one spelling of a path that the gate and the router judge (SAFETY-21): letters, digits and `-._~` are not
 * percent-encoded, and there is no slash at the end. @returns undefined when the encoding is broken
 */
export function canonicalPath(pathname: string): string | undefined {
  try {
    decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  return pathname
    .replace(/%[0-9a-f]{2}/gi, (code) => {
      const character = characterOf(code);
      return /[\w.~-]/.test(character) ? character : code;
    })
    .replace(/(?<=[^/])\/+$/, '');
}

const characterOf = (code: string) => String.fromCharCode(Number.parseInt(code.slice(1), 16));

/** Redirects other spellings before anything judges the path. */
export const canonicalUrl = createMiddleware(async (c, next) => {
  const url = new URL(c.req.url);
  const path = canonicalPath(url.pathname);
  if (path === undefined) return c.text('bad request', 400);
  if (path === url.pathname) return next();
  url.pathname = path;
  // The whole URL: a path that begins with `//` alone would name another host.
  return c.redirect(url.href, 308);
});
