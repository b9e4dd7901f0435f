import { describe, expect, test } from 'vitest';
import { ownProvider, type TokenChange } from '../testing/own-provider.ts';
import { go, keepLog, nameOf, view } from '../testing/sign-in-portal.ts';
import { open } from '../testing/world.ts';

const log = keepLog();

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

  test('gets one on request, with a cookie that comes along from its site', async () => {
    const { begun, query } = await begin();
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'id_token',
      response_mode: 'form_post',
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(begun.setCookie).toMatch(
      /^lineside-signin=[\w-]{54}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=None$/,
    );
  });

  test('signs a person in with the token', async () => {
    const { end, form, provider } = await post({});
    expect(end).toMatchObject({ status: 303, leadsTo: '/account' });
    expect(await view(await nameOf(end.cookie))).toMatchObject({
      identity: { email: expect.stringContaining('@') as string, issuer: provider.issuer },
      credentials: { idToken: form.id_token },
    });
  });

  test('signs in only once with one token', async () => {
    const { form, begun, on } = await post({});
    expect(await go('/login', { form, cookie: begun.cookie, on })).toMatchObject({
      leadsTo: '/login?error=used',
      cookie: undefined,
    });
  });

  const past = Math.floor(Date.now() / 1_000) - 3_600;
  test.each<[string, TokenChange, string]>([
    ['another audience', { claims: { aud: 'another-client' } }, 'refused'],
    ['another nonce', { claims: { nonce: 'another' } }, 'refused'],
    ['an expiry in the past', { claims: { iat: past, exp: past + 60 } }, 'clock'],
  ])('signs nobody in with %s', async (_, change, cause) => {
    const leadsTo = `/login?error=${cause}&to=%2Faccount`;
    expect((await post(change)).end).toMatchObject({ leadsTo, cookie: undefined });
  });

  test('signs nobody in with another state', async () => {
    expect((await post({}, 'x'.repeat(43))).end).toMatchObject({ cookie: undefined });
  });

  test('signs nobody in without an ID token', async () => {
    const { on, begun, query } = await begin();
    const form = { state: query.get('state') ?? '' };
    expect(await go('/login', { form, cookie: begun.cookie, on })).toMatchObject({
      leadsTo: '/login?error=refused&to=%2Faccount',
      cookie: undefined,
    });
    expect(JSON.parse(log.logged.at(-1) ?? '')).toMatchObject({ event: 'sign-in failed', error: 'no_id_token' });
  });

  test.each([
    ['access_denied', 'cancelled'],
    ['server_error', 'unreachable'],
  ])('that posts the error %s leads to the page of its cause (SIGNIN-33)', async (error, cause) => {
    const { on, begun, query } = await begin();
    const form = { error, state: query.get('state') ?? '' };
    const leadsTo = `/login?error=${cause}&to=%2Faccount`;
    expect(await go('/login', { form, cookie: begun.cookie, on })).toMatchObject({ leadsTo, cookie: undefined });
  });

  test('is not served without the configuration', async () => {
    expect(await go('/login', { form: { id_token: 'x', state: 'y' } })).toMatchObject({ status: 404 });
  });
});
