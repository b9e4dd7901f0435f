import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { textBrowsers } from '#e2e/engines/installed.ts';
import { build } from './build.ts';
import { exitIfTaken, testPorts } from './free-port.ts';

// Every check in one command; the last line counts what passed and what failed.

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = `${root}.cache/reports/`;
/** A busy machine upsets a test now and then; more than that is a defect (ADR-018). */
const mostSecondTries = 2;
const totals = { passed: 0, failed: 0 };
const started = Date.now();

await exitIfTaken(testPorts(), 'npm test');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
// Loaded after the check of the ports: Playwright takes seconds to load.
const { ensureTestBrowser, leftOut } = await import('./browser.ts');
// Packages are fetched while other checks run.
const browser = ensureTestBrowser();
browser.catch(() => undefined);

heading('build, as for a deployment, with the page of UI parts');
try {
  build({ uiPage: true });
  count(true);
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  count(false);
}

// Types and lint keep one core busy, and tests of Durable Objects often wait.
heading('types, lint and formatting; unit, contracts, Durable Objects');
const checks = [['node_modules/oxlint/bin/oxlint'], ['node_modules/oxfmt/bin/oxfmt', '--check']];
const tests = reported(
  'vitest',
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${reports}vitest.json`,
  ],
  {},
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
  }),
);
for (const ok of await Promise.all(checks.map((args) => run(args)))) count(ok);
await tests;

heading('end to end, with and without script');
const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}playwright.json`, CHROMIUM: await browser, PORTAL_BUILT: '1' };
await reported(
  'playwright',
  ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'],
  env,
  ({ stats }) => {
    if (stats.flaky > 0) console.log(`\nPassed at the second try, above as "flaky": ${stats.flaky}`);
    const secondTries = stats.flaky > mostSecondTries ? stats.flaky : 0;
    // One that was skipped proves nothing.
    return {
      passed: stats.expected + stats.flaky - secondTries,
      failed: stats.unexpected + stats.skipped + secondTries,
    };
  },
);

console.log(`\n${leftOut(textBrowsers)}`);
console.log('Firefox, WebKit: `npm run engines` tests them');
console.log(`\n${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;

/** The parts of both runners' reports that are read here. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

function heading(text: string): void {
  console.log(`\n── ${text} (${Math.round((Date.now() - started) / 1000)} s)`);
}

function count(ok: boolean): void {
  totals[ok ? 'passed' : 'failed'] += 1;
}

function run(args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** Runs a test runner and adds its report's counts; a runner that fails without a failed test counts as a failure. */
async function reported(
  name: string,
  args: string[],
  env: Record<string, string>,
  read: (report: Report) => typeof totals,
): Promise<void> {
  const ok = await run(args, env);
  let sum = { passed: 0, failed: 0 };
  try {
    sum = read(JSON.parse(readFileSync(`${reports}${name}.json`, 'utf8')) as Report);
  } catch {
    console.error(`${name} left no report`);
  }
  if (!ok && sum.failed === 0) sum.failed = 1;
  if (ok && sum.passed === 0) sum.failed += 1;
  totals.passed += sum.passed;
  totals.failed += sum.failed;
}
