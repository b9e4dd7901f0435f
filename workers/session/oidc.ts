import * as oauth from 'oauth4webapi';
import type { Env } from '../env.ts';

/** What the provider gave: sealed at rest, never sent to the browser. Times in milliseconds since 1970. */
export interface Tokens {
  accessToken: string;
  idToken: string;
  refreshToken?: string;
  expiresAt: number;
}

export interface Identity {
  email: string;
  name: string;
}

/** A sign-in that has begun: kept in the Session object until the provider sends the browser back. */
export interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
  returnTo?: string;
  expiresAt: number;
}

const attemptMs = 10 * 60_000;
const discoveryMs = 60 * 60_000;
const requestMs = 5_000;
let known: { issuer: string; at: number; server: oauth.AuthorizationServer } | undefined;

/** The redirect address (decision 22). */
const redirectUri = (origin: string) => new URL('/login', origin).href;

async function settings(env: Env) {
  const issuer = new URL(env.OIDC_ISSUER);
  const options = {
    // Only the fixtures' provider speaks plain http, and only where the configuration says so.
    [oauth.allowInsecureRequests]: issuer.protocol === 'http:',
    signal: () => AbortSignal.timeout(requestMs),
  };
  if (known?.issuer !== env.OIDC_ISSUER || Date.now() - known.at > discoveryMs) {
    const response = await oauth.discoveryRequest(issuer, { algorithm: 'oidc', ...options });
    known = { issuer: env.OIDC_ISSUER, at: Date.now(), server: await oauth.processDiscoveryResponse(issuer, response) };
  }
  const client: oauth.Client = { client_id: env.OIDC_CLIENT_ID };
  return { server: known.server, client, secret: oauth.ClientSecretBasic(env.OIDC_CLIENT_SECRET), options };
}

/**
 * Begins a sign-in: authorization code with PKCE, state and nonce. @returns what to remember, and where to send the
 * browser
 */
export async function begin(
  env: Env,
  origin: string,
  returnTo: string | undefined,
  loginHint: string | undefined,
): Promise<{ attempt: Attempt; url: URL }> {
  const { server } = await settings(env);
  const attempt: Attempt = {
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    verifier: oauth.generateRandomCodeVerifier(),
    expiresAt: Date.now() + attemptMs,
    ...(returnTo ? { returnTo } : {}),
  };
  const url = new URL(server.authorization_endpoint as string);
  const query = {
    client_id: env.OIDC_CLIENT_ID,
    redirect_uri: redirectUri(origin),
    response_type: 'code',
    scope: 'openid email profile offline_access',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
    ...(loginHint ? { login_hint: loginHint } : {}),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return { attempt, url };
}

/**
 * Ends a sign-in: exchanges the code, checks the ID token's signature, issuer, audience, times and nonce.
 * @throws when any of it is wrong, or the provider does not answer
 */
export async function finish(
  env: Env,
  origin: string,
  callback: URL,
  attempt: Attempt,
): Promise<{ tokens: Tokens; identity: Identity }> {
  const { server, client, secret, options } = await settings(env);
  const parameters = oauth.validateAuthResponse(server, client, callback, attempt.state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    secret,
    parameters,
    redirectUri(origin),
    attempt.verifier,
    options,
  );
  const result = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: attempt.nonce,
    requireIdToken: true,
  });
  await oauth.validateApplicationLevelSignature(server, response, options);
  const claims = oauth.getValidatedIdTokenClaims(result);
  if (typeof claims?.email !== 'string') throw new Error('the ID token names no e-mail address');
  const name = [claims.given_name, claims.family_name].filter((part) => typeof part === 'string').join(' ');
  return { tokens: tokensOf(result, undefined), identity: { email: claims.email, name: name || claims.email } };
}

/**
 * New tokens, silently. Undefined when the provider refuses: the person signs in again. @throws when it does not answer
 */
export async function renew(env: Env, old: Tokens): Promise<Tokens | undefined> {
  if (!old.refreshToken) return undefined;
  const { server, client, secret, options } = await settings(env);
  const response = await oauth.refreshTokenGrantRequest(server, client, secret, old.refreshToken, options);
  try {
    return tokensOf(await oauth.processRefreshTokenResponse(server, client, response), old);
  } catch (thrown) {
    if (thrown instanceof oauth.ResponseBodyError && thrown.error === 'invalid_grant') return undefined;
    throw thrown;
  }
}

/** Tells the provider that the tokens are over; failing to is no reason to keep somebody signed in. */
export async function revoke(env: Env, tokens: Tokens): Promise<void> {
  const { server, client, secret, options } = await settings(env);
  const all = [tokens.refreshToken, tokens.accessToken].filter((token) => token !== undefined);
  await Promise.allSettled(
    all.map(async (token) =>
      oauth.processRevocationResponse(await oauth.revocationRequest(server, client, secret, token, options)),
    ),
  );
}

/** Where the browser goes to sign out at the provider too. */
export async function endSessionUrl(env: Env, origin: string): Promise<URL> {
  const { server } = await settings(env);
  const home = new URL('/mobile-login', origin).href;
  if (!server.end_session_endpoint) return new URL(home);
  const url = new URL(server.end_session_endpoint);
  // No id_token_hint: the ID token must never stand in a URL.
  url.searchParams.set('client_id', env.OIDC_CLIENT_ID);
  url.searchParams.set('post_logout_redirect_uri', home);
  return url;
}

function tokensOf(result: oauth.TokenEndpointResponse, old: Tokens | undefined): Tokens {
  const refreshToken = result.refresh_token ?? old?.refreshToken;
  return {
    accessToken: result.access_token,
    idToken: result.id_token ?? old?.idToken ?? '',
    expiresAt: Date.now() + (result.expires_in ?? 300) * 1000,
    ...(refreshToken ? { refreshToken } : {}),
  };
}
