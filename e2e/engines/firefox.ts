import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DevTools } from './dev-tools.ts';
import { firefox } from './installed.ts';
import { callSource, type Program, type Remote } from './remote.ts';
import { lineOf, stop } from './started.ts';

/** As on a phone: bars that take no room, and no motion that tests would have to wait for. */
const onPhone = { 'ui.useOverlayScrollbars': 1, 'ui.prefersReducedMotion': 1 };

/** Firefox without a screen, on a profile of its own; it speaks WebDriver BiDi without a driver beside it. */
export class Firefox implements Program {
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #connection: DevTools;

  private constructor(process: ChildProcess, profile: string, connection: DevTools) {
    this.#process = process;
    this.#profile = profile;
    this.#connection = connection;
  }

  /** @param settings what is set in `about:config` */
  static async start(settings: Record<string, boolean | number> = {}): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'lineside-firefox-'));
    const lines = Object.entries({ ...onPhone, ...settings }).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});\n`,
    );
    writeFileSync(join(profile, 'user.js'), lines.join(''));
    const started = spawn(firefox() ?? 'firefox', ['--headless', '--profile', profile, '--remote-debugging-port=0'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    const url = await lineOf(started, started.stderr, /WebDriver BiDi listening on (ws:\S+)/);
    const connection = await DevTools.open(`${url}/session`);
    await connection.send('session.new', { capabilities: {} });
    return new Firefox(started, profile, connection);
  }

  async window(): Promise<Remote> {
    const connection = this.#connection;
    const { userContext } = await connection.send<{ userContext: string }>('browser.createUserContext');
    const { context } = await connection.send<{ context: string }>('browsingContext.create', {
      type: 'tab',
      userContext,
    });
    return {
      goTo: (url) => connection.send('browsingContext.navigate', { context, url, wait: 'complete' }),
      // Without a sandbox the page's own script could be in the way.
      async call<T>(inPage: (...args: never) => T, ...args: readonly unknown[]) {
        const answer = await connection.send<{ result: { value: string }; exceptionDetails?: { text: string } }>(
          'script.evaluate',
          { expression: callSource(inPage, args), awaitPromise: false, target: { context, sandbox: 'tests' } },
        );
        if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
        return JSON.parse(answer.result.value) as T;
      },
      perform: (actions) => connection.send('input.performActions', { context, actions }),
      resize: (width, height) =>
        connection.send('browsingContext.setViewport', { context, viewport: { width, height } }),
      async screenshot() {
        const { data } = await connection.send<{ data: string }>('browsingContext.captureScreenshot', { context });
        return Buffer.from(data, 'base64');
      },
      close: () => connection.send('browser.removeUserContext', { userContext }),
    };
  }

  async quit(): Promise<void> {
    await stop(this.#process);
    rmSync(this.#profile, { recursive: true, force: true });
  }
}
