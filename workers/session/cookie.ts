import { serialize } from 'hono/utils/cookie';
import { base64url } from 'jose';
import { type CookiePurpose, isCookieValue } from './cookie-value.ts';
import { cookieOf, isSecure, laxCookie } from './http-cookie.ts';
import { absoluteMs } from './session.ts';

const sessionCookie = (origin: string) => (isSecure(origin) ? '__Host-lineside' : 'lineside');
const attemptCookie = (origin: string) => `${sessionCookie(origin)}-signin`;
/** Longer than a sign-in may take: without it a browser with cookies off looks like one that came late. */
const attemptSeconds = 60 * 60;

/** The session cookie's value; undefined when it is none that this portal made with one of its keys (SAFETY-26). */
export function readCookie(request: Request, origin: string, keys: string): Promise<string | undefined> {
  return readMade(request, sessionCookie(origin), keys, 'session');
}

/** The session cookie (SAFETY-2, SAFETY-3); an empty value removes it. */
export function writeCookie(origin: string, value: string): string {
  return laxCookie(origin, sessionCookie(origin), value, { seconds: absoluteMs / 1_000 });
}

/** The cookie of sign-ins that have begun: never a session's (SIGNIN-20). */
export function readAttemptCookie(request: Request, origin: string, keys: string): Promise<string | undefined> {
  return readMade(request, attemptCookie(origin), keys, 'sign-in');
}

/**
 * Returns the header of a sign-in's cookie.
 * @param crossSite the broker posts its answer: Lax cookies would not come along (SIGNIN-3)
 */
export function writeAttemptCookie(origin: string, value: string, crossSite: boolean): string {
  return serialize(attemptCookie(origin), value, {
    path: '/',
    httpOnly: true,
    secure: isSecure(origin) || crossSite,
    sameSite: crossSite ? 'None' : 'Lax',
    maxAge: attemptSeconds,
  });
}

/** The Session object's name: a hash, so that nothing stored or logged reveals the cookie. */
export async function deriveSessionName(cookie: string): Promise<string> {
  return base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(cookie))));
}

/** Returns true when the request has a session cookie, whatever its content. */
export function hasCookie(request: Request, origin: string): boolean {
  return cookieOf(request, sessionCookie(origin)) !== undefined;
}

/** A cookie's value; undefined when it is none that this portal made for the purpose (SAFETY-26). */
export async function readMade(
  request: Request,
  name: string,
  keys: string,
  purpose: CookiePurpose,
): Promise<string | undefined> {
  const value = cookieOf(request, name);
  return value && (await isCookieValue(keys, purpose, value)) ? value : undefined;
}
