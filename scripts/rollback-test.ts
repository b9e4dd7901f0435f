import { join } from 'node:path';
import { dumpsFolder, makeDumps, place, runObjectTests, withTree, writeDumps } from './build-tree.ts';

// `npm run rollback-test [COMMIT]`: objects that today's Worker makes, with operations of every kind, on the Worker of
// an older commit, built from the history (ADR-032). Not part of `npm test`: a checkout may lack the history.

const commit = process.argv[2] ?? '80db393d';
const file = 'workers/account/rollback.test.ts';

console.log('Making objects with the Worker as it is now …');
const dumps = withTree(undefined, makeDumps);
console.log(`Bringing them to their end with the Worker of ${commit} …`);
withTree(commit, (tree) => {
  writeDumps(join(tree, dumpsFolder, 'now'), dumps);
  for (const one of ['restore.ts', 'replay.ts', 'sql.d.ts']) place(tree, `${dumpsFolder}/${one}`);
  place(tree, `${dumpsFolder}/rollback.ts`, file);
  const results = runObjectTests(tree, file).split('\n');
  console.log(results.filter((line) => /✓|Tests /.test(line)).join('\n'));
});
