import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { fixtureBindings } from './scripts/fixture-bindings.ts';
import { writeBrands } from './scripts/brand/write-brands.ts';
import { pageAssets } from './scripts/page-assets.ts';

/** Tests of what only workerd has: Durable Objects with their storage, alarms and sockets, and its cryptography. */
const objectTests = [
  'workers/account/!(at-most|breaker|cache|kept-values|plain-tables).test.ts',
  'workers/session/**/*.test.ts',
  'workers/operator/**/*.test.ts',
  'workers/gate/{gate,token}.test.ts',
  'workers/data-layer.test.ts',
];

/** Tests of the demo's own object, and of the portal's sign-in at the identity provider that the demo deploys. */
const demoTests = ['demo/world-object.test.ts', 'workers/session/sign-{in,out}.test.ts'];

/** Files share a worker and its modules: loading them for each file took two thirds of the time of these tests. */
const isolate = false;

/** What is waited for comes late on a busy machine. */
const expect = { poll: { timeout: 20_000 } };

interface Objects {
  /** The module that exports the objects. */
  main: string;
  include: string[];
  /** Starts the fixtures, or what stands in for them. */
  setup: string;
  /** Classes of objects that wrangler.toml does not have, by their bindings. */
  more?: Record<string, string>;
}

/** Tests in workerd, in front of the fixtures that a setup starts. */
function objectsProject(name: string, { main, include, setup, more = {} }: Objects): TestProjectInlineConfiguration {
  return {
    plugins: [
      cloudflareTest(({ inject }) => ({
        main,
        wrangler: { configPath: './wrangler.toml' },
        miniflare: {
          durableObjects: Object.fromEntries(
            Object.entries(more).map(([binding, className]) => [binding, { className, useSQLite: true }]),
          ),
          bindings: fixtureBindings({
            fixturesUrl: inject('fixturesUrl'),
            identityUrl: inject('identityUrl'),
            portalOrigin: inject('portalOrigin'),
            otherOrigins: [inject('otherOrigin')],
          }),
        },
      })),
    ],
    test: { name, isolate, include, globalSetup: [setup], testTimeout: 60_000, expect },
  };
}

// What `#brands` is in workerd.
writeBrands();

export default defineConfig({
  test: {
    // On two cores it would be one: tests of objects wait for workerd, and those of deployments for wrangler.
    maxWorkers: 3,
    projects: [
      {
        plugins: [pageAssets()],
        // React as it is deployed: its development edition takes half as long again.
        esbuild: { jsx: 'automatic', jsxDev: false },
        test: {
          name: 'unit',
          env: { NODE_ENV: 'production' },
          isolate,
          environment: 'node',
          include: ['{rpc,app,e2e,fixtures,workers,scripts,demo}/**/*.test.{ts,tsx}'],
          exclude: [...objectTests, ...demoTests],
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
          include: ['{adapter,contracts}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      objectsProject('objects', {
        main: './workers/testing/objects.ts',
        include: objectTests,
        setup: './fixtures/global-setup.ts',
      }),
      objectsProject('demo', {
        main: './demo/testing/demo-objects.ts',
        include: demoTests,
        setup: './demo/testing/demo-setup.ts',
        more: { WORLD: 'WorldObject' },
      }),
    ],
  },
});
