// Plain JavaScript for whatever Node starts it: nothing in here may be newer than Node 14, so that an old one gets as
// far as the sentence about its version. Everything after it runs on the Node that the project brings.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const node24 = at('node_modules/.bin/node');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const oldestNode = 20;
const endSignals = ['SIGINT', 'SIGTERM'];

/** Error codes that npm prints when the registry is unreachable. */
const networkErrors = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ENOTCACHED)\b/;

/** Error whose message is one sentence with the cause and the remedy. */
class StartProblem extends Error {}

function ensureNode(version = process.versions.node) {
  if (Number(version.split('.')[0]) >= oldestNode) return;
  throw new StartProblem(
    `This is Node ${version}, and Lineside needs Node ${oldestNode} or newer: install it from https://nodejs.org.`,
  );
}

/**
 * Installs what the lock file names, unless just that is installed already. `npm install --no-save` and not `npm ci`,
 * which refuses a lock file that a registry without every platform's optional packages has written.
 */
function ensureInstalled() {
  const note = at('node_modules/.installed');
  const wanted = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .update(readFileSync(at('package.json')))
    .digest('hex');
  if (existsSync(node24) && existsSync(note) && readFileSync(note, 'utf8') === wanted) return;
  console.log('Installing dependencies …');
  const install = ['install', '--include=dev', '--no-save', '--no-fund', '--no-audit', '--loglevel=error'];
  const { status, stderr } = spawnSync(npm, install, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'pipe'],
    env: { ...process.env, DO_NOT_TRACK: '1', SCARF_ANALYTICS: 'false' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new StartProblem(installProblem(stderr || ''));
  writeFileSync(note, wanted);
}

function installProblem(errors) {
  if (networkErrors.test(errors))
    return (
      'The dependencies could not be installed because the npm registry cannot be reached: ' +
      'connect to the network and try again.'
    );
  console.error(errors);
  return 'The dependencies could not be installed: npm says why above; fix that and try again.';
}

/**
 * Runs a program of the project to its end, and forwards the signals that end this process.
 * @returns the program's exit code, or the signal that ended it
 */
function run24(args) {
  return new Promise((resolve) => {
    const child = spawn(node24, args, {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
        // ADR-018: wrangler starts in two thirds of the time with what V8 made of it before.
        NODE_COMPILE_CACHE: at('.cache/compiled'),
      },
    });
    for (const signal of endSignals) process.on(signal, () => child.kill(signal));
    child.on('exit', (code, signal) => resolve({ code, signal }));
  });
}

/** Installs, then runs a program of the project with the arguments after its name, and exits as it does. */
async function main() {
  try {
    ensureNode();
    ensureInstalled();
    const { code, signal } = await run24(process.argv.slice(2));
    if (signal) endBy(signal);
    else process.exitCode = code;
  } catch (thrown) {
    if (!(thrown instanceof StartProblem)) throw thrown;
    console.error(thrown.message);
    process.exitCode = 1;
  }
}

/** Ends this process by a signal, so that npm and shells see the same end as without this file between. */
function endBy(signal) {
  process.exitCode = 128 + constants.signals[signal];
  for (const name of endSignals) process.removeAllListeners(name);
  process.kill(process.pid, signal);
}

void main();
