import { type Context, Hono } from 'hono';
import { brandFor } from '#app/brand/by-host.ts';
import { landingOf, returnPath } from '#rpc/domain/landing.ts';
import { sessionOf } from '../account/access.ts';
import type { Bindings } from '../variables.ts';
import { accountOf, findActor } from './actor.ts';
import { newCookieValue, readCookie, sessionNameOf, writeCookie } from './cookie.ts';
import { deviceOf } from './device.ts';
import { begin, endSessionUrl, finish, revoke } from './oidc.ts';

/** Signing in and out. What cannot be done here falls through to the pages of the same paths, which say so. */
export const signIn = new Hono<Bindings>();

signIn.get('/login', async (c, next) => {
  const url = new URL(c.req.url);
  // A token in a query string is refused, and the query is never logged (decision 22).
  if (['id_token', 'access_token', 'error'].some((name) => url.searchParams.has(name))) return next();
  try {
    return await (url.searchParams.has('code') ? finishSignIn(c, url) : beginSignIn(c, url));
  } catch (thrown) {
    console.warn(JSON.stringify({ event: 'sign-in failed', requestId: c.get('requestId'), error: nameOf(thrown) }));
    return next();
  }
});

signIn.post('/logout', async (c) => {
  const headers = new Headers({ 'set-cookie': writeCookie(c.get('origin'), '') });
  const name = c.get('sessionName');
  const ended = name ? await sessionOf(c.env, name).end() : undefined;
  if (name && ended?.actor) await accountOf(c.env, ended.actor).leave(name);
  if (ended) c.executionCtx.waitUntil(revoke(c.env, ended.tokens).catch(() => undefined));
  // The provider may be out of reach; here the person is signed out all the same.
  const url = await endSessionUrl(c.env, c.get('origin')).catch(() => new URL('/mobile-login', c.get('origin')));
  headers.set('location', url.href);
  return new Response(null, { status: 303, headers });
});

async function beginSignIn(c: Context<Bindings>, url: URL): Promise<Response> {
  const { env } = c;
  const origin = c.get('origin');
  const hint = url.searchParams.get('login_hint');
  const { attempt, url: provider } = await begin(
    env,
    origin,
    returnPath(url.searchParams.get('to')),
    hint && hint.length < 255 ? hint : undefined,
  );
  const cookie = newCookieValue();
  await sessionOf(env, await sessionNameOf(cookie)).begin(attempt);
  return new Response(null, {
    status: 302,
    headers: { location: provider.href, 'set-cookie': writeCookie(origin, cookie) },
  });
}

async function finishSignIn(c: Context<Bindings>, url: URL): Promise<Response> {
  const { env } = c;
  const origin = c.get('origin');
  const begun = readCookie(c.req.raw, origin);
  const attempt = begun && (await sessionOf(env, await sessionNameOf(begun)).takeAttempt());
  if (!attempt) throw new Error('no sign-in was begun here');
  const { tokens, identity } = await finish(env, origin, url, attempt);

  // A new cookie, so that one known before sign-in is worth nothing after it.
  const cookie = newCookieValue();
  const name = await sessionNameOf(cookie);
  const session = sessionOf(env, name);
  const device = deviceOf(c.req.header('user-agent') ?? '');
  await session.open(tokens, identity, device);
  const credentials = {
    accessToken: tokens.accessToken,
    idToken: tokens.idToken,
    isPrimary: false,
    source: { ...device, ...identity },
  };
  const found = await findActor(env, name, identity.email, brandFor(new URL(origin).host).key, credentials);
  const landing =
    found.kind === 'reply' ? landingOf(found.reply.customer) : found.kind === 'problem' ? '/user' : '/home';
  const location = found.kind === 'problem' ? landing : (attempt.returnTo ?? landing);
  return new Response(null, { status: 302, headers: { location, 'set-cookie': writeCookie(origin, cookie) } });
}

/** The library's own code where there is one: the names of classes do not outlive minifying. */
function nameOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'unknown';
  return 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : thrown.name;
}
