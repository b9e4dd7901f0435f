import { type Context, Hono } from 'hono';
import type { Brand } from '#app/brand/brand.ts';
import { isOffered } from '#app/offer.ts';
import { brandFor } from '#app/brand/by-host.ts';
import { landingOf, noCustomerPath, returnPath } from '#rpc/domain/landing.ts';
import { failedSignInPath, type SignInCause, signInCauseOf } from '#rpc/domain/sign-in-cause.ts';
import { isPending } from '#rpc/problem.ts';
import { sessionOf } from '../account/access.ts';
import { pageLoad } from '../page-load.ts';
import { writePoint } from '../points/write-point.ts';
import { codeOf, logSecurity, noteSecurity } from '../security-log.ts';
import type { Bindings } from '../variables.ts';
import { findActor, otherOriginOf } from './actor.ts';
import type { Attempt } from './attempts.ts';
import { readAttemptCookie, deriveSessionName, writeAttemptCookie, writeCookie } from './cookie.ts';
import { makeCookieValue } from './cookie-value.ts';
import { type DeviceMark, readDeviceCookie } from './device-cookie.ts';
import { countryOf } from './country-of.ts';
import { endDevices } from './end-devices.ts';
import { noteSession } from './person-sessions.ts';
import { deviceOf } from './user-agent.ts';
import { begin, finishByCode, finishByFormPost, revoke, usesFormPost } from './oidc.ts';
import type { Identity, Tokens } from './session.ts';
import { causeOf, causeOfReply, ProviderError, SignInError } from './sign-in-failure.ts';
import { capabilitiesOf } from '../capabilities.ts';
import { clock } from '../clock.ts';

/** Routes of signing in. A failure leads to the page of the same path, which shows its cause (SIGNIN-33). */
export const signIn = new Hono<Bindings>();

signIn.get('/login', async (c, next) => {
  const url = new URL(c.req.url);
  const query = url.searchParams;
  const error = query.get('error');
  // An error without a state comes from the portal's own redirect, not from the provider.
  if (error !== null && !query.has('state')) return redirected(c, url) ?? next();
  // SIGNIN-4: a token in a query string is refused, and the query is never logged.
  const token = ['id_token', 'access_token'].find((name) => query.has(name));
  if (token) return failed(c, { cause: 'refused', code: `${token} in the query` });
  if (!query.has('code') && error === null) return sentOn(c, url) ?? (await beginOrFail(c, url));
  return finish(c, query.get('state'), 302, async (attempt) => {
    if (error !== null) throw new ProviderError(error);
    return finishByCode(c.env, c.get('origin'), url, attempt);
  });
});

/** SIGNIN-3: the broker's answer comes as a form from another site; state and nonce prove what the gate cannot. */
signIn.post('/login', async (c, next) => {
  if (!usesFormPost(c.env)) return next();
  const form = await c.req.raw
    .clone()
    .formData()
    .catch(() => new FormData());
  const [state, idToken, error] = ['state', 'id_token', 'error'].map((name) => form.get(name));
  return finish(c, typeof state === 'string' ? state : null, 303, async (attempt) => {
    if (typeof error === 'string') throw new ProviderError(error);
    if (typeof idToken !== 'string') throw new SignInError('no_id_token');
    return finishByFormPost(c.env, idToken, attempt);
  });
});

/** Finishes the sign-in of this state, or leads to the page of what failed (SIGNIN-33). */
async function finish(
  c: Context<Bindings>,
  state: string | null,
  status: 302 | 303,
  identify: (attempt: Attempt) => Promise<{ tokens: Tokens; identity: Identity }>,
): Promise<Response> {
  let attempt: Attempt | undefined;
  try {
    attempt = await takeAttempt(c, state);
    if (!attempt) return usedLink(c, state, status);
    if (attempt.expiresAt <= clock.now()) throw new SignInError('too_old');
    return await open(c, attempt, await identify(attempt), status);
  } catch (thrown) {
    return failed(c, { cause: causeOf(thrown), code: codeOf(thrown), to: attempt?.returnTo, status });
  }
}

