import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const maxBuffer = 512 * 1024 * 1024;

/** Where the dumps are, and the files that make and replay them, in any tree. */
export const dumpsFolder = 'workers/testing/dumps';

/** What one account's object, or a session's, was made to store. */
export interface Dump {
  way: string;
  index: number;
  seed: string;
  /** Statements; a session has `kept` instead. */
  sql?: string;
}

/**
 * Puts the files of a commit into a folder of their own, with what is installed here, or, where the commit names other
 * packages, with those.
 * @param commit the files as they are now when left out
 * @returns the folder, which the caller removes
 * @throws when its packages cannot be installed
 */
export function makeTree(commit: string | undefined): string {
  const tree = mkdtempSync(join(tmpdir(), 'lineside-build-'));
  execFileSync('tar', ['-x', '-C', tree], { input: commit === undefined ? present() : archived(commit) });
  const [own, ours] = [tree, root].map((folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  if (own === ours) symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  else execFileSync('npm', ['install', '--no-save', '--loglevel=error'], { cwd: tree, stdio: 'inherit' });
  return tree;
}

/** Such a folder with the Worker built. @throws with what the build said when it fails */
export function builtTree(commit?: string): string {
  const tree = makeTree(commit);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: tree, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${commit ?? 'this tree'} does not build:\n${stdout}${stderr}`);
  return tree;
}

/** Runs something with such a folder, which is gone afterward. */
export function withTree<T>(commit: string | undefined, run: (tree: string) => T): T {
  const tree = makeTree(commit);
  try {
    return run(tree);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

const archived = (commit: string) => execFileSync('git', ['archive', commit], { cwd: root, maxBuffer });

function present(): Buffer {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { cwd: root, maxBuffer });
  return execFileSync('tar', ['-c', '--null', '-T', '-'], { cwd: root, input: files, maxBuffer });
}

/** Copies a file of today into a tree. */
export function place(tree: string, file: string, to = file): void {
  copyFileSync(join(root, file), join(tree, to));
}

/** Runs one file of tests of Durable Objects in a tree. @throws with all that it said when one fails */
export function runObjectTests(tree: string, file: string): string {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', file, '--reporter=verbose'],
    { cwd: tree, env: { ...process.env, PWD: tree }, encoding: 'utf8', maxBuffer },
  );
  if (status !== 0) throw new Error(`${file} failed:\n${stdout}\n${stderr}`);
  return stdout;
}

/** Has the Worker of a tree make objects with operations of every kind. */
export function makeDumps(tree: string): Dump[] {
  const file = 'workers/account/make-dumps.test.ts';
  place(tree, `${dumpsFolder}/make-dumps.ts`, file);
  const said = runObjectTests(tree, file);
  return [...said.matchAll(/DUMP (\{.*\})$/gm)].map(([, dump = '']) => JSON.parse(dump) as Dump);
}

/** A file for each way in which operations came to their state, with a section for each account. */
export function writeDumps(folder: string, dumps: readonly Dump[]): void {
  mkdirSync(folder, { recursive: true });
  for (const way of new Set(dumps.map((one) => one.way))) {
    const all = dumps.filter((one) => one.way === way);
    const isSession = way === 'session';
    const text = isSession
      ? JSON.stringify(all[0], undefined, 2)
      : all.map(({ index, seed, sql }) => `-- ${index} ${seed}\n${sql}\n`).join('\n');
    writeFileSync(join(folder, `${way}.${isSession ? 'json' : 'sql'}`), isSession ? `${text}\n` : text);
  }
}
