import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { DataLayerEvent } from '#contracts/marketing/vocabulary.ts';
import { carrierCallerOf, othersLimitMs } from './carrier.ts';
import type { Env } from './env.ts';
import { makeToken } from './gate/token.ts';
import { prefetchKindOf } from './prefetch/prefetch-kind.ts';
import { isAutomatic } from './session/sign-of-life.ts';
import type { SessionView } from './session/session.ts';
import { isAt, routeFinder, withoutReferences } from './route-of.ts';
import type { Bindings, NotedEvent } from './variables.ts';
import { urlOf } from './url-of.ts';

/** Events of the data layer, by the request that causes them whatever its result (SHELL-23). */
const events = {
  Help: { method: 'GET', path: '/help' },
  Settings: { method: 'GET', path: '/settings' },
  Logout: { method: 'POST', path: '/logout' },
  // Events of the eSIM setup (ESIM-15).
  ContinueSetup: { method: 'GET', path: '/steps/:line', query: 'from=activation' },
  Setup_Done: { method: 'POST', path: '/steps/:line' },
  Resend: { method: 'POST', path: '/steps/:line/resend' },
} satisfies Partial<Record<DataLayerEvent, EventSource>>;
type RequestEvent = keyof typeof events;

/** Cause of an event. A part of the path that begins with a colon matches any reference. */
interface EventSource {
  method: string;
  path: string;
  query?: string;
}

/** An event, or without a name a page view. */
type Told = Omit<NotedEvent, 'event'> & Partial<Pick<NotedEvent, 'event'>>;

/**
 * Sends the events and page views of signed-in people after the response, without delaying it (SHELL-23, SHELL-37). It
 * runs after the gate: a refused request is neither (SHELL-24).
 */
export function dataLayer(pages: Parameters<typeof routeFinder>[0]): MiddlewareHandler<Bindings> {
  const routeOf = routeFinder(pages);
  return createMiddleware<Bindings>(async (c, next) => {
    const session = c.get('session');
    await next();
    const request = c.req.raw;
    if (!session || c.res.status >= 400 || !mayTell(request.headers)) return;
    const event = eventOf(request);
    const view = event ? { event, page: pageOf(event) } : viewOf(request, c.res, routeOf);
    const events: Told[] = [...(view ? [view] : []), ...(c.get('noted') ?? [])];
    if (events.length > 0) c.executionCtx.waitUntil(tell(c.env, session, events));
  });
}

/** Returns true for a navigation of a person, or the prefetch of a pressed link, not for a script's (SHELL-24). */
function isNavigation(request: Pick<Request, 'headers'>): boolean {
  const destination = request.headers.get('sec-fetch-dest') ?? 'document';
  return prefetchKindOf(request) !== 'ahead' && destination === 'document';
}

/** Returns the page view of a request, by the path of its route without references; undefined for other requests. */
function viewOf(
  request: Request,
  { ok, headers }: Response,
  routeOf: ReturnType<typeof routeFinder>,
): { page: string } | undefined {
  const isPage = request.method === 'GET' && ok && headers.get('content-type')?.startsWith('text/html');
  if (!isPage || !isNavigation(request) || isAutomatic(request)) return undefined;
  const route = routeOf(urlOf(request).pathname);
  return route === undefined ? undefined : { page: withoutReferences(route) };
}

/** The event that a request causes; none for a prefetch or a fetch by script (SHELL-24). */
export function eventOf(request: Request): RequestEvent | undefined {
  const { method } = request;
  if (!isNavigation(request)) return undefined;
  const { pathname, searchParams } = urlOf(request);
  return (Object.keys(events) as RequestEvent[]).find((name) => {
    const source: EventSource = events[name];
    const parameters = [...new URLSearchParams(source.query)];
    return (
      source.method === method &&
      isAt(source.path, pathname) &&
      parameters.every(([parameter, value]) => searchParams.get(parameter) === value)
    );
  });
}

/** Returns the path of the event's page without references. */
function pageOf(event: RequestEvent): string {
  return withoutReferences(events[event].path);
}

/** The privacy policy is the consent; Global Privacy Control or Do Not Track withdraws it (SHELL-24). */
export function mayTell(headers: Headers): boolean {
  return headers.get('sec-gpc') !== '1' && headers.get('dnt') !== '1';
}

/** Sends the events with an id of their own, so that the tracker gets nothing that identifies the session. */
async function tell(env: Env, { csrf, identity }: SessionView, told: readonly Told[]): Promise<void> {
  const { marketing } = carrierCallerOf(env, { limitMs: othersLimitMs, mayBeAbsent: true });
  const visitorId = await makeToken(csrf, 'visit');
  await Promise.all([
    marketing.identify({ visitorId, emailId: identity.email }),
    ...told.map((view) => marketing.pageView({ visitorId, ...view })),
  ]);
}
