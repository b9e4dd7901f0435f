import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '#e2e/support/ports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders: string[] = [];
const leaders: ChildProcess[] = [];

afterEach(async () => {
  for (const leader of leaders.splice(0)) killGroup(leader);
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
}, 60_000);

/** A copy of these files with the packages that are installed here: `npm start` builds into its own folder. */
async function copy(isCopied: (path: string) => boolean): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lineside-'));
  folders.push(folder);
  await cp(root, folder, { recursive: true, filter: (path) => path === root || isCopied(relative(root, path)) });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Starts a program as the leader of a group, so that everything it starts can be listed and ended. */
function start(program: string, args: readonly string[], cwd: string, env: Record<string, string> = {}) {
  const leader = spawn(program, args, { cwd, env: { ...process.env, ...env }, detached: true, stdio: 'pipe' });
  leaders.push(leader);
  return leader;
}

/** Waits for a line, for as long as the test may take: a build takes a minute on a busy machine. */
function line(leader: ReturnType<typeof start>, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    leader.once('exit', () => reject(new Error(`ended before “${text}”:\n${output}`)));
    for (const stream of [leader.stdout, leader.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        if (output.includes(text)) resolve();
      });
  });
}

function killGroup({ pid }: ChildProcess): void {
  if (pid !== undefined && runningIn(pid).length > 0) process.kill(-pid, 'SIGKILL');
}

/** Lists the commands of a group that still run; one that ended and was not yet reaped does not. */
function runningIn(group: number | undefined): string[] {
  const all = execFileSync('ps', ['-A', '-o', 'pgid=,stat=,args='], { encoding: 'utf8' }).split('\n');
  return all.filter((line) => new RegExp(`^\\s*${group}\\s+[^Z]`).test(line));
}

async function isFree(port: number): Promise<boolean> {
  const socket = connect(port, 'localhost');
  const isOpen = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return !isOpen;
}

/** Folders and files that `npm start` reads: its build, too, which `npm test` made a moment ago. */
const sources =
  /^(app|build|contracts|dist|e2e|fixtures|public|rpc|scripts|workers|package.*|tsconfig.*|wrangler.*)(\/|$)/;

describe('npm start', () => {
  it('ends all its processes and frees its ports within 5 s of SIGTERM', { timeout: 180_000 }, async () => {
    const folder = await copy((path) => sources.test(path));
    const ports = [await freePort(), await freePort(), await freePort()];
    const [PORT, FIXTURES_PORT, IDENTITY_PORT] = ports.map(String) as [string, string, string];
    const PORTAL_BUILT = existsSync(join(folder, 'dist/app.js')) ? '1' : '';
    const npm = start('npm', ['start'], folder, { PORT, FIXTURES_PORT, IDENTITY_PORT, PORTAL_BUILT });
    await line(npm, 'Press Ctrl-C');
    expect(await Promise.all(ports.map(isFree))).toEqual([false, false, false]);
    npm.kill('SIGTERM');
    await expect.poll(() => runningIn(npm.pid), { timeout: 5_000 }).toEqual([]);
    expect(await Promise.all(ports.map(isFree))).toEqual([true, true, true]);
  });
});

describe('run.js', { timeout: 60_000 }, () => {
  const files = ['scripts', 'scripts/run.js', 'package.json', 'package-lock.json'];

  /** Runs a program through run.js and signals run.js once the program is ready. */
  async function end(program: string, signal: NodeJS.Signals) {
    const folder = await copy((path) => files.includes(path));
    await writeFile(join(folder, 'program.ts'), `${program}; setInterval(() => {}, 1_000); console.log('ready');`);
    const run = start(process.execPath, ['scripts/run.js', 'program.ts'], folder);
    await line(run, 'ready');
    run.kill(signal);
    const [code, endedBy] = await once(run, 'exit');
    return { code, endedBy, running: runningIn(run.pid) };
  }

  it('passes SIGTERM on and ends by it as its program does', async () => {
    expect(await end('', 'SIGTERM')).toEqual({ code: null, endedBy: 'SIGTERM', running: [] });
  });

  it('exits with the code that its program chooses at SIGINT', async () => {
    const program = "process.on('SIGINT', () => process.exit(7))";
    expect(await end(program, 'SIGINT')).toEqual({ code: 7, endedBy: null, running: [] });
  });
});
