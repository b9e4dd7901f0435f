import { describe, expect, test } from 'vitest';
import { isRecentSignIn } from '#rpc/portal/fresh-sign-in.ts';
import { forgeries, ownProvider, type TokenChange } from '../testing/own-provider.ts';
import { go, keepLog, nameOf, signInAt, view } from '../testing/sign-in-portal.ts';
import { open } from '../testing/world.ts';

const log = keepLog();
const forged = Object.entries(await forgeries());

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
    'an ID token with %s signs nobody in (SIGNIN-2)',
    async (what, change) => {
      const { email } = await open('active-single');
      const isOfTime = /^(an expiry in the past|a beginning in the future)$/.test(what);
      const leadsTo = `/login?error=${isOfTime ? 'clock' : 'refused'}`;
      expect((await signInWith(change, { email })).end).toMatchObject({ leadsTo, cookie: undefined });
    },
  );

  const vouches = { OIDC_VOUCHES_FOR_EMAIL: 'on' };
  test.each([
    ['false', false, {}, false],
    ['missing', undefined, {}, false],
    ['the text "true"', 'true', {}, true],
    ['the text "True "', 'True ', {}, true],
    ['the text "false"', 'false', {}, false],
    ['1', 1, {}, false],
    ['missing, from an issuer that vouches', undefined, vouches, true],
    ['false, from an issuer that vouches', false, vouches, false],
    ['the text "false", from an issuer that vouches', 'false', vouches, false],
  ])('with email_verified %s (SIGNIN-5)', async (_, verified, on, isConfirmed) => {
    const { email } = await open('active-single');
    const { end } = await signInWith({ claims: { email_verified: verified } }, { email, on });
    if (isConfirmed) expect(end).toMatchObject({ status: 302, cookie: expect.any(String) });
    else expect(end).toMatchObject({ leadsTo: '/login?error=unconfirmed', cookie: undefined });
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
    ['new and strong', { auth_time: seconds(3_000), acr: 'urn:key' }, 302],
    ['too old', { auth_time: seconds(3_700), acr: 'urn:mfa' }, unproved],
    ['without a time', { acr: 'urn:mfa' }, unproved],
    ['with a time that is no number', { auth_time: String(seconds(0)), acr: 'urn:mfa' }, '/login?error=refused'],
    ['too weak', { auth_time: seconds(0), acr: 'urn:password' }, '/login?error=refused'],
    ['without a strength', { auth_time: seconds(0) }, '/login?error=refused'],
  ])('with both configured, one that is %s (SIGNIN-30)', async (_, claims, status) => {
    const { email } = await open('active-single');
    const { end } = await signInWith({ claims }, { email, on: asked });
    expect(end).toMatchObject(typeof status === 'number' ? { status } : { cookie: undefined, leadsTo: status });
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
    ['says no time', undefined, {}, false, false],
    ['says no time, where the operator trusts it to have asked', undefined, { OIDC_TRUSTS_PROMPT: 'on' }, true, true],
    ['says a time of now', 0, {}, true, true],
    ['says a time eleven minutes ago', 660, { OIDC_TRUSTS_PROMPT: 'on' }, false, false],
  ])('a provider that %s (SIGNIN-31)', async (_, ago, on, opensAgain, isRecent) => {
    const { email } = await open('active-single');
    // Of this moment, and not of when the rows were made.
    const claims = ago === undefined ? {} : { auth_time: seconds(ago) };
    const { end } = await signInWith({ claims }, { email, on, start: '/login?again=1' });
    expect(end.cookie !== undefined).toBe(opensAgain);
    const first = await signInWith({ claims }, { email: (await open('active-single')).email, on });
    const session = await view(await nameOf((opensAgain ? end : first.end).cookie));
    expect(isRecentSignIn(session?.signedInAt, Date.now())).toBe(isRecent);
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

  test('a sign-in that the provider may answer from memory is not recent without its time (SIGNIN-31)', async () => {
    const { email } = await open('active-single');
    const { end } = await signInWith({}, { email, on: { OIDC_TRUSTS_PROMPT: 'on' } });
    expect((await view(await nameOf(end.cookie)))?.signedInAt).toBeUndefined();
  });

  test.each([
    ['a session of 11 minutes', { auth_time: seconds(660) }],
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
