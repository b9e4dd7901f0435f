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

export interface WindowOptions {
  /** Without it, the scripts of pages do not run. */
  script?: boolean;
  /** What runs before the scripts of each page. */
  before?: string;
}

/** A Chromium without a screen, of today or of long ago, driven by the protocol that its developer tools speak. */
export class HeadlessChromium implements Program {
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #origin: string;
  readonly #browser: DevTools;
  readonly #targets = new Map<string, DevTools>();
  /** What scripts of pages threw, since the start. */
  readonly errors: string[] = [];

  private constructor(process: ChildProcess, profile: string, origin: string, browser: DevTools) {
    this.#process = process;
    this.#profile = profile;
    this.#origin = origin;
    this.#browser = browser;
  }

  static async start(program: string): Promise<HeadlessChromium> {
    const profile = mkdtempSync(join(tmpdir(), 'lineside-chromium-'));
    const flags = [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--hide-scrollbars',
      '--force-prefers-reduced-motion',
    ];
    const started = spawn(
      program,
      [...flags, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
      {
        stdio: ['ignore', 'ignore', 'pipe'],
        detached: true,
      },
    );
    const url = await lineOf(started, started.stderr, /DevTools listening on (ws:\S+)/);
    return new HeadlessChromium(started, profile, `ws://${new URL(url).host}`, await DevTools.open(url));
  }

  /** Where it keeps what is its own, and what pages have it download. */
  get folder(): string {
    return this.#profile;
  }

  async window({ script = true, before = '' }: WindowOptions = {}): Promise<Remote> {
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
    /** The documents that have loaded. */
    const loaded = new Set<string>();
    page.on<{ name: string; loaderId: string }>(
      'Page.lifecycleEvent',
      ({ name, loaderId }) => void (name === 'load' && loaded.add(loaderId)),
    );
    await page.send('Page.setLifecycleEventsEnabled', { enabled: true });
    if (before) await page.send('Page.addScriptToEvaluateOnNewDocument', { source: before });
    if (!script) await page.send('Emulation.setScriptExecutionDisabled', { value: true });
    await page.send('Page.setDownloadBehavior', { behavior: 'allow', downloadPath: this.#profile });
    return {
      async goTo(url) {
        const { loaderId } = await page.send<{ loaderId: string }>('Page.navigate', { url });
        // A load event alone may be that of the page before.
        while (!loaded.has(loaderId)) await page.next('Page.lifecycleEvent');
      },
      async call<T>(inPage: (...args: never) => T, ...args: readonly unknown[]) {
        const { code } = transformSync(callSource(inPage, args), { target: 'es2019' });
        const expression = `${checkVisibility};${code}`;
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

  /** Takes the connection away from all pages and service workers there are now, or gives it back. */
  async offline(offline: boolean): Promise<void> {
    const { targetInfos } = await this.#browser.send<{ targetInfos: { targetId: string; type: string }[] }>(
      'Target.getTargets',
    );
    for (const { targetId } of targetInfos.filter(({ type }) => ['page', 'service_worker'].includes(type))) {
      const target = await this.#targetOf(targetId);
      await target.send('Network.enable');
      await target.send('Network.emulateNetworkConditions', {
        offline,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
    }
  }

  /** A connection that lasts, because what it emulates ends with it. */
  async #targetOf(id: string): Promise<DevTools> {
    const target = this.#targets.get(id) ?? (await DevTools.open(`${this.#origin}/devtools/page/${id}`));
    this.#targets.set(id, target);
    return target;
  }

  async quit(): Promise<void> {
    for (const target of this.#targets.values()) target.close();
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
