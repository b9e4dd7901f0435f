import { parse, serialize } from 'hono/utils/cookie';
import { base64url } from 'jose';
import { absoluteMs } from './session-object.ts';

const secure = (origin: string) => origin.startsWith('https:');
const nameFor = (origin: string) => (secure(origin) ? '__Host-lineside' : 'lineside');

/** The session cookie's value, or undefined when it does not have the shape of one. */
export function readCookie(request: Request, origin: string): string | undefined {
  const name = nameFor(origin);
  const value = parse(request.headers.get('cookie') ?? '', name)[name];
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** The session cookie (SAFETY-2, SAFETY-3); an empty value removes it. */
export function writeCookie(origin: string, value: string): string {
  return serialize(nameFor(origin), value, {
    path: '/',
    httpOnly: true,
    secure: secure(origin),
    sameSite: 'Lax',
    maxAge: value ? absoluteMs / 1000 : 0,
  });
}

/** 256 random bits. */
export function newCookieValue(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(32)));
}

/** The Session object's name: a hash, so that nothing stored or logged reveals the cookie. */
export async function sessionNameOf(cookie: string): Promise<string> {
  return base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(cookie))));
}
