// The folders that each folder may import from; house-rules.js and import-rules.test.ts read this table.

/** Sources of facts: pages read the fact alone (`rpc/domain/facts`), so that they do not contradict each other. */
const ofFacts = /^#rpc\/domain\/shipment\.ts$/;

/**
 * Fields of the carrier that a fact is made of, with the file to import in their place. Pages and what they share
 * (`app`, `rpc/portal`) read the fact alone.
 */
export const rawFields = {
  isThrottled: 'rpc/domain/facts/data-now.ts',
  isDataCutoff: 'rpc/domain/facts/data-now.ts',
  isMonthInAdvancePaid: 'rpc/domain/facts/first-month.ts',
  operationsInProcess: 'rpc/domain/facts/line-operation.ts',
  nextBillingDate: 'rpc/domain/billing-cycle.ts',
  billStartDate: 'rpc/domain/billing-cycle.ts',
  billEndDate: 'rpc/domain/billing-cycle.ts',
};

/**
 * Returns true for a file that must read facts instead of the carrier's fields.
 * @param {string} file its path
 */
export const readsFactsAlone = (file) =>
  /^(app|rpc\/portal)\//.test(file) && !unruled.some((pattern) => pattern.test(file));

const intents = {
  may: [
    '#rpc/',
    '#contracts/',
    '#app/',
    'zod/mini',
    'react',
    '@remix-run/react',
    '@remix-run/cloudflare',
    '@trpc/server',
  ],
  never: ofFacts,
};

/**
 * `may`: prefixes of import specifiers that a folder may use besides its own files. `types`: what it may import as
 * types only, beside its own files. `never`: refused, as types too. Anything else is refused.
 */
export const importRules = {
  contracts: { may: ['zod/mini'] },
  rpc: { may: ['#contracts/', 'zod/mini', '@trpc/server', 'cockatiel', 'date-fns'] },
  app: {
    may: [
      '#rpc/domain/',
      '#rpc/notification/',
      '#contracts/vocabulary.ts',
      '#contracts/on-first-use.ts',
      'zod/mini',
      'react',
      'react-dom',
      '@remix-run/react',
      '@remix-run/cloudflare',
      '@conform-to/',
      '@trpc/client',
      '@trpc/server/observable',
      'uqr',
      'virtual:page-assets',
      '#brands',
    ],
    mayMatch: ['^#contracts/[^/]+/vocabulary\\.ts$'],
    types: ['#rpc/', '#contracts/'],
    never: ofFacts,
    /** A view draws what an intent gave; it never runs one. */
    ownAsTypes: /(^|\/)intent\.ts$/,
  },
  /** Routes, and all of a screen but views, forms and words: these read and send. */
  intents,
  /** An intent imports no other screen's: shared functions are in rpc/portal, or in a file of their area. */
  intent: { ...intents, never: new RegExp(`${ofFacts.source}|^(?!\\.\\.\\/intent\\.ts$).*\\bintent\\.ts$`) },
  workers: {
    may: [
      '#contracts/',
      '#rpc/',
      '#app/load-context.ts',
      '#app/brand/',
      '#app/journey-path.ts',
      '#app/offer.ts',
      '#app/copy/language.ts',
      '#app/copy/notification.ts',
      '#app/copy/page-text.ts',
      '../build/server/',
      '../../node_modules/@remix-run/server-runtime/dist/esm/',
      'cloudflare:',
      '@block65/webcrypto-web-push',
      '@remix-run/cloudflare',
      '@trpc/server',
      'hono',
      'jose',
      'oauth4webapi',
      'zod/mini',
    ],
  },
  fixtures: {
    may: [
      '#contracts/',
      '#rpc/domain/',
      'node:',
      'zod/mini',
      'hono',
      '@hono/node-server',
      'msw',
      'oidc-provider',
      'jose',
    ],
    /** A scenario imports types, because its terms are those of its kind of operation. */
    types: ['#rpc/operation/', '#rpc/notification/'],
  },
  // The entry of a demo's deployment, which combines the portal and the fixtures.
  'examples/demo': {
    may: [
      '#contracts/',
      '#fixtures/',
      '#workers/env.ts',
      '#workers/gate/network-address.ts',
      '../../workers/app.ts',
      'cloudflare:',
      'node:',
      'hono',
      'jose',
    ],
  },
  // The example of another system behind the carrier's contract.
  'examples/adapter': {
    may: ['#contracts/', '#rpc/', 'hono', 'zod/mini'],
  },
  e2e: {
    may: [
      '#fixtures/world-client.ts',
      '#fixtures/push-browser.ts',
      '#fixtures/scenarios/',
      '#fixtures/testing/turn.ts',
      '#contracts/seed.ts',
      '#contracts/tier.ts',
      // Tests decode compressed pages as browsers do.
      '#workers/dictionary/',
      'node:',
      '@playwright/test',
      'axe-core',
      'esbuild',
      'node-html-parser',
      'puppeteer-core',
      'selenium-webdriver',
      'tough-cookie',
    ],
    mayMatch: ['^#app/(.+/)?copy\\.ts$', '^#app/copy/', '^#contracts/[^/]+/vocabulary\\.ts$'],
    types: ['#app/', '#fixtures/'],
  },
};

/** Files that the rules of their folder do not cover: tests, and what starts servers. */
export const unruled = [
  /\.test\.tsx?$/,
  /^contracts\/(pact|kit|laws)\//,
  /^contracts\/openapi/,
  /^e2e\/support\/(start|stop|global|server|house|portal)[^/]*\.ts$/,
  /\/testing\//,
  /(^|\/)(global-setup|test-[a-z-]+)\.ts$/,
];

const intentFile = /^app\/screens\/.+(route\.tsx|(?<!copy|form)\.ts)$/;

/**
 * The rules of a file, by the name that they have in the table.
 * @param {string} file its path
 * @returns {string | undefined} undefined for a file that no rule covers
 */
export function rulesOf(file) {
  const folder = folderOf(file);
  if (!(folder in importRules) || unruled.some((pattern) => pattern.test(file))) return undefined;
  if (/^app\/screens\/.+\bintent\.ts$/.test(file)) return 'intent';
  return intentFile.test(file) ? 'intents' : folder;
}

/**
 * The folder whose rules a file has: the first of its path, but each example is one of its own.
 * @param {string} file
 */
export const folderOf = (file) => /^(examples\/[^/]+|[^/]+)/.exec(file)?.[0] ?? '';

/**
 * Returns true when an import leads into `lab/` from another folder. No file may do that, tests included.
 * @param {string} file its path
 * @param {string} target the path that it imports
 */
export const entersLab = (file, target) => folderOf(target) === 'lab' && folderOf(file) !== 'lab';

/**
 * Returns true when a file may import this.
 * @param {keyof typeof importRules} name of its rules
 * @param {string} specifier as written
 * @param {boolean} typeOnly
 */
export function mayImport(name, specifier, typeOnly) {
  const rule = importRules[name];
  if (rule.never?.test(specifier)) return false;
  if (!typeOnly && rule.ownAsTypes?.test(specifier)) return false;
  if (specifier.startsWith(`#${name}/`)) return true;
  if (specifier.startsWith('.')) return true;
  const fits = (prefix) =>
    specifier === prefix || specifier.startsWith(prefix.endsWith('/') || prefix.endsWith(':') ? prefix : `${prefix}/`);
  if (rule.may.some(fits) || (rule.mayMatch ?? []).some((pattern) => new RegExp(pattern).test(specifier))) return true;
  return typeOnly && (rule.types ?? []).some(fits);
}
