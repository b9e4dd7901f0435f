import type { Context } from 'hono';
import type { AppLoadContext } from '@remix-run/cloudflare';
import { withCoverageMap } from '#app/brand/brand.ts';
import { brandFor } from '#app/brand/by-host.ts';
import { LimitError } from '#rpc/limit-error.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { leadPerson } from '#rpc/portal/known-customer.ts';
import { type MeModel, loadMe as readMe } from '#rpc/portal/me.ts';
import { FaultError, isPending, type Outcome } from '#rpc/problem.ts';
import { hashOf } from '#rpc/domain/hash-of.ts';
import type { PublicContext } from '#rpc/public/public-context.ts';
import { noCustomerPath, returnPath, sessionExpiredPath, signedInAgainName } from '#rpc/domain/landing.ts';
import { isRecentSignIn } from '#rpc/portal/fresh-sign-in.ts';
import { ratePeriodMs } from '#rpc/domain/limit.ts';
import { dayIn } from '#rpc/domain/day.ts';
import { requestFacts } from '#rpc/domain/spoken-reference.ts';
import { pageTextFile } from '#app/copy/page-text.ts';
import { hasCare } from './care/care-env.ts';
import { accountOf, sessionOf } from './account/access.ts';
import { capabilitiesOf } from './capabilities.ts';
import { carrierCallerOf, carrierOf } from './carrier.ts';
import { mayTell } from './data-layer.ts';
import { addressOf } from './gate/network-address.ts';
import { counterOf, isWithin, rateOf } from './gate/rate.ts';
import { makeToken } from './gate/token.ts';
import { hostedPagesOf, providerOriginsOf } from './origin.ts';
import { sealForm, type SentForm, senderOf } from './sealed-form.ts';
import { pageLoad } from './page-load.ts';
import { readPageText } from './page-text.ts';
import { preferencesOf } from './preference.ts';
import { intentRunner, NoAccountError, type PortalSite, makePortalContext } from './portal.ts';
import { publicIntentRunner } from './public.ts';
import { publicData } from './public-data.ts';
import type { RefusalEvent } from './refusal-response.ts';
import type { SecurityFacts } from './security-events.ts';
import { pushHere } from './push/push-here.ts';
import { hasDeviceCookie, writeDeviceCookie } from './session/device-cookie.ts';
import { noteSecurity } from './security-log.ts';
import type { Bindings, FailedBy } from './variables.ts';
import { clock } from './clock.ts';
import { sendOnce } from './send-once.ts';
import { readSwitches } from './switch-reader.ts';
import { writePoint } from './points/write-point.ts';
import { urlOf } from './url-of.ts';

