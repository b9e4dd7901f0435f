import { createMiddleware } from 'hono/factory';
import { sessionOf } from '../account/access.ts';
import type { Bindings } from '../variables.ts';
import { readCookie, sessionNameOf } from './cookie.ts';

/** The country that the network says the request comes from; two letters, or undefined where it does not know. */
function countryOf({ cf }: Request): string | undefined {
  const country = cf?.country as string | undefined;
  // XX: unknown. T1: the Tor network, which is no country.
  return country !== undefined && /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : undefined;
}

/** Reads the session behind the cookie, if there is one. */
export const loadSession = createMiddleware<Bindings>(async (c, next) => {
  const cookie = readCookie(c.req.raw, c.get('origin'));
  if (cookie) {
    const name = await sessionNameOf(cookie);
    c.set('sessionName', name);
    const session = await sessionOf(c.env, name).view(countryOf(c.req.raw));
    if (session) c.set('session', session);
  }
  await next();
});
