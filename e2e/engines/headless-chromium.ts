import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import puppeteer, { type Browser, type CDPSession } from 'puppeteer-core';
import { callSource, type Key, type Program, type Remote } from './remote.ts';

// Pages of puppeteer-core fail in Chromium 70 to 109: it waits for targets of the kind `tab`, which these versions do
// not attach. Its launcher and its connection work with all of them, so pages are driven by commands of the protocol.

/** A method that functions of tests call in a page, and that Chromium has since 105. */
const checkVisibility = `Element.prototype.checkVisibility = Element.prototype.checkVisibility || function () {
  return this.getClientRects().length > 0 && getComputedStyle(this).visibility === 'visible';
}`;

const keyCodes: Readonly<Record<Key, { windowsVirtualKeyCode: number; text?: string }>> = {
  Tab: { windowsVirtualKeyCode: 9 },
  Enter: { windowsVirtualKeyCode: 13, text: '\r' },
  Escape: { windowsVirtualKeyCode: 27 },
};

export interface WindowOptions {
  /** Runs the scripts of pages; false by default. */
  script?: boolean;
  /** A script that runs before the scripts of each page. */
  before?: string;
}

/** A Chromium without a screen, of today or of long ago. */
export class HeadlessChromium implements Program {
  readonly #browser: Browser;
  readonly #root: CDPSession;
  /** Sessions by the id of their target. They last, because emulation ends with its session. */
  readonly #sessions = new Map<string, CDPSession>();
  /** The folder of the profile and of downloads. */
  readonly folder: string;
  /** Errors that scripts of pages threw, since the start. */
  readonly errors: string[] = [];

  private constructor(browser: Browser, root: CDPSession, folder: string) {
    this.#browser = browser;
    this.#root = root;
    this.folder = folder;
  }

  static async start(program: string): Promise<HeadlessChromium> {
    const folder = mkdtempSync(join(tmpdir(), 'lineside-chromium-'));
    const browser = await puppeteer.launch({
      executablePath: program,
      headless: 'shell',
      userDataDir: folder,
      waitForInitialPage: false,
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--force-prefers-reduced-motion'],
    });
    return new HeadlessChromium(browser, await browser.target().createCDPSession(), folder);
  }

  async window({ script = true, before = '' }: WindowOptions = {}): Promise<Remote> {
    const { browserContextId } = await this.#root.send('Target.createBrowserContext');
    const { targetId } = await this.#root.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const page = await this.#sessionOf(targetId);
    page.on('Runtime.exceptionThrown', ({ exceptionDetails: { text, exception } }) => {
      this.errors.push(exception?.description ?? text);
    });
    await page.send('Page.enable');
    await page.send('Runtime.enable');
    /** Addresses of the documents that have loaded. */
    const loaded = new Set<string>();
    page.on('Page.lifecycleEvent', ({ name, loaderId }) => void (name === 'load' && loaded.add(loaderId)));
    await page.send('Page.setLifecycleEventsEnabled', { enabled: true });
    if (before) await page.send('Page.addScriptToEvaluateOnNewDocument', { source: before });
    if (!script) await page.send('Emulation.setScriptExecutionDisabled', { value: true });
    await page.send('Page.setDownloadBehavior', { behavior: 'allow', downloadPath: this.folder });
    return {
      async goTo(url) {
        const { loaderId = '' } = await page.send('Page.navigate', { url });
        // A load event alone may be that of the page before.
        while (!loaded.has(loaderId)) await new Promise((resolve) => page.once('Page.lifecycleEvent', resolve));
      },
      async call<T>(inPage: (...args: never) => T, ...args: readonly unknown[]) {
        const { code } = transformSync(callSource(inPage, args), { target: 'es2019' });
        const { result, exceptionDetails } = await page.send('Runtime.evaluate', {
          expression: `${checkVisibility};${code}`,
          returnByValue: true,
        });
        if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
        return result.value as T;
      },
      async pressAt(x, y) {
        const button = { button: 'left', clickCount: 1 } as const;
        await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
        await page.send('Input.dispatchMouseEvent', { type: 'mousePressed', x, y, ...button });
        await page.send('Input.dispatchMouseEvent', { type: 'mouseReleased', x, y, ...button });
      },
      async type(text) {
        for (const key of text) {
          await page.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
          await page.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
        }
      },
      async hit(key) {
        const { text, windowsVirtualKeyCode } = keyCodes[key];
        const event = { key, code: key, windowsVirtualKeyCode };
        await page.send('Input.dispatchKeyEvent', { type: text ? 'keyDown' : 'rawKeyDown', text, ...event });
        await page.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
      },
      resize: (width, height) =>
        page.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false }),
      screenshot: async () => Buffer.from((await page.send('Page.captureScreenshot')).data, 'base64'),
      close: () => this.#root.send('Target.disposeBrowserContext', { browserContextId }),
    };
  }

  /** Disconnects all present pages and service workers from the network, or connects them again. */
  async offline(offline: boolean): Promise<void> {
    const { targetInfos } = await this.#root.send('Target.getTargets');
    for (const { targetId } of targetInfos.filter(({ type }) => ['page', 'service_worker'].includes(type))) {
      const session = await this.#sessionOf(targetId);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
    }
  }

  async #sessionOf(targetId: string): Promise<CDPSession> {
    const before = this.#sessions.get(targetId);
    if (before) return before;
    const { sessionId } = await this.#root.send('Target.attachToTarget', { targetId, flatten: true });
    const session = this.#root.connection()?.session(sessionId);
    if (!session) throw new Error(`no session with the target ${targetId}`);
    this.#sessions.set(targetId, session);
    return session;
  }

  async quit(): Promise<void> {
    await this.#browser.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
