import { exec } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import {
  type EngineName,
  engineNames,
  isHere,
  missingPackages,
  onPath,
  textBrowsers,
  wholeChromium,
} from '#e2e/engines/installed.ts';

/** Runs a command to its end; whoever needs what it makes looks whether it is there. */
const run = (command: string) => new Promise((resolve) => exec(command, { maxBuffer: Infinity }, resolve));

/** Returns the path of an installed Chromium: the system's, or Playwright's. */
export function findChromium(): string | undefined {
  return wholeChromium() ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
}

/** Installs packages of the system where this process may. */
async function install(packages: string[]): Promise<void> {
  if (packages.length === 0 || !onPath('apt-get') || process.getuid?.() !== 0) return;
  console.log(`Installing ${packages.join(', ')} …`);
  await run(`apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`);
}

/**
 * Finds or installs what the tests need: a whole browser, Chromium's headless shell (ADR-018), which most tests run in
 * where there is one, and text browsers with the terminal that drives them, which the tests can do without.
 * @throws when no Chromium can be installed
 */
export async function ensureTestBrowser(): Promise<string> {
  const shell = 'chromium-headless-shell';
  await install(missingPackages(textBrowsers));
  // Installs this package alone, because some systems do not have it.
  if (!onPath(shell)) await install([shell, 'fonts-dejavu-core']);
  // The shell shows no notifications: their tests run in a whole browser.
  const whole = await ensureBrowser();
  return onPath(shell) ?? whole;
}

/** Installs the engines besides Chromium that are not here, each by itself, because not every system has them all. */
export async function ensureEngines(): Promise<void> {
  for (const name of engineNames) await install(missingPackages([name]));
}

/** The last word on engines: which of those whose tests were to run are not here. */
export function leftOut(names: readonly EngineName[]): string {
  const missing = names.filter((name) => !isHere(name));
  return missing.length === 0
    ? `${names.join(', ')}: tested`
    : missing.map((name) => `${name} is not on this machine: its tests were left out`).join('\n');
}

/**
 * Finds or installs a browser: the system's package where this process may install it, else Playwright's.
 * @throws when no Chromium can be installed
 */
export async function ensureBrowser(): Promise<string> {
  if (!findChromium()) await install(['chromium', 'fonts-dejavu-core']);
  if (!findChromium()) {
    console.log('Installing Chromium …');
    await run('npx playwright install chromium');
  }
  const installed = findChromium();
  if (!installed)
    throw new Error('no Chromium: install the package `chromium`, or run `npx playwright install chromium`');
  return installed;
}
