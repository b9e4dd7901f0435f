import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { env } from 'node:process';
import { keyOf, type Place } from './mutant-sample.ts';

const drawn = new Set(JSON.parse(readFileSync(env.MUTANTS_SAMPLE ?? '', 'utf8')) as string[]);
const isDrawn = (mutant: Place) => drawn.has(keyOf({ ...mutant, fileName: relative('', mutant.fileName) }));

/** What Stryker asks before it runs a mutant: those that were not drawn do not pass. */
const checker = {
  init: () => Promise.resolve(),
  check: (mutants: readonly (Place & { id: string })[]) =>
    Promise.resolve(
      Object.fromEntries(
        mutants.map((one) => [
          one.id,
          isDrawn(one) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' },
        ]),
      ),
    ),
};

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', value: checker }];
