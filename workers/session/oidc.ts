import * as oauth from 'oauth4webapi';
import { decodeJwt, type JWTPayload } from 'jose';
import type { Env } from '../env.ts';
import type { Attempt } from './attempts.ts';
import { ForgedTokenError, verifyIdToken } from './id-token.ts';
import { logSecurity } from '../security-log.ts';
import { readProvider } from './identity-provider.ts';
import type { Identity, Tokens } from './session.ts';
import { assertStrength, strengthQuery } from './sign-in-strength.ts';
import { clock } from '../clock.ts';
import { noteAnswer } from '../last-success.ts';

/** Thrown when the provider has not verified the person's email address (SIGNIN-5). */
export class EmailNotVerifiedError extends Error {
  readonly code = 'email_not_verified';
}

/** The provider sends no email address, by which the carrier knows customers. */
export class EmailMissingError extends Error {
  readonly code = 'email_missing';
}

const attemptMs = 10 * 60_000;
/** A token is renewed in the background in the last two minutes of its life, or the last quarter of a short one. */
const earlyMs = 2 * 60_000;

/** Address to which a provider sends the browser back, and the client that it belongs to: customers’ by default. */
export interface Callback {
  path: string;
  scope: string;
}

const customers: Callback = { path: '/login', scope: 'openid email profile offline_access' };

const redirectUri = (origin: string, { path }: Callback) => new URL(path, origin).href;

/** SIGNIN-3: whether the identity broker posts an ID token instead of redirecting with a code. */
export function usesFormPost({ OIDC_RESPONSE_MODE }: Pick<Env, 'OIDC_RESPONSE_MODE'>): boolean {
  return OIDC_RESPONSE_MODE === 'form_post';
}

interface BeginOptions {
  returnTo?: string | undefined;
  loginHint?: string | undefined;
  /** Name of the session that the browser has now. */
  previous?: string | undefined;
  /** The provider has to sign the person in anew, whatever its memory (SIGNIN-29). */
  again?: boolean;
}

/**
 * Begins a sign-in (SIGNIN-1).
 * @returns the attempt to remember, and where to send the browser
 * @throws when the provider was never reached
 */
export async function begin(
  env: Env,
  origin: string,
  { returnTo, loginHint, previous, again = false }: BeginOptions = {},
  back = customers,
): Promise<{ attempt: Attempt; url: URL }> {
  const { server } = await readProvider(env);
  const attempt: Attempt = {
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    verifier: oauth.generateRandomCodeVerifier(),
    askedAt: clock.now(),
    expiresAt: clock.now() + attemptMs,
    again,
    returnTo,
    previous,
  };
  const url = new URL(server.authorization_endpoint as string);
  const query: Record<string, string> = {
    client_id: env.OIDC_CLIENT_ID,
    redirect_uri: redirectUri(origin, back),
    state: attempt.state,
    nonce: attempt.nonce,
    ...strengthQuery(env, again),
    ...(usesFormPost(env)
      ? { response_type: 'id_token', response_mode: 'form_post', scope: 'openid email profile' }
      : {
          response_type: 'code',
          scope: back.scope,
          code_challenge: await oauth.calculatePKCECodeChallenge(attempt.verifier),
          code_challenge_method: 'S256',
        }),
  };
  if (loginHint) query.login_hint = loginHint;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return { attempt, url };
}

/**
 * Ends a sign-in by exchanging the code.
 * @throws ForgedTokenError, WeakSignInError, EmailNotVerifiedError, EmailMissingError, or
 * when the provider refuses or does not answer
 */
export async function finishByCode(
  env: Env,
  origin: string,
  callback: URL,
  attempt: Attempt,
  back = customers,
): Promise<{ tokens: Tokens; identity: Identity }> {
  const { server, client, secret, options } = await readProvider(env);
  const parameters = oauth.validateAuthResponse(server, client, callback, attempt.state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    secret,
    parameters,
    redirectUri(origin, back),
    attempt.verifier,
    options,
  );
  noteAnswer('provider', response);
  const result = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: attempt.nonce,
    requireIdToken: true,
  });
  const claims = await verifyIdToken(env, server, result.id_token ?? '', { nonce: attempt.nonce });
  const authenticatedAt = assertStrength(env, byOurClock(claims), attempt, clock.now());
  return { tokens: tokensOf(result), identity: { ...identityOf(env, server.issuer, claims), authenticatedAt } };
}

/**
 * Ends a sign-in with the ID token that the broker posted. It also serves as the access token, and cannot be renewed.
 * @throws ForgedTokenError, WeakSignInError, EmailNotVerifiedError, EmailMissingError, or
 * when the provider's keys cannot be fetched
 */
export async function finishByFormPost(
  env: Env,
  idToken: string,
  attempt: Attempt,
): Promise<{ tokens: Tokens; identity: Identity }> {
  const { server } = await readProvider(env);
  const claims = await verifyIdToken(env, server, idToken, { nonce: attempt.nonce });
  const authenticatedAt = assertStrength(env, byOurClock(claims), attempt, clock.now());
  const expiresAt = clock.here((claims.exp as number) * 1_000);
  return {
    tokens: { accessToken: idToken, idToken, expiresAt, renewFrom: expiresAt },
    identity: { ...identityOf(env, server.issuer, claims), authenticatedAt },
  };
}

