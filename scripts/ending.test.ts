import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#e2e/support/ports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const leaders: ChildProcess[] = [];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lineside-'));
});
afterEach(() => {
  for (const leader of leaders.splice(0)) killGroup(leader);
});
afterAll(() => rm(folder, { recursive: true }));

/** Starts a program as the leader of a group, so that everything it starts can be listed and ended. */
function start(program: string, args: readonly string[], env: Record<string, string> = {}) {
  const leader = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, detached: true, stdio: 'pipe' });
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

describe('npm start', () => {
  it('ends all its processes and frees its ports within 5 s of SIGTERM', { timeout: 180_000 }, async () => {
    const ports = [await freePort(), await freePort(), await freePort()];
    const [PORT, FIXTURES_PORT, IDENTITY_PORT] = ports.map(String) as [string, string, string];
    // Takes the build that `npm test` made a moment ago.
    const PORTAL_BUILT = existsSync(join(root, 'dist/app.js')) ? '1' : '';
    const POINTS_FILE = join(folder, 'points.sqlite');
    const npm = start('npm', ['start'], { PORT, FIXTURES_PORT, IDENTITY_PORT, PORTAL_BUILT, POINTS_FILE });
    await line(npm, 'Press Ctrl-C');
    expect(await Promise.all(ports.map(isFree))).toEqual([false, false, false]);
    npm.kill('SIGTERM');
    await expect.poll(() => runningIn(npm.pid), { timeout: 5_000 }).toEqual([]);
    expect(await Promise.all(ports.map(isFree))).toEqual([true, true, true]);
  });
});

describe('run.js', { timeout: 60_000 }, () => {
  /** Runs a program through run.js and signals run.js once the program is ready. */
  async function end(program: string, signal: NodeJS.Signals) {
    const file = join(folder, 'program.ts');
    await writeFile(file, `${program}; setInterval(() => {}, 1_000); console.log('ready');`);
    const run = start(process.execPath, ['scripts/run.js', file]);
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
