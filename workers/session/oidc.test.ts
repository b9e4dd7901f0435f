import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clock } from '../clock.ts';
import { secretNames } from '../configuration.ts';
import { loggedLines } from '../testing/logged-lines.ts';
import { ownProvider } from '../testing/own-provider.ts';
import { begin, endSessionUrl, finishByCode, renew, revoke } from './oidc.ts';
import type { Tokens } from './session.ts';

const origin = env.PORTAL_ORIGIN;
const email = 'dana@example.test';
const old: Tokens = {
  accessToken: 'old-access',
  idToken: 'old-id',
  refreshToken: 'old-refresh',
  expiresAt: 0,
  renewFrom: 0,
};

afterEach(() => {
  vi.restoreAllMocks();
  clock.set(env);
});

/** Signs in by a code, with these claims beside the usual ones. @returns what is known of the person */
async function signedIn(claims: object, more = {}) {
  const provider = await ownProvider();
  const on = { ...provider.env, ...more };
  const { attempt } = await begin(on, origin);
  const person = { sub: 'person-1', email, email_verified: true, nonce: attempt.nonce };
  provider.issue(await provider.idToken({ ...person, ...claims }));
  return finishByCode(on, origin, new URL(`/login?code=a-code&state=${attempt.state}`, origin), attempt);
}

describe('somebody who signed in', () => {
  test.each([
    ['DANA', 'REYES', 'DANA REYES'],
    ['DANA', undefined, 'DANA'],
    [undefined, 'REYES', 'REYES'],
    [undefined, undefined, email],
    [1, ['REYES'], email],
  ])('with the names %s and %s is called %s', async (given, family, name) => {
    const { identity } = await signedIn({ given_name: given, family_name: family });
    expect(identity.name).toBe(name);
  });

  test('has sid and strength from a provider that sends them as text (SIGNIN-40, SAFETY-32)', async () => {
    expect((await signedIn({ sid: 'sid-1', acr: 'urn:mfa' })).identity).toMatchObject({ sid: 'sid-1', acr: 'urn:mfa' });
    const { sid, acr } = (await signedIn({ sid: 1, acr: { level: 2 } })).identity;
    expect([sid, acr]).toEqual([undefined, undefined]);
  });

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
  ])('with email_verified %s signs in or not (SIGNIN-5)', async (_, verified, on, isConfirmed) => {
    const trying = signedIn({ email_verified: verified }, on);
    if (isConfirmed) expect((await trying).identity).toMatchObject({ email });
    else await expect(trying).rejects.toMatchObject({ code: 'email_not_verified' });
  });

  test.each([undefined, '', 1])('refuses a sign-in with the address %s (SIGNIN-5)', async (address) => {
    await expect(signedIn({ email: address })).rejects.toMatchObject({ code: 'email_missing' });
  });

  test('is authenticated by the portal’s own clock, where tests moved it (SAFETY-48)', async () => {
    clock.set({ PORTAL_ORIGIN: 'http://localhost', CLOCK_AHEAD_MS: '7200000' });
    const seconds = Math.floor(Date.now() / 1_000);
    const { identity } = await signedIn({ auth_time: seconds });
    expect(identity.authenticatedAt).toBe(seconds * 1_000 + 7_200_000);
  });
});

