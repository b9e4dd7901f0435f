import { parse, serialize } from 'hono/utils/cookie';
import { base64url } from 'jose';
import { type CookiePurpose, isCookieValue } from './cookie-value.ts';
import { absoluteMs } from './session.ts';

const isSecure = (origin: string) => origin.startsWith('https:');
const sessionCookie = (origin: string) => (isSecure(origin) ? '__Host-lineside' : 'lineside');
const attemptCookie = (origin: string) => `${sessionCookie(origin)}-signin`;
const attemptSeconds = 10 * 60;

/** The session cookie's value; undefined when it is none that this portal made with one of its keys (SAFETY-26). */
export function readCookie(request: Request, origin: string, keys: string): Promise<string | undefined> {
  return read(request, sessionCookie(origin), keys, 'session');
}

/** The session cookie (SAFETY-2, SAFETY-3); an empty value removes it. */
export function writeCookie(origin: string, value: string): string {
  return serialize(sessionCookie(origin), value, {
    path: '/',
    httpOnly: true,
    secure: isSecure(origin),
    sameSite: 'Lax',
    maxAge: value ? absoluteMs / 1000 : 0,
  });
}

/** The cookie of sign-ins that have begun: never a session's (SIGNIN-20). */
export function readAttemptCookie(request: Request, origin: string, keys: string): Promise<string | undefined> {
  return read(request, attemptCookie(origin), keys, 'sign-in');
}

/** @param crossSite the broker posts its answer: Lax cookies would not come along (SIGNIN-3) */
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
export async function sessionNameOf(cookie: string): Promise<string> {
  return base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(cookie))));
}

/** Did a cookie of a session come along, whatever is in it? */
export function hasCookie(request: Request, origin: string): boolean {
  return valueOf(request, sessionCookie(origin)) !== undefined;
}

function valueOf(request: Request, name: string): string | undefined {
  return parse(request.headers.get('cookie') ?? '', name)[name];
}

async function read(request: Request, name: string, keys: string, purpose: CookiePurpose): Promise<string | undefined> {
  const value = valueOf(request, name);
  return value && (await isCookieValue(keys, purpose, value)) ? value : undefined;
}
