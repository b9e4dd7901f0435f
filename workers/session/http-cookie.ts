import { parse, serialize } from 'hono/utils/cookie';

/** Returns true when the portal's origin accepts only https cookies (SAFETY-2). */
export const isSecure = (origin: string): boolean => origin.startsWith('https:');

/** Returns the value of the cookie with this name. */
export function cookieOf(request: Request, name: string): string | undefined {
  return parse(request.headers.get('cookie') ?? '', name)[name];
}

/** A cookie that no script reads and no foreign form brings along (SAFETY-3); an empty value removes it. */
export function laxCookie(
  origin: string,
  name: string,
  value: string,
  { path = '/', seconds }: { path?: string; seconds: number },
): string {
  const maxAge = value ? seconds : 0;
  return serialize(name, value, { path, httpOnly: true, secure: isSecure(origin), sameSite: 'Lax', maxAge });
}
