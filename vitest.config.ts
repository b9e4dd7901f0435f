import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { pageAssets } from './scripts/page-assets.ts';

/** Tests of what only workerd has: Durable Objects with their storage, alarms and sockets, and its cryptography. */
const objectTests = ['workers/account/**/*.test.ts', 'workers/session/**/*.test.ts', 'workers/gate/{gate,token}.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [pageAssets()],
        esbuild: { jsx: 'automatic' },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{rpc,app,fixtures,workers,scripts}/**/*.test.{ts,tsx}'],
          exclude: objectTests,
        },
      },
      {
        test: { name: 'contracts', environment: 'node', include: ['contracts/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
      },
      {
        plugins: [
          cloudflareTest(({ inject }) => ({
            main: './workers/testing/objects.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: { bindings: bindingsFor(inject('fixturesUrl'), inject('identityUrl'), inject('portalOrigin')) },
          })),
        ],
        test: { name: 'objects', include: objectTests, globalSetup: ['./fixtures/global-setup.ts'], testTimeout: 15_000 },
      },
    ],
  },
});

function bindingsFor(fixturesUrl: string, identityUrl: string, portalOrigin: string): Record<string, string> {
  return {
    PORTAL_ORIGIN: portalOrigin,
    CARRIER_ORIGIN: fixturesUrl,
    MARKETING_ORIGIN: `${fixturesUrl}/marketing`,
    REFERRAL_TRACKING_ORIGIN: `${fixturesUrl}/referral-tracking`,
    MAPS_ORIGIN: `${fixturesUrl}/maps`,
    RATES_ORIGIN: `${fixturesUrl}/rates`,
    OIDC_ISSUER: identityUrl,
    OIDC_CLIENT_SECRET: 'fixture-client-secret',
    CARRIER_SIGNATURE_SECRET: 'fixture-signature-secret',
    SESSION_SEAL_KEY: 'Zml4dHVyZS1zZWFsLWtleS0zMi1ieXRlcy1sb25nISE',
  };
}
