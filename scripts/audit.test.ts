import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { verdictOf } from './audit.ts';

/** As npm 11 prints it. */
const report = (flaws: Record<string, string>) => {
  const of = (severity: string) => Object.values(flaws).filter((one) => one === severity).length;
  return JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      Object.entries(flaws).map(([name, severity]) => [
        name,
        { name, severity, via: [{ url: 'https://example.test/1' }, 'another'] },
      ]),
    ),
    metadata: {
      vulnerabilities: { low: of('low'), moderate: of('moderate'), high: of('high'), critical: of('critical') },
      dependencies: { prod: 34, dev: 906, total: 940 },
    },
  });
};

test.each([
  [{}, false, 'No known flaws in 940 packages.'],
  [{ one: 'low' }, false, 'Known flaws: one (low: https://example.test/1, another). SECURITY.md says'],
  [{ one: 'moderate' }, false, 'Known flaws: one (moderate'],
  [{ one: 'low', two: 'high' }, true, '; two (high'],
  [{ one: 'critical' }, true, 'one (critical'],
])('an audit with %j fails: %s', (flaws, fails, says) => {
  expect(verdictOf(report(flaws))).toEqual({ fails, sentence: expect.stringContaining(says) });
});

test.each([
  ['an unreachable registry', '{"message":"connect ECONNREFUSED","error":{}}', ' (connect ECONNREFUSED)'],
  ['a registry without advisories', '{"message":"404 Not Found","statusCode":404}', ' (404 Not Found)'],
  ['npm that did not run', '', ''],
  ['something else', 'null', ''],
])('%s is no verdict: it says so in one sentence, and fails', (_, printed, why) => {
  const sentence = `Nothing was checked: the npm registry gave no advisories${why}.`;
  expect(verdictOf(printed)).toEqual({ fails: true, sentence });
});

const workflow = (name: string) => readFileSync(`.github/workflows/${name}.yml`, 'utf8');

test('every pull request and every day is audited, what builds the Worker included', () => {
  expect(workflow('ci')).toContain('- run: node scripts/audit.ts\n');
  expect(workflow('audit')).toMatch(/^ {2}schedule:\n {4}- cron: '\d+ \d+ \* \* \*'\n/m);
  expect(workflow('audit')).toContain('- run: node scripts/audit.ts\n');
  expect(readFileSync('scripts/audit.ts', 'utf8')).not.toContain('omit');
});

test('the actions of the workflows are pinned by commit', () => {
  const workflows = ['ci', 'audit', 'nightly', 'mutants', 'deploy'];
  const used = workflows.flatMap((name) => workflow(name).match(/uses: .+/g) ?? []);
  expect(used.length).toBeGreaterThan(4);
  for (const one of used) expect(one).toMatch(/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

/** The jobs of all workflows, by name, as they are written. */
const jobs = readdirSync('.github/workflows').flatMap(
  (file) =>
    readFileSync(`.github/workflows/${file}`, 'utf8')
      .split(/^jobs:$/m)[1]
      ?.split(/\n(?= {2}[\w-]+:\n)/)
      .filter((job) => job.trim() !== '') ?? [],
);

test('no install script and no build runs in a job that has a secret, and none before it in that job (V15.2.2)', () => {
  const secretJobs = jobs.filter((job) => job.includes('secrets.'));
  expect(secretJobs).toHaveLength(1);
  for (const job of secretJobs) {
    const commands = [...job.matchAll(/- run: (.+)/g)].map(([, command]) => command);
    expect(commands).toEqual([
      'npm install --no-save --ignore-scripts',
      'node scripts/deploy.ts --env "$ENVIRONMENT" $ROLLBACK --built',
    ]);
    // The token is in the environment of the last step alone, and no cache of another workflow comes along.
    expect(job.slice(0, job.indexOf('secrets.'))).toContain(commands[1]);
    expect(job).not.toContain('cache:');
  }
});

test('no checkout leaves its credentials to what runs after it', () => {
  const checkouts = jobs.join('\n').match(/uses: actions\/checkout@.+\n {8}with:\n( {10}.+\n)+/g) ?? [];
  expect(checkouts).toHaveLength(jobs.join('\n').match(/uses: actions\/checkout@/g)?.length ?? 0);
  for (const checkout of checkouts) expect(checkout).toContain('persist-credentials: false');
});

test('dependencies send nobody that they are installed', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8'))).toMatchObject({ scarfSettings: { enabled: false } });
  expect(readFileSync('scripts/run.js', 'utf8')).toContain("DO_NOT_TRACK: '1', SCARF_ANALYTICS: 'false'");
});

test('the bill of materials can be written', () => {
  const [, command = ''] = /`npm (sbom [^`]+)`/.exec(readFileSync('SECURITY.md', 'utf8')) ?? [];
  const written = execFileSync('npm', command.split(' '), { encoding: 'utf8', maxBuffer: 2 ** 26 });
  expect(JSON.parse(written)).toMatchObject({ bomFormat: 'CycloneDX' });
  expect(written).toContain('pkg:npm/%40remix-run/react@');
});
