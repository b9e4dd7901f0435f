import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { env, exit } from 'node:process';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { type Area, areas, neverMutated } from './mutants/areas.ts';

// Runs Stryker over areas of the source: docs/mutants.md. Stryker reads its settings once, so an area has a process.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'string' },
    concurrency: { type: 'string', default: '1' },
    static: { type: 'boolean', default: false },
    area: { type: 'string' },
  },
});
/** Below so many percent a part of an area fails: one equivalent mutant weighs more in a file than in a folder. */
const leastOfPart = 70;

const choice = values.changed === undefined ? positionals : changedSince(values.changed);
if (values.area === undefined) exit(runEach() ? 0 : 1);
else await runArea(values.area, areas[values.area] as Area);

/** Runs each chosen area in a process of its own. @returns whether each reached its score */
function runEach(): boolean {
  const names = Object.entries(areas)
    .filter(([name, area]) => filesOf(name, area).length > 0)
    .map(([name]) => name);
  if (names.length === 0) console.log('None of these files is in an area.');
  const codes = names.map((name) => {
    const args = [...process.argv.slice(1), '--area', name];
    return spawnSync(process.execPath, args, { stdio: 'inherit' }).status;
  });
  return codes.every((code) => code === 0);
}

/** The chosen files of an area: all of them where the area is chosen, or nothing is. */
function filesOf(name: string, { files }: Area): string[] {
  const sources = globSync([...files]).filter((file) => !neverMutated.some((glob) => matchesGlob(file, glob)));
  return isWhole(name) ? sources : sources.filter((file) => choice.includes(file));
}

function isWhole(name: string): boolean {
  return choice.includes(name) || (positionals.length === 0 && values.changed === undefined);
}

function changedSince(ref: string): string[] {
  const { status, stdout } = spawnSync('git', ['diff', '--name-only', '--diff-filter=AMR', `${ref}...HEAD`], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`git does not know ${ref}`);
  return stdout.split('\n').filter(Boolean);
}

/** Runs Stryker, which sets the exit code when the score is below that of the area. */
async function runArea(name: string, area: Area): Promise<void> {
  const label = name.replaceAll('/', '-');
  env.MUTANTS_TESTS = area.tests.join(';');
  // Number of runs of the ledger's model for each mutant.
  env.MODEL_RUNS ??= '200';
  await new Stryker({
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    // Tests of objects reach the source through workerd, which no import of theirs shows.
    vitest: { configFile: 'lab/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    mutate: filesOf(name, area),
    concurrency: Number(values.concurrency),
    incremental: true,
    incrementalFile: `.cache/mutants/${label}-incremental.json`,
    thresholds: { high: 100, low: area.least, break: isWhole(name) ? area.least : leastOfPart },
    tempDirName: '.cache/stryker',
    ignorePatterns: ['/build', '/.cache', '/.wrangler', '/test-results'],
    // Stryker would put `@ts-nocheck` into each file; nothing here checks types while tests run.
    disableTypeChecks: false,
    timeoutMS: 15_000,
    // A mutant of loading meets all tests of its area: hours for a few percent.
    ignoreStatic: !values.static,
    dryRunTimeoutMinutes: 30,
    reporters: ['progress-append-only', 'clear-text', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: `.cache/mutants/${label}.json` },
  }).runMutationTest();
}