/**
 * Result of a renewal. Tokens with a forged ID token are returned so that they can be revoked. The old ID token stays
 * when the key of the new one cannot be found or fetched (SIGNIN-32).
 */
export type Renewal = { kind: 'renewed' | 'forged' | 'unproved'; tokens: Tokens } | { kind: 'refused' };

/** Renews tokens silently. @throws when the provider does not answer, or not in a way that can be read */
export async function renew(env: Env, old: Tokens, { subject }: Pick<Identity, 'subject'>): Promise<Renewal> {
  if (!old.refreshToken) return { kind: 'refused' };
  const { server, client, secret, options } = await readProvider(env);
  const response = await oauth.refreshTokenGrantRequest(server, client, secret, old.refreshToken, options);
  noteAnswer('provider', response);
  // Reads the body first, so that a wrong token differs from an unreadable reply.
  const body = (await response
    .clone()
    .json()
    .catch(() => ({}))) as Partial<oauth.TokenEndpointResponse>;
  if (response.ok && typeof body.id_token === 'string') {
    try {
      await verifyIdToken(env, server, body.id_token, { subject });
    } catch (thrown) {
      const tokens = tokensOf(body as oauth.TokenEndpointResponse, old);
      if (thrown instanceof ForgedTokenError) return { kind: 'forged', tokens };
      // Keeps the new tokens, because the provider may take a refresh token once. Compares at least the subject.
      if (decodeJwt(body.id_token).sub !== subject) return { kind: 'forged', tokens };
      return { kind: 'unproved', tokens: { ...tokens, idToken: old.idToken } };
    }
  }
  try {
    return {
      kind: 'renewed',
      tokens: tokensOf(await oauth.processRefreshTokenResponse(server, client, response), old),
    };
  } catch (thrown) {
    if (thrown instanceof oauth.ResponseBodyError && thrown.error === 'invalid_grant') return { kind: 'refused' };
    throw thrown;
  }
}

/** Revokes tokens at the provider; never throws, because a session ends here whatever the provider answers. */
export async function revoke(env: Env, tokens: Tokens): Promise<void> {
  try {
    const { server, client, secret, options } = await readProvider(env);
    const all = [tokens.refreshToken, tokens.accessToken].filter((token) => token !== undefined);
    const done = await Promise.allSettled(
      all.map(async (token) =>
        oauth.processRevocationResponse(await oauth.revocationRequest(server, client, secret, token, options)),
      ),
    );
    if (done.some(({ status }) => status === 'rejected')) throw new Error('a token was not revoked');
  } catch {
    await logSecurity(env, 'tokens not revoked', {});
  }
}

/** Returns the provider's URL for signing out. @throws when the provider was never reached */
export async function endSessionUrl(env: Env, origin: string): Promise<URL> {
  const { server } = await readProvider(env);
  const home = new URL('/mobile-login', origin).href;
  if (!server.end_session_endpoint) return new URL(home);
  const url = new URL(server.end_session_endpoint);
  // Sends no `id_token_hint`, because an ID token must never be in a URL.
  url.searchParams.set('client_id', env.OIDC_CLIENT_ID);
  url.searchParams.set('post_logout_redirect_uri', home);
  return url;
}

/** Converts the time of the person's proof from the provider's clock to ours. */
function byOurClock(claims: JWTPayload): JWTPayload {
  const { auth_time: time } = claims;
  return typeof time === 'number' ? { ...claims, auth_time: clock.here(time * 1_000) / 1_000 } : claims;
}

/** Some providers write the claim as text. A `false` counts in any spelling, whatever is configured (SIGNIN-5). */
function isConfirmed({ OIDC_VOUCHES_FOR_EMAIL }: Env, verified: unknown): boolean {
  const claim = typeof verified === 'string' ? verified.trim().toLowerCase() : verified;
  if (claim === true || claim === 'true') return true;
  return OIDC_VOUCHES_FOR_EMAIL === 'on' && claim !== false && claim !== 'false';
}

/**
 * Returns the person whom the ID token names.
 * @throws EmailNotVerifiedError, EmailMissingError
 */
function identityOf(env: Env, issuer: string, claims: JWTPayload & { sub: string }): Identity {
  const { email, email_verified: verified, given_name: given, family_name: family, sid, acr } = claims;
  if (typeof email !== 'string' || email === '') throw new EmailMissingError();
  if (!isConfirmed(env, verified)) throw new EmailNotVerifiedError();
  const name = [given, family].filter((part) => typeof part === 'string').join(' ');
  return {
    email,
    name: name || email,
    issuer,
    subject: claims.sub,
    sid: typeof sid === 'string' ? sid : undefined,
    acr: typeof acr === 'string' ? acr : undefined,
  };
}

function tokensOf(result: oauth.TokenEndpointResponse, old?: Tokens): Tokens {
  const lifeMs = (result.expires_in ?? 300) * 1_000;
  const expiresAt = clock.now() + lifeMs;
  return {
    accessToken: result.access_token,
    idToken: result.id_token ?? old?.idToken ?? '',
    refreshToken: result.refresh_token ?? old?.refreshToken,
    expiresAt,
    renewFrom: expiresAt - Math.min(earlyMs, lifeMs / 4),
  };
}
