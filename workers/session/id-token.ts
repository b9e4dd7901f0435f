import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, type JWTVerifyOptions } from 'jose';
import type { AuthorizationServer } from 'oauth4webapi';
import type { Env } from '../env.ts';

/** An ID token that is not what the provider would have issued for this sign-in or session. */
export class ForgedTokenError extends Error {
  override name = 'ForgedTokenError';
  readonly code: string;
  /** The signature is valid, but the times are not: the clocks of two systems differ, or the token is old. */
  readonly isTime: boolean;
  constructor(code: string, isTime = false) {
    super(`ID token refused: ${code}`);
    this.code = code;
    this.isTime = isTime;
  }
}

/** Claims that a token must have besides its signature, issuer, audience and times. */
export interface Expected {
  nonce?: string;
  subject?: string;
}

/** Access and logout tokens have types of their own, and are signed with the same keys. */
const idTokenTypes = [undefined, 'jwt'];

/** Allowed difference between the clocks, in seconds. */
const clockTolerance = 30;
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

/**
 * Verifies an ID token (SIGNIN-2): the same for the code flow, for `form_post` and for renewals.
 * @throws ForgedTokenError, or another error when the provider's keys cannot be fetched
 */
export async function verifyIdToken(
  env: Env,
  server: AuthorizationServer,
  idToken: string,
  { nonce, subject }: Expected,
): Promise<JWTPayload & { sub: string }> {
  const payload = await verifyProviderToken(env, server, idToken, idTokenTypes, {
    requiredClaims: ['sub', 'iat', 'exp'],
  });
  const { sub, azp, aud } = payload;
  if (!sub) throw new ForgedTokenError('sub');
  const manyAudiences = Array.isArray(aud) && aud.length > 1;
  if (azp === undefined ? manyAudiences : azp !== env.OIDC_CLIENT_ID) throw new ForgedTokenError('azp');
  if (nonce !== undefined && payload.nonce !== nonce) throw new ForgedTokenError('nonce');
  if (subject !== undefined && sub !== subject) throw new ForgedTokenError('sub');
  return { ...payload, sub };
}

/**
 * Verifies a token of the provider: signed with one of its keys, for this client, and current.
 * @param types allowed values of the header's `typ`, in lower case; `undefined` for a token without one
 * @throws ForgedTokenError, or another error when the provider's keys cannot be fetched
 */
export async function verifyProviderToken(
  env: Env,
  server: AuthorizationServer,
  token: string,
  types: readonly (string | undefined)[],
  more: Pick<JWTVerifyOptions, 'requiredClaims' | 'maxTokenAge'>,
): Promise<JWTPayload> {
  const { payload, protectedHeader } = await jwtVerify(token, keysOf(server), {
    ...more,
    issuer: server.issuer,
    audience: env.OIDC_CLIENT_ID,
    algorithms: algorithmsOf(server),
    clockTolerance,
  }).catch((thrown: unknown) => {
    throw isForged(thrown) ? new ForgedTokenError(thrown.code, isAboutTime(thrown)) : thrown;
  });
  if (!types.includes(typeOf(protectedHeader.typ))) throw new ForgedTokenError('typ');
  return payload;
}

/** Returns a media type without `application/`, which is optional (RFC 7515, 4.1.9). */
function typeOf(typ: string | undefined): string | undefined {
  return typ?.toLowerCase().replace(/^application\//, '');
}

/** Returns only algorithms with a public key: with `none` or HS256 anybody, or our own secret, could sign. */
function algorithmsOf({ id_token_signing_alg_values_supported: supported }: AuthorizationServer): string[] {
  const asymmetric = (supported ?? []).filter((alg) => /^(RS|PS|ES|Ed)/.test(alg));
  return asymmetric.length > 0 ? asymmetric : ['RS256'];
}

function keysOf({ jwks_uri: uri = '' }: AuthorizationServer) {
  const keys = keySets.get(uri) ?? createRemoteJWKSet(new URL(uri), { timeoutDuration: 5_000 });
  keySets.set(uri, keys);
  return keys;
}

function isAboutTime(thrown: errors.JOSEError): boolean {
  const isClaim = thrown instanceof errors.JWTExpired || thrown instanceof errors.JWTClaimValidationFailed;
  return isClaim && thrown.reason === 'check_failed' && ['exp', 'nbf', 'iat'].includes(thrown.claim);
}

const noProofCodes = [
  'ERR_JOSE_GENERIC',
  'ERR_JWKS_INVALID',
  'ERR_JWKS_MULTIPLE_MATCHING_KEYS',
  'ERR_JWKS_NO_MATCHING_KEY',
  'ERR_JWKS_TIMEOUT',
];

/** A key set that cannot be fetched, or lacks the key, does not prove a forgery (SIGNIN-32). */
function isForged(thrown: unknown): thrown is errors.JOSEError {
  return thrown instanceof errors.JOSEError && !noProofCodes.includes(thrown.code);
}
