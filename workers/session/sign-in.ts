import { type Context, Hono } from 'hono';
import { brandFor } from '#app/brand/by-host.ts';
import { landingOf, noCustomerPath, returnPath, signInAgainPath, unsentPath } from '#rpc/domain/landing.ts';
import { isRecentSignIn } from '#rpc/portal/fresh-sign-in.ts';
import { accountOf, sessionOf } from '../account/access.ts';
import { originsOf } from '../origin.ts';
import type { Env } from '../env.ts';
import { logSecurity, noteFailure, noteSecurity } from '../security-log.ts';
import type { Bindings } from '../variables.ts';
import { findActor, OtherPersonError } from './actor.ts';
import type { Attempt } from './attempts.ts';
import { noteSubject } from './back-channel.ts';
import { readAttemptCookie, sessionNameOf, writeAttemptCookie, writeCookie } from './cookie.ts';
import { newCookieValue } from './cookie-value.ts';
import { deviceOf } from './user-agent.ts';
import { begin, endSessionUrl, finishByCode, finishByFormPost, usesFormPost } from './oidc.ts';
import type { Identity, Tokens } from './session.ts';

/** Signing in and out. What fails falls through to the page of the same path, which says so. */
export const signIn = new Hono<Bindings>();

signIn.get('/login', async (c, next) => {
  const url = new URL(c.req.url);
  // SIGNIN-4: a token in a query string is refused, and the query is never logged.
  const unwanted = ['id_token', 'access_token', 'error'].find((name) => url.searchParams.has(name));
  if (unwanted) {
    // The portal's own way to this page has no state.
    if (url.searchParams.has('state') || unwanted !== 'error')
      await noteSecurity(c, 'sign-in failed', { error: `${unwanted} in the query` });
    return next();
  }
  try {
    if (!url.searchParams.has('code')) return sentOn(c, url) ?? (await beginSignIn(c, url));
    const attempt = await takeAttempt(c, url.searchParams.get('state'));
    return await open(c, attempt, await finishByCode(c.env, c.get('origin'), url, attempt), 302);
  } catch (thrown) {
    await noteFailure(c, 'sign-in failed', thrown);
    return next();
  }
});

/** SIGNIN-3: the broker's answer comes as a form from another site; state and nonce prove what the gate cannot. */
signIn.post('/login', async (c, next) => {
  if (!usesFormPost(c.env)) return next();
  try {
    const form = await c.req.raw.clone().formData();
    const [state, idToken] = [form.get('state'), form.get('id_token')];
    const attempt = await takeAttempt(c, typeof state === 'string' ? state : null);
    if (typeof idToken !== 'string') throw new Error('the broker posted no ID token');
    return await open(c, attempt, await finishByFormPost(c.env, idToken, attempt), 303);
  } catch (thrown) {
    await noteFailure(c, 'sign-in failed', thrown);
    return c.redirect('/login?error=failed', 303);
  }
});

/**
 * SIGNIN-18. With the field `everywhere` all sessions of the customer end (SIGNIN-24), which needs a recent sign-in;
 * its value is the path of the page with the button.
 */
signIn.post('/logout', async (c) => {
  const form = await c.req.raw
    .clone()
    .formData()
    .catch(() => new FormData());
  const everywhere = form.get('everywhere');
  const name = c.get('sessionName');
  const session = c.get('session');
  if (everywhere !== null && session && !isRecentSignIn(session.signedInAt, Date.now())) {
    const page = typeof everywhere === 'string' ? returnPath(everywhere) : undefined;
    return c.redirect(signInAgainPath(unsentPath(page ?? '/settings')), 303);
  }
  const actor = everywhere === null ? undefined : session?.actor;
  const others = actor ? await accountOf(c.env, actor).sessionsOf(actor.customerId) : [];
  const names = [...new Set([...(name ? [name] : []), ...others])];
  await Promise.all(names.map((one) => sessionOf(c.env, one).end()));
  await noteSecurity(c, 'signed out', { everywhere: everywhere !== null, sessions: names.length });
  // The provider may be out of reach; the person is signed out here all the same.
  const url = await endSessionUrl(c.env, c.get('origin')).catch(async () => {
    await noteSecurity(c, 'failure swallowed', { what: 'end of session at the provider' });
    return new URL('/mobile-login', c.get('origin'));
  });
  // Pages that the back button would show again go with the cache (SAFETY-31).
  const headers = {
    location: url.href,
    'set-cookie': writeCookie(c.get('origin'), ''),
    'clear-site-data': '"cache"',
  };
  return new Response(null, { status: 303, headers });
});

