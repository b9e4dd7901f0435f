import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { fixtureBindings } from './scripts/fixture-bindings.ts';
import { pageAssets } from './scripts/page-assets.ts';

/** Tests of what only workerd has: Durable Objects with their storage, alarms and sockets, and its cryptography. */
const objectTests = [
  'workers/account/**/*.test.ts',
  'workers/session/**/*.test.ts',
  'workers/gate/{gate,token}.test.ts',
  'workers/data-layer.test.ts',
];

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
        test: {
          name: 'contracts',
          environment: 'node',
          include: ['contracts/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [
          cloudflareTest(({ inject }) => ({
            main: './workers/testing/objects.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: fixtureBindings({
                fixturesUrl: inject('fixturesUrl'),
                identityUrl: inject('identityUrl'),
                portalOrigin: inject('portalOrigin'),
                otherOrigins: [inject('otherOrigin')],
              }),
            },
          })),
        ],
        test: {
          name: 'objects',
          include: objectTests,
          globalSetup: ['./fixtures/global-setup.ts'],
          testTimeout: 15_000,
        },
      },
    ],
  },
});
