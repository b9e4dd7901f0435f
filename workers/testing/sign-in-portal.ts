import { createExecutionContext, runInDurableObject, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { Hono } from 'hono';
import { afterEach, beforeEach, vi } from 'vitest';
import { sessionOf } from '../account/access.ts';
import { originOf } from '../origin.ts';
import { readCookie, deriveSessionName } from '../session/cookie.ts';
import { loadSession, nameSession } from '../session/load.ts';
import { unseal } from '../session/seal.ts';
import type { Tokens } from '../session/session.ts';
import { signIn } from '../session/sign-in.ts';
import { signOut } from '../session/sign-out.ts';
import type { Bindings } from '../variables.ts';
import { walk } from './identity-pages.ts';
import type { FixtureAccount } from './world.ts';

export const origin = env.PORTAL_ORIGIN;

/** What the console was told during a test, from the first on. */
export function keepLog(): { readonly logged: string[] } {
  const kept: { logged: string[] } = { logged: [] };
  beforeEach(() => {
    kept.logged = [];
    for (const method of ['log', 'warn', 'error'] as const)
      vi.spyOn(console, method).mockImplementation((...texts) => void kept.logged.push(texts.join(' ')));
  });
  afterEach(() => void vi.restoreAllMocks());
  return kept;
}

/** The portal without its pages: what falls through gets a 404. */
const portal = new Hono<Bindings>();
portal.use((c, next) => {
  c.set('requestId', 'request-1');
  c.set('origin', originOf(c.req.raw, c.env));
  return next();
});
portal.use(nameSession);
portal.use(loadSession);
portal.route('/', signIn);
portal.route('/', signOut);
portal.all('*', (c) => c.text('a page', 404));

interface Sent {
  cookie?: string;
  form?: Record<string, string> | FormData;
  on?: typeof env;
}

let requests = 0;

/** Sends a GET, or a POST when there is a form. Each comes from its own address: the log counts by it (SAFETY-32). */
export async function go(path: string, { cookie, form, on = env }: Sent = {}) {
  const context = createExecutionContext();
  requests += 1;
  const address = `10.0.${requests >> 8}.${requests & 255}`;
  const headers = new Headers({ 'user-agent': 'Firefox/132.0 Linux', 'cf-connecting-ip': address });
  if (cookie) headers.set('cookie', cookie);
  const method = form ? 'POST' : 'GET';
  const body = form instanceof FormData ? form : form && new URLSearchParams(form);
  const request = new Request(new URL(path, origin), { method, headers, body, redirect: 'manual' });
  const response = await portal.fetch(request, on, context);
  await waitOnExecutionContext(context);
  const location = response.headers.get('location');
  return {
    status: response.status,
    to: location === null ? undefined : new URL(location, origin),
    // As text: a URL in `toMatchObject` matches anything, since it has no keys of its own in workerd.
    leadsTo: location?.replace(origin, ''),
    cookie: response.headers.get('set-cookie')?.split(';')[0],
    setCookie: response.headers.get('set-cookie'),
    clears: response.headers.get('clear-site-data'),
  };
}

/** From `/login` to the landing, as a browser does it. */
export async function signInAt(account: Pick<FixtureAccount, 'email'>, start = '/login', cookie?: string) {
  const begun = await go(start, { cookie });
  const back = await walk(begun.to?.href ?? '', account.email);
  const end = await go(back.href, { cookie: [begun.cookie, cookie].filter(Boolean).join('; ') });
  return { begun, back, end, name: await nameOf(end.cookie) };
}

/** The Session object's name behind a session cookie. */
export async function nameOf(cookie = ''): Promise<string> {
  const request = new Request(origin, { headers: { cookie } });
  return deriveSessionName((await readCookie(request, origin, env.SESSION_SEAL_KEY)) ?? '');
}

export const view = (name: string) => sessionOf(env, name).view();

/** The session's tokens, as its object has them. */
export async function sessionTokens(name: string) {
  return runInDurableObject(sessionOf(env, name), async (_, { storage }) =>
    unseal<Tokens>(env.SESSION_SEAL_KEY, (await storage.get<string>('sealed')) ?? ''),
  );
}
