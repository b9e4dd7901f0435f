import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { env } from 'node:process';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { createVitest } from 'vitest/node';
import type { Round } from './areas.ts';
import type { Report } from './figures.ts';
import { instrumented } from './instrumented.ts';
import { instrumenterOptions, keyOf, silent } from './mutant-sample.ts';

/** One mutant can leave something behind that the next trips over: what is doubtful is tried so many times. */
const mostRuns = 4;

/**
 * Tries mutants with the tests of a round, all in one process and thus in one workerd, which takes a tenth of the time
 * that Stryker needs. What it sees counts; what ran while a module was loaded is left for Stryker, as `Pending`.
 * @param files relative to the root
 * @param isWanted by its key, whether a mutant is to be tried; others are `CompileError`, as in Stryker's reports
 */
export async function tryInProcess(
  files: readonly string[],
  { project, tests }: Round,
  isWanted: (key: string) => boolean,
): Promise<Report> {
  const sources = files.map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true as const }));
  const { files: written, mutants } = await new Instrumenter(silent).instrument(sources, instrumenterOptions);
  for (const { name, content } of written) instrumented.set(resolve(name), content);
  env.MUTANTS_PROJECT = project;
  env.MUTANTS_TESTS = tests.join(';');
  const wanted = new Set(mutants.filter((one) => isWanted(keyOf(one))).map(({ id }) => id));
  const seen = new Set<string>();
  const pending = new Set<string>();
  let unreached = wanted;
  let doubtful = wanted;
  for (let run = 0; run < mostRuns && doubtful.size > 0; run += 1) {
    const metas = await runTests([...doubtful]);
    for (const meta of metas) for (const id of meta.seen ?? []) seen.add(id);
    for (const meta of metas) for (const id of meta.loaded ?? []) pending.add(id);
    // Each file knows of the files before it.
    if (run === 0) unreached = new Set([...wanted].filter((id) => metas.every((meta) => meta.unreached?.includes(id))));
    doubtful = new Set(metas.flatMap((meta) => meta.doubtful ?? []).filter((id) => !seen.has(id)));
  }
  instrumented.clear();
  for (const id of doubtful) pending.add(id);
  const statusOf = (id: string) => {
    if (!wanted.has(id)) return 'CompileError';
    if (seen.has(id)) return 'Killed';
    if (unreached.has(id)) return 'NoCoverage';
    return pending.has(id) ? 'Pending' : 'Survived';
  };
  const fromOne = ({ line, column }: { line: number; column: number }) => ({ line: line + 1, column: column + 1 });
  const reportOf = ({ name, content }: { name: string; content: string }) => ({
    source: content,
    mutants: mutants
      .filter(({ fileName }) => fileName === name)
      .map(({ id, location, replacement, mutatorName }) => ({
        location: { start: fromOne(location.start), end: fromOne(location.end) },
        status: statusOf(id) as 'Killed',
        replacement,
        mutatorName,
      })),
  });
  return { files: Object.fromEntries(sources.map((one) => [one.name, reportOf(one)])) };
}

/** Runs all tests of the round, and says what each file found. */
async function runTests(mutants: string[]) {
  const vitest = await createVitest('test', {
    config: 'lab/mutants/vitest.config.ts',
    maxWorkers: 1,
    watch: false,
    update: false,
    reporters: [{ onTestModuleEnd: ({ relativeModuleId }) => console.log(`  ${relativeModuleId}`) }],
  });
  vitest.provide('mutants', mutants);
  await vitest.start();
  const metas = vitest.state.getFiles().map(({ meta }) => meta);
  for (const name of metas.flatMap(({ failing = [] }) => failing)) console.log(`fails without a mutant: ${name}`);
  await vitest.close();
  return metas;
}
