import { type Context, Hono } from 'hono';
import type { Brand } from '#app/brand/brand.ts';
import { isOffered } from '#app/offer.ts';
import { brandFor } from '#app/brand/by-host.ts';
import { landingOf, noCustomerPath, returnPath } from '#rpc/domain/landing.ts';
import { isPending } from '#rpc/problem.ts';
import { sessionOf } from '../account/access.ts';
import { pageLoad } from '../page-load.ts';
import { writePoint } from '../points/write-point.ts';
import { codeOf, logSecurity, noteSecurity } from '../security-log.ts';
import type { Bindings } from '../variables.ts';
import { findActor, otherOriginOf } from './actor.ts';
import type { Attempt } from './attempts.ts';
import { noteSubject } from './back-channel.ts';
import { readAttemptCookie, sessionNameOf, writeAttemptCookie, writeCookie } from './cookie.ts';
import { newCookieValue } from './cookie-value.ts';
import { type DeviceMark, readDeviceCookie } from './device-cookie.ts';
import { countryOf } from './country-of.ts';
import { endDevices } from './end-devices.ts';
import { deviceOf } from './user-agent.ts';
import { begin, finishByCode, finishByFormPost, revoke, usesFormPost } from './oidc.ts';
import type { Identity, Tokens } from './session.ts';
import { WeakSignInError } from './sign-in-strength.ts';
import { capabilitiesOf } from '../capabilities.ts';
import { clock } from '../clock.ts';

/** Routes of signing in. A failure falls through to the page of the same path, which shows the reason. */
export const signIn = new Hono<Bindings>();

signIn.get('/login', async (c, next) => {
  const url = new URL(c.req.url);
  // SIGNIN-4: a token in a query string is refused, and the query is never logged.
  const unwanted = ['id_token', 'access_token', 'error'].find((name) => url.searchParams.has(name));
  if (unwanted) {
    // The portal's own way to this page has no state.
    if (url.searchParams.has('state') || unwanted !== 'error') await noteSignInFailure(c, `${unwanted} in the query`);
    return next();
  }
  try {
    if (!url.searchParams.has('code')) return sentOn(c, url) ?? (await beginSignIn(c, url));
    const attempt = await takeAttempt(c, url.searchParams.get('state'));
    return await open(c, attempt, await finishByCode(c.env, c.get('origin'), url, attempt), 302);
  } catch (thrown) {
    await noteSignInFailure(c, codeOf(thrown));
    return isUnproved(thrown) ? c.redirect(unprovedPath, 302) : next();
  }
});

/** SIGNIN-3: the broker's answer comes as a form from another site; state and nonce prove what the gate cannot. */
signIn.post('/login', async (c, next) => {
  if (!usesFormPost(c.env)) return next();
  try {
    const form = await c.req.raw.clone().formData();
    const [state, idToken] = [form.get('state'), form.get('id_token')];
    const attempt = await takeAttempt(c, typeof state === 'string' ? state : null);
    if (typeof idToken !== 'string') throw new SignInError('no_id_token');
    return await open(c, attempt, await finishByFormPost(c.env, idToken, attempt), 303);
  } catch (thrown) {
    await noteSignInFailure(c, codeOf(thrown));
    return c.redirect(isUnproved(thrown) ? unprovedPath : '/login?error=failed', 303);
  }
});

/** Security and operators hear of it. */
async function noteSignInFailure(c: Context<Bindings>, error: string): Promise<void> {
  writePoint(c.env, 'sign-in', { outcome: 'failed', reason: error });
  await noteSecurity(c, 'sign-in failed', { error });
}

/** An answer of the provider that belongs to no sign-in; its code is logged. */
class SignInError extends Error {
  readonly code: 'no_attempt' | 'no_id_token';
  constructor(code: SignInError['code']) {
    super(`sign-in refused: ${code}`);
    this.code = code;
  }
}

/** The page for a sign-in that was not recent enough, or without a time of it (SIGNIN-31). */
const unprovedPath = '/login?error=unproved';
const isUnproved = (thrown: unknown) => thrown instanceof WeakSignInError && thrown.code === 'auth_time';

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
  // The same cookie for all tabs: a second sign-in must not take the first one's attempt away.
  const keys = env.SESSION_SEAL_KEY;
  const cookie = (await readAttemptCookie(c.req.raw, origin, keys)) ?? (await newCookieValue(keys, 'sign-in'));
  await sessionOf(env, await sessionNameOf(cookie)).begin(attempt);
  writePoint(env, 'sign-in', { outcome: 'begun', reason: '' });
  const headers = { location: url.href, 'set-cookie': writeAttemptCookie(origin, cookie, usesFormPost(env)) };
  return new Response(null, { status: 302, headers });
}

/** The attempt that this browser began with this state, once. @throws when there is none */
async function takeAttempt(c: Context<Bindings>, state: string | null): Promise<Attempt> {
  const cookie = await readAttemptCookie(c.req.raw, c.get('origin'), c.env.SESSION_SEAL_KEY);
  const attempt = cookie && state ? await sessionOf(c.env, await sessionNameOf(cookie)).takeAttempt(state) : undefined;
  if (!attempt) throw new SignInError('no_attempt');
  return attempt;
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
  const cookie = await newCookieValue(env.SESSION_SEAL_KEY, 'session');
  const name = await sessionNameOf(cookie);
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
      // No session will ever end these.
      c.executionCtx.waitUntil(revoke(env, tokens));
      throw thrown;
    },
  );
  // Once the customer is known, so that the session is written once.
  const actor = lookup.kind === 'reply' ? lookup.reply.actor : undefined;
  await sessionOf(env, name).open(name, tokens, identity, device, { actor, country: countryOf(c.req.raw) });
  await noteSubject(env, name, identity);
  const home = lookup.kind === 'reply' ? otherOriginOf(env, brand.key, lookup.reply.customer.brand) : undefined;
  await endPrevious(c, attempt, { mark, groupId: actor?.groupId });
  const { acr = '', authenticatedAt } = identity;
  const age = authenticatedAt === undefined ? -1 : Math.round((clock.now() - authenticatedAt) / 1_000);
  const facts = { brand: brand.key, again: attempt.again ?? false, acr, age };
  writePoint(env, 'sign-in', { outcome: 'signed in', reason: '' });
  await logSecurity(env, 'signed in', facts, { session: name, groupId: actor?.groupId, requestId: c.get('requestId') });
  if (home) {
    await sessionOf(env, name).end();
    const to = attempt.returnTo ? `?to=${encodeURIComponent(attempt.returnTo)}` : '';
    return new Response(null, {
      status,
      headers: { location: `${home}/login${to}`, 'set-cookie': writeCookie(origin, '') },
    });
  }
  const place = placeAfter(brand, lookup, attempt.returnTo);
  const location = isOffered(capabilitiesOf(env), place) ? place : '/home';
  return new Response(null, { status, headers: { location, 'set-cookie': writeCookie(origin, cookie) } });
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
