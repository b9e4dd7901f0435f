import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { portalUrl } from './e2e/support/ports.ts';

const onPath = (program: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find(isProgram);

/** The browser that CHROMIUM names, else the system's; `undefined` leaves the choice to Playwright. */
const chromium = process.env.CHROMIUM ?? onPath('chromium-headless-shell') ?? onPath('chromium');

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-servers.ts',
  fullyParallel: true,
  workers: 5,
  forbidOnly: true,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 12_000 },
  snapshotPathTemplate: '{testDir}/text-snapshots/{arg}{ext}',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/e2e.json' }]],
  use: {
    baseURL: portalUrl,
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-gpu',
        '--disable-software-rasterizer',
        '--in-process-gpu',
        '--disable-dev-shm-usage',
        // The headless shell would round the width of each character, which a whole browser does not.
        '--font-render-hinting=none',
      ],
    },
  },
  projects: [
    { name: 'browser', testIgnore: 'journeys/*', workers: 3 },
    // ADR-018: walked over HTTP. They mostly wait for poll intervals, so that more of them than cores run at once.
    { name: 'journeys', testMatch: 'journeys/*.spec.ts' },
    { name: 'journeys-temp1', testMatch: 'journeys/*.spec.ts', use: { brand: 'TEMP1' } },
  ],
});

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
