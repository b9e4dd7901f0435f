// Runs the tests that docs/asvs.tsv names, by their titles; with ids of rows, theirs alone. It is no part of
// `npm test`, which runs them all anyway.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { argv, env, execPath, exit } from 'node:process';
import { ensureTestBrowser } from '../scripts/browser.ts';
import { build } from '../scripts/build.ts';
import { type NamedTest, securityRows, titlePattern } from '../scripts/security-rows.ts';

/** A test that ran: its titles from the outermost on. */
interface Ran {
  file: string;
  title: string;
  passed: boolean;
}

const reports = '.cache/security-tests/';
const wanted = argv.slice(2);
const rows = securityRows().filter(({ id, tests }) => tests.length > 0 && (wanted.length === 0 || wanted.includes(id)));
if (rows.length === 0) {
  console.error(`No row of docs/asvs.tsv that names tests: ${wanted.join(', ')}`);
  exit(2);
}
const named = rows.flatMap(({ tests }) => tests);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** Runs that failed, whatever their reports contain. */
let broken = 0;
const isEndToEnd = ({ file }: NamedTest) => file.endsWith('.spec.ts');
const ran = [...vitest(named.filter((one) => !isEndToEnd(one))), ...(await playwright(named.filter(isEndToEnd)))];

let failed = 0;
for (const { id, tests } of rows)
  for (const { file, title } of tests) {
    const pattern = new RegExp(titlePattern(title));
    const own = ran.filter((one) => one.file === file && pattern.test(one.title));
    const passed = own.length > 0 && own.every((one) => one.passed);
    if (!passed) failed += 1;
    console.log(`${passed ? 'passed' : 'FAILED'}  ${id}  ${own.length} of ${file}: ${title}`);
  }
console.log(`\n${rows.length} rows, ${failed} of their tests failed or did not run`);
if (broken > 0 && failed === 0) console.log('but not all of the tests ran: see above');
exit(failed + broken > 0 ? 1 : 0);

function run(args: string[], more: Record<string, string> = {}): void {
  const { status } = spawnSync(execPath, args, { stdio: 'inherit', env: { ...env, ...more } });
  // A runner that broke down leaves tests out of its report.
  if (status !== 0) broken += 1;
}

/** One expression for all titles, and their files. */
function chosen(tests: readonly NamedTest[]) {
  const titles = [...new Set(tests.map(({ title }) => titlePattern(title)))];
  return { files: [...new Set(tests.map(({ file }) => file))], titles: titles.join('|') };
}

function vitest(tests: readonly NamedTest[]): Ran[] {
  if (tests.length === 0) return [];
  const { files, titles } = chosen(tests);
  const outputFile = `${reports}vitest.json`;
  const report = ['--reporter=dot', '--reporter=json', `--outputFile=${outputFile}`];
  run(['node_modules/vitest/vitest.mjs', 'run', ...files, '-t', titles, ...report]);
  const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8')) as {
    testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
  };
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({
        file: files.find((file) => name.endsWith(`/${file}`)) ?? name,
        title: fullName,
        passed: status === 'passed',
      })),
  );
}

/** A part of Playwright's report. */
interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; ok: boolean }[];
}

async function playwright(tests: readonly NamedTest[]): Promise<Ran[]> {
  if (tests.length === 0) return [];
  const { files, titles } = chosen(tests);
  build({ uiPage: true });
  const outputFile = `${reports}playwright.json`;
  const browser = { CHROMIUM: await ensureTestBrowser(), PORTAL_BUILT: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: outputFile };
  run(
    ['node_modules/@playwright/test/cli.js', 'test', ...files, '-g', titles, '--workers=2', '--reporter=dot,json'],
    browser,
  );
  const { suites } = JSON.parse(readFileSync(outputFile, 'utf8')) as { suites: Suite[] };
  return suites.flatMap((suite) => specsOf(suite, `e2e/${suite.title}`, ''));
}

function specsOf({ suites = [], specs = [] }: Suite, file: string, within: string): Ran[] {
  return [
    ...specs.map(({ title, ok }) => ({ file, title: `${within}${title}`, passed: ok })),
    ...suites.flatMap((inner) => specsOf(inner, file, `${within}${inner.title} `)),
  ];
}
