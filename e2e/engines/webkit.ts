import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../support/ports.ts';
import { miniBrowser } from './installed.ts';
import { callSource, type Program, type Remote } from './remote.ts';
import { lineOf, stop } from './started.ts';

/** Its toolbar would keep the window wider than a phone. */
const noToolbar = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

/** WebKit on a screen that nobody sees, driven over WebDriver. */
export class WebKit implements Program {
  readonly #processes: ChildProcess[];
  readonly #home: string;
  readonly #origin: string;

  private constructor(processes: ChildProcess[], home: string, origin: string) {
    this.#processes = processes;
    this.#home = home;
    this.#origin = origin;
  }

  static async start(): Promise<WebKit> {
    const home = mkdtempSync(join(tmpdir(), 'lineside-webkit-'));
    mkdirSync(join(home, 'gtk-3.0'));
    writeFileSync(join(home, 'gtk-3.0/gtk.css'), noToolbar);
    writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
    // A small screen has the pointer over the window, without which nothing in it has the focus.
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '360x740x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      detached: true,
    });
    const display = await lineOf(screen, screen.stdio[3] as NodeJS.ReadStream, /(\d+)\n/);
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, DISPLAY: `:${display}`, XDG_CONFIG_HOME: home, NO_AT_BRIDGE: '1' },
    });
    const origin = `http://127.0.0.1:${port}`;
    await expect(() => fetch(`${origin}/status`)).toPass({ timeout: 60_000 });
    return new WebKit([driver, screen], home, origin);
  }

  async window(): Promise<Remote> {
    const options = { binary: miniBrowser(), args: ['--automation'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const { sessionId } = await command<{ sessionId: string }>(this.#origin, 'POST', '/session', { capabilities });
    const session = `${this.#origin}/session/${sessionId}`;
    const post = <T = void>(path: string, body: unknown) => command<T>(session, 'POST', path, body);
    const call = async <T>(inPage: (...args: never) => T, ...args: readonly unknown[]) => {
      const json = await post<string>('/execute/sync', { script: `return ${callSource(inPage, args)}`, args: [] });
      return JSON.parse(json) as T;
    };
    return {
      goTo: (url) => post('/url', { url }),
      call,
      perform: (actions) => post('/actions', { actions }),
      async resize(width, height) {
        await post('/window/rect', { width, height });
        const frame = height - (await call(() => innerHeight));
        await post('/window/rect', { width, height: height + frame });
      },
      screenshot: async () => Buffer.from(await command<string>(session, 'GET', '/screenshot'), 'base64'),
      close: () => command(session, 'DELETE', ''),
    };
  }

  async quit(): Promise<void> {
    for (const process of this.#processes) await stop(process);
    rmSync(this.#home, { recursive: true, force: true });
  }
}

/** Sends a command of WebDriver. @throws with what the driver says when it refuses */
async function command<T>(to: string, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${to}${path}`, { method, body: body === undefined ? undefined : JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: T };
  if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
  return value;
}
