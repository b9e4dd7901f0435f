import * as oauth from 'oauth4webapi';
import { assertSecure } from '../configuration.ts';
import type { Env } from '../env.ts';

/** How long the provider's metadata is fresh, and how long stale metadata is used after a failure, in milliseconds. */
const freshMs = 60 * 60_000;
const restMs = 30_000;
/** How long discovery may take while stale metadata would do. */
const refreshMs = 2_000;
const requestMs = 5_000;

let known: { issuer: string; freshUntil: number; server: oauth.AuthorizationServer } | undefined;

/** The identity provider's metadata, and what requests to it need. @throws when it was never reached */
export async function providerOf(env: Env) {
  const issuer = new URL(env.OIDC_ISSUER);
  assertSecure(env, issuer);
  const insecure = { [oauth.allowInsecureRequests]: issuer.protocol === 'http:' };
  if (known?.issuer !== env.OIDC_ISSUER) known = undefined;
  if (!known || known.freshUntil <= Date.now()) {
    try {
      const server = await discover(env, issuer, insecure, known ? refreshMs : requestMs);
      known = { issuer: env.OIDC_ISSUER, freshUntil: Date.now() + freshMs, server };
    } catch (thrown) {
      if (!known) throw thrown;
      known.freshUntil = Date.now() + restMs;
    }
  }
  const client: oauth.Client = { client_id: env.OIDC_CLIENT_ID };
  const options = { ...insecure, signal: () => AbortSignal.timeout(requestMs) };
  return { server: known.server, client, secret: oauth.ClientSecretBasic(env.OIDC_CLIENT_SECRET), options };
}

async function discover(env: Env, issuer: URL, insecure: object, limitMs: number): Promise<oauth.AuthorizationServer> {
  const response = await oauth.discoveryRequest(issuer, {
    algorithm: 'oidc',
    ...insecure,
    signal: () => AbortSignal.timeout(limitMs),
  });
  const server = await oauth.processDiscoveryResponse(issuer, response);
  for (const endpoint of [server.authorization_endpoint, server.jwks_uri, server.end_session_endpoint])
    if (endpoint) assertSecure(env, new URL(endpoint));
  return server;
}
