import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { type Context, Hono } from 'hono';
import { dictionaryPaths } from '../build/server/dictionary.js';
import * as build from '../build/server/index.js';
import { brandFor } from '#app/brand/by-host.ts';
import { isOffered } from '#app/offer.ts';
import { FaultError } from '#rpc/problem.ts';
import { hasProcedure } from '#rpc/public/needs.ts';
import { publicRouter } from '#rpc/public-router.ts';
import { capabilitiesOf } from './capabilities.ts';
import { dataLayer } from './data-layer.ts';
import { pageDictionary } from './dictionary/page-dictionary.ts';
import type { Env } from './env.ts';
import { refuseFrameworkRequests } from './framework/refuse-requests.ts';
import { canonicalUrl } from './gate/canonical-path.ts';
import type { GateRefusal } from './gate/cross-site.ts';
import { gate, refuseForeign } from './gate/gate.ts';
import { openFormPaths } from './gate/open-forms.ts';
import { securityHeaders } from './gate/headers.ts';
import { httpsOnly } from './gate/https-only.ts';
import { lastResort } from './gate/last-resort.ts';
import { countPerson, countRequests, rateHeaders } from './gate/rate.ts';
import { isKeptCheck, openSealedForm, senderOf } from './sealed-form.ts';
import { edgePages } from './edge-pages.ts';
import { loadContext, logger, noteIntentRefusal, publicContext } from './load-context.ts';
import { noteErrorPage } from './operator/error-page.ts';
import { operator } from './operator/operator-routes.ts';
import { originOf } from './origin.ts';
import { offerPrefetch } from './prefetch/speculation-rules.ts';
import { pagePoints } from './points/page-points.ts';
import { writePoint } from './points/write-point.ts';
import { pageHandler } from './page-handler.ts';
import { contextWithoutWrites } from './refused-form.ts';
import { refusalEvent, retryAfterOf } from './refusal-response.ts';
import { noteSecurity } from './security-log.ts';
import { checkReadiness, readinessFor } from './readiness.ts';
import { preference, preferencesOf } from './preference.ts';
import { careOr, careRoutes, nameAgent } from './care/care-routes.ts';
import { accountOf } from './account/access.ts';
import { backChannel } from './session/back-channel.ts';
import { loadSession, nameSession } from './session/load.ts';
import { signIn } from './session/sign-in.ts';
import { signOut } from './session/sign-out.ts';
import { clock } from './clock.ts';
import { publicPaths, siteFiles } from './site-files.ts';
import { readSwitches } from './switch-reader.ts';
import type { Bindings } from './variables.ts';
import { urlOf } from './url-of.ts';

export { AccountObject } from './account/account-object.ts';
export { AuditObject } from './operator/audit-object.ts';
export { IndexObject } from './operator/index-object.ts';
export { SwitchesObject } from './operator/switches-object.ts';
export { SessionObject } from './session/session-object.ts';

const remix = pageHandler(build);
const isReady = checkReadiness();
const app = new Hono<Bindings>();

/**
 * Comes first, because it reports faults that prevent everything else. The public gets only whether the portal is
 * ready.
 */
app.get('/readyz', async (c) => {
  const readyState = await isReady(c.env);
  const content = await readinessFor(c.req.raw, c.env, readyState);
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  return c.json(content, readyState.ready ? 200 : 503, headers);
});
app.use((c, next) => {
  clock.set(c.env);
  c.set('requestId', crypto.randomUUID());
  c.set('origin', originOf(c.req.raw, c.env));
  return next();
});
app.use(pageDictionary(dictionaryPaths));
app.use(offerPrefetch);
app.use(securityHeaders);
app.use(pagePoints(build.routes));
app.use(httpsOnly);
app.use(canonicalUrl(build.routes));
app.get('/healthz', (c) => c.text('ok'));
app.route('/', siteFiles(build.routes));
app.route('/', operator);
app.use(refuseFrameworkRequests);
app.route('/', backChannel);
app.use(async (c, next) => {
  const { maintenance } = await readSwitches(c.env);
  return maintenance ? closed(c, maintenance.minutes) : next();
});
app.use(careOr(nameAgent, nameSession));
app.use(refuseForeign);
app.use(countRequests(refuse));
app.use(loadSession);
app.use(countPerson(refuse));
app.use(gate(openFormPaths(build.routes), refuse, showAgain));
app.route('/', careRoutes(page));
app.use(edgePages(publicPaths(build.routes), () => caches.open('pages')));
app.use(dataLayer(build.routes));
app.route('/', signIn);
app.route('/', signOut);
app.route('/', preference);

/**
 * A live page's socket to its account (POLL-13). Cookies come along with a foreign page's handshake, so Origin decides.
 */
app.get('/live', async (c) => {
  const session = c.get('session');
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') return c.text('WebSocket only', 426);
  if (c.req.header('origin') !== c.get('origin')) {
    await noteSecurity(c, 'cross-site refused', { by: 'socket', status: 403 });
    return c.text('forbidden', 403);
  }
  if (!session?.actor) return c.text('sign in first', 401);
  if (!(await readSwitches(c.env)).sockets) return c.text('not now', 503);
  const headers = new Headers({
    upgrade: 'websocket',
    'x-session': session.name,
    'x-customer': session.actor.customerId,
  });
  const answer = await accountOf(c.env, session.actor).fetch(new Request(c.req.url, { headers }));
  if (answer.status === 429) {
    writePoint(c.env, 'limit', { limit: 'sockets' });
    await noteSecurity(c, 'limit reached', { limit: 'sockets' });
  }
  return answer;
});

