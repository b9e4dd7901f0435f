import { execFileSync } from 'node:child_process';
import { startPortal } from '../../scripts/portal.ts';
import { fixturesUrl, identityUrl, ports } from './ports.ts';

/** Starts a second portal, which keeps its storage in a folder. */
export function startRestartable(persist: string) {
  return startPortal({ port: ports.restartable, fixturesUrl, identityUrl, persist });
}

/** Kills the workerd that this process started, as a power cut would. @throws when there is none */
export function killWorkerd(): void {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' }).trim().split('\n');
  const mine = all
    .map((line) => line.trim().split(/\s+/))
    .find(([, parent, name]) => Number(parent) === process.pid && name?.includes('workerd'));
  if (!mine) throw new Error('no workerd of this process runs');
  process.kill(Number(mine[0]), 'SIGKILL');
}
