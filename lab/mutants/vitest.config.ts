import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { env } from 'node:process';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import portal from '../../vitest.config.ts';
import { leftOutTests } from './areas.ts';

type Project = TestProjectInlineConfiguration & { test: { include: string[]; exclude?: string[] } };

const tests = globSync((env.MUTANTS_TESTS ?? '').split(';')).filter(
  (file) => !leftOutTests.some((glob) => matchesGlob(file, glob)),
);

/** Returns the test files of an area that belong to a project. */
function testsOf({ test: { include, exclude = [] } }: Project): string[] {
  const isIn = (file: string, globs: readonly string[]) => globs.some((glob) => matchesGlob(file, glob));
  return tests.filter((file) => isIn(file, include) && !isIn(file, exclude));
}

/** The projects with the tests of `MUTANTS_TESTS` alone. Second tries and long waits take time of killed mutants. */
const projects = (portal.test?.projects as Project[])
  .map((project) => ({
    ...project,
    test: { ...project.test, include: testsOf(project), retry: 0, expect: { poll: { timeout: 5_000 } } },
  }))
  .filter(({ test }) => test.include.length > 0);

export default defineConfig({ test: { projects } });
