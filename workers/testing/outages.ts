import { env } from 'cloudflare:workers';
import { vi } from 'vitest';

/** How the carrier fails: it refuses connections, or answers every call that it cannot do it. */
export type CarrierOutage = 'unreachable' | 'refusing';

/**
 * Stands between the objects and both systems. The identity provider renews every token while it is up, by the
 * Worker's clock, which the real one does not follow. Call `vi.restoreAllMocks` afterward.
 */
export function outages() {
  const { fetch } = globalThis;
  const down: { carrier?: CarrierOutage | undefined; provider: boolean } = { provider: false };
  const asked = { carrier: 0, renewals: 0 };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.startsWith(env.OIDC_ISSUER)) {
      if (down.provider) throw new TypeError('network');
      const { body } = init ?? {};
      if (!(body instanceof URLSearchParams && body.get('grant_type') === 'refresh_token')) return fetch(input, init);
      asked.renewals += 1;
      return Response.json({ access_token: `access-${crypto.randomUUID()}`, token_type: 'Bearer', expires_in: 600 });
    }
    if (!url.startsWith(env.CARRIER_ORIGIN) || url.includes('/__world/')) return fetch(input, init);
    asked.carrier += 1;
    if (down.carrier === 'unreachable') throw new TypeError('network');
    if (down.carrier === 'refusing') return Response.json({ status: 'FAILURE', resCode: 'DOWN', message: 'down' });
    // Without its time limit, which runs by the platform's clock: a slow machine must not lose a reply.
    return fetch(input, { ...init, signal: undefined });
  });
  return { down, asked };
}
