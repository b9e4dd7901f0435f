import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import { vi } from 'vitest';
import type { Env } from '../env.ts';
import { backChannel } from '../session/back-channel.ts';

const keyId = 'published';

/** What a test changes of the ID token that the provider would issue. */
export interface TokenChange {
  claims?: JWTPayload;
  header?: { alg?: string; kid?: string; typ?: string; jwk?: JWK; jku?: string };
  key?: CryptoKey | Uint8Array;
}

/** Sends what a provider says to the portal's address for it. @returns the status */
export async function endByProvider(
  body: string | Uint8Array,
  on: Env,
  { path = '/back-channel-logout', headers = {} }: { path?: string; headers?: Record<string, string> } = {},
): Promise<number> {
  const own = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
  const request = new Request(`https://portal.example.test${path}`, {
    method: 'POST',
    body,
    headers: { ...own, ...headers },
  });
  return (await backChannel.fetch(request, on, createExecutionContext())).status;
}

/** An identity provider inside the test, with what metadata the test wants. Call `vi.restoreAllMocks` afterward. */
export async function ownProvider(metadata: Record<string, unknown> = {}) {
  const issuer = `https://${crypto.randomUUID()}.provider.test`;
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const published = { ...(await exportJWK(publicKey)), kid: keyId, alg: 'ES256', use: 'sig' };
  const revoked: string[] = [];
  const issued = { idToken: '' };
  const replies: Record<string, (request: Request) => Promise<Response> | Response> = {
    '/.well-known/openid-configuration': () =>
      Response.json({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        revocation_endpoint: `${issuer}/revoke`,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: ['ES256', 'HS256', 'none'],
        ...metadata,
      }),
    '/keys': () => Response.json({ keys: [published] }),
    '/token': () =>
      Response.json({
        access_token: `access-${crypto.randomUUID()}`,
        refresh_token: `refresh-${crypto.randomUUID()}`,
        token_type: 'Bearer',
        expires_in: 600,
        id_token: issued.idToken,
      }),
    '/revoke': async (request) => {
      revoked.push(new URLSearchParams(await request.text()).get('token') ?? '');
      return new Response();
    },
  };
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    return url.origin === issuer
      ? (replies[url.pathname]?.(request) ?? new Response(null, { status: 404 }))
      : fetch(request);
  });

  /** Returns a token for a sign-in, right but for the change; a claim of `undefined` is left out. */
  function idToken(claims: JWTPayload, { claims: changed, header, key }: TokenChange = {}): Promise<string> {
    const now = Math.floor(Date.now() / 1_000);
    const all = { iss: issuer, aud: env.OIDC_CLIENT_ID, iat: now, exp: now + 600, ...claims, ...changed };
    const alg = header?.alg ?? 'ES256';
    if (alg === 'none') return Promise.resolve(unsigned(all));
    return new SignJWT(all).setProtectedHeader({ ...header, alg, kid: header?.kid ?? keyId }).sign(key ?? privateKey);
  }

  return {
    issuer,
    revoked,
    published,
    idToken,
    /** The body by which the provider ends sessions, right but for the change. */
    logoutBody: async (claims: JWTPayload, change: TokenChange = {}) => {
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
      const header = { typ: 'logout+jwt', ...change.header };
      const token = await idToken({ jti: crypto.randomUUID(), events, ...claims }, { ...change, header });
      return new URLSearchParams({ logout_token: token }).toString();
    },
    /** What this path answers from now on. */
    answer: (path: '/keys' | '/token', reply: (request: Request) => Promise<Response> | Response) => {
      replies[path] = reply;
    },
    /** The environment of a portal that signs in here. */
    env: { ...env, OIDC_ISSUER: issuer },
    /** The token endpoint sends this ID token from now on. */
    issue: (idToken: string) => {
      issued.idToken = idToken;
    },
  };
}

function unsigned(claims: JWTPayload): string {
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
  return `${part({ alg: 'none', kid: keyId })}.${part(claims)}.`;
}

/** Ways to forge an ID token; each must be refused, and the token without a change be accepted. */
export async function forgeries(): Promise<Record<string, TokenChange>> {
  const past = Math.floor(Date.now() / 1_000) - 3_600;
  const brought = await generateKeyPair('ES256', { extractable: true });
  return {
    'a signature by another key': { key: (await generateKeyPair('ES256')).privateKey },
    'no signature': { header: { alg: 'none' } },
    'a signature with the client secret': {
      header: { alg: 'HS256' },
      key: new TextEncoder().encode(env.OIDC_CLIENT_SECRET),
    },
    'a key that it brings itself': {
      header: { jwk: await exportJWK(brought.publicKey), jku: 'https://evil.example/keys' },
      key: brought.privateKey,
    },
    'another audience': { claims: { aud: 'another-client' } },
    'another authorized party': { claims: { azp: 'another-client' } },
    'many audiences without an authorized party': { claims: { aud: [env.OIDC_CLIENT_ID, 'another-client'] } },
    'another issuer': { claims: { iss: 'https://evil.example' } },
    'an expiry in the past': { claims: { iat: past, exp: past + 60 } },
    'a beginning in the future': { claims: { nbf: past + 7_200 } },
    'no expiry': { claims: { exp: undefined } },
    'no subject': { claims: { sub: undefined } },
    'the type of an access token': { header: { typ: 'at+jwt' } },
  };
}
