import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const onPath = (program: string) =>
  spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).stdout.trim() || undefined;
const run = (command: string) => spawnSync('sh', ['-c', command], { stdio: 'ignore' }).status === 0;

/** A Chromium that is here: the system's, or the one that Playwright brought. */
export function findChromium(): string | undefined {
  const system = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'].map(onPath).find(Boolean);
  return system ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
}

/**
 * Finds a browser, or installs one: the system's package where that may be done, else Playwright's own. A text browser
 * and
 * the terminal that drives it come along; without them the tests walk as a text browser does.
 * @throws when no Chromium can be had
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
