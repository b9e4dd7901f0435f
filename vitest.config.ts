import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { fixtureBindings } from './scripts/fixture-bindings.ts';
import { writeBrands } from './scripts/brand/write-brands.ts';
import { pageAssets } from './scripts/page-assets.ts';

/** Tests of what only workerd has: Durable Objects with their storage, alarms and sockets, and its cryptography. */
const objectTests = [
  'workers/account/!(access|account-index|account-port|cache|circuit-breaker|kept-values|plain-tables|with-timeout).test.ts',
  'workers/session/**/*.test.ts',
  'workers/operator/**/*.test.ts',
  'workers/gate/{gate,token}.test.ts',
  'workers/data-layer.test.ts',
];

/** Tests of the demo's own objects. identity.test.ts beside them and e2e/demo.spec.ts sign in at the demo. */
const demoObjectTests = ['examples/demo/world-object.test.ts'];

/** Files share a worker and its modules: loading them for each file took two thirds of the time of these tests. */
const isolate = false;

/** Number of second tries. Tests in workerd and with Pact fail now and then on a busy machine (ADR-018). */
const retry = 1;

/** Awaited results come late on a busy machine. */
const expect = { poll: { timeout: 20_000 } };

// The file of `#brands` in workerd.
writeBrands();

export default defineConfig({
  test: {
    // Uses more workers than cores, because tests of objects wait for workerd, and those of deployments for wrangler.
    maxWorkers: 3,
    projects: [
      {
        plugins: [pageAssets()],
        resolve: {
          alias: [
            // Forms are read as in the Worker (scripts/worker/stand-ins.ts).
            { find: /^zod\/v4$/, replacement: 'zod/mini' },
            // The Account object runs in Node beside the fixture carrier (app/screens/testing/facts).
            {
              find: 'cloudflare:workers',
              replacement: `${import.meta.dirname}/app/screens/testing/facts/cloudflare-workers.ts`,
            },
          ],
        },
        // React as it is deployed: its development edition takes half as long again.
        esbuild: { jsx: 'automatic', jsxDev: false },
        test: {
          name: 'unit',
          env: { NODE_ENV: 'production' },
          isolate,
          environment: 'node',
          server: { deps: { inline: ['@conform-to/zod'] } },
          include: ['{rpc,app,e2e,fixtures,workers,scripts,lab,examples/demo}/**/*.test.{ts,tsx}'],
          exclude: [...objectTests, ...demoObjectTests],
          // A few load every screen or run thousands of cases, beside types and lint on the same two cores.
          testTimeout: 60_000,
          expect,
        },
      },
      {
        test: {
          name: 'contracts',
          isolate,
          environment: 'node',
          include: ['{examples/adapter,contracts}/**/*.test.ts'],
          retry,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Tests in workerd, in front of the fixture carrier that the setup starts.
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
          isolate,
          include: objectTests,
          retry,
          globalSetup: ['./fixtures/global-setup.ts'],
          testTimeout: 60_000,
          expect,
        },
      },
      {
        plugins: [
          cloudflareTest({
            main: './examples/demo/testing/demo-objects.ts',
            wrangler: { configPath: './wrangler.demo.toml' },
            miniflare: { bindings: { OPERATOR_SECRET: 'demo-operator-secret-of-the-tests-only' } },
          }),
        ],
        test: { name: 'demo-objects', isolate, include: demoObjectTests, testTimeout: 60_000 },
      },
    ],
  },
});
