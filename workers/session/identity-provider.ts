import * as oauth from 'oauth4webapi';
import { assertOwnSecrets, assertSecure } from '../configuration.ts';
import type { Env } from '../env.ts';
import { noteAnswer } from '../last-success.ts';
import { providerOriginsOf } from '../origin.ts';
import { clock } from '../clock.ts';

/** Lifetime of the provider's metadata, and of outdated metadata after a failure, in milliseconds. */
const freshMs = 60 * 60_000;
const restMs = 30_000;
/** Time limit of discovery while outdated metadata is good enough. */
const refreshMs = 2_000;
const requestMs = 5_000;

/** The provider's metadata names an origin that is not configured (SAFETY-44). */
class ForeignEndpointError extends Error {
  override name = 'ForeignEndpointError';
  readonly code = 'foreign_endpoint';
  constructor(origin: string) {
    super(`OIDC_OTHER_ORIGINS does not list ${origin}`);
  }
}

/** Metadata by issuer, because the care team has a provider of its own. */
const metadata = new Map<string, { freshUntil: number; server: oauth.AuthorizationServer }>();

/**
 * Returns the identity provider's metadata, and the client's credentials.
 * @throws when it was never reached
 */
export async function readProvider(env: Env) {
  const issuer = new URL(env.OIDC_ISSUER);
  assertSecure(env, issuer);
  assertOwnSecrets(env);
  const insecure = { [oauth.allowInsecureRequests]: issuer.protocol === 'http:' };
  const last = metadata.get(env.OIDC_ISSUER);
  const { server } = last && last.freshUntil > clock.now() ? last : await renewed(env, issuer, insecure, last);
  const client: oauth.Client = { client_id: env.OIDC_CLIENT_ID };
  const options = { ...insecure, signal: () => AbortSignal.timeout(requestMs) };
  return { server, client, secret: oauth.ClientSecretBasic(env.OIDC_CLIENT_SECRET), options };
}

/** Stale metadata is used on while new metadata cannot be had. */
async function renewed(
  env: Env,
  issuer: URL,
  insecure: object,
  last: { server: oauth.AuthorizationServer } | undefined,
): Promise<{ server: oauth.AuthorizationServer }> {
  try {
    const server = await discover(env, issuer, insecure, last ? refreshMs : requestMs);
    metadata.set(env.OIDC_ISSUER, { freshUntil: clock.now() + freshMs, server });
    return { server };
  } catch (thrown) {
    if (!last) throw thrown;
    metadata.set(env.OIDC_ISSUER, { freshUntil: clock.now() + restMs, server: last.server });
    return last;
  }
}

async function discover(env: Env, issuer: URL, insecure: object, limitMs: number): Promise<oauth.AuthorizationServer> {
  const response = await oauth.discoveryRequest(issuer, {
    algorithm: 'oidc',
    ...insecure,
    signal: () => AbortSignal.timeout(limitMs),
  });
  const server = await oauth.processDiscoveryResponse(issuer, noteAnswer('provider', response));
  const endpoints = [
    server.authorization_endpoint,
    server.token_endpoint,
    server.jwks_uri,
    server.revocation_endpoint,
    server.end_session_endpoint,
  ];
  for (const endpoint of endpoints.filter((one) => one !== undefined)) {
    const url = new URL(endpoint);
    assertSecure(env, url);
    if (!providerOriginsOf(env).includes(url.origin)) throw new ForeignEndpointError(url.origin);
  }
  return server;
}
