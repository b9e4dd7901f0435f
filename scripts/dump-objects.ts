import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dumpsFolder, makeDumps, withTree, writeDumps } from './build-tree.ts';
import { objectContract } from './object-contract.ts';

// `node scripts/run.js scripts/dump-objects.ts COMMIT` has the Worker of a commit make objects with operations of
// every kind. It keeps them, and the methods of that commit's objects, in workers/testing/dumps/COMMIT, where tests of
// later builds find them (LEDGER-28). The commit has to be in the history, and what is installed has to run it.

const commit = process.argv[2] ?? '';
if (!/^[0-9a-f]{7,40}$/.test(commit)) throw new Error('usage: node scripts/run.js scripts/dump-objects.ts COMMIT');

withTree(commit, (tree) => {
  const folder = join(fileURLToPath(new URL('..', import.meta.url)), dumpsFolder, commit.slice(0, 8));
  writeDumps(folder, makeDumps(tree));
  writeFileSync(join(folder, 'methods.json'), `${JSON.stringify(objectContract(tree), undefined, 2)}\n`);
});
