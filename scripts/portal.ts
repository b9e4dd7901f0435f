import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface PortalSettings {
  port: number;
  fixturesUrl: string;
  identityUrl: string;
  /** Where Durable Objects keep their storage; in memory when left out. */
  persist?: string;
}

/** Secrets for a portal in front of the fixtures; a deployment has its own (README). */
const fixtureSecrets = {
  OIDC_CLIENT_SECRET: 'fixture-client-secret',
  CARRIER_SIGNATURE_SECRET: 'fixture-signature-secret',
  SESSION_SEAL_KEY: 'Zml4dHVyZS1zZWFsLWtleS0zMi1ieXRlcy1sb25nISE',
};

/** Runs the built Worker on workerd, as wrangler.toml describes it, in front of a fixture carrier. */
export async function startPortal({ port, fixturesUrl, identityUrl, persist }: PortalSettings) {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(`${root}wrangler.toml`);
  const origin = `http://localhost:${port}`;
  const { modulesRules: _, ...options } = workerOptions;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...options,
      name: 'lineside',
      modules: [{ type: 'ESModule', path: 'app.js', contents: await readFile(`${root}dist/app.js`, 'utf8') }],
      bindings: {
        ...options.bindings,
        PORTAL_ORIGIN: origin,
        CARRIER_ORIGIN: fixturesUrl,
        MARKETING_ORIGIN: `${fixturesUrl}/marketing`,
        REFERRAL_TRACKING_ORIGIN: `${fixturesUrl}/referral-tracking`,
        MAPS_ORIGIN: `${fixturesUrl}/maps`,
        RATES_ORIGIN: `${fixturesUrl}/rates`,
        OIDC_ISSUER: identityUrl,
        ...fixtureSecrets,
      },
      host: 'localhost',
      port,
      ...(persist ? { durableObjectsPersist: persist } : {}),
    }),
  );
  await miniflare.ready;
  return { url: origin, stop: () => miniflare.dispose() };
}