/** Makes what loaders and actions get for this request. @param form what was sent */
export async function loadContext(c: Context<Bindings>, refusal?: number, form?: SentForm): Promise<AppLoadContext> {
  const session = c.get('session');
  const care = c.get('care');
  const requestId = c.get('requestId');
  const switches = await readSwitches(c.env);
  const url = urlOf(requestIn(c, form));
  const path = url.pathname + url.search;
  const brand = withCoverageMap(brandFor(url.host), c.env.COVERAGE_MAP);
  const origin = c.get('origin');
  const log = logger(requestId);
  const now = clock.now();
  const preferences = preferencesOf(c.req.raw);
  const noteRefusal = (event: RefusalEvent) => c.executionCtx.waitUntil(noteIntentRefusal(c, event));
  const failed = (by: FailedBy) => c.set('failedBy', by);
  let isWaiting = false;
  const keptForm = async (isCheck?: boolean) => form && sealForm(senderOf(c), form, isCheck);
  const waiting = async (isCheck?: boolean) => {
    isWaiting = true;
    return Response.json({ form: await keptForm(isCheck), isCheck }, { status: 202 });
  };
  // Hashes path and body, so that a form is the same load on whatever page it is sent again.
  const load = pageLoad(form ? await hashOf([path, form.body]) : path, requestId);
  let hasLateReads = false;
  const markReadsPending = () => {
    hasLateReads = !form;
  };
  let isCarrierDown = false;
  const markCarrierDown = () => {
    isCarrierDown = true;
  };
  const page = {
    path,
    sent: form !== undefined,
    noCustomerPath: noCustomerPath(brand),
    failedLookupIsSignIn: brand.failedLookupIsSignIn,
    refused: noteRefusal,
    waiting,
    keptForm,
    failed,
    forgetActor: async () => session && sessionOf(c.env, session.name).forgetActor(),
  };
  const recordEvent: PortalContext['recordEvent'] = (event) =>
    c.set('noted', [...(c.get('noted') ?? []), { event, page: `/${url.pathname.split('/')[1]}` }]);
  let context: Promise<PortalContext> | undefined;
  const portal = async () => {
    if (!session) throw signInFirst(c.get('hadCookie') === true, path);
    const { disabledKinds } = switches;
    const address = addressOf(c.req.raw.headers);
    const site: PortalSite = {
      brand,
      origin,
      load,
      address,
      disabledKinds,
      consents: mayTell(c.req.raw.headers),
      recordEvent,
      markReadsPending,
      markCarrierDown,
      isFormKept: form?.isKept,
    };
    context ??= withPush(makePortalContext(c.env, session, site, log));
    return context;
  };
  const withPush = async (known: Promise<PortalContext>): Promise<PortalContext> => ({
    ...(await known),
    push: await pushHere(c.env, c.req.raw, origin),
  });
  let header: Promise<MeModel> | undefined;
  // Reads that only the frame of a page lacks are not worth a reload of the page.
  const loadMe = () => (header ??= portal().then((known) => readMe({ ...known, markReadsPending: undefined })));
  const runner = intentRunner(portal, page, log);
  // Renders a page with its header, whose reads may be the first to find the session over (SIGNIN-15).
  const run: AppLoadContext['run'] = (intent, formPath) =>
    runner(
      async (known) => (await Promise.all([intent(known), page.sent || unlessSessionOver(loadMe())]))[0],
      formPath,
    );
  return {
    requestId,
    notice: switches.banner?.[preferences.language],
    quiet: !switches.sockets,
    capabilities: capabilitiesOf(c.env),
    maintenance: switches.maintenance,
    formTargets: [...providerOriginsOf(c.env), ...hostedPagesOf(c.env)],
    brand,
    now,
    timeZone: brand.timeZone,
    today: dayIn(now, brand.timeZone),
    ...preferences,
    origin,
    path: url.pathname,
    query: queryOf(url),
    care: care?.desk,
    showsSupport: hasCare(c.env),
    tokens: care?.csrf
      ? { page: await makeToken(care.csrf, url.pathname), logout: '' }
      : session
        ? { page: await makeToken(session.csrf, url.pathname), logout: await makeToken(session.csrf, '/logout') }
        : { page: '', logout: '' },
    signedIn: session !== undefined,
    signedInAs: session?.identity.email,
    signedInRecently: session !== undefined && isRecentSignIn(session.signedInAt, clock.now()),
    signedInAgain: !page.sent && session !== undefined && url.searchParams.has(signedInAgainName),
    push: session && pushStateOf(c, origin),
    deviceCookie: (mark) => writeDeviceCookie(origin, c.env.SESSION_SEAL_KEY, mark),
    anonymous: !c.get('hadCookie'),
    refusal,
    run,
    pageText: (name) => readPageText(c.env.ASSETS, pageTextFile(name, preferences.language, brand.key)),
    runPublicIntent: (run) =>
      publicIntentRunner(publicContext(c, log, markReadsPending), {
        sent: form !== undefined,
        waiting,
        keptForm,
        refused: noteRefusal,
        failed,
      })(run),
    get late() {
      return hasLateReads;
    },
    get away() {
      return isCarrierDown;
    },
    async me() {
      if (!session) return { services: false };
      // Does not wait for the person's facts a second time on a waiting page.
      if (isWaiting && form) return { me: { accountKnown: true }, services: false };
      try {
        const { services, ...known } = await loadMe();
        return { me: { ...known, accountKnown: true }, services };
      } catch (thrown) {
        return { me: { accountKnown: !(thrown instanceof NoAccountError) }, services: false };
      }
    },
  };
}

/** Returns the request, with the form that a page kept in place of its own (HTTP-26). */
function requestIn(c: Context<Bindings>, form: SentForm | undefined): Request {
  return form?.request ?? c.req.raw;
}