describe('tokens', () => {
  /** A provider that answers so when it is asked for tokens. */
  async function answering(status: number, body: object) {
    const provider = await ownProvider();
    provider.answer('/token', () => Response.json(body, { status }));
    return provider.env;
  }

  test('are refused when the provider does not renew them any more (SIGNIN-15)', async () => {
    const on = await answering(400, { error: 'invalid_grant' });
    expect(await renew(on, old, { subject: 'person-1' })).toEqual({ kind: 'refused' });
  });

  test.each(['temporarily_unavailable', 'invalid_client', 'invalid_request'])(
    'are not refused by the failure %s, which says nothing of them (SIGNIN-22)',
    async (error) => {
      const on = await answering(400, { error });
      await expect(renew(on, old, { subject: 'person-1' })).rejects.toMatchObject({ error });
    },
  );

  test('keep the old ones when they are renewed without an ID token or another refresh token', async () => {
    const on = await answering(200, { access_token: 'new-access', token_type: 'Bearer', expires_in: 600 });
    expect(await renew(on, old, { subject: 'person-1' })).toMatchObject({
      kind: 'renewed',
      tokens: { accessToken: 'new-access', idToken: 'old-id', refreshToken: 'old-refresh' },
    });
  });

  test('are renewed with the old ID token while the keys cannot be fetched (SIGNIN-22, SIGNIN-32)', async () => {
    const provider = await ownProvider();
    provider.answer('/keys', () => new Response(null, { status: 503 }));
    provider.issue(await provider.idToken({ sub: 'person-1' }));
    const renewal = await renew(provider.env, old, { subject: 'person-1' });
    expect(renewal).toMatchObject({ kind: 'unproved', tokens: { idToken: 'old-id' } });
    expect(renewal).not.toMatchObject({ tokens: { refreshToken: 'old-refresh' } });
    expect(await renew(provider.env, old, { subject: 'person-2' })).toMatchObject({ kind: 'forged' });
  });

  test.each([
    [600, 480],
    [60, 45],
    [undefined, 225],
  ])('of %s seconds are renewed from second %i on (SIGNIN-15)', async (seconds, from) => {
    vi.spyOn(clock, 'now').mockReturnValue(0);
    const on = await answering(200, { access_token: 'new', token_type: 'Bearer', expires_in: seconds });
    expect(await renew(on, old, { subject: 'person-1' })).toMatchObject({ tokens: { renewFrom: from * 1_000 } });
  });

  test.each([
    [old, ['old-refresh', 'old-access']],
    [{ ...old, refreshToken: undefined }, ['old-access']],
  ])('are revoked each, which no line of the log mentions (SIGNIN-23)', async (tokens, all) => {
    const provider = await ownProvider();
    const lines = loggedLines();
    await revoke(provider.env, tokens);
    expect([provider.revoked.toSorted(), lines]).toEqual([all.toSorted(), []]);
  });

  test('gives up a provider that hangs (SIGNIN-22)', async () => {
    const provider = await ownProvider();
    await begin(provider.env, origin);
    provider.answer(
      '/token',
      ({ signal }) =>
        new Promise((_, reject) => {
          if (signal.aborted) reject(new DOMException('too long', 'TimeoutError'));
        }),
    );
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    await expect(renew(provider.env, old, { subject: 'person-1' })).rejects.toThrow('too long');
  });
});

test('begins a sign-in with secrets of its own, and none with those of the fixtures (SAFETY-20)', async () => {
  const { env: on } = await ownProvider();
  const deployed = { ...on, PORTAL_ORIGIN: 'https://portal.example' };
  const names = [...secretNames, 'OIDC_CARE_CLIENT_SECRET', 'PUSH_KEY'];
  const secrets = Object.fromEntries(names.map((name) => [name, `own-${crypto.randomUUID()}`]));
  const { url } = await begin({ ...deployed, ...secrets }, origin);
  expect(url.origin).toBe(on.OIDC_ISSUER);
  await expect(begin(deployed, origin)).rejects.toThrow('must not be the fixtures');
  const insecure = { ...deployed, ...secrets, OIDC_ISSUER: on.OIDC_ISSUER.replace('https', 'http') };
  await expect(begin(insecure, origin)).rejects.toThrow('must be https');
});

test('signs out at the portal only where the provider has no address for it (SIGNIN-18)', async () => {
  const { env: on } = await ownProvider();
  const lines = loggedLines();
  expect((await endSessionUrl(on, origin)).href).toBe(`${origin}/mobile-login`);
  expect(lines).toEqual([]);
});
