import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixtureBindings } from '../../scripts/fixture-bindings.ts';
import { startWorkerd } from '../bench/workerd.ts';
import type { Counts } from './monthly-bill.ts';
import { platform } from './platform.js';
import { root } from '../../scripts/root.ts';

/** The built Worker on bare workerd with its objects counted. */
export type CountedPortal = Awaited<ReturnType<typeof startCountedPortal>>;

/** Starts it with empty storage on a port, in front of fixtures. @throws when it does not start */
export async function startCountedPortal(
  port: number,
  { url: fixturesUrl, identityUrl }: { url: string; identityUrl: string },
) {
  const storage = mkdtempSync(join(tmpdir(), 'lineside-cost-'));
  const portal = await startWorkerd({
    name: `cost-${port}`,
    port,
    module: { file: `${root}lab/cost/counting-worker.js` },
    others: { 'platform.js': `${root}lab/cost/platform.js`, 'app.js': `${root}dist/app.js` },
    vars: fixtureBindings({ portalOrigin: `http://localhost:${port}`, fixturesUrl, identityUrl }),
    storage,
  });
  const control = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`${portal.url}/-/cost/${path}`);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  platform.at = Date.now();
  await control(`at/${platform.at}`);
  return {
    /** Counts since the last read. */
    counts: () => control<Counts>('counts'),
    /** Size of each account's storage, in bytes. */
    accountBytes: () => control<number[]>('accountBytes'),
    /** Takes all objects out of memory, as the platform does ten seconds after their last request. */
    evict: () => control<null>('evict'),
    /** Moves the clock on by so many milliseconds; alarms ring on the way. */
    async pass(ms: number) {
      // The fixtures and the cookies go by this process's clock, which has not seen how long answers took: both clocks
      // move from alarm to alarm, so that no token is from the future.
      const end = (await control<number>('now')) + ms;
      for (let due: number | null = 0; due !== null;) {
        due = await control<number | null>(`due/${end}`);
        platform.at = due ?? end;
        await control(`at/${platform.at}`);
      }
    },
    async stop() {
      await portal.stop();
      rmSync(storage, { recursive: true, force: true });
    },
  };
}
