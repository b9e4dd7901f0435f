// Who may import whom; house-rules.js and import-rules.test.ts read this table.

/**
 * `may`: prefixes of import specifiers that a folder may use besides its own files. `types`: what it may import as
 * types only. Anything else is refused.
 */
export const importRules = {
  contracts: { may: ['zod'], types: [] },
  rpc: { may: ['#contracts/', 'zod', '@trpc/server', 'cockatiel', 'date-fns'], types: [] },
  app: {
    may: [
      '#rpc/domain/',
      '#contracts/vocabulary.ts',
      '#contracts/on-first-use.ts',
      'zod',
      'react',
      'react-dom',
      '@remix-run/react',
      '@remix-run/cloudflare',
      '@remix-run/route-config',
      '@conform-to/',
      '@trpc/client',
      '@trpc/server/observable',
      'date-fns',
      'uqr',
      'virtual:page-assets',
    ],
    mayMatch: ['^#contracts/[^/]+/vocabulary\\.ts$'],
    types: ['#rpc/', '#contracts/'],
  },
  workers: {
    may: [
      '#contracts/',
      '#rpc/',
      '#app/load-context.ts',
      '#app/brand/',
      '#app/copy/language.ts',
      '#app/copy/page-text.ts',
      '../build/server/',
      '../../node_modules/react/cjs/',
      'cloudflare:',
      '@remix-run/cloudflare',
      '@trpc/server',
      'hono',
      'jose',
      'oauth4webapi',
      'zod',
    ],
    types: [],
  },
  fixtures: {
    may: [
      '#contracts/',
      '#rpc/domain/',
      'node:',
      'zod',
      'hono',
      '@hono/node-server',
      'msw',
      'oidc-provider',
      'jose',
      'date-fns',
    ],
    types: [],
  },
  // What is deployed for a demo: the portal and the fixtures, put together.
  demo: {
    may: [
      '#contracts/',
      '#fixtures/',
      '#workers/env.ts',
      '#workers/gate/network-address.ts',
      '../workers/app.ts',
      'cloudflare:',
      'node:',
      'hono',
      'jose',
    ],
    types: [],
  },
  e2e: {
    may: [
      '#fixtures/world-client.ts',
      '#contracts/seed.ts',
      'node:',
      '@playwright/test',
      'axe-core',
      'esbuild',
      'node-html-parser',
      'playwright',
      'tough-cookie',
    ],
    mayMatch: ['^#app/(.+/)?copy(/.+)?(\\.en)?\\.ts$', '^#app/copy/', '^#contracts/[^/]+/vocabulary\\.ts$'],
    types: ['#app/', '#fixtures/'],
  },
};

/** Files that the rules of their folder do not cover: tests, and what starts servers. */
export const unruled = [
  /\.test\.tsx?$/,
  /^contracts\/(pact|kit)\//,
  /^contracts\/openapi/,
  /^e2e\/support\/(start|stop|global|server|house|portal)[^/]*\.ts$/,
  /\/testing\//,
  /(^|\/)(global-setup|test-[a-z-]+)\.ts$/,
];

/**
 * Whether a file of a folder may import this.
 * @param {keyof typeof importRules} folder
 * @param {string} specifier as written
 * @param {boolean} typeOnly
 */
export function mayImport(folder, specifier, typeOnly) {
  const rule = importRules[folder];
  if (specifier.startsWith(`#${folder}/`)) return true;
  if (specifier.startsWith('.')) return true;
  const fits = (prefix) =>
    specifier === prefix || specifier.startsWith(prefix.endsWith('/') || prefix.endsWith(':') ? prefix : `${prefix}/`);
  if (rule.may.some(fits) || (rule.mayMatch ?? []).some((pattern) => new RegExp(pattern).test(specifier))) return true;
  return typeOnly && rule.types.some(fits);
}
