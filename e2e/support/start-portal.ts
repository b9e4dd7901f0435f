import { execFileSync } from 'node:child_process';
import { startPortal } from '../../scripts/portal.ts';
import { fixturesUrl, identityUrl, ports } from './ports.ts';

/**
 * Starts a portal whose clock shows another time (SAFETY-48).
 * @param now time in ISO 8601
 */
export const startMovedPortal = (now: string) =>
  startPortal({ port: ports.moved, fixturesUrl, identityUrl, clockAheadMs: Date.parse(now) - Date.now() });

/** Starts a portal of which a test turns things off: the others go on. */
export const startSwitchedPortal = () =>
  startPortal({ port: ports.switched, fixturesUrl, identityUrl, limitless: true });

/**
 * Starts a portal whose carrier has a tier alone.
 * @returns it, with the calls that it refused for want of an endpoint
 */
export async function startTierPortal(capabilities: string) {
  const refused: string[] = [];
  const portal = await startPortal({
    port: ports.tier,
    fixturesUrl,
    identityUrl,
    limitless: true,
    bindings: { CAPABILITIES: capabilities },
    onLog: (line) => {
      if (line.includes('carrier call absent')) refused.push(line);
    },
  });
  return { ...portal, refused };
}

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
