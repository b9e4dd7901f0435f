import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { availableParallelism } from 'node:os';
import { env, exit } from 'node:process';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { type Area, areas, neverMutated, type Round } from './mutants/areas.ts';
import { figuresOf, pendingIn, type Report, scoreOf, seenIn, sumOf, tableOf } from './mutants/figures.ts';
import { tryInProcess } from './mutants/in-process.ts';
import { sampleOf } from './mutants/mutant-sample.ts';

// Changes the source in small ways, one at a time, and says which changes no test sees. What follows the command says
// where: `rpc/domain`, `rpc/domain/usage.ts`, or `--changed origin/main` for what differs from there. docs/mutants.md
// has the figures. `--sample 20 --seed 2` draws so many of each file, `--tests GLOB` replaces the tests, and
// `--project unit` leaves out what is for others. `--quick` tries them in one process, and leaves out what that cannot.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string', multiple: true },
    project: { type: 'string' },
    concurrency: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});
const cache = '.cache/mutants';
mkdirSync(cache, { recursive: true });
// So many runs of the model of the ledger for each mutant.
env.MODEL_RUNS ??= '200';

const wanted = values.changed === undefined ? positionals : changedSince(values.changed);
let failed = false;
for (const [name, area] of Object.entries(areas)) {
  const all = globSync([...area.files]).filter((file) => !neverMutated.some((glob) => matchesGlob(file, glob)));
  const files = isWhole(name) ? all : all.filter((file) => wanted.includes(file));
  if (files.length > 0 && !(await runArea(name, area, files.sort()))) failed = true;
}
exit(failed ? 1 : 0);

function isWhole(name: string): boolean {
  return wanted.includes(name) || (wanted.length === 0 && values.changed === undefined);
}

function changedSince(ref: string): string[] {
  const { status, stdout } = spawnSync('git', ['diff', '--name-only', '--diff-filter=AMR', `${ref}...HEAD`], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`git does not know ${ref}`);
  return stdout.split('\n').filter(Boolean);
}

/** Stryker would not try again what survived while its module was loaded, nor what another sample left out. */
function forgetUnseen(incrementalFile: string): void {
  if (!existsSync(incrementalFile)) return;
  const report = JSON.parse(readFileSync(incrementalFile, 'utf8')) as Report;
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  writeFileSync(incrementalFile, JSON.stringify(report));
}

/** The rounds that are to run, each with its place among those of the area. */
function roundsOf({ rounds }: Area): [number, Round][] {
  const wantedRounds = [...rounds.entries()].filter(
    ([, { project }]) => values.project === undefined || values.project === project,
  );
  const { tests } = values;
  if (!tests) return wantedRounds;
  // Survivors of these tests would meet them again in another round of the project.
  const firsts = wantedRounds.filter(
    ([index, one]) => rounds.findIndex(({ project }) => project === one.project) === index,
  );
  return firsts.map(([index, { project }]) => [index, { project, tests }]);
}

/**
 * Tries what was drawn and not yet seen with the tests of a round, in a process for each.
 * @param report where it goes
 */
async function runStryker(
  files: readonly string[],
  { project, tests }: Round,
  { label, report, drawn, seen }: { label: string; report: string; drawn: string[] | undefined; seen: string[] },
): Promise<void> {
  env.MUTANTS_PROJECT = project;
  env.MUTANTS_TESTS = tests.join(';');
  const isPart = drawn !== undefined || seen.length > 0;
  if (isPart) writeFileSync((env.MUTANTS_PART = `${cache}/${label}-part.json`), JSON.stringify({ drawn, seen }));
  const incrementalFile = `${cache}/${label}${drawn ? '-sample' : ''}-incremental.json`;
  forgetUnseen(incrementalFile);
  await new Stryker({
    plugins: ['@stryker-mutator/vitest-runner', ...(isPart ? ['./lab/mutants/only-part.ts'] : [])],
    testRunner: 'vitest',
    // Tests of objects reach the source through workerd, which no import of theirs shows.
    vitest: { configFile: 'lab/mutants/vitest.config.ts', related: project !== 'objects' },
    checkers: isPart ? ['part'] : [],
    coverageAnalysis: 'perTest',
    mutate: [...files],
    concurrency: Number(values.concurrency ?? Math.max(1, availableParallelism() - 1)),
    incremental: true,
    incrementalFile,
    tempDirName: '.cache/stryker',
    ignorePatterns: ['/build', '/public', '/.cache', '/.wrangler', '/test-results'],
    // Stryker would put `@ts-nocheck` into each file; nothing here checks types while tests run.
    disableTypeChecks: false,
    timeoutMS: 120_000,
    dryRunTimeoutMinutes: 30,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: report },
  }).runMutationTest();
}

/** Runs the rounds of an area over some of its files and prints what came of it. @returns whether enough was seen */
async function runArea(name: string, area: Area, files: readonly string[]): Promise<boolean> {
  const started = Date.now();
  const label = name.replaceAll('/', '-');
  const most = values.sample === undefined ? area.sample : Number(values.sample);
  const drawn =
    most === undefined
      ? undefined
      : (await Promise.all(files.map((file) => sampleOf(file, most, `lineside-${values.seed}`)))).flat();
  const isDrawn = drawn && new Set(drawn);
  const report = `${cache}/${label}.json`;
  /** What earlier rounds saw: Stryker takes it up again in a round that has not the test that saw it. */
  const seen = new Set<string>();
  const pending = new Set<string>();
  for (const [index, round] of roundsOf(area)) {
    const tried = await tryInProcess(files, round, (key) => !seen.has(key) && (isDrawn?.has(key) ?? true));
    for (const key of seenIn(tried)) seen.add(key);
    if (values.quick) {
      for (const key of pendingIn(tried)) pending.add(key);
      writeFileSync(report, JSON.stringify(tried));
      continue;
    }
    await runStryker(files, round, { label: `${label}-${index + 1}`, report, drawn, seen: [...seen] });
    for (const key of seenIn(JSON.parse(readFileSync(report, 'utf8')) as Report)) seen.add(key);
  }
  // The report has what earlier runs found of other files, too.
  const found = figuresOf(JSON.parse(readFileSync(report, 'utf8')) as Report, { drawn: isDrawn, seen, pending });
  const figures = new Map([...found].filter(([file]) => files.includes(file)));
  const sum = sumOf(figures.values());
  console.log(`\n${sum.survivors.join('\n')}\n\n${tableOf(name, figures, area)}`);
  const left = [...pending].filter((key) => !seen.has(key));
  if (left.length > 0) console.log(`\n${left.length} that --quick leaves out:\n${left.join('\n')}`);
  console.log(`\n${name}: ${scoreOf(sum)} %, ${Math.round((Date.now() - started) / 1000)} s`);
  return scoreOf(sum) >= area.least;
}
