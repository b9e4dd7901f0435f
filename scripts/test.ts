import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { textBrowsers } from '#e2e/engines/installed.ts';
import { build } from './build.ts';
import { exitIfTaken, testPorts } from './free-port.ts';
import { type Outcome, outcomeOfPlaywright, outcomeOfVitest, sumOf } from './test-reports.ts';
import { root } from './root.ts';

// Runs every check; the last line has the numbers of passed and failed tests.

const reports = `${root}.cache/reports/`;
/** Maximum number of tests that may need a second try: a busy machine upsets one now and then (ADR-018). */
const mostSecondTries = 2;
const outcomes: Outcome[] = [];
const none: Outcome = { passed: 0, failed: 0, secondTries: 0, failures: [] };
const started = Date.now();

await exitIfTaken(testPorts(), 'npm test');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
// Loaded after the check of the ports: Playwright takes seconds to load.
const { ensureTestBrowser, leftOut } = await import('./browser.ts');
// Downloads the browser while other checks run.
const browser = ensureTestBrowser();
browser.catch(() => undefined);

heading('build, as for a deployment, with the page of UI parts');
try {
  build({ uiPage: true });
  count('build', true);
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  count('build', false);
}

// Runs these checks together: types and lint use one core, and tests of Durable Objects often wait.
heading('types, lint and formatting; unit, contracts, Durable Objects');
const checks = [
  ['node_modules/oxlint/bin/oxlint'],
  ['node_modules/oxfmt/bin/oxfmt', '--check'],
  ['scripts/plain-words.ts'],
];
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
const tests = reported('vitest', [...vitest, `--outputFile=${reports}vitest.json`], {}, outcomeOfVitest);
await Promise.all(checks.map(async (args) => count(args.join(' '), await run(args))));
await tests;

heading('end to end, with and without script');
const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}playwright.json`, CHROMIUM: await browser, PORTAL_BUILT: '1' };
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'];
await reported('playwright', playwright, env, outcomeOfPlaywright);

const totals = sumOf(outcomes, mostSecondTries);
// A log of CI is often cut to its last lines.
if (totals.secondTries > 0) console.log(`\nPassed at the second try, below as "flaky": ${totals.secondTries}`);
for (const failure of totals.failures) console.log(`\n✗ ${failure}`);
console.log(`\n${leftOut(textBrowsers)}`);
console.log('Firefox, WebKit: `npm run lab -- engines` tests them');
console.log(`\n${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;

function heading(text: string): void {
  console.log(`\n── ${text} (${Math.round((Date.now() - started) / 1000)} s)`);
}

function count(check: string, ok: boolean): void {
  outcomes.push({ ...none, ...(ok ? { passed: 1 } : { failed: 1, failures: [check] }) });
}

async function run(args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}

/** Runs a test runner and adds the counts of its report. A runner that fails without a failed test is a failure. */
async function reported<Report>(
  name: string,
  args: string[],
  env: Record<string, string>,
  read: (report: Report) => Outcome,
): Promise<void> {
  const ok = await run(args, env);
  let outcome = none;
  try {
    outcome = read(JSON.parse(readFileSync(`${reports}${name}.json`, 'utf8')) as Report);
  } catch {
    console.error(`${name} left no report`);
  }
  const isTold = ok ? outcome.passed > 0 : outcome.failed > 0;
  outcomes.push(isTold ? outcome : { ...outcome, failed: outcome.failed + 1, failures: [...outcome.failures, name] });
}
