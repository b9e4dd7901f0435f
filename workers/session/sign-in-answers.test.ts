import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { isRecentSignIn } from '#rpc/portal/fresh-sign-in.ts';
import { ownProvider, type TokenChange } from '../testing/own-provider.ts';
import { go, keepLog, nameOf, signInAt, view } from '../testing/sign-in-portal.ts';
import { open } from '../testing/world.ts';

const log = keepLog();

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

  const past = Math.floor(Date.now() / 1_000) - 3_600;
  test.each<[string, TokenChange, string]>([
    ['another audience', { claims: { aud: 'another-client' } }, 'refused'],
    ['another nonce', { claims: { nonce: 'another' } }, 'refused'],
    ['an expiry in the past', { claims: { iat: past, exp: past + 60 } }, 'clock'],
    ['a beginning in the future', { claims: { nbf: past + 7_200 } }, 'clock'],
    ['another issuer', { claims: { iss: 'https://evil.example' } }, 'refused'],
    ['no subject', { claims: { sub: '' } }, 'refused'],
    ['an unverified address', { claims: { email_verified: false } }, 'unconfirmed'],
  ])('an ID token with %s signs nobody in (SIGNIN-2)', async (_, change, cause) => {
    const { end } = await signInWith(change, { email: (await open('active-single')).email });
    expect(end).toMatchObject({ leadsTo: `/login?error=${cause}`, cookie: undefined });
  });

  test.each<[string, number, string, string]>([
    ['that the code is over', 400, '{"error":"invalid_grant"}', 'old'],
    ['that the person canceled', 400, '{"error":"access_denied"}', 'cancelled'],
    ['that it knows no such client', 400, '{"error":"invalid_client"}', 'refused'],
    ['too many requests', 429, '{"error":"slow_down"}', 'unreachable'],
    ['an error of its own', 500, '{"error":"x"}', 'unreachable'],
    ['a page while it is down', 503, '<p>Soon</p>', 'unreachable'],
    ['a page instead of tokens', 200, '<p>Hello</p>', 'refused'],
  ])('a provider that answers %s for a code signs nobody in (SIGNIN-33)', async (_, status, body, cause) => {
    const provider = await ownProvider();
    const headers = { 'content-type': body.startsWith('{') ? 'application/json' : 'text/html' };
    provider.answer('/token', () => new Response(body, { status, headers }));
    const begun = await go('/login', { on: provider.env });
    const back = `/login?code=a-code&state=${begun.to?.searchParams.get('state')}`;
    const end = await go(back, { cookie: begun.cookie, on: provider.env });
    expect(end).toMatchObject({ leadsTo: `/login?error=${cause}`, cookie: undefined });
  });

  test('leads to the page of an outage while the provider cannot be reached (SIGNIN-33)', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('network'));
    const on = { ...env, OIDC_ISSUER: `https://${crypto.randomUUID()}.provider.test` };
    expect(await go('/login?to=%2Fbills', { on })).toMatchObject({ leadsTo: '/login?error=unreachable&to=%2Fbills' });
  });

  const unproved = '/login?error=unproved';
  const seconds = (ago: number) => Math.floor(Date.now() / 1_000) - ago;
  const asked = { OIDC_MAX_AGE: '3600', OIDC_ACR_VALUES: 'urn:mfa urn:key' };

  test('requests age and strength of a sign-in from the provider by configuration (SIGNIN-30)', async () => {
    const { env: on } = await ownProvider();
    expect((await go('/login', { on: { ...on, ...asked } })).to?.search).toMatch(
      /&max_age=3600&acr_values=urn%3Amfa\+urn%3Akey&/,
    );
    expect((await go('/login', { on })).to?.search).not.toMatch(/acr_values|prompt/);
  });

  test.each([
    ['too old', { auth_time: seconds(3_700), acr: 'urn:mfa' }, unproved],
    ['with a time that is no number', { auth_time: String(seconds(0)), acr: 'urn:mfa' }, '/login?error=refused'],
    ['too weak', { auth_time: seconds(0), acr: 'urn:password' }, '/login?error=refused'],
  ])('with both configured, one that is %s (SIGNIN-30)', async (_, claims, leadsTo) => {
    const { email } = await open('active-single');
    const { end } = await signInWith({ claims }, { email, on: asked });
    expect(end).toMatchObject({ cookie: undefined, leadsTo });
  });

  test('signs nobody in by an answer from memory to a sign-in that has to be new (SIGNIN-30)', async () => {
    const { email } = await open('active-single');
    const start = '/login?again=1&to=%2Fsettings';
    const remembered = await signInWith({ claims: { auth_time: seconds(60) } }, { email, start });
    expect(remembered.end).toMatchObject({ leadsTo: `${unproved}&to=%2Fsettings`, cookie: undefined });
    expect(log.logged.join()).toContain('auth_time');
    const anew = await signInWith({ claims: { auth_time: seconds(0) } }, { email, start });
    expect(anew.end).toMatchObject({ status: 302, cookie: expect.any(String) });
  });

  test.each([
    ['says no time', {}, false],
    ['says no time, where the operator trusts it to have asked', { OIDC_TRUSTS_PROMPT: 'on' }, true],
  ])('a provider that %s (SIGNIN-31)', async (_, on, isTrusted) => {
    const { email } = await open('active-single');
    const { end } = await signInWith({}, { email, on, start: '/login?again=1' });
    expect(end.cookie !== undefined).toBe(isTrusted);
    const first = await signInWith({}, { email: (await open('active-single')).email, on });
    const session = await view(await nameOf((isTrusted ? end : first.end).cookie));
    expect(isRecentSignIn(session?.signedInAt, Date.now())).toBe(isTrusted);
  });

  test('logs strength and age of a proof for security (SAFETY-32)', async () => {
    const { email } = await open('active-single');
    const { end } = await signInWith({ claims: { auth_time: seconds(100), acr: 'urn:mfa' } }, { email });
    const line = JSON.parse(log.logged.find((one) => one.includes('signed in')) ?? '') as Record<string, unknown>;
    expect(line).toMatchObject({ event: 'signed in', acr: 'urn:mfa', again: false });
    expect(Number(line.age) - 100).toBeGreaterThanOrEqual(0);
    expect(Number(line.age) - 100).toBeLessThan(60);
    expect(end.status).toBe(302);
  });

  test.each([
    ['a session of 11 minutes, in a form with a file', { auth_time: seconds(660) }],
    ['a provider without auth_time', {}],
    ['a browser that took max_age and prompt out', { auth_time: seconds(660) }],
  ])('everywhere with %s ends nothing and leads to sign-in (SIGNIN-24, SIGNIN-28)', async (situation, claims) => {
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

  test('the customer belongs to the subject that signed in first (SIGNIN-6)', async () => {
    const dana = await open('active-single');
    const { name } = await signInAt(dana);
    const impostor = await signInWith({}, { email: dana.email });
    expect(impostor.end).toMatchObject({ leadsTo: '/login?error=refused', cookie: undefined });
    expect(impostor.provider.revoked).toHaveLength(2);
    expect(log.logged.join()).toContain('other_person');
    expect(await view(name)).toBeDefined();
    expect((await signInAt(dana)).end.to?.pathname).toBe('/post-activation-home');
  });
});
