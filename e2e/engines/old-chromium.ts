import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { DevTools } from './dev-tools.ts';
import { callSource, type Device, type Program, type Remote, type Step } from './remote.ts';
import { lineOf, stop } from './started.ts';

/** What the functions of tests use in a page that Chromium has only had since 105. */
const checkVisibility = `Element.prototype.checkVisibility = Element.prototype.checkVisibility || function () {
  return this.getClientRects().length > 0 && getComputedStyle(this).visibility === 'visible';
}`;

/** Keys as WebDriver spells them, in the words of Chromium's own protocol. */
const keys: Readonly<Record<string, { key: string; code: string; windowsVirtualKeyCode: number; text?: string }>> = {
  '\uE004': { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
  '\uE007': { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  '\uE00C': { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 },
};

/** A Chromium of long ago without a screen, driven by the protocol that its developer tools speak. */
export class OldChromium implements Program {
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #origin: string;
  readonly #browser: DevTools;
  /** What scripts of pages threw, since the start. */
  readonly errors: string[] = [];

  private constructor(process: ChildProcess, profile: string, origin: string, browser: DevTools) {
    this.#process = process;
    this.#profile = profile;
    this.#origin = origin;
    this.#browser = browser;
  }

  static async start(program: string): Promise<OldChromium> {
    const profile = mkdtempSync(join(tmpdir(), 'lineside-chromium-'));
    const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--hide-scrollbars'];
    const started = spawn(
      program,
      [...flags, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
      {
        stdio: ['ignore', 'ignore', 'pipe'],
        detached: true,
      },
    );
    const url = await lineOf(started, started.stderr, /DevTools listening on (ws:\S+)/);
    return new OldChromium(started, profile, `ws://${new URL(url).host}`, await DevTools.open(url));
  }

  async window(): Promise<Remote> {
    const { browserContextId } = await this.#browser.send<{ browserContextId: string }>('Target.createBrowserContext');
    const { targetId } = await this.#browser.send<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    });
    const page = await DevTools.open(`${this.#origin}/devtools/page/${targetId}`);
    page.on<{ exceptionDetails: { text: string; exception?: { description?: string } } }>(
      'Runtime.exceptionThrown',
      ({ exceptionDetails: { text, exception } }) => void this.errors.push(exception?.description ?? text),
    );
    for (const domain of ['Page', 'Runtime']) await page.send(`${domain}.enable`);
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: checkVisibility });
    return {
      async goTo(url) {
        const loaded = page.next('Page.loadEventFired');
        await page.send('Page.navigate', { url });
        await loaded;
      },
      async call<T>(inPage: (...args: never) => T, ...args: readonly unknown[]) {
        const expression = transformSync(callSource(inPage, args), { target: 'es2019' }).code;
        const { result, exceptionDetails } = await page.send<{
          result: { value: string };
          exceptionDetails?: { text: string };
        }>('Runtime.evaluate', { expression });
        if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
        return JSON.parse(result.value) as T;
      },
      perform: (devices) => perform(page, devices),
      resize: (width, height) =>
        page.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false }),
      screenshot: async () => Buffer.from((await page.send<{ data: string }>('Page.captureScreenshot')).data, 'base64'),
      close: async () => {
        page.close();
        await this.#browser.send('Target.disposeBrowserContext', { browserContextId });
      },
    };
  }

  async quit(): Promise<void> {
    this.#browser.close();
    await stop(this.#process);
    rmSync(this.#profile, { recursive: true, force: true });
  }
}

async function perform(page: DevTools, devices: readonly Device[]): Promise<void> {
  let [x, y] = [0, 0];
  for (const step of devices.flatMap(({ actions }): Step[] => actions)) {
    if (step.type === 'keyDown' || step.type === 'keyUp') {
      const key = keys[step.value] ?? { key: step.value, text: step.value };
      const { text, ...rest } = key;
      const down = { type: text === undefined ? 'rawKeyDown' : 'keyDown', ...key };
      await page.send('Input.dispatchKeyEvent', step.type === 'keyDown' ? down : { type: 'keyUp', ...rest });
      continue;
    }
    if (step.type === 'pointerMove') [x, y] = [step.x, step.y];
    const type = { pointerMove: 'mouseMoved', pointerDown: 'mousePressed', pointerUp: 'mouseReleased' }[step.type];
    const pressed = step.type === 'pointerMove' ? {} : { button: 'left', clickCount: 1 };
    await page.send('Input.dispatchMouseEvent', { type, x, y, ...pressed });
  }
}
