import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/root.ts';

const maxBuffer = 512 * 1024 * 1024;

/**
 * Puts the files of a commit into a folder of their own, with what is installed here, or, where the commit names other
 * packages, with those.
 * @param commit the files as they are now when left out
 * @returns the folder, which the caller removes
 * @throws when its packages cannot be installed
 */
function makeTree(commit: string | undefined): string {
  const tree = mkdtempSync(join(tmpdir(), 'lineside-build-'));
  execFileSync('tar', ['-x', '-C', tree], { input: commit === undefined ? present() : archived(commit) });
  const [own, ours] = [tree, root].map((folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  if (own === ours) symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  else execFileSync('npm', ['install', '--no-save', '--loglevel=error'], { cwd: tree, stdio: 'inherit' });
  return tree;
}

/** Returns such a folder with the Worker built. @throws with the output of a failed build */
export function builtTree(commit?: string): string {
  const tree = makeTree(commit);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: tree, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${commit ?? 'this tree'} does not build:\n${stdout}${stderr}`);
  return tree;
}

const archived = (commit: string) => execFileSync('git', ['archive', commit], { cwd: root, maxBuffer });

function present(): Buffer {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { cwd: root, maxBuffer });
  return execFileSync('tar', ['-c', '--null', '-T', '-'], { cwd: root, input: files, maxBuffer });
}
