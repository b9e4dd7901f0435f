import { env } from 'node:process';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';
import own from '../../vitest.config.ts';
import { leftOutTests } from './areas.ts';

type Project = { test: { name: string; include?: string[]; exclude?: string[] } };

/** One project of `vitest.config.ts`, with the tests of a round alone; `scripts/mutants.ts` says which. */
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

export default defineConfig({
  test: {
    projects: [{ ...project, test: { ...project.test, include, exclude } }],
    sequence: { sequencer: NearestFirst },
  },
});