/** Where somebody goes who is signed in already, unless the link names another person or asks them to sign in again. */
function sentOn(c: Context<Bindings>, { searchParams }: URL): Response | undefined {
  const session = c.get('session');
  const hint = searchParams.get('login_hint');
  if (!session || searchParams.has('again') || (hint && hint !== session.identity.email)) return undefined;
  return c.redirect(returnPath(searchParams.get('to')) ?? '/', 302);
}

async function beginSignIn(c: Context<Bindings>, { searchParams }: URL): Promise<Response> {
  const { env } = c;
  const origin = c.get('origin');
  const again = searchParams.has('again');
  const hint = searchParams.get('login_hint') ?? (again ? c.get('session')?.identity.email : undefined);
  const { attempt, url } = await begin(env, origin, {
    again,
    returnTo: returnPath(searchParams.get('to')),
    loginHint: hint && hint.length < 255 ? hint : undefined,
    previous: c.get('sessionName'),
  });
  // The same cookie for all tabs: a second sign-in must not take the first one's attempt away.
  const keys = env.SESSION_SEAL_KEY;
  const cookie = (await readAttemptCookie(c.req.raw, origin, keys)) ?? (await newCookieValue(keys, 'sign-in'));
  await sessionOf(env, await sessionNameOf(cookie)).begin(attempt);
  const headers = { location: url.href, 'set-cookie': writeAttemptCookie(origin, cookie, usesFormPost(env)) };
  return new Response(null, { status: 302, headers });
}

/** The attempt that this browser began with this state, once. @throws when there is none */
async function takeAttempt(c: Context<Bindings>, state: string | null): Promise<Attempt> {
  const cookie = await readAttemptCookie(c.req.raw, c.get('origin'), c.env.SESSION_SEAL_KEY);
  const attempt = cookie && state ? await sessionOf(c.env, await sessionNameOf(cookie)).takeAttempt(state) : undefined;
  if (!attempt) throw new Error('no sign-in was begun here');
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
  await sessionOf(env, name).open(name, tokens, identity, device);
  await noteSubject(env, name, identity);
  const credentials = {
    accessToken: tokens.accessToken,
    idToken: tokens.idToken,
    isPrimary: false,
    source: { name: identity.name, email: identity.email, ...device },
  };
  const brand = brandFor(new URL(origin).host);
  const found = await findActor(env, { name, identity }, brand.key, credentials).catch(async (thrown: unknown) => {
    if (thrown instanceof OtherPersonError) await sessionOf(env, name).end();
    throw thrown;
  });
  const home = found.kind === 'reply' ? otherOriginOf(env, brand.key, found.reply.customer.brand) : undefined;
  const previous = new Set([attempt.previous, c.get('sessionName'), home && name].filter((one) => one !== undefined));
  await Promise.all([...previous].map((one) => sessionOf(env, one).end()));
  const groupId = found.kind === 'reply' ? found.reply.actor.groupId : undefined;
  await logSecurity(env, 'signed in', { brand: brand.key }, { session: name, groupId, requestId: c.get('requestId') });
  if (home) {
    const to = attempt.returnTo ? `?to=${encodeURIComponent(attempt.returnTo)}` : '';
    return new Response(null, {
      status,
      headers: { location: `${home}/login${to}`, 'set-cookie': writeCookie(origin, '') },
    });
  }
  const isLost = found.kind === 'problem' || (found.kind === 'fault' && brand.failedLookupIsSignIn);
  const landing = found.kind === 'reply' ? landingOf(found.reply.customer) : '/home';
  const location = isLost ? noCustomerPath(brand) : (attempt.returnTo ?? landing);
  return new Response(null, { status, headers: { location, 'set-cookie': writeCookie(origin, cookie) } });
}

/** The origin of the customer's own brand, when it is another than this host's and the portal has it (SIGNIN-21). */
function otherOriginOf(env: Env, here: string, own: string | undefined): string | undefined {
  if (own === undefined || own === here) return undefined;
  return originsOf(env).find((one) => brandFor(new URL(one).host).key === own);
}