/** Returns whether notifications are offered to the browser, or turned on in it (SETTINGS-10). */
function pushStateOf({ env, req }: Context<Bindings>, origin: string): 'chosen' | 'offered' | undefined {
  if (!env.PUSH_KEY) return undefined;
  return hasDeviceCookie(req.raw, origin) ? 'chosen' : 'offered';
}

/** Logs the refusal of an intent (SAFETY-32). */
export function noteIntentRefusal(c: Context<Bindings>, [event, facts]: RefusalEvent): Promise<void> {
  c.set('refusalNoted', true);
  return noteSecurity(c, event, facts as SecurityFacts<typeof event>);
}

/** Waits for reads that may fail otherwise. @throws what they throw once the session is over */
async function unlessSessionOver(reads: Promise<unknown>): Promise<void> {
  await reads.catch((thrown: unknown) => {
    if (thrown instanceof FaultError && thrown.fault.why === 'session') throw thrown;
  });
}

/**
 * The query for links that keep it: without the language, which has its own links, and without a foreign return path.
 */
function queryOf({ searchParams }: URL): string {
  const remainingParams = new URLSearchParams(
    [...searchParams].filter(([name, value]) => name !== 'lang' && (name !== 'to' || returnPath(value))),
  );
  return remainingParams.size > 0 ? `?${remainingParams}` : '';
}

/** Refreshes of public data in flight, shared by all requests of this Worker. */
const refreshing = new Map<string, Promise<Outcome<unknown>>>();

/** Returns the context of public intents, which have no tokens, and of the person only the email address. */
export function publicContext(
  c: Context<Bindings>,
  log: PortalContext['log'],
  markReadsPending?: PortalContext['markReadsPending'],
): PublicContext {
  const session = c.get('session');
  const brand = brandFor(urlOf(c.req.raw).host);
  const later = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  const readData = publicData({
    cache: caches.default,
    carrier: carrierOf(c.env),
    now: clock.now,
    later,
    refreshing,
  });
  const readPublic = async (target: Parameters<typeof readData>[0]) => {
    const outcome = await readData(target);
    if (isPending(outcome)) markReadsPending?.();
    return outcome;
  };
  return {
    read: readPublic as typeof readData,
    count: async (what) => {
      const [rate, key] = counterOf(rateOf[what], session?.name, c.req.raw.headers);
      if (!(await isWithin(c.env, rate, key))) {
        writePoint(c.env, 'limit', { limit: rate });
        throw new LimitError(clock.now() + ratePeriodMs);
      }
      if (what !== 'device-check' || !session?.actor) return;
      // Uses the limit of the journeys, so that a person with several sessions counts once.
      const until = await accountOf(c.env, session.actor).count({ actor: session.actor }, what);
      if (until !== undefined) throw new LimitError(until);
    },
    carrier: (options) => carrierCallerOf(c.env, options),
    deviceCheckSource: brand.deviceCheckSource,
    once: (message, send) => sendOnce([session?.name ?? addressOf(c.req.raw.headers), message], clock.now(), send),
    later,
    customer: session && {
      emailId: session.identity.email,
      consents: mayTell(c.req.raw.headers),
      async about() {
        const site: PortalSite = {
          brand,
          origin: c.get('origin'),
          load: pageLoad('lead', c.get('requestId')),
          address: '',
        };
        return leadPerson(await makePortalContext(c.env, session, site, log));
      },
    },
    log,
  };
}

/** Logs one line of JSON. Callers pass no tokens, email addresses or query strings (SAFETY-15). */
export function logger(requestId: string): PortalContext['log'] {
  return (event, facts) => console.warn(JSON.stringify({ event, ...requestFacts(requestId), ...facts }));
}

/**
 * Redirects to sign-in, or to the page with the reason for signing in again (SHELL-2, SIGNIN-13). Keeps the requested
 * path.
 */
export function signInFirst(hadSession: boolean, path: string): Response {
  if (path.split('?', 1)[0] === '/') return new Response(null, { status: 302, headers: { location: '/mobile-login' } });
  const location = hadSession ? sessionExpiredPath(path, false) : `/login?to=${encodeURIComponent(path)}`;
  return new Response(null, { status: 302, headers: { location } });
}
