import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { env } from 'node:process';
import { keyOf, type Place } from './mutant-sample.ts';

const part = JSON.parse(readFileSync(env.MUTANTS_PART ?? '', 'utf8')) as { drawn?: string[]; seen: string[] };
const drawn = part.drawn && new Set(part.drawn);
const seen = new Set(part.seen);

function isToRun(mutant: Place): boolean {
  const key = keyOf({ ...mutant, fileName: relative('', mutant.fileName) });
  return !seen.has(key) && (!drawn || drawn.has(key));
}

/** What Stryker asks before it runs a mutant: those that were not drawn, or that an earlier round saw, do not pass. */
const checker = {
  init: () => Promise.resolve(),
  check: (mutants: readonly (Place & { id: string })[]) =>
    Promise.resolve(
      Object.fromEntries(
        mutants.map((one) => [
          one.id,
          isToRun(one) ? { status: 'passed' } : { status: 'compileError', reason: 'no part of this round' },
        ]),
      ),
    ),
};

export const strykerPlugins = [{ kind: 'Checker', name: 'part', value: checker }];
