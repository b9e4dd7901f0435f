import { exportJWK, generateKeyPair } from 'jose';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerAges } from '../last-success.ts';
import { hour, minute, pass, stopClock } from '../testing/clock.ts';
import { forgeries, ownProvider, type TokenChange } from '../testing/own-provider.ts';
import { ForgedTokenError, verifyIdToken } from './id-token.ts';
import { type Renewal, renew } from './oidc.ts';
import { readProvider } from './identity-provider.ts';
import type { Tokens } from './session.ts';

afterEach(() => void vi.restoreAllMocks());

const nonce = 'nonce-of-this-sign-in';
const claims = { sub: 'person-1', email: 'dana@example.test', nonce };
const forged = Object.entries(await forgeries());

describe('an ID token (SIGNIN-2)', () => {
  async function verify(change: TokenChange = {}) {
    const provider = await ownProvider();
    const { server } = await readProvider(provider.env);
    return verifyIdToken(provider.env, server, await provider.idToken(claims, change), { nonce, subject: 'person-1' });
  }

  test('is accepted as the provider issues it', async () => {
    expect(await verify()).toMatchObject({ sub: 'person-1', email: 'dana@example.test' });
  });

  test('is accepted for several audiences when the portal is the authorized party', async () => {
    const aud = ['lineside', 'another-client'];
    expect(await verify({ claims: { aud, azp: 'lineside' } })).toMatchObject({ aud });
  });

  test.each([undefined, 'JWT', 'application/jwt'])('of the type %s is accepted', async (typ) => {
    expect(await verify({ header: { typ } })).toMatchObject({ sub: 'person-1' });
  });

  test.each(['at+jwt', 'logout+jwt'])('of the type %s is refused', async (typ) => {
    await expect(verify({ header: { typ } })).rejects.toThrow(ForgedTokenError);
  });

  test.each(forged)('is refused with %s', async (_, change) => {
    await expect(verify(change)).rejects.toThrow(ForgedTokenError);
  });

  test.each([
    ['another nonce', { nonce: 'another' }, 'nonce'],
    ['no nonce', { nonce: undefined }, 'nonce'],
    ['another subject', { sub: 'person-2' }, 'sub'],
    ['another authorized party', { azp: 'another-client' }, 'azp'],
  ])('with %s is refused, which its code says to the log (SAFETY-32)', async (_, changed, code) => {
    const failure = await verify({ claims: changed }).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(ForgedTokenError);
    expect(failure).toMatchObject({ code });
  });

  test('is accepted without an authorized party for one audience in a list', async () => {
    expect(await verify({ claims: { aud: ['lineside'] } })).toMatchObject({ sub: 'person-1' });
  });

  test('is signed with RS256 where the provider names no public-key algorithm (OpenID Connect Core, 2)', async () => {
    const provider = await ownProvider({ id_token_signing_alg_values_supported: ['HS256', 'none'] });
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
    const published = { ...(await exportJWK(publicKey)), kid: 'published', alg: 'RS256', use: 'sig' };
    provider.answer('/keys', () => Response.json({ keys: [published, { ...provider.published, kid: 'other' }] }));
    const { server } = await readProvider(provider.env);
    const token = await provider.idToken(claims, { header: { alg: 'RS256' }, key: privateKey });
    expect(await verifyIdToken(provider.env, server, token, { nonce })).toMatchObject({ sub: 'person-1' });
    const other = await provider.idToken(claims, { header: { kid: 'other' } });
    await expect(verifyIdToken(provider.env, server, other, { nonce })).rejects.toThrow(ForgedTokenError);
  });

  test('is neither accepted nor called forged with an unpublished key (SIGNIN-32)', async () => {
    const failure = await verify({ header: { kid: 'another' } }).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(ForgedTokenError);
  });

  test.each([
    ['cannot be fetched', () => Promise.reject(new TypeError('network'))],
    ['take too long', () => Promise.reject(new DOMException('', 'TimeoutError'))],
    ['are answered with a failure', async () => new Response('sorry', { status: 503 })],
    ['are no JSON', async () => new Response('<html>')],
    ['are no keys', async () => Response.json({ keys: 'none' })],
  ])('is neither accepted nor called forged while the keys %s (SIGNIN-32)', async (_, answer) => {
    const provider = await ownProvider();
    const { server } = await readProvider(provider.env);
    const token = await provider.idToken(claims);
    vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
    const failure = await verifyIdToken(provider.env, server, token, {}).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(ForgedTokenError);
  });
});