async function beginOrFail(c: Context<Bindings>, url: URL): Promise<Response> {
  try {
    return await beginSignIn(c, url);
  } catch (thrown) {
    return failed(c, { cause: causeOf(thrown), code: codeOf(thrown), to: returnPath(url.searchParams.get('to')) });
  }
}

interface Failure {
  cause: SignInCause;
  /** Code of the failure for the log. */
  code: string;
  /** Path of the page that the person had requested. */
  to?: string | undefined;
  status?: 302 | 303 | undefined;
}

/** Leads to the page of the failure, whose address has nothing of the reply; operators and security hear of it. */
async function failed(c: Context<Bindings>, { cause, code, to, status = 302 }: Failure): Promise<Response> {
  writePoint(c.env, 'sign-in', { outcome: 'failed', reason: code });
  await noteSecurity(c, 'sign-in failed', { error: code });
  if (cause !== 'cookies') return c.redirect(failedSignInPath(cause, to), status);
  const keys = c.env.SESSION_SEAL_KEY;
  const cookie = writeAttemptCookie(c.get('origin'), await makeCookieValue(keys, 'sign-in'), usesFormPost(c.env));
  return new Response(null, { status, headers: { location: failedSignInPath(cause, to), 'set-cookie': cookie } });
}

/**
 * Redirects the page of a failure: a provider's own code to its cause, and a browser that has kept the cookie of
 * `failed` from the page about cookies, because it came too late, or is another one.
 */
function redirected(c: Context<Bindings>, { searchParams }: URL): Response | undefined {
  const error = searchParams.get('error') ?? '';
  const isKept = error === 'cookies' && c.get('attemptName') !== undefined;
  const right = isKept ? 'old' : (signInCauseOf(error) ?? causeOfReply(error));
  return right === error ? undefined : c.redirect(failedSignInPath(right, returnPath(searchParams.get('to'))), 302);
}

/**
 * A link that was used, or that this browser has not begun. Somebody who is signed in goes on, by the link of their own
 * sign-in to where that led (SIGNIN-34). @throws SignInError for anybody else
 */
function usedLink(c: Context<Bindings>, state: string | null, status: 302 | 303): Response {
  const { arrival } = c.get('session') ?? {};
  if (c.get('session')) return c.redirect(arrival && arrival.state === state ? arrival.to : '/', status);
  throw new SignInError(c.get('attemptName') ? 'no_attempt' : 'no_cookie');
}

/** Redirects a person who is signed in already, unless the link names another person or requires a new sign-in. */
function sentOn(c: Context<Bindings>, { searchParams }: URL): Response | undefined {
  const session = c.get('session');
  const hint = searchParams.get('login_hint');
  if (!session || searchParams.has('again') || (hint && hint !== session.identity.email)) return undefined;
  return c.redirect(returnPath(searchParams.get('to')) ?? '/', 302);
}

async function beginSignIn(c: Context<Bindings>, { searchParams }: URL): Promise<Response> {
  const { env } = c;
  const origin = c.get('origin');
  const isRepeated = searchParams.has('again');
  const hint = searchParams.get('login_hint') ?? (isRepeated ? c.get('session')?.identity.email : undefined);
  const { attempt, url } = await begin(env, origin, {
    again: isRepeated,
    returnTo: returnPath(searchParams.get('to')),
    loginHint: hint && hint.length < 255 ? hint : undefined,
    previous: c.get('sessionName'),
  });
  // Sets one cookie for all tabs, so that a second sign-in keeps the first attempt.
  const keys = env.SESSION_SEAL_KEY;
  const cookie = (await readAttemptCookie(c.req.raw, origin, keys)) ?? (await makeCookieValue(keys, 'sign-in'));
  await sessionOf(env, await deriveSessionName(cookie)).begin(attempt);
  writePoint(env, 'sign-in', { outcome: 'begun', reason: '' });
  const headers = { location: url.href, 'set-cookie': writeAttemptCookie(origin, cookie, usesFormPost(env)) };
  return new Response(null, { status: 302, headers });
}

/** The attempt that this browser began with this state, once; also one whose time is over. */
async function takeAttempt(c: Context<Bindings>, state: string | null): Promise<Attempt | undefined> {
  const name = c.get('attemptName');
  return name && state ? sessionOf(c.env, name).takeAttempt(state) : undefined;
}

