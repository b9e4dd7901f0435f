import { parse, serialize } from 'hono/utils/cookie';
import { absoluteMs } from './session-object.ts';

const secure = (origin: string) => origin.startsWith('https:');
const nameFor = (origin: string) => (secure(origin) ? '__Host-lineside' : 'lineside');

/** The session cookie's value, when it has the shape that we give out. */
export function readCookie(request: Request, origin: string): string | undefined {
  const name = nameFor(origin);
  const value = parse(request.headers.get('cookie') ?? '', name)[name];
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** The one thing that the browser keeps (decision 23); an empty value takes it away. */
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
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

/** The Session object's name: the cookie cannot be read off it. */
export async function sessionNameOf(cookie: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(cookie))));
}

export function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
