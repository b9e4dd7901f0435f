import { resolve } from 'node:path';
import { env } from 'node:process';
import type { Plugin } from 'vite';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import own from '../../vitest.config.ts';
import { leftOutTests } from './areas.ts';
import { instrumented } from './instrumented.ts';

type Project = TestProjectInlineConfiguration & { test: { name: string; include?: string[]; exclude?: string[] } };

/** One project of `vitest.config.ts`, with the tests of a round alone; `lab/mutants.ts` says which. */
const project = (own.test?.projects as Project[]).find(({ test }) => test.name === env.MUTANTS_PROJECT) as Project;
const exclude = [...(project.test.exclude ?? []), ...leftOutTests];
const include = env.MUTANTS_TESTS?.split(';') ?? [];

/** The tests beside the mutated file go first: most mutants end there, and the other tests need not be run. */
class NearestFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const [mutated = ''] = this.ctx.config.related ?? [];
    const stem = mutated.replace(/\.tsx?$/, '');
    const isNear = ({ moduleId }: TestSpecification) => moduleId.replace(/\.test\.tsx?$/, '') === stem;
    return (await super.sort(specs)).toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)));
  }
}

const withMutants = (id: string) => instrumented.get(id.split('?')[0] ?? '');

/** For `in-process.ts`: the sources as Stryker wrote them. */
const mutants: Plugin = {
  name: 'mutants',
  enforce: 'pre',
  transform: (_, id) => withMutants(id),
  // Vitest would find a source as it was transformed for another run.
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (withMutants(id) === undefined ? undefined : false)),
};

/** The runner that switches them. What hangs with a mutant does so for each test that reaches it. */
const switching = {
  runner: resolve('lab/mutants/switching-runner.ts'),
  testTimeout: 10_000,
  expect: { poll: { timeout: 2000 } },
};
const isSwitching = instrumented.size > 0;

export default defineConfig({
  test: {
    projects: [
      {
        ...project,
        plugins: [...(project.plugins ?? []), ...(isSwitching ? [mutants] : [])],
        test: { ...project.test, ...(isSwitching ? switching : {}), include, exclude },
      },
    ],
    sequence: { sequencer: NearestFirst },
  },
});