/**
 * The intents of visitors, signed in or not. POST only, so that every call passes the gate and its limits and nothing
 * typed is in a URL (PUBLIC-14); one call each, so that a limit counts calls.
 */
app.post('/rpc/public/:name', (c, next) =>
  hasProcedure(capabilitiesOf(c.env), c.req.param('name')) ? next() : c.json({ error: { code: 404 } }, 404),
);
app.post('/rpc/public/*', (c) =>
  fetchRequestHandler({
    endpoint: '/rpc/public',
    req: c.req.raw,
    router: publicRouter,
    createContext: () => publicContext(c, logger(c.get('requestId'))),
    responseMeta: retryAfterOf,
    onError: ({ error }) => noteCallRefusal(c, error),
    allowMethodOverride: true,
    allowBatching: false,
  }),
);
app.all('/rpc/public/*', (c) => c.json({ error: { code: 405 } }, 405));

app.all('/rpc/*', (c) => c.json({ error: { code: 404 } }, 404));

/** What the carrier cannot do has no page (TIER-2). */
app.all('*', (c) => {
  const { pathname, search } = urlOf(c.req.raw);
  return page(c, isOffered(capabilitiesOf(c.env), pathname + search) ? undefined : 404);
});

app.onError((error, c) =>
  lastResort(error, {
    requestId: c.get('requestId'),
    brand: brandFor(urlOf(c.req.raw).host),
    language: preferencesOf(c.req.raw).language,
  }),
);

function noteCallRefusal(c: Context<Bindings>, error: Error): void {
  const event = refusalEvent(error);
  if (error.cause instanceof FaultError) c.set('failedBy', 'carrier');
  if (event) c.executionCtx.waitUntil(noteIntentRefusal(c, event));
}

/** Answers a request that the gate or a limit refused, in the format of the request. */
async function refuse(c: Context<Bindings>, status: GateRefusal): Promise<Response> {
  if (c.req.path === '/live') return c.text('refused', status, retryHeaders(status));
  return c.req.path.startsWith('/rpc/')
    ? c.json({ error: { code: status } }, status, retryHeaders(status))
    : page(c, status);
}

/** Returns the 503 of maintenance with `minutes` as its end, without reading, counting or sending (SAFETY-56). */
async function closed(c: Context<Bindings>, minutes: number): Promise<Response> {
  c.set('failedBy', 'maintenance');
  const headers = { 'retry-after': String(60 * minutes) };
  if (c.req.path === '/live' || c.req.path.startsWith('/rpc/')) return c.json({ error: { code: 503 } }, 503, headers);
  const { body, headers: said } = await page(c, 503);
  return new Response(body, { status: 503, headers: { ...Object.fromEntries(said), ...headers } });
}

/** Returns the headers with the time after which the gate allows another request (SAFETY-10). */
function retryHeaders(status: GateRefusal): Record<string, string> {
  return status === 429 ? rateHeaders : {};
}

/** Renders the page of this path, or the page with the gate's reason for refusing the request. */
async function page(c: Context<Bindings>, refusal?: number): Promise<Response> {
  const isForm = !refusal && (c.req.method === 'POST' || isKeptCheck(c.req.raw));
  const form = isForm ? await openSealedForm(senderOf(c), c.req.raw) : undefined;
  if (isForm && !form) {
    await noteSecurity(c, 'form token refused', {});
    return page(c, 403);
  }
  const request = refusal ? refusedRequest(c) : (form?.request ?? c.req.raw);
  const context = await loadContext(c, refusal, form);
  let response = await remix(request, context);
  // A file has no boundary to show a problem in: the problem gets a page, as on any other route (ERROR-18).
  if ((response.status >= 400 || response.status === 202) && response.headers.has('x-remix-catch'))
    response = await remix(refusedRequest(c), { ...context, refusal: response.status });
  noteErrorPage(c, response.status);
  // Neither an intent nor the gate refused the request, so the form has fields that it should not have (SAFETY-8).
  if (response.status === 403 && isForm && !c.get('refusalNoted')) await noteSecurity(c, 'form fields refused', {});
  return response;
}

/** Renders the page of a refused form with what was typed in it, if it has such a page (SAFETY-61). */
async function showAgain(c: Context<Bindings>): Promise<Response> {
  const response = await remix(c.req.raw, contextWithoutWrites(await loadContext(c)));
  const isForm = response.status === 200 || response.status === 422;
  return isForm ? new Response(response.body, { status: 403, headers: response.headers }) : page(c, 403);
}

/** Leads to the route that shows `refusal` of its context. */
function refusedRequest(c: Context<Bindings>): Request {
  return new Request(new URL('/-/refused', c.req.url), { headers: c.req.raw.headers });
}

export default { fetch: app.fetch } satisfies ExportedHandler<Env>;
