import { createMiddleware } from 'hono/factory';
import type { DataLayerEvent } from '#contracts/marketing/vocabulary.ts';
import { carrierCallerOf, othersLimitMs } from './carrier.ts';
import type { Env } from './env.ts';
import { tokenFor } from './gate/token.ts';
import type { SessionView } from './session/session.ts';
import type { Bindings, NotedEvent } from './variables.ts';

/** The data-layer events that a request causes, whatever comes of it (SHELL-23). */
const events = {
  Help: { method: 'GET', path: '/help' },
  Settings: { method: 'GET', path: '/settings' },
  Logout: { method: 'POST', path: '/logout' },
} as const satisfies Partial<Record<DataLayerEvent, { method: string; path: string }>>;
type RequestEvent = keyof typeof events;

/**
 * Sends the events of signed-in people after the response, without delaying it (SHELL-23). It stands behind the gate:
 * a refused request is no event (SHELL-24).
 */
export const dataLayer = createMiddleware<Bindings>(async (c, next) => {
  const session = c.get('session');
  await next();
  const event = eventOf(c.req.raw);
  const told = [...(event ? [{ event, page: events[event].path }] : []), ...(c.get('noted') ?? [])];
  if (session && told.length > 0 && c.res.status < 400 && mayTell(c.req.raw.headers))
    c.executionCtx.waitUntil(tell(c.env, session, told));
});

/** The event that a request causes; none for a prefetch or a fetch by script (SHELL-24). */
export function eventOf({
  method,
  url,
  headers,
}: Pick<Request, 'method' | 'url' | 'headers'>): RequestEvent | undefined {
  const ahead = ['sec-purpose', 'purpose', 'x-moz'].some((name) => headers.get(name)?.includes('prefetch'));
  if (ahead || (headers.get('sec-fetch-dest') ?? 'document') !== 'document') return undefined;
  const { pathname } = new URL(url);
  return (Object.keys(events) as RequestEvent[]).find(
    (name) => events[name].method === method && events[name].path === pathname,
  );
}

/** The privacy policy is the consent; Global Privacy Control or Do Not Track withdraws it (SHELL-24). */
export function mayTell(headers: Headers): boolean {
  return headers.get('sec-gpc') !== '1' && headers.get('dnt') !== '1';
}

/** The visit gets an id of its own, so that the tracker learns nothing that identifies the session. */
async function tell(env: Env, { csrf, identity }: SessionView, told: readonly NotedEvent[]): Promise<void> {
  const { marketing } = carrierCallerOf(env, { limitMs: othersLimitMs });
  const visitorId = await tokenFor(csrf, 'visit');
  await Promise.all([
    marketing.identify({ visitorId, emailId: identity.email }),
    ...told.map(({ event, page }) => marketing.pageView({ visitorId, page, event })),
  ]);
}
