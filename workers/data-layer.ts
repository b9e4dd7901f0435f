import { createMiddleware } from 'hono/factory';
import { marketing } from '#contracts/marketing/endpoints.ts';
import { carrierOf } from './carrier.ts';
import type { Env } from './env.ts';
import { tokenFor } from './gate/token.ts';
import type { SessionView } from './session/session-object.ts';
import type { Bindings } from './variables.ts';

/** The data-layer's events (portal-1 §9), by what a person did. */
const events = {
  Help: { method: 'GET', path: '/help' },
  Settings: { method: 'GET', path: '/settings' },
  Logout: { method: 'POST', path: '/logout' },
} as const;
export type DataLayerEvent = keyof typeof events;

const limitMs = 5_000;

/**
 * Tells the tracker of the events of signed-in people, after the response and without holding it up (decision 29).
 * Behind
 * the gate: what it turned away never happened.
 */
export const dataLayer = createMiddleware<Bindings>(async (c, next) => {
  const session = c.get('session');
  await next();
  const event = eventOf(c.req.raw);
  if (session && event && c.res.status < 400 && mayTell(c.req.raw.headers))
    c.executionCtx.waitUntil(tell(c.env, session, event));
});

/** What a person did with this request; nothing when their browser only looked ahead, or a script fetched. */
export function eventOf({
  method,
  url,
  headers,
}: Pick<Request, 'method' | 'url' | 'headers'>): DataLayerEvent | undefined {
  const ahead = ['sec-purpose', 'purpose', 'x-moz'].some((name) => headers.get(name)?.includes('prefetch'));
  if (ahead || (headers.get('sec-fetch-dest') ?? 'document') !== 'document') return undefined;
  const { pathname } = new URL(url);
  return (Object.keys(events) as DataLayerEvent[]).find(
    (name) => events[name].method === method && events[name].path === pathname,
  );
}

/** Customers agreed to it with the privacy policy; Global Privacy Control or Do Not Track takes that back. */
export function mayTell(headers: Headers): boolean {
  return headers.get('sec-gpc') !== '1' && headers.get('dnt') !== '1';
}

/** The visit has an id of its own, so that the tracker never sees anything that the session is known by. */
async function tell(env: Env, { csrf, identity }: SessionView, event: DataLayerEvent): Promise<void> {
  const carrier = carrierOf(env);
  const visitorId = await tokenFor(csrf, 'visit');
  await Promise.all([
    carrier.attempt(marketing.identify, { visitorId, emailId: identity.email }, { limitMs }),
    carrier.attempt(marketing.pageView, { visitorId, page: events[event].path }, { limitMs }),
  ]);
}
