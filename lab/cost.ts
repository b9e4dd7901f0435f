import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { place, withTree } from './build-tree.ts';
import { costPage, costTables, type Measured, withTables } from './cost/cost-page.ts';

// `npm run lab -- cost`: the cost of a stay, counted (ADR-041). `--write` puts the figures into
// docs/operations/cost.md; `--commit COMMIT` counts with the Worker of another commit, from the history, into
// lab/cost/COMMIT.json.

const { values } = parseArgs({
  options: { commit: { type: 'string' }, write: { type: 'boolean', default: false } },
});
const root = fileURLToPath(new URL('..', import.meta.url));
/** Files that are copied into the tree of another commit. */
const counter = [
  ...['counting-worker.js', 'counted-portal.ts', 'measure.ts', 'platform.js', 'stay.ts'].map((one) => `cost/${one}`),
  ...['workerd.ts', 'platform-stand-in.ts'].map((one) => `bench/${one}`),
];

/** Builds the Worker of a tree and counts with it. */
function measure(tree: string): Measured {
  const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: tree, stdio: 'inherit' });
  // Not the tree's own command, which would install what that commit wants.
  run('--input-type=module', '-e', "(await import('./scripts/build.ts')).build()");
  const folder = mkdtempSync(join(tmpdir(), 'lineside-counts-'));
  try {
    run('lab/cost/measure.ts', join(folder, 'counts.json'));
    return JSON.parse(readFileSync(join(folder, 'counts.json'), 'utf8')) as Measured;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const { commit } = values;
if (commit === undefined) {
  const tables = costTables(measure(root));
  for (const [name, table] of Object.entries(tables)) console.log(`\n${name}\n\n${table}`);
  if (values.write) writeFileSync(costPage, withTables(readFileSync(costPage, 'utf8'), tables));
} else {
  const measured = withTree(commit, (tree) => {
    for (const folder of ['bench', 'cost']) mkdirSync(join(tree, 'lab', folder), { recursive: true });
    for (const file of counter) place(tree, `lab/${file}`);
    return measure(tree);
  });
  writeFileSync(join(root, `lab/cost/${commit}.json`), `${JSON.stringify(measured, undefined, 2)}\n`);
}
