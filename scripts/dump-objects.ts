import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { objectContract } from './object-contract.ts';

// `node scripts/dump-objects.js COMMIT` has the Worker of a commit make objects with operations of every kind. It keeps
// them, and the methods of that commit's objects, in workers/testing/dumps/COMMIT, where tests of later builds find
// them (LEDGER-28). The commit has to be in the history, and what is installed has to run it.

const root = fileURLToPath(new URL('..', import.meta.url));
const commit = process.argv[2] ?? '';
if (!/^[0-9a-f]{7,40}$/.test(commit)) throw new Error('usage: node scripts/dump-objects.ts COMMIT');

interface Dump {
  way: string;
  index: number;
  seed: string;
  /** Statements; a session has `kept` instead. */
  sql?: string;
}

const tree = mkdtempSync(join(tmpdir(), 'lineside-build-'));
try {
  const packed = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 512 * 1024 * 1024 });
  execFileSync('tar', ['-x', '-C', tree], { input: packed });
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  copyFileSync(join(root, 'workers/testing/dumps/make-dumps.ts'), join(tree, 'workers/account/make-dumps.test.ts'));
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', 'workers/account/make-dumps.test.ts', '--reporter=verbose'],
    { cwd: tree, env: { ...process.env, PWD: tree }, encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 },
  );
  const dumps = [...stdout.matchAll(/DUMP (\{.*\})$/gm)].map(([, dump = '']) => JSON.parse(dump) as Dump);
  if (status !== 0 || dumps.length === 0) throw new Error(`the dump failed:\n${stdout}\n${stderr}`);
  const folder = join(root, 'workers/testing/dumps', commit.slice(0, 8));
  write(folder, dumps);
  writeFileSync(join(folder, 'methods.json'), `${JSON.stringify(objectContract(tree), undefined, 2)}\n`);
} finally {
  rmSync(tree, { recursive: true, force: true });
}

/** A file for each way in which operations came to their state, with a section for each account. */
function write(folder: string, dumps: readonly Dump[]): void {
  mkdirSync(folder, { recursive: true });
  for (const way of new Set(dumps.map((one) => one.way))) {
    const all = dumps.filter((one) => one.way === way);
    if (way === 'session') writeFileSync(join(folder, 'session.json'), `${JSON.stringify(all[0], undefined, 2)}\n`);
    else
      writeFileSync(
        join(folder, `${way}.sql`),
        all.map(({ index, seed, sql }) => `-- ${index} ${seed}\n${sql}\n`).join('\n'),
      );
  }
}
