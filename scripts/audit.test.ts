import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const workflow = (name: string) => readFileSync(`.github/workflows/${name}.yml`, 'utf8');

test('every pull request and every day is audited, what builds the Worker included', () => {
  // It fails for a flaw of high severity, and when the registry does not answer.
  const audit = '- run: npm audit --package-lock-only --audit-level=high\n';
  expect(workflow('ci')).toContain(audit);
  expect(workflow('audit')).toMatch(/^ {2}schedule:\n {4}- cron: '\d+ \d+ \* \* \*'\n/m);
  expect(workflow('audit')).toContain(audit);
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