/** Opens a session with a new cookie, and ends the one that the browser had. @throws OtherPersonError */
async function open(
  c: Context<Bindings>,
  attempt: Attempt,
  { tokens, identity }: { tokens: Tokens; identity: Identity },
  status: 302 | 303,
): Promise<Response> {
  const { env } = c;
  const origin = c.get('origin');
  const cookie = await makeCookieValue(env.SESSION_SEAL_KEY, 'session');
  const name = await deriveSessionName(cookie);
  const device = deviceOf(c.req.header('user-agent') ?? '');
  const credentials = {
    accessToken: tokens.accessToken,
    idToken: tokens.idToken,
    isPrimary: false,
    source: { name: identity.name, email: identity.email, ...device },
  };
  const brand = brandFor(new URL(origin).host);
  const load = pageLoad(c.req.path, c.get('requestId'));
  const mark = await readDeviceCookie(c.req.raw, origin, env.SESSION_SEAL_KEY);
  const browser = { device: mark?.device, isKnown: c.get('session')?.identity.subject === identity.subject };
  const lookup = await findActor(env, { name, identity }, brand.key, credentials, load(), browser).catch(
    (thrown: unknown) => {
      // Revokes the tokens, because no session will end them.
      c.executionCtx.waitUntil(revoke(env, tokens));
      throw thrown;
    },
  );
  // Waits for the customer, so that the session is written once.
  const actor = lookup.kind === 'reply' ? lookup.reply.actor : undefined;
  const place = placeAfter(brand, lookup, attempt.returnTo);
  const to = isOffered(capabilitiesOf(env), place) ? place : '/home';
  const arrival = { state: attempt.state, to };
  await sessionOf(env, name).open(name, tokens, identity, device, { actor, country: countryOf(c.req.raw), arrival });
  await noteSession(env, name, identity);
  const home = lookup.kind === 'reply' ? otherOriginOf(env, brand.key, lookup.reply.customer.brand) : undefined;
  await endPrevious(c, attempt, { mark, groupId: actor?.groupId });
  const { acr = '', authenticatedAt } = identity;
  const age = authenticatedAt === undefined ? -1 : Math.round((clock.now() - authenticatedAt) / 1_000);
  const facts = { brand: brand.key, again: attempt.again ?? false, acr, age };
  writePoint(env, 'sign-in', { outcome: 'signed in', reason: '' });
  await logSecurity(env, 'signed in', facts, { session: name, groupId: actor?.groupId, requestId: c.get('requestId') });
  if (home) {
    await sessionOf(env, name).end();
    const query = attempt.returnTo ? `?to=${encodeURIComponent(attempt.returnTo)}` : '';
    return new Response(null, {
      status,
      headers: { location: `${home}/login${query}`, 'set-cookie': writeCookie(origin, '') },
    });
  }
  return new Response(null, { status, headers: { location: to, 'set-cookie': writeCookie(origin, cookie) } });
}

/**
 * Ends the sessions that this browser had. Its notifications go on with its person. For another person of the account
 * they ended at the sign-in there, and for one of another account they end here (SETTINGS-15).
 */
async function endPrevious(
  c: Context<Bindings>,
  { previous }: Attempt,
  { mark, groupId }: { mark: DeviceMark | undefined; groupId: string | undefined },
): Promise<void> {
  if (mark && groupId !== undefined && mark.group !== groupId) await endDevices(c, mark.group, { id: mark.device });
  const names = new Set([previous, c.get('sessionName')].filter((one) => one !== undefined));
  await Promise.all([...names].map((one) => sessionOf(c.env, one).end(mark !== undefined)));
}

/** Returns the page after a sign-in; the page there waits for a slow carrier (HTTP-24). */
function placeAfter(brand: Brand, found: Awaited<ReturnType<typeof findActor>>, returnTo: string | undefined): string {
  const isLost =
    found.kind === 'problem' || (found.kind === 'fault' && !isPending(found) && brand.failedLookupIsSignIn);
  if (isLost) return noCustomerPath(brand);
  return returnTo ?? (found.kind === 'reply' ? landingOf(found.reply.customer) : '/home');
}
