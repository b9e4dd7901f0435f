import { createExecutionContext, runInDurableObject, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { demo } from '#app/brand/testing/brands.ts';
import type { SeedName } from '#contracts/seed.ts';
import { isRecentSignIn } from '#rpc/portal/fresh-sign-in.ts';
import { markOf } from '#rpc/domain/mark.ts';
import { accountOf, sessionOf } from '../account/access.ts';
import { originOf } from '../origin.ts';
import { forgeries, ownProvider, type TokenChange } from '../testing/own-provider.ts';
import { isTaken, walk } from '../testing/identity-pages.ts';
import { calls, change, open, until, type FixtureAccount, injectFault } from '../testing/world.ts';
import type { Bindings } from '../variables.ts';
import { readCookie, sessionNameOf } from './cookie.ts';
import { loadSession, nameSession } from './load.ts';
import { unseal } from './seal.ts';
import type { Tokens } from './session.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

const origin = env.PORTAL_ORIGIN;
const forged = Object.entries(await forgeries());
let logged: string[];

beforeEach(() => {
  logged = [];
  for (const method of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((...texts) => void logged.push(texts.join(' ')));
});
afterEach(() => void vi.restoreAllMocks());

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

/** Sends a GET, or a POST when there is a form. */
async function go(path: string, { cookie, form, on = env }: Sent = {}) {
  const context = createExecutionContext();
  const headers = new Headers({ 'user-agent': 'Firefox/132.0 Linux', ...(cookie ? { cookie } : {}) });
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
async function signInAt(account: Pick<FixtureAccount, 'email'>, start = '/login', cookie?: string) {
  const begun = await go(start, { cookie });
  const back = await walk(begun.to?.href ?? '', account.email);
  const end = await go(back.href, { cookie: [begun.cookie, cookie].filter(Boolean).join('; ') });
  return { begun, back, end, name: await nameOf(end.cookie) };
}

/** The Session object's name behind a session cookie. */
async function nameOf(cookie = ''): Promise<string> {
  const request = new Request(origin, { headers: { cookie } });
  return sessionNameOf((await readCookie(request, origin, env.SESSION_SEAL_KEY)) ?? '');
}

const view = (name: string) => sessionOf(env, name).view();

describe('beginning a sign-in (SIGNIN-1)', () => {
  test('sends the browser to the provider with code, PKCE, state and nonce', async () => {
    const { status, to, setCookie } = await go('/login');
    expect(status).toBe(302);
    expect(to?.origin).toBe(env.OIDC_ISSUER);
    expect(Object.fromEntries(to?.searchParams ?? [])).toMatchObject({
      client_id: 'lineside',
      response_type: 'code',
      redirect_uri: `${origin}/login`,
      scope: 'openid email profile offline_access',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(setCookie).toMatch(/^lineside-signin=[\w-]{54}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('uses new values each time', async () => {
    const [one, two] = await Promise.all([go('/login'), go('/login')]);
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(one.to?.searchParams.get(name)).not.toBe(two.to?.searchParams.get(name));
    expect(one.cookie).not.toBe(two.cookie);
  });

  test('passes a login hint on when it is no longer than an email address', async () => {
    expect((await go('/login?login_hint=dana%40example.test')).to?.searchParams.get('login_hint')).toBe(
      'dana@example.test',
    );
    expect((await go(`/login?login_hint=${'a'.repeat(300)}`)).to?.searchParams.has('login_hint')).toBe(false);
  });

  test('opens no session', async () => {
    const { cookie } = await go('/login');
    expect(await view(await sessionNameOf(cookie?.split('=')[1] ?? ''))).toBeUndefined();
  });

  test('SIGNIN-25: a signed-in person is sent on, and keeps their session', async () => {
    const { end, name } = await signInAt(await open('active-single'));
    expect(await go('/login?to=%2Faccount', { cookie: end.cookie })).toMatchObject({
      status: 302,
      leadsTo: '/account',
      cookie: undefined,
    });
    expect((await go('/login', { cookie: end.cookie })).to?.href).toBe(`${origin}/`);
    expect(await view(name)).toBeDefined();
  });

  test('SIGNIN-29: somebody who has to sign in again is asked anew, as the same person, and comes back', async () => {
    const somebody = await open('active-single');
    const { end, name } = await signInAt(somebody);
    const begun = await go('/login?again=1&to=%2Faccount', { cookie: end.cookie });
    expect(begun.to?.origin).toBe(env.OIDC_ISSUER);
    expect(begun.to?.searchParams.get('prompt')).toBe('login');
    expect(begun.to?.searchParams.get('login_hint')).toBe(somebody.email);
    expect(await view(name)).toBeDefined();
    expect((await go('/login')).to?.searchParams.has('prompt')).toBe(false);
    const { end: again } = await signInAt(somebody, '/login?again=1&to=%2Faccount', end.cookie);
    expect(again.to?.pathname).toBe('/account');
  });

  test('SIGNIN-25: a link that names another person begins a sign-in and keeps the session until it ends', async () => {
    const { end, name } = await signInAt(await open('active-single'));
    const begun = await go('/login?login_hint=other%40example.test', { cookie: end.cookie });
    expect(begun.to?.origin).toBe(env.OIDC_ISSUER);
    expect(begun.cookie).toMatch(/^lineside-signin=/);
    expect(await view(name)).toBeDefined();
  });
});

describe('finishing a sign-in', () => {
  test.each<[SeedName, string]>([
    ['new-sim', '/home'],
    ['active-single', '/post-activation-home'],
    ['porting', '/post-activation-home'],
    ['unclear', '/post-activation-home'],
    ['disabled', '/post-activation-home'],
    ['test-category', '/activation'],
    ['no-account', '/user'],
  ])('%s lands on %s (SIGNIN-7, SIGNIN-8, SIGNIN-9)', async (seed, landing) => {
    const { end } = await signInAt(await open(seed));
    expect(end.status).toBe(302);
    expect(end.to?.href).toBe(origin + landing);
  });

  test('opens a session, and looks the customer up once', async () => {
    const dana = await open('active-family');
    const { name } = await signInAt(dana);
    expect(await view(name)).toMatchObject({
      identity: { email: dana.email, name: 'DANA REYES' },
      actor: {
        customerId: dana.customerId,
        groupId: dana.groupId,
        email: dana.email,
        isPrimary: true,
        brand: demo.key,
      },
      credentials: { isPrimary: true, source: { browser: 'firefox', os: 'linux' } },
    });
    expect((await calls(dana)).map(({ id }) => id)).toEqual(['customer.byUsername']);
  });

  test('SIGNIN-20: the session has a new cookie', async () => {
    const { begun, end } = await signInAt(await open('active-single'));
    expect(end.cookie).toMatch(/^lineside=/);
    expect(end.cookie?.split('=')[1]).not.toBe(begun.cookie?.split('=')[1]);
  });

  test('SIGNIN-20: two tabs of one browser both finish', async () => {
    const dana = await open('active-single');
    const first = await go('/login?to=%2Faccount');
    const second = await go('/login?to=%2Fbills', { cookie: first.cookie });
    expect(second.cookie).toBe(first.cookie);
    const ends = [];
    for (const { to } of [first, second])
      ends.push(await go((await walk(to?.href ?? '', dana.email)).href, { cookie: first.cookie }));
    expect(ends.map(({ to }) => to?.pathname)).toEqual(['/account', '/bills']);
  });

  test('SIGNIN-20: a foreign answer does not disturb one that is under way', async () => {
    const dana = await open('active-single');
    const begun = await go('/login');
    await go('/login?code=x&state=y', { cookie: begun.cookie });
    await go('/login?code=x', { cookie: begun.cookie });
    const end = await go((await walk(begun.to?.href ?? '', dana.email)).href, { cookie: begun.cookie });
    expect(end.to?.pathname).toBe('/post-activation-home');
  });

  test('SIGNIN-25: ends the session that the browser had, and revokes its tokens', async () => {
    const dana = await open('active-single');
    const before = await signInAt(dana);
    const tokens = await sessionTokens(before.name);
    expect(await isTaken(tokens)).toBe(true);
    const other = await open('active-single');
    const after = await signInAt(other, `/login?login_hint=${encodeURIComponent(other.email)}`, before.end.cookie);
    expect(await view(after.name)).toMatchObject({ identity: { email: other.email } });
    expect(await view(before.name)).toBeUndefined();
    await until(async () => !(await isTaken(tokens)), 'the revocation');
  });

  test('SIGNIN-11: a deep link wins over the landing', async () => {
    const { end } = await signInAt(await open('active-single'), '/login?to=%2Faccount%3Fcycle%3D2');
    expect(end.to?.href).toBe(`${origin}/account?cycle=2`);
  });

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/login', '%2F%09%2Fevil.example'])(
    'SIGNIN-11: a deep link to %s is refused',
    async (to) => {
      const { end } = await signInAt(
        await open('active-single'),
        `/login?to=${to.startsWith('%') ? to : encodeURIComponent(to)}`,
      );
      expect(end.to?.href).toBe(`${origin}/post-activation-home`);
    },
  );

  test('SIGNIN-9: a deep link does not help somebody without an account', async () => {
    const { end } = await signInAt(await open('no-account'), '/login?to=%2Faccount');
    expect(end.to?.pathname).toBe('/user');
  });

  test('with the carrier silent the person is signed in, and looked up later', async () => {
    const dana = await open('active-single');
    await injectFault(dana, { endpoint: 'customer.byUsername', fault: 500, times: 1_000 });
    const { end, name } = await signInAt(dana);
    expect(end.to?.pathname).toBe('/home');
    expect(await view(name)).toMatchObject({ identity: { email: dana.email } });
    expect((await view(name))?.actor).toBeUndefined();
  });
});

describe('a second brand with its own host', () => {
  const harbor = env.OTHER_ORIGINS ?? '';

  test('signs its customers in there', async () => {
    const sasha = await open('other-brand');
    const begun = await go(`${harbor}/login`);
    expect(begun.to?.searchParams.get('redirect_uri')).toBe(`${harbor}/login`);
    const end = await go((await walk(begun.to?.href ?? '', sasha.email)).href, { cookie: begun.cookie });
    expect(end.to?.pathname).toBe('/post-activation-home');
    const name = await sessionNameOf(end.cookie?.split('=')[1] ?? '');
    expect(await view(name)).toMatchObject({ actor: { brand: 'TEMP1', groupId: sasha.groupId } });
  });

  test.each([
    ['not found', async () => open('no-account')],
    [
      'not read',
      async () => {
        const sasha = await open('other-brand');
        await injectFault(sasha, { endpoint: 'customer.byUsername', fault: 500, times: 1_000 });
        return sasha;
      },
    ],
  ])('SIGNIN-26: a customer who is %s is at sign-in with an error', async (_, prepare) => {
    const { email } = await prepare();
    const begun = await go(`${harbor}/login?to=%2Faccount`);
    const end = await go((await walk(begun.to?.href ?? '', email)).href, { cookie: begun.cookie });
    expect(`${end.to?.pathname}${end.to?.search}`).toBe('/login?error=account');
  });

  test('SIGNIN-21: sends its customers home from another brand’s host, and leaves no session', async () => {
    const sasha = await open('other-brand');
    await change(sasha, { brand: 'TEMP1' });
    const { end, name } = await signInAt(sasha, '/login?to=%2Faccount');
    expect(end.to?.href).toBe(`${harbor}/login?to=%2Faccount`);
    expect(end.setCookie).toContain('Max-Age=0');
    expect(await view(name)).toBeUndefined();
    const begun = await go(`${harbor}/login`);
    const there = await go((await walk(begun.to?.href ?? '', sasha.email)).href, { cookie: begun.cookie });
    expect(there.to?.pathname).toBe('/post-activation-home');
  });

  test('SIGNIN-21: without a deep link they come to the sign-in of their own brand', async () => {
    const sasha = await open('other-brand');
    await change(sasha, { brand: 'TEMP1' });
    expect((await signInAt(sasha)).end.to?.href).toBe(`${harbor}/login`);
  });

  test.each(['LINESIDE', 'A-BRAND-WITHOUT-A-HOST'])('SIGNIN-21: a customer of %s stays', async (brand) => {
    const dana = await open('active-single');
    await change(dana, { brand });
    expect((await signInAt(dana)).end.to?.pathname).toBe('/post-activation-home');
  });

  test('a host that is not configured redirects to the portal’s origin', async () => {
    expect((await go('http://evil.example/login')).to?.searchParams.get('redirect_uri')).toBe(`${origin}/login`);
  });
});

describe('an answer that is refused opens no session, and falls through to the page (SIGNIN-2, SIGNIN-20)', () => {
  test('the same answer a second time', async () => {
    const { begun, back } = await signInAt(await open('active-single'));
    expect(await go(back.href, { cookie: begun.cookie })).toMatchObject({ status: 404, cookie: undefined });
  });

  test('an answer in another browser', async () => {
    const dana = await open('active-single');
    const begun = await go('/login');
    const back = await walk(begun.to?.href ?? '', dana.email);
    expect(await go(back.href)).toMatchObject({ status: 404, cookie: undefined });
    const other = await go('/login');
    expect(await go(back.href, { cookie: other.cookie })).toMatchObject({ status: 404, cookie: undefined });
  });

  test.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'x'.repeat(43))],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['another code', (url: URL) => url.searchParams.set('code', 'made-up')],
    ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
  ])('an answer with %s', async (_, change) => {
    const begun = await go('/login');
    const back = await walk(begun.to?.href ?? '', (await open('active-single')).email);
    change(back);
    expect(await go(back.href, { cookie: begun.cookie })).toMatchObject({ status: 404, cookie: undefined });
  });

  test.each([
    'id_token=secret.of.mine',
    'access_token=secret.of.mine',
    'code=1&id_token=secret.of.mine',
    'error=access_denied&error_description=secret.of.mine',
  ])('SIGNIN-4: %s in the query is refused and never logged', async (query) => {
    const begun = await go('/login');
    expect(await go(`/login?${query}`, { cookie: begun.cookie })).toMatchObject({ status: 404, cookie: undefined });
    expect(logged.join()).not.toContain('secret');
    // SAFETY-32: which it was; the portal's own way to this page, without a state, is nothing to tell.
    const [, unwanted] = /(id_token|access_token)=/.exec(query) ?? [];
    const told = unwanted ? [{ event: 'sign-in failed', error: `${unwanted} in the query` }] : [];
    expect(logged.map((line) => JSON.parse(line) as object)).toMatchObject(told);
  });

  test('SAFETY-15: a failure is logged without codes, states or addresses', async () => {
    const begun = await go('/login');
    await go('/login?code=secret-code&state=secret-state', { cookie: begun.cookie });
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({
      event: 'sign-in failed',
      security: true,
      error: 'no_attempt',
      address: expect.stringMatching(/^[\w-]{11}$/),
    });
    expect(logged.join()).not.toMatch(/secret|@/);
  });
});

describe('signing out (SIGNIN-18)', () => {
  test('ends the session, removes the cookie, and goes on to the provider without a token in the URL', async () => {
    const { end, name } = await signInAt(await open('active-single'));
    const events = () => logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    const tag = expect.stringMatching(/^[\w-]{11}$/) as string;
    // SAFETY-32
    expect(events()).toMatchObject([
      { event: 'signed in', security: true, session: tag, account: tag, brand: 'LINESIDE', again: false, acr: '' },
    ]);
    expect(events()[0]?.age).toBeGreaterThanOrEqual(0);
    const out = await go('/logout', { form: {}, cookie: end.cookie });
    expect(events()[1]).toMatchObject({ event: 'signed out', session: tag, where: 'here', sessions: 1 });
    // SAFETY-31
    expect([out.status, out.clears]).toEqual([303, '"cache"']);
    expect(out.setCookie).toMatch(/^lineside=; Max-Age=0;/);
    expect(out.to?.origin).toBe(env.OIDC_ISSUER);
    expect(Object.fromEntries(out.to?.searchParams ?? [])).toEqual({
      client_id: 'lineside',
      post_logout_redirect_uri: `${origin}/mobile-login`,
    });
    expect(await view(name)).toBeUndefined();
  });

  test('works while the provider cannot be reached', async () => {
    const { end, name } = await signInAt(await open('active-single'));
    const on = { ...env, OIDC_ISSUER: 'http://localhost:1' };
    expect(await go('/logout', { form: {}, cookie: end.cookie, on })).toMatchObject({
      status: 303,
      leadsTo: '/mobile-login',
    });
    expect(await view(name)).toBeUndefined();
    // SAFETY-32
    const events = logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(events.filter(({ event }) => event === 'failure swallowed')).toMatchObject([
      { security: true, what: 'end of session at the provider', session: expect.stringMatching(/^[\w-]{11}$/) },
    ]);
  });

  test('without a session is no error', async () => {
    expect(await go('/logout', { form: {} })).toMatchObject({ status: 303 });
  });

  test('does not happen by following a link', async () => {
    const { end, name } = await signInAt(await open('active-single'));
    expect((await go('/logout', { cookie: end.cookie })).status).toBe(404);
    expect(await view(name)).toBeDefined();
  });

  test('SIGNIN-24: everywhere ends all sessions of the customer, and nobody else’s', async () => {
    const dana = await open('active-family');
    const sessions = [await signInAt(dana), await signInAt(dana), await signInAt(dana)];
    const member = dana.lines.find(({ email }) => email !== dana.email);
    const other = await signInAt({ email: member?.email ?? '' });
    await go('/logout', { form: { everywhere: '1' }, cookie: sessions[0]?.end.cookie });
    expect(await Promise.all(sessions.map(({ name }) => view(name)))).toEqual([undefined, undefined, undefined]);
    expect(await view(other.name)).toBeDefined();
  });
});

describe('SETTINGS-8: signing out elsewhere', () => {
  const listed = async (account: FixtureAccount, name: string) => {
    const { credentials, actor } = (await view(name)) ?? {};
    if (!credentials || !actor) throw new Error('the session is over');
    return accountOf(env, account).signIns({ session: name, actor, credentials });
  };

  test('ends all other sessions, and keeps this one', async () => {
    const dana = await open('active-family');
    const [mine, one, two] = [await signInAt(dana), await signInAt(dana), await signInAt(dana)];
    const out = await go('/logout', { form: { elsewhere: '/settings' }, cookie: mine.end.cookie });
    expect(out).toMatchObject({ status: 303, cookie: undefined });
    expect([out.to?.pathname, out.to?.search]).toEqual(['/settings', '?signed-out=2']);
    expect([await view(mine.name), await view(one.name), await view(two.name)]).toEqual([
      expect.anything(),
      undefined,
      undefined,
    ]);
  });

  test('ends the one device that its reference names, and nobody else’s', async () => {
    const dana = await open('active-family');
    const marco = { email: dana.lines[1]?.email ?? '' };
    const [mine, other, third, his] = [
      await signInAt(dana),
      await signInAt(dana),
      await signInAt(dana),
      await signInAt(marco),
    ];
    const all = await listed(dana, mine.name);
    expect(all.map(({ isThis }) => isThis)).toEqual([true, false, false]);
    const ref = await markOf(other.name);
    expect(all.map((one) => one.ref)).toContain(ref);
    const out = await go('/logout', { form: { device: '/settings', ref }, cookie: mine.end.cookie });
    expect(out.to?.search).toBe('?signed-out=1');
    expect([await view(other.name), await view(third.name)]).toEqual([undefined, expect.anything()]);
    for (const foreign of [await markOf(his.name), await markOf(mine.name), '', ref]) {
      const none = await go('/logout', { form: { device: '/settings', ref: foreign }, cookie: mine.end.cookie });
      expect(none.to?.search).toBe('?signed-out=0');
    }
    expect([await view(his.name), await view(mine.name)]).toEqual([expect.anything(), expect.anything()]);
  });
});

describe('with a provider that issues what it likes', () => {
  /** A sign-in by the code flow, with an ID token that differs from the right one. */
  async function signInWith(
    { claims, ...change }: TokenChange,
    { email, on = {}, start = '/login' }: { email: string; on?: object; start?: string },
  ) {
    const provider = await ownProvider();
    const begun = await go(start, { on: { ...provider.env, ...on } });
    const query = begun.to?.searchParams ?? new URLSearchParams();
    const person = { sub: email, email, email_verified: true, nonce: query.get('nonce') ?? '' };
    provider.issue(await provider.idToken(person, { claims, ...change }));
    const back = `/login?code=a-code&state=${query.get('state')}`;
    const end = await go(back, { cookie: begun.cookie, on: { ...provider.env, ...on } });
    return { end, provider };
  }

  test('the right ID token opens a session', async () => {
    const { email } = await open('active-single');
    expect((await signInWith({}, { email })).end).toMatchObject({ status: 302, cookie: expect.any(String) });
  });

  test.each([...forged, ['another nonce', { claims: { nonce: 'another' } }] as const])(
    'SIGNIN-2: an ID token with %s signs nobody in',
    async (_, change) => {
      const { email } = await open('active-single');
      expect((await signInWith(change, { email })).end).toMatchObject({ status: 404, cookie: undefined });
    },
  );

  test.each([
    ['false', false, {}, 404],
    ['missing', undefined, {}, 404],
    ['the text "true"', 'true', {}, 404],
    ['missing, from an issuer that vouches', undefined, { OIDC_VOUCHES_FOR_EMAIL: 'on' }, 302],
  ])('SIGNIN-5: with email_verified %s', async (_, verified, on, status) => {
    const { email } = await open('active-single');
    const { end } = await signInWith({ claims: { email_verified: verified } }, { email, on });
    expect(end.status).toBe(status);
  });

  const unproved = '/login?error=unproved';
  const seconds = (ago: number) => Math.floor(Date.now() / 1_000) - ago;
  const asked = { OIDC_MAX_AGE: '3600', OIDC_ACR_VALUES: 'urn:mfa urn:key' };

  test('SIGNIN-30: the provider is asked by configuration how old and how strong a sign-in may be', async () => {
    const { env: on } = await ownProvider();
    expect((await go('/login', { on: { ...on, ...asked } })).to?.search).toMatch(
      /&max_age=3600&acr_values=urn%3Amfa\+urn%3Akey&/,
    );
    expect((await go('/login', { on })).to?.search).not.toMatch(/acr_values|prompt/);
  });

  test.each([
    ['new and strong', { auth_time: seconds(3_000), acr: 'urn:key' }, 302],
    ['too old', { auth_time: seconds(3_700), acr: 'urn:mfa' }, unproved],
    ['without a time', { acr: 'urn:mfa' }, unproved],
    ['with a time that is no number', { auth_time: String(seconds(0)), acr: 'urn:mfa' }, 404],
    ['too weak', { auth_time: seconds(0), acr: 'urn:password' }, 404],
    ['without a strength', { auth_time: seconds(0) }, 404],
  ])('SIGNIN-30: with both configured, one that is %s', async (_, claims, status) => {
    const { email } = await open('active-single');
    const { end } = await signInWith({ claims }, { email, on: asked });
    expect(end).toMatchObject(typeof status === 'number' ? { status } : { cookie: undefined, leadsTo: status });
  });

  test('SIGNIN-30: an answer from memory to a sign-in that has to be asked anew signs nobody in', async () => {
    const { email } = await open('active-single');
    const start = '/login?again=1&to=%2Fsettings';
    const remembered = await signInWith({ claims: { auth_time: seconds(60) } }, { email, start });
    expect(remembered.end).toMatchObject({ leadsTo: unproved, cookie: undefined });
    expect(logged.join()).toContain('auth_time');
    const anew = await signInWith({ claims: { auth_time: seconds(0) } }, { email, start });
    expect(anew.end).toMatchObject({ status: 302, cookie: expect.any(String) });
  });

  test.each([
    ['says no time', undefined, {}, false, false],
    ['says no time, where the operator trusts it to have asked', undefined, { OIDC_TRUSTS_PROMPT: 'on' }, true, true],
    ['says a time of now', 0, {}, true, true],
    ['says a time eleven minutes ago', 660, { OIDC_TRUSTS_PROMPT: 'on' }, false, false],
  ])('SIGNIN-31: a provider that %s', async (_, ago, on, opensAgain, isRecent) => {
    const { email } = await open('active-single');
    // Of this moment, and not of when the rows were made.
    const claims = ago === undefined ? {} : { auth_time: seconds(ago) };
    const { end } = await signInWith({ claims }, { email, on, start: '/login?again=1' });
    expect(end.cookie !== undefined).toBe(opensAgain);
    const first = await signInWith({ claims }, { email: (await open('active-single')).email, on });
    const session = await view(await nameOf((opensAgain ? end : first.end).cookie));
    expect(isRecentSignIn(session?.signedInAt, Date.now())).toBe(isRecent);
  });

  test('SAFETY-32: how strongly and how long ago somebody proved who they are is told to security', async () => {
    const { email } = await open('active-single');
    const { end } = await signInWith({ claims: { auth_time: seconds(100), acr: 'urn:mfa' } }, { email });
    const line = JSON.parse(logged.find((one) => one.includes('signed in')) ?? '') as Record<string, unknown>;
    expect(line).toMatchObject({ event: 'signed in', acr: 'urn:mfa', again: false });
    expect(Number(line.age) - 100).toBeGreaterThanOrEqual(0);
    expect(Number(line.age) - 100).toBeLessThan(60);
    expect(end.status).toBe(302);
  });

  test('SIGNIN-31: a sign-in that the provider may answer from memory is not recent without its time', async () => {
    const { email } = await open('active-single');
    const { end } = await signInWith({}, { email, on: { OIDC_TRUSTS_PROMPT: 'on' } });
    expect((await view(await nameOf(end.cookie)))?.signedInAt).toBeUndefined();
  });

  test.each([
    ['a session of 11 minutes', { auth_time: seconds(660) }],
    ['a session of 11 minutes, in a form with a file', { auth_time: seconds(660) }],
    ['a provider without auth_time', {}],
    ['a browser that took max_age and prompt out', { auth_time: seconds(660) }],
  ])('SIGNIN-24, SIGNIN-28: everywhere with %s ends nothing and leads to sign-in', async (situation, claims) => {
    const { email } = await open('active-family');
    const { end, provider } = await signInWith({ claims }, { email });
    if (situation.startsWith('a browser')) {
      // The provider answers from its memory, with a time or, unasked, without.
      for (const remembered of [claims, {}]) {
        const again = await signInWith({ claims: remembered }, { email, start: '/login?again=1' });
        expect(again.end).toMatchObject({ leadsTo: unproved, cookie: undefined });
      }
    }
    const hasFile = situation.endsWith('a file');
    const form = hasFile ? new FormData() : { everywhere: '/activity/x/not-me' };
    if (form instanceof FormData) form.set('everywhere', new File(['x'], 'x'));
    const sent = await go('/logout', { form, cookie: end.cookie, on: provider.env });
    const page = hasFile ? '/settings' : '/activity/x/not-me';
    expect(sent).toMatchObject({ status: 303, cookie: undefined });
    expect([sent.to?.pathname, sent.to?.searchParams.get('to')]).toEqual(['/login', `${page}?signed-in-again=1`]);
    expect(await view(await nameOf(end.cookie))).toBeDefined();
    for (const wider of ['elsewhere', 'device']) {
      const late = await go('/logout', { form: { [wider]: '/settings' }, cookie: end.cookie, on: provider.env });
      expect([late.to?.pathname, late.to?.searchParams.get('to')]).toEqual(['/login', '/settings?signed-in-again=1']);
    }
    expect((await go('/logout', { form: {}, cookie: end.cookie, on: provider.env })).to?.pathname).not.toBe('/login');
    expect(await view(await nameOf(end.cookie))).toBeUndefined();
  });

  test('SIGNIN-6: the customer belongs to the subject that signed in first', async () => {
    const dana = await open('active-single');
    const { name } = await signInAt(dana);
    const impostor = await signInWith({}, { email: dana.email });
    expect(impostor.end).toMatchObject({ status: 404, cookie: undefined });
    expect(impostor.provider.revoked).toHaveLength(2);
    expect(logged.join()).toContain('other_person');
    expect(await view(name)).toBeDefined();
    expect((await signInAt(dana)).end.to?.pathname).toBe('/post-activation-home');
  });
});

describe('a broker that posts an ID token (SIGNIN-3)', () => {
  async function begin() {
    const provider = await ownProvider();
    const on = { ...provider.env, OIDC_RESPONSE_MODE: 'form_post' };
    const begun = await go('/login?to=%2Faccount', { on });
    return { provider, on, begun, query: begun.to?.searchParams ?? new URLSearchParams() };
  }

  async function post({ claims, ...change }: TokenChange, state?: string) {
    const { provider, on, begun, query } = await begin();
    const { email } = await open('active-single');
    const person = { sub: email, email, email_verified: true, nonce: query.get('nonce') ?? '' };
    const form = {
      id_token: await provider.idToken(person, { claims, ...change }),
      state: state ?? query.get('state') ?? '',
    };
    return { form, begun, on, provider, end: await go('/login', { form, cookie: begun.cookie, on }) };
  }

  test('is asked for one, with a cookie that comes along from its site', async () => {
    const { begun, query } = await begin();
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'id_token',
      response_mode: 'form_post',
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(begun.setCookie).toMatch(
      /^lineside-signin=[\w-]{54}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=None$/,
    );
  });

  test('signs in with it', async () => {
    const { end, form, provider } = await post({});
    expect(end).toMatchObject({ status: 303, leadsTo: '/account' });
    expect(await view(await nameOf(end.cookie))).toMatchObject({
      identity: { email: expect.stringContaining('@') as string, issuer: provider.issuer },
      credentials: { idToken: form.id_token },
    });
  });

  test('signs in once with it', async () => {
    const { form, begun, on } = await post({});
    expect(await go('/login', { form, cookie: begun.cookie, on })).toMatchObject({
      leadsTo: '/login?error=failed',
      cookie: undefined,
    });
  });

  test.each([...forged, ['another nonce', { claims: { nonce: 'another' } }] as const])(
    'signs nobody in with %s',
    async (_, change) => {
      expect((await post(change)).end).toMatchObject({ leadsTo: '/login?error=failed', cookie: undefined });
    },
  );

  test('signs nobody in with another state', async () => {
    expect((await post({}, 'x'.repeat(43))).end).toMatchObject({ cookie: undefined });
  });

  test('signs nobody in without one', async () => {
    const { on, begun, query } = await begin();
    const form = { state: query.get('state') ?? '' };
    expect(await go('/login', { form, cookie: begun.cookie, on })).toMatchObject({
      leadsTo: '/login?error=failed',
      cookie: undefined,
    });
    expect(JSON.parse(logged.at(-1) ?? '')).toMatchObject({ event: 'sign-in failed', error: 'no_id_token' });
  });

  test('is not served without the configuration', async () => {
    expect(await go('/login', { form: { id_token: 'x', state: 'y' } })).toMatchObject({ status: 404 });
  });
});

/** The session's tokens, as its object has them. */
async function sessionTokens(name: string) {
  return runInDurableObject(sessionOf(env, name), async (_, { storage }) =>
    unseal<Tokens>(env.SESSION_SEAL_KEY, (await storage.get<string>('sealed')) ?? ''),
  );
}
