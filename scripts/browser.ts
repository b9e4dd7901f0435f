import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const onPath = (program: string) =>
  spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).stdout.trim() || undefined;
const run = (command: string) => spawnSync('sh', ['-c', command], { stdio: 'ignore' }).status === 0;

/** An installed Chromium: the system's, or Playwright's. */
export function findChromium(): string | undefined {
  const system = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'].map(onPath).find(Boolean);
  return system ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
}

/**
 * Finds or installs a browser: the system's package where this process may install it, else Playwright's. Also a text
 * browser and the terminal that drives it; without them the tests make a text browser's requests themselves.
 * @throws when no Chromium can be installed
 */
export function ensureBrowsers(): string {
  const missing = [
    ...['w3m', 'tmux'].filter((program) => !onPath(program)),
    ...(findChromium() ? [] : ['chromium', 'fonts-dejavu-core']),
  ];
  if (missing.length > 0 && onPath('apt-get') && process.getuid?.() === 0) {
    console.log(`Installing ${missing.join(', ')} …`);
    run(`apt-get update && apt-get install -y --no-install-recommends ${missing.join(' ')}`);
  }
  const found = findChromium();
  if (found) return found;
  console.log('Installing Chromium …');
  if (!run('npx playwright install chromium'))
    run('apt-get update && apt-get install -y --no-install-recommends chromium');
  const installed = findChromium();
  if (!installed)
    throw new Error('no Chromium: install the package `chromium`, or run `npx playwright install chromium`');
  return installed;
}
