import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PortalSettings } from '../../scripts/portal.ts';
import { root } from '../../scripts/root.ts';

const child = 'lab/portal-of-tree.ts';

/** A portal in a process group of its own, with the build of one of several checkouts. */
export class KillablePortal {
  readonly #settings: PortalSettings;
  readonly #log: string[] = [];
  #process: ChildProcess | undefined;

  constructor(settings: PortalSettings) {
    this.#settings = settings;
  }

  /** Starts the build of a tree. @param clockAheadMs how far its clock is ahead */
  async start(tree: string, clockAheadMs = 0): Promise<void> {
    copyFileSync(join(root, child), join(tree, child));
    const settings = { ...this.#settings, limitless: true, clockAheadMs };
    const started = spawn(process.execPath, [child, JSON.stringify(settings)], {
      cwd: tree,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [started.stdout, started.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => this.#log.push(text));
    this.#process = started;
    const ended = once(started, 'exit').then(([code]) => {
      throw new Error(`the portal of ${tree} ended with ${code}:\n${this.#log.slice(-20).join('')}`);
    });
    await Promise.race([once(started, 'message'), ended]);
    ended.catch(() => undefined);
  }

  /** Kills the portal and workerd at once, like a power cut. */
  async kill(): Promise<void> {
    const running = this.#process;
    if (running?.pid === undefined || running.exitCode !== null) return;
    this.#process = undefined;
    const ended = once(running, 'exit');
    process.kill(-running.pid, 'SIGKILL');
    await ended;
  }
}
