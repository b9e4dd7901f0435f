import { defineConfig } from '@playwright/test';
import { onPath, wholeChromium } from './e2e/engines/installed.ts';
import type { BrandOption } from './e2e/support/brand-host.ts';
import { objection } from './e2e/support/http-client.ts';
import { isEveryCase } from './fixtures/testing/turn.ts';
import { portalUrl } from './e2e/support/ports.ts';

/** The browser that CHROMIUM names, else the system's; `undefined` leaves the choice to Playwright. */
const chromium = process.env.CHROMIUM ?? onPath('chromium-headless-shell') ?? onPath('chromium');

/** ADR-018: `npm run lab -- engines` runs these, and nothing else does. */
const engines = '**/engines/*.spec.ts';
/** Tests that mostly wait, for a carrier or a poll interval, and need no browser. */
const waiting = '**/{days,demo,runbook,slow-carrier,tiers}.spec.ts';
/** Tests of what Chromium's headless shell has not: notifications, and pages that it keeps in memory. */
const inWholeBrowser = '**/{back,notifications}.spec.ts';
/** Other tests that need no browser. */
const overHttp = [
  '**/journeys/*.spec.ts',
  '**/{budgets,canary,carrier-down,crawl,isolation,once,points}.spec.ts',
  '**/{restart,session,switches,text-browser,visits}.spec.ts',
];

const withoutBrowser = { launchOptions: { executablePath: '/no-browser' } };

export default defineConfig<BrandOption>({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-servers.ts',
  fullyParallel: true,
  workers: 12,
  forbidOnly: true,
  // ADR-018: scripts/test.ts names what passed at its second try, and refuses more than a few.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  snapshotPathTemplate: '{testDir}/text-snapshots/{arg}{ext}',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/e2e.json' }]],
  use: {
    baseURL: portalUrl,
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    extraHTTPHeaders: objection,
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-gpu',
        // Saves a sixth of the CPU: pages live too short for V8's helper threads (ADR-018).
        '--js-flags=--single-threaded',
        '--disable-software-rasterizer',
        '--in-process-gpu',
        '--disable-dev-shm-usage',
        // The headless shell would round the width of each character, which a whole browser does not.
        '--font-render-hinting=none',
      ],
    },
  },
  projects: [
    // ADR-018: these begin first, and leave the processor to the others.
    { name: 'waiting', testMatch: waiting, use: withoutBrowser, workers: 5 },
    {
      name: 'whole-browser',
      testMatch: inWholeBrowser,
      testIgnore: overHttp,
      use: {
        channel: wholeChromium() ? undefined : 'chromium',
        launchOptions: {
          executablePath: wholeChromium(),
          args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
      workers: 1,
    },
    {
      name: 'browser',
      testMatch: '**/*.spec.ts',
      testIgnore: [waiting, inWholeBrowser, ...overHttp, engines],
      workers: 4,
    },
    // A page that one of these opens would fail for want of a browser.
    { name: 'http', testMatch: overHttp, use: withoutBrowser },
    ...(isEveryCase
      ? [
          { name: 'browser-temp1', testMatch: '**/crawl-in-browser.spec.ts', use: { brand: 'TEMP1' as const } },
          { name: 'lab', testDir: 'lab', testMatch: '**/cost.spec.ts', use: withoutBrowser },
        ]
      : []),
    ...(process.env.GAME_DAYS === '1'
      ? [{ name: 'game-days', testDir: 'lab', testMatch: '**/game-days.spec.ts', use: withoutBrowser, workers: 1 }]
      : []),
    ...(process.env.ENGINES === '1' ? [{ name: 'engines', testMatch: engines, use: withoutBrowser, workers: 1 }] : []),
  ],
});
