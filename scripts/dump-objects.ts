import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { root } from './root.ts';

// `node scripts/run.js scripts/dump-objects.ts` records the rows of accounts with operations of every kind, as this
// commit's Worker stores them, in workers/testing/dumps/COMMIT. Tests of later migrations start from such rows
// (LEDGER-28). Not part of `npm test`: one recording belongs to each release.

/** Stored rows of one account, or stored values of a session. */
interface Dump {
  way: string;
  index: number;
  seed: string;
  /** SQL statements; absent from a session, which stores keys and values. */
  sql?: string;
}

const folder = 'workers/testing/dumps';
// Vitest runs tests of Durable Objects in this folder alone.
const testFile = 'workers/account/make-dumps.test.ts';

process.chdir(root);
const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim();
writeDumps(`${folder}/${commit}`, makeDumps());
console.log(`${folder}/${commit} is written.`);

/**
 * Runs the tests that write the dumps.
 * @throws with their output when one of them fails
 */
function makeDumps(): Dump[] {
  copyFileSync(`${folder}/make-dumps.ts`, testFile);
  try {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'objects', testFile, '--reporter=verbose'],
      { encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 },
    );
    if (status !== 0) throw new Error(`the recording failed:\n${stdout}\n${stderr}`);
    return [...stdout.matchAll(/DUMP (\{.*\})$/gm)].map(([, dump = '']) => JSON.parse(dump) as Dump);
  } finally {
    rmSync(testFile);
  }
}

/** Writes a file for each way in which operations came to their state, with a section for each account. */
function writeDumps(to: string, dumps: readonly Dump[]): void {
  mkdirSync(to, { recursive: true });
  for (const way of new Set(dumps.map((dump) => dump.way))) {
    const all = dumps.filter((dump) => dump.way === way);
    const sections = all.map(({ index, seed, sql }) => `-- ${index} ${seed}\n${sql}\n`);
    if (way === 'session') writeFileSync(`${to}/session.json`, `${JSON.stringify(all[0], undefined, 2)}\n`);
    else writeFileSync(`${to}/${way}.sql`, sections.join('\n'));
  }
}
