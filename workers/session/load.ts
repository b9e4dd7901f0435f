import { createMiddleware } from 'hono/factory';
import { sessionOf } from '../account/access.ts';
import type { Bindings } from '../variables.ts';
import { countryOf } from './country-of.ts';
import { hasCookie, readAttemptCookie, readCookie, deriveSessionName } from './cookie.ts';
import { isAutomatic } from './sign-of-life.ts';

/** Names the Session object of the cookie, and wakes none: what follows may still refuse the request. */
export const nameSession = createMiddleware<Bindings>(async (c, next) => {
  const [request, origin] = [c.req.raw, c.get('origin')];
  c.set('hadCookie', hasCookie(request, origin));
  const cookie = await readCookie(request, origin, c.env.SESSION_SEAL_KEY);
  if (cookie) c.set('sessionName', await deriveSessionName(cookie));
  const attempt = c.req.path === '/login' && (await readAttemptCookie(request, origin, c.env.SESSION_SEAL_KEY));
  if (attempt) c.set('attemptName', await deriveSessionName(attempt));
  await next();
});

/** Reads the session behind the cookie, if there is one. */
export const loadSession = createMiddleware<Bindings>(async (c, next) => {
  const name = c.get('sessionName');
  const use = {
    country: countryOf(c.req.raw),
    isAutomatic: isAutomatic(c.req.raw),
    hasLivePage: c.req.path === '/live',
  };
  const session = name && (await sessionOf(c.env, name).view(use));
  // Ignores an agent's session, so that no customer's page can use it (CARE-7).
  if (session && !session.isAgent) c.set('session', session);
  await next();
});
