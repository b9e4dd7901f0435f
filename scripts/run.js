// Plain JavaScript for whatever Node starts it (20 or newer); everything after it runs on the Node that the project brings.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
export const node24 = at('node_modules/.bin/node');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Installs what the lock file names, when it is not there or the lock file is newer. */
export function ensureInstalled() {
  const done = at('node_modules/.package-lock.json');
  if (existsSync(done) && existsSync(node24) && statSync(done).mtimeMs >= statSync(at('package-lock.json')).mtimeMs) return;
  console.log('Installing dependencies …');
  const { status } = spawnSync(npm, ['ci', '--no-fund', '--no-audit', '--loglevel=error'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm ci failed');
}

/** Runs a program of the project to its end. @returns its exit code */
export function run24(args, options = {}) {
  return new Promise((resolve) => {
    const child = start24(args, options);
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Starts one and gives its process; Ctrl-C reaches it too. */
export function start24(args, { env = {}, ...options } = {}) {
  return spawn(node24, args, { cwd: root, stdio: 'inherit', ...options, env: { ...process.env, NODE_OPTIONS: '--disable-warning=ExperimentalWarning', ...env } });
}

/** Installs, then runs a program of the project with this command's own arguments, and exits as it does. */
export async function main(program, args = process.argv.slice(2)) {
  ensureInstalled();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  process.exitCode = await run24([program, ...args]);
}
