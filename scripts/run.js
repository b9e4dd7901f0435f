// Plain JavaScript for whatever Node starts it (20 or newer); everything after it runs on the Node that the project
// brings.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
export const node24 = at('node_modules/.bin/node');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/**
 * Installs what the lock file names, unless just that is installed already. `npm install --no-save` and not `npm ci`,
 * which refuses a lock file that a registry without every platform's optional packages has written.
 */
export function ensureInstalled() {
  const note = at('node_modules/.installed');
  const wanted = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .update(readFileSync(at('package.json')))
    .digest('hex');
  if (existsSync(node24) && existsSync(note) && readFileSync(note, 'utf8') === wanted) return;
  console.log('Installing dependencies …');
  const { status } = spawnSync(npm, ['install', '--no-save', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('npm install failed');
  writeFileSync(note, wanted);
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
  return spawn(node24, args, {
    cwd: root,
    stdio: 'inherit',
    ...options,
    env: { ...process.env, NODE_OPTIONS: '--disable-warning=ExperimentalWarning', ...env },
  });
}

/** Installs, then runs a program of the project with this command's own arguments, and exits as it does. */
export async function main(program, args = process.argv.slice(2)) {
  ensureInstalled();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  process.exitCode = await run24([program, ...args]);
}