describe('a renewed ID token (SIGNIN-2)', () => {
  const old: Tokens = {
    accessToken: 'old-access',
    idToken: 'old-id',
    refreshToken: 'old-refresh',
    expiresAt: Date.now(),
    renewFrom: Date.now(),
  };

  async function renewed(change: TokenChange = {}): Promise<Renewal> {
    const provider = await ownProvider();
    provider.issue(await provider.idToken({ sub: 'person-1' }, change));
    return renew(provider.env, old, { subject: 'person-1' });
  }

  test('is accepted as the provider issues it', async () => {
    expect(await renewed()).toMatchObject({
      kind: 'renewed',
      tokens: { accessToken: expect.stringMatching(/^access-/) },
    });
  });

  test.each(forged.filter(([name]) => /by another key|other audience/.test(name)))(
    'is refused with %s',
    async (_, change) => {
      expect(await renewed(change)).toMatchObject({ kind: 'forged' });
    },
  );

  test('leaves the old one in use, with the new tokens, when its key is not published yet (SIGNIN-32)', async () => {
    expect(await renewed({ header: { kid: 'another' } })).toMatchObject({
      kind: 'unproved',
      tokens: { idToken: old.idToken, refreshToken: expect.stringMatching(/^refresh-/) },
    });
    expect(await renewed({ header: { kid: 'another' }, claims: { sub: 'person-2' } })).toMatchObject({
      kind: 'forged',
    });
  });

  test('leaves the old one in use, with the new tokens, when two published keys have its id (SIGNIN-32)', async () => {
    const provider = await ownProvider();
    provider.answer('/keys', () => Response.json({ keys: [provider.published, provider.published] }));
    provider.issue(await provider.idToken({ sub: 'person-1' }));
    expect(await renew(provider.env, old, { subject: 'person-1' })).toMatchObject({
      kind: 'unproved',
      tokens: { idToken: old.idToken },
    });
  });

  test('may repeat the nonce of its sign-in', async () => {
    expect(await renewed({ claims: { nonce } })).toMatchObject({ kind: 'renewed' });
  });

  test('is refused for another subject, and its tokens are returned to be revoked', async () => {
    expect(await renewed({ claims: { sub: 'person-2' } })).toMatchObject({
      kind: 'forged',
      tokens: { refreshToken: expect.stringMatching(/^refresh-/) },
    });
  });
});

describe('the provider’s metadata (SIGNIN-22)', () => {
  test('is fetched once an hour, and its answers are recorded (SAFETY-49)', async () => {
    const provider = await ownProvider();
    const asked = () =>
      vi.mocked(globalThis.fetch).mock.calls.filter(([input]) => new Request(input).url.includes('.well-known')).length;
    stopClock(Date.now() + 24 * hour);
    await readProvider(provider.env);
    expect(answerAges().provider).toBe(0);
    await readProvider(provider.env);
    pass(59 * minute);
    await readProvider(provider.env);
    expect(asked()).toBe(1);
    pass(minute);
    await readProvider(provider.env);
    expect(asked()).toBe(2);
  });

  test('is used although it is outdated while the provider does not answer', async () => {
    const provider = await ownProvider();
    stopClock();
    const { server } = await readProvider(provider.env);
    pass(2 * hour);
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('network'));
    expect((await readProvider(provider.env)).server).toBe(server);
    const asked = vi.mocked(globalThis.fetch).mock.calls.length;
    await readProvider(provider.env);
    expect(vi.mocked(globalThis.fetch).mock.calls.length).toBe(asked);
  });

  test('refuses a document of another issuer', async () => {
    const { env } = await ownProvider({ issuer: 'https://evil.example' });
    await expect(readProvider(env)).rejects.toThrow('issuer');
  });

  test('is refused with plain http where the portal has https (SAFETY-20)', async () => {
    const { env } = await ownProvider();
    const insecure = { ...env, PORTAL_ORIGIN: 'https://portal.carrier.net', OIDC_ISSUER: 'http://id.carrier.net' };
    await expect(readProvider(insecure)).rejects.toThrow('http://id.carrier.net must be https');
  });

  test.each(['authorization_endpoint', 'token_endpoint', 'jwks_uri', 'revocation_endpoint', 'end_session_endpoint'])(
    'that names another origin as %s is refused, unless the configuration lists it (SAFETY-44)',
    async (name) => {
      const { env } = await ownProvider({ [name]: 'https://keys.provider.test/of/us' });
      await expect(readProvider(env)).rejects.toMatchObject({
        code: 'foreign_endpoint',
        message: 'OIDC_OTHER_ORIGINS does not list https://keys.provider.test',
      });
      const listed = { ...env, OIDC_OTHER_ORIGINS: 'https://a.test https://keys.provider.test/' };
      expect((await readProvider(listed)).server).toMatchObject({ [name]: 'https://keys.provider.test/of/us' });
    },
  );
});
