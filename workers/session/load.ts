import { createMiddleware } from 'hono/factory';
import { sessionOf } from '../account/access.ts';
import type { Bindings } from '../variables.ts';
import { readCookie, sessionNameOf } from './cookie.ts';

/** Reads the session behind the cookie, if there is one. */
export const loadSession = createMiddleware<Bindings>(async (c, next) => {
  const cookie = readCookie(c.req.raw, c.get('origin'));
  if (cookie) {
    const name = await sessionNameOf(cookie);
    c.set('sessionName', name);
    const session = await sessionOf(c.env, name).view();
    if (session) c.set('session', session);
  }
  await next();
});
