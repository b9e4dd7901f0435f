import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firefox } from './installed.ts';
import { callSource, type Program, type Remote } from './remote.ts';
import { lineOf, stop } from './started.ts';

/** A connection to Firefox, which speaks WebDriver BiDi without a driver beside it. */
class Connection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#settle(String(data));
    socket.onclose = () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('Firefox has closed the connection'));
    };
  }

  static async open(url: string): Promise<Connection> {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = () => reject(new Error(`no connection to ${url}`));
    });
    return new Connection(socket);
  }

  send<T>(method: string, params: Record<string, unknown> = {}): Promise<T> {
    const id = (this.#last += 1);
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: (result) => resolve(result as T), reject });
    });
  }

  #settle(data: string): void {
    const { id, type, result, error, message } = JSON.parse(data) as Record<string, string> & { id?: number };
    if (id === undefined) return;
    if (type === 'error') this.#waiting.get(id)?.reject(new Error(`${error}: ${message}`));
    else this.#waiting.get(id)?.resolve(result);
    this.#waiting.delete(id);
  }
}

/** As on a phone: bars that take no room, and no motion that tests would have to wait for. */
const onPhone = { 'ui.useOverlayScrollbars': 1, 'ui.prefersReducedMotion': 1 };

/** Firefox without a screen, on a profile of its own. */
export class Firefox implements Program {
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #connection: Connection;

  private constructor(process: ChildProcess, profile: string, connection: Connection) {
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
    const connection = await Connection.open(`${url}/session`);
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
