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
  // ESIM-15
  ContinueSetup: { method: 'GET', path: '/steps/:line', query: 'from=activation' },
  Setup_Done: { method: 'POST', path: '/steps/:line' },
  Resend: { method: 'POST', path: '/steps/:line/resend' },
} satisfies Partial<Record<DataLayerEvent, EventSource>>;
type RequestEvent = keyof typeof events;

/** What causes an event. A part of the path that begins with a colon stands for any reference. */
interface EventSource {
  method: string;
  path: string;
  query?: string;
}

/**
 * Sends the events of signed-in people after the response, without delaying it (SHELL-23). It stands behind the gate:
 * a refused request is no event (SHELL-24).
 */
export const dataLayer = createMiddleware<Bindings>(async (c, next) => {
  const session = c.get('session');
  await next();
  const event = eventOf(c.req.raw);
  const told = [...(event ? [{ event, page: pageOf(event) }] : []), ...(c.get('noted') ?? [])];
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
  const { pathname, searchParams } = new URL(url);
  return (Object.keys(events) as RequestEvent[]).find((name) => {
    const source: EventSource = events[name];
    const asked = [...new URLSearchParams(source.query)];
    return (
      source.method === method &&
      isAt(source.path, pathname) &&
      asked.every(([parameter, value]) => searchParams.get(parameter) === value)
    );
  });
}

function isAt(path: string, pathname: string): boolean {
  const [wanted, parts] = [path.split('/'), pathname.split('/')];
  return wanted.length === parts.length && wanted.every((part, index) => part.startsWith(':') || part === parts[index]);
}

/** The path of the page without its references. */
function pageOf(event: RequestEvent): string {
  return events[event].path.replaceAll(/\/:\w+/g, '');
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
