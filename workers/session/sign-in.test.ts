import { createExecutionContext, runInDurableObject, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { demo } from '#app/brand/demo.ts';
import type { SeedName } from '#contracts/seed.ts';
import { sessionOf } from '../account/access.ts';
import { originOf } from '../origin.ts';
import { walk } from '../testing/provider.ts';
import { calls, open, type FixtureAccount, injectFault } from '../testing/world.ts';
import type { Bindings } from '../variables.ts';
import { accountOf } from './actor.ts';
import { readCookie, sessionNameOf } from './cookie.ts';
import { loadSession } from './load.ts';
import { renew } from './oidc.ts';
import { unseal } from './seal.ts';
import { signIn } from './sign-in.ts';

const origin = env.PORTAL_ORIGIN;
let logged: string[];

beforeEach(() => {
  logged = [];
  for (const method of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((...texts) => void logged.push(texts.join(' ')));
});
afterEach(() => void vi.restoreAllMocks());

/** The portal as far as signing in goes; where it falls through, a page would be. */
const portal = new Hono<Bindings>();
portal.use((c, next) => {
  c.set('origin', originOf(c.req.raw, c.env));
  return next();
});
portal.use(loadSession);
portal.route('/', signIn);
portal.all('*', (c) => c.text('a page', 404));

async function go(path: string, { cookie, method = 'GET' }: { cookie?: string | undefined; method?: string } = {}) {
  const context = createExecutionContext();
  const headers = new Headers({ 'user-agent': 'Firefox/132.0 Linux', ...(cookie ? { cookie } : {}) });
  const response = await portal.fetch(
    new Request(new URL(path, origin), { method, headers, redirect: 'manual' }),
    env,
    context,
  );
  await waitOnExecutionContext(context);
  const location = response.headers.get('location');
  return {
    status: response.status,
    to: location === null ? undefined : new URL(location, origin),
    cookie: response.headers.get('set-cookie')?.split(';')[0],
    setCookie: response.headers.get('set-cookie'),
  };
}

/** From the first page to the landing, as a browser does it. */
async function whole(somebody: Pick<FixtureAccount, 'email'>, start = '/login') {
  const begun = await go(start);
  const back = await walk(begun.to?.href ?? '', somebody.email);
  const end = await go(back.href, { cookie: begun.cookie });
  return {
    begun,
    back,
    end,
    name: await sessionNameOf(readCookie(new Request(origin, { headers: { cookie: end.cookie ?? '' } }), origin) ?? ''),
  };
}

describe('beginning (decision 22)', () => {
  test('sends the browser to the provider with code, PKCE, state and nonce, and a cookie of its own', async () => {
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
    expect(setCookie).toMatch(/^lineside=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('is new each time', async () => {
    const [one, two] = await Promise.all([go('/login'), go('/login')]);
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(one.to?.searchParams.get(name)).not.toBe(two.to?.searchParams.get(name));
    expect(one.cookie).not.toBe(two.cookie);
  });

  test('passes a hint on, when it is no longer than an address', async () => {
    expect((await go('/login?login_hint=dana%40example.test')).to?.searchParams.get('login_hint')).toBe(
      'dana@example.test',
    );
    expect((await go(`/login?login_hint=${'a'.repeat(300)}`)).to?.searchParams.has('login_hint')).toBe(false);
  });

  test('is no session yet', async () => {
    const { cookie } = await go('/login');
    const name = await sessionNameOf(cookie?.split('=')[1] ?? '');
    expect(await sessionOf(env, name).view(name)).toBeUndefined();
  });
});

describe('ending', () => {
  test.each<[SeedName, string]>([
    ['new-sim', '/home'],
    ['active-single', '/post-activation-home'],
    ['porting', '/post-activation-home'],
    ['unclear', '/post-activation-home'],
    ['disabled', '/post-activation-home'],
    ['test-category', '/activation'],
    ['no-account', '/user'],
  ])('%s lands on %s (decision 2)', async (seed, landing) => {
    const { end } = await whole(await open(seed));
    expect(end.status).toBe(302);
    expect(end.to?.href).toBe(origin + landing);
  });

  test('opens a session for the one who signed in, who is looked up once', async () => {
    const dana = await open('active-family');
    const { name } = await whole(dana);
    expect(await sessionOf(env, name).view(name)).toMatchObject({
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

  test('gives another cookie: the one known before sign-in is worth nothing after it', async () => {
    const { begun, end } = await whole(await open('active-single'));
    expect(end.cookie).not.toBe(begun.cookie);
    const name = await sessionNameOf(begun.cookie?.split('=')[1] ?? '');
    expect(await sessionOf(env, name).view(name)).toBeUndefined();
  });

  test('a deep link wins over the landing (decision 2)', async () => {
    const { end } = await whole(await open('active-single'), '/login?to=%2Faccount%3Fcycle%3D2');
    expect(end.to?.href).toBe(`${origin}/account?cycle=2`);
  });

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/login', '%2F%09%2Fevil.example'])(
    'a way to %s is not one',
    async (to) => {
      const { end } = await whole(
        await open('active-single'),
        `/login?to=${to.startsWith('%') ? to : encodeURIComponent(to)}`,
      );
      expect(end.to?.href).toBe(`${origin}/post-activation-home`);
    },
  );

  test('a deep link does not help somebody without an account', async () => {
    const { end } = await whole(await open('no-account'), '/login?to=%2Faccount');
    expect(end.to?.pathname).toBe('/user');
  });

  test('with the carrier silent: signed in all the same, and looked up later', async () => {
    const dana = await open('active-single');
    await injectFault(dana, { endpoint: 'customer.byUsername', fault: 500, times: 1_000 });
    const { end, name } = await whole(dana);
    expect(end.to?.pathname).toBe('/home');
    expect(await sessionOf(env, name).view(name)).toMatchObject({ identity: { email: dana.email } });
    expect((await sessionOf(env, name).view(name))?.actor).toBeUndefined();
  });
});

describe('a second brand with a host of its own (decision 31)', () => {
  const harbor = env.OTHER_ORIGINS ?? '';

  test('signs in there, and its account is kept apart', async () => {
    const sasha = await open('other-brand');
    const begun = await go(`${harbor}/login`);
    expect(begun.to?.searchParams.get('redirect_uri')).toBe(`${harbor}/login`);
    const end = await go((await walk(begun.to?.href ?? '', sasha.email)).href, { cookie: begun.cookie });
    expect(end.to?.pathname).toBe('/post-activation-home');
    const name = await sessionNameOf(end.cookie?.split('=')[1] ?? '');
    expect(await sessionOf(env, name).view(name)).toMatchObject({ actor: { brand: 'TEMP1', groupId: sasha.groupId } });
  });

  test('a host that the configuration does not list is none: sign-in ends at home', async () => {
    expect((await go('http://evil.example/login')).to?.searchParams.get('redirect_uri')).toBe(`${origin}/login`);
  });
});

describe('what is no end of a sign-in falls through to the page, and opens nothing', () => {
  test('the same answer a second time', async () => {
    const { begun, back } = await whole(await open('active-single'));
    expect(await go(back.href, { cookie: begun.cookie })).toMatchObject({ status: 404, cookie: undefined });
  });

  test('an answer in another browser, which began none', async () => {
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
  ])('%s in the query: refused, and never logged (decision 22)', async (query) => {
    const begun = await go('/login');
    expect(await go(`/login?${query}`, { cookie: begun.cookie })).toMatchObject({ status: 404, cookie: undefined });
    expect(logged.join()).not.toContain('secret');
  });

  test('and says in the log that it failed, without codes, states or addresses', async () => {
    const begun = await go('/login');
    await go('/login?code=secret-code&state=secret-state', { cookie: begun.cookie });
    expect(logged.join()).toContain('sign-in failed');
    expect(logged.join()).not.toMatch(/secret|@/);
  });
});

describe('signing out', () => {
  test(
    'ends the session, takes the cookie away, and goes on to the provider without a token in the ' + 'address',
    async () => {
      const { end, name } = await whole(await open('active-single'));
      const out = await go('/logout', { method: 'POST', cookie: end.cookie });
      expect(out.status).toBe(303);
      expect(out.setCookie).toMatch(/^lineside=; Max-Age=0;/);
      expect(out.to?.origin).toBe(env.OIDC_ISSUER);
      expect(Object.fromEntries(out.to?.searchParams ?? [])).toEqual({
        client_id: 'lineside',
        post_logout_redirect_uri: `${origin}/mobile-login`,
      });
      expect(await sessionOf(env, name).view(name)).toBeUndefined();
    },
  );

  test('revokes the tokens', async () => {
    const dana = await open('active-single');
    const { end, name } = await whole(dana);
    const { refreshToken, ...tokens } = await sessionTokens(name);
    await go('/logout', { method: 'POST', cookie: end.cookie });
    expect(refreshToken).toBeDefined();
    expect(await renew(env, { ...tokens, ...(refreshToken ? { refreshToken } : {}) })).toBeUndefined();
  });

  test('closes the live pages of this session', async () => {
    const dana = await open('active-single');
    const { end, name } = await whole(dana);
    const response = await accountOf(env, { groupId: dana.groupId }).fetch(`${origin}/live`, {
      headers: { upgrade: 'websocket', 'x-session': name },
    });
    const socket = response.webSocket as WebSocket;
    const closed = new Promise<number>((done) => socket.addEventListener('close', ({ code }) => done(code)));
    socket.accept();
    await go('/logout', { method: 'POST', cookie: end.cookie });
    expect(await closed).toBe(1000);
  });

  test('without a session is no error', async () => {
    expect(await go('/logout', { method: 'POST' })).toMatchObject({ status: 303 });
  });

  test('is no matter of following a link', async () => {
    const { end, name } = await whole(await open('active-single'));
    expect((await go('/logout', { cookie: end.cookie })).status).toBe(404);
    expect(await sessionOf(env, name).view(name)).toBeDefined();
  });
});

/** The session's tokens, as its object has them. */
async function sessionTokens(name: string) {
  return runInDurableObject(sessionOf(env, name), async (_, { storage }) =>
    unseal(env.SESSION_SEAL_KEY, (await storage.get<string>('sealed')) ?? ''),
  );
}
