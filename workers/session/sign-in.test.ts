import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { demo } from '#app/brand/testing/brands.ts';
import type { Credentials } from '#rpc/carrier/request.ts';
import type { SeedName } from '#contracts/seed.ts';
import type { SignInCause } from '#rpc/domain/sign-in-cause.ts';
import { clock } from '../clock.ts';
import { isTaken, walk } from '../testing/identity-pages.ts';
import { go, keepLog, origin, sessionTokens, signInAt, view } from '../testing/sign-in-portal.ts';
import { calls, clearFaults, injectFault, open, until } from '../testing/world.ts';
import { findActorOf } from './actor.ts';
import { deriveSessionName } from './cookie.ts';
import type { SessionView } from './session.ts';

const log = keepLog();

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
    expect(setCookie).toMatch(/^lineside-signin=[\w-]{54}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('uses new values each time, and opens no session', async () => {
    const [one, two] = await Promise.all([go('/login'), go('/login')]);
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(one.to?.searchParams.get(name)).not.toBe(two.to?.searchParams.get(name));
    expect(one.cookie).not.toBe(two.cookie);
    expect(await view(await deriveSessionName(one.cookie?.split('=')[1] ?? ''))).toBeUndefined();
  });

  test('passes a login hint on when it is no longer than an email address', async () => {
    expect((await go('/login?login_hint=dana%40example.test')).to?.searchParams.get('login_hint')).toBe(
      'dana@example.test',
    );
    expect((await go(`/login?login_hint=${'a'.repeat(300)}`)).to?.searchParams.has('login_hint')).toBe(false);
  });

  test('sends a signed-in person on, and keeps their session (SIGNIN-25)', async () => {
    const { end, name } = await signInAt(await open('active-single'));
    expect(await go('/login?to=%2Faccount', { cookie: end.cookie })).toMatchObject({
      status: 302,
      leadsTo: '/account',
      cookie: undefined,
    });
    expect((await go('/login', { cookie: end.cookie })).to?.href).toBe(`${origin}/`);
    expect(await view(name)).toBeDefined();
  });

  test('signs a person in anew who has to, as the same person, and returns to the page (SIGNIN-29)', async () => {
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

  test('begins for a link with another person, and keeps the session until it ends (SIGNIN-25)', async () => {
    const { end, name } = await signInAt(await open('active-single'));
    const begun = await go('/login?login_hint=other%40example.test', { cookie: end.cookie });
    expect(begun.to?.origin).toBe(env.OIDC_ISSUER);
    expect(begun.cookie).toMatch(/^lineside-signin=/);
    expect(await view(name)).toBeDefined();
  });
});

describe('finishing a sign-in', () => {
  // landing.test.ts has all landings and links.
  test.each<[SeedName, string, string]>([
    ['new-sim', '', '/home'],
    ['test-category', '', '/activation'],
    ['no-account', '?to=%2Faccount', '/user'],
    ['active-single', '?to=%2Faccount%3Fcycle%3D2', '/account?cycle=2'],
    ['active-single', '?to=%2F%2Fevil.example', '/post-activation-home'],
  ])('%s with the link “%s” lands on %s (SIGNIN-7, SIGNIN-8, SIGNIN-9, SIGNIN-11)', async (seed, link, landing) => {
    const { end } = await signInAt(await open(seed), `/login${link}`);
    expect(end).toMatchObject({ status: 302, leadsTo: landing });
  });

  test('opens a session with a new cookie, and looks the customer up once (SIGNIN-20)', async () => {
    const dana = await open('active-family');
    const { begun, end, name } = await signInAt(dana);
    expect(end.cookie).toMatch(/^lineside=/);
    expect(end.cookie?.split('=')[1]).not.toBe(begun.cookie?.split('=')[1]);
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
    // HTTP-10: who it is was not known yet.
    expect((await calls(dana)).map(({ id, headers }) => [id, headers['x-primary']])).toEqual([
      ['customer.byUsername', 'No'],
    ]);
  });

  test('completes both of two tabs in one browser (SIGNIN-20)', async () => {
    const dana = await open('active-single');
    const first = await go('/login?to=%2Faccount');
    const second = await go('/login?to=%2Fbills', { cookie: first.cookie });
    expect(second.cookie).toBe(first.cookie);
    const ends = [];
    for (const { to } of [first, second])
      ends.push(await go((await walk(to?.href ?? '', dana.email)).href, { cookie: first.cookie }));
    expect(ends.map(({ to }) => to?.pathname)).toEqual(['/account', '/bills']);
  });

  test('is not disturbed by a foreign answer (SIGNIN-20)', async () => {
    const dana = await open('active-single');
    const begun = await go('/login');
    await go('/login?code=x&state=y', { cookie: begun.cookie });
    await go('/login?code=x', { cookie: begun.cookie });
    const end = await go((await walk(begun.to?.href ?? '', dana.email)).href, { cookie: begun.cookie });
    expect(end.to?.pathname).toBe('/post-activation-home');
  });

  test('ends the session that the browser had, and revokes its tokens (SIGNIN-25)', async () => {
    const before = await signInAt(await open('active-family'));
    const tokens = await sessionTokens(before.name);
    expect(await isTaken(tokens)).toBe(true);
    const other = await open('active-single');
    const after = await signInAt(other, `/login?login_hint=${encodeURIComponent(other.email)}`, before.end.cookie);
    expect(await view(after.name)).toMatchObject({ identity: { email: other.email } });
    expect(await view(before.name)).toBeUndefined();
    await until(async () => !(await isTaken(tokens)), 'the revocation');
  });

  test('signs in while the carrier is silent, and looks up the customer later', async () => {
    const dana = await open('active-single');
    await injectFault(dana, { endpoint: 'customer.byUsername', fault: 500, times: 1_000 });
    const { end, name } = await signInAt(dana);
    expect(end.to?.pathname).toBe('/home');
    const known = await view(name);
    expect(known).toMatchObject({ identity: { email: dana.email } });
    expect(known?.actor).toBeUndefined();
    const lookUp = () => {
      const load = { page: '/home', request: crypto.randomUUID(), replyTimeoutMs: 5_000 };
      return findActorOf(env, known as SessionView, demo.key, known?.credentials as Credentials, load);
    };
    expect((await lookUp()).kind).toBe('fault');
    expect((await view(name))?.actor).toBeUndefined();
    await clearFaults(dana);
    expect((await lookUp()).kind).toBe('reply');
    expect((await view(name))?.actor).toMatchObject({ customerId: dana.customerId, groupId: dana.groupId });
  });
});

describe('an answer that is refused opens no session, and leads to the page of its cause (SIGNIN-2, SIGNIN-33)', () => {
  test('is rejected in another browser, which may keep no cookies', async () => {
    const dana = await open('active-single');
    const begun = await go('/login');
    const back = await walk(begun.to?.href ?? '', dana.email);
    const lost = await go(back.href);
    expect(lost).toMatchObject({ leadsTo: '/login?error=cookies', cookie: expect.stringMatching(/^lineside-signin=/) });
    // The page of a browser that keeps none; the other goes on to the page of those who come too late.
    expect((await go('/login?error=cookies')).status).toBe(404);
    // Nor is a cancel of theirs one that helps to know.
    expect(await go('/login?error=access_denied&state=x')).toMatchObject({ leadsTo: '/login?error=cookies' });
    expect(await go('/login?error=cookies', { cookie: lost.cookie })).toMatchObject({ leadsTo: '/login?error=old' });
    const other = await go('/login');
    expect(await go(back.href, { cookie: other.cookie })).toMatchObject({ leadsTo: '/login?error=used' });
  });

  test('is rejected a second time; with its session it redirects to the first target (SIGNIN-34)', async () => {
    const { begun, back, end } = await signInAt(await open('active-single'), '/login?to=%2Fbills');
    const cookie = [begun.cookie, end.cookie].join('; ');
    expect(await go(back.href, { cookie: begun.cookie })).toMatchObject({
      leadsTo: '/login?error=used',
      cookie: undefined,
    });
    expect(await go(back.href, { cookie })).toMatchObject({ status: 302, leadsTo: '/bills', cookie: undefined });
    expect(await go(back.href, { cookie: end.cookie })).toMatchObject({ leadsTo: '/bills' });
    back.searchParams.set('state', 'x'.repeat(43));
    expect(await go(back.href, { cookie })).toMatchObject({ leadsTo: '/', cookie: undefined });
  });

  test('is rejected after ten minutes; its page links to the requested one (SIGNIN-20)', async () => {
    const begun = await go('/login?to=%2Fbills');
    const back = await walk(begun.to?.href ?? '', (await open('active-single')).email);
    vi.spyOn(clock, 'now').mockReturnValue(Date.now() + 10 * 60_000);
    expect(await go(back.href, { cookie: begun.cookie })).toMatchObject({
      leadsTo: '/login?error=old&to=%2Fbills',
      cookie: undefined,
    });
  });

  test.each<[string, SignInCause, (url: URL) => void]>([
    ['another state', 'used', (url) => url.searchParams.set('state', 'x'.repeat(43))],
    ['no state', 'used', (url) => url.searchParams.delete('state')],
    ['another code', 'old', (url) => url.searchParams.set('code', 'made-up')],
    ['another issuer', 'refused', (url) => url.searchParams.set('iss', 'https://evil.example')],
  ])('one with %s: %s', async (_, cause, change) => {
    const begun = await go('/login');
    const back = await walk(begun.to?.href ?? '', (await open('active-single')).email);
    change(back);
    const leadsTo = `/login?error=${cause}`;
    expect(await go(back.href, { cookie: begun.cookie })).toMatchObject({ leadsTo, cookie: undefined });
  });

  test.each<[string, SignInCause]>([
    ['access_denied', 'cancelled'],
    ['user_cancelled_authorize', 'cancelled'],
    ['login_required', 'cancelled'],
    ['temporarily_unavailable', 'unreachable'],
    ['server_error', 'unreachable'],
    ['unauthorized_client', 'refused'],
    ['secret.of.mine', 'refused'],
  ])('the provider’s %s: %s', async (error, cause) => {
    const begun = await go('/login?to=%2Fbills');
    const state = begun.to?.searchParams.get('state');
    const leadsTo = `/login?error=${cause}&to=%2Fbills`;
    const reply = `/login?error=${error}&error_description=secret.of.mine&state=${state}`;
    expect(await go(reply, { cookie: begun.cookie })).toMatchObject({ leadsTo, cookie: undefined });
    // Some send no state along.
    expect((await go(`/login?error=${error}`)).leadsTo).toBe(`/login?error=${cause}`);
    expect(log.logged.map((line) => JSON.parse(line) as object)).toMatchObject([
      { event: 'sign-in failed', error: 'provider_error' },
    ]);
    expect(log.logged.join()).not.toContain('secret');
  });

  test.each(['id_token=secret.of.mine', 'access_token=secret.of.mine', 'code=1&id_token=secret.of.mine'])(
    '%s in the query is refused and never logged (SIGNIN-4)',
    async (query) => {
      const begun = await go('/login');
      const leadsTo = '/login?error=refused';
      expect(await go(`/login?${query}`, { cookie: begun.cookie })).toMatchObject({ leadsTo, cookie: undefined });
      expect(log.logged.join()).not.toContain('secret');
      // SAFETY-32: which it was.
      const [, unwanted] = /(id_token|access_token)=/.exec(query) ?? [];
      const line = { event: 'sign-in failed', error: `${unwanted} in the query` };
      expect(log.logged.map((one) => JSON.parse(one) as object)).toMatchObject([line]);
    },
  );

  test('is logged without codes, states or addresses (SAFETY-15)', async () => {
    const begun = await go('/login');
    await go('/login?code=secret-code&state=secret-state', { cookie: begun.cookie });
    expect(JSON.parse(log.logged[0] ?? '')).toMatchObject({
      event: 'sign-in failed',
      security: true,
      error: 'no_attempt',
      address: expect.stringMatching(/^[\w-]{11}$/),
    });
    expect(log.logged.join()).not.toMatch(/secret|@/);
  });
});
