import type { CDPSession, Page } from '@playwright/test';
import type { Observed } from './slow-phone.ts';

type Name = string | RegExp;

/** Milliseconds that a press is held, as a finger does. */
const held = 80;
/** Milliseconds that a person reads a page. */
const reading = 1_200;
/** Milliseconds after which a page that shows nothing fails the walk. */
const mostWait = 60_000;

/** Walks the journeys of `e2e/support/visits.ts` in a browser, and notes how long each press takes. */
export class BrowserPerson {
  readonly #page: Page;
  readonly #devtools: CDPSession;
  /** Milliseconds from each press to the largest paint of the next page. */
  readonly times: number[] = [];
  #entries: (() => Promise<void>)[] = [];
  html = '';
  heading = '';

  constructor(page: Page, devtools: CDPSession) {
    this.#page = page;
    this.#devtools = devtools;
  }

  get path(): string {
    return new URL(this.#page.url()).pathname;
  }

  /** Loads a page without a press, and waits until the browser has kept what it fetches when idle. */
  async load(url: string): Promise<this> {
    await this.#page.goto(url, { waitUntil: 'networkidle' });
    await this.#read();
    return this;
  }

  /** Presses the first visible link to a page. */
  async open(path: string): Promise<this> {
    const links = this.#page.locator(`a[href="${path}"]`);
    const all = await links.all();
    for (const link of all) if (await link.isVisible()) return this.#press(link);
    const started = Date.now();
    await this.#page.goto(new URL(path, this.#page.url()).href);
    return this.#next(started);
  }

  async press(button: Name): Promise<this> {
    for (const enter of this.#entries.splice(0)) await enter();
    return this.#press(this.#page.getByRole('button', { name: button, exact: true }).first());
  }

  fill(label: Name, value: string): this {
    this.#entries.push(() => this.#page.getByLabel(label, { exact: true }).first().fill(value));
    return this;
  }

  choose(label: Name): this {
    this.#entries.push(() => this.#page.getByRole('radio', { name: label }).first().check({ force: true }));
    return this;
  }

  has(_control: 'button', name: string): boolean {
    return this.html.includes(name);
  }

  async #press(target: ReturnType<Page['locator']>): Promise<this> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`nothing to press at ${this.path}`);
    await this.#page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height / 2, 20));
    await this.#page.mouse.down();
    await this.#page.waitForTimeout(held);
    const started = Date.now();
    await this.#page.mouse.up();
    return this.#next(started);
  }

  /** Waits for the paint of a page that began after a press, or that a script made after it. */
  async #next(started: number): Promise<this> {
    while ((await this.#paintSince(started)) === 0) {
      if (Date.now() > started + mostWait) throw new Error(`nothing was painted after ${this.path}`);
      await this.#page.waitForTimeout(50);
    }
    await this.#page.waitForTimeout(reading);
    this.times.push(await this.#paintSince(started));
    await this.#read();
    return this;
  }

  /**
   * Returns the milliseconds from a press to the largest paint of the next page; 0 before. Playwright's own waiting
   * puts a large script into each new page, which costs a slow phone more than the page does.
   */
  async #paintSince(pressed: number): Promise<number> {
    const reply = await this.#devtools
      .send('Runtime.evaluate', { expression: `(${String(paintSince)})(${pressed})` })
      .catch(() => undefined);
    return Number(reply?.result.value ?? 0);
  }

  async #read(): Promise<void> {
    this.html = await this.#page.content();
    this.heading = (await this.#page.locator('h1').first().innerText()).replaceAll(/\s+/g, ' ').trim();
  }
}

/** Returns the milliseconds from a press to the largest paint of the next page; 0 before. Runs in the page. */
function paintSince(pressed: number): number {
  const { notes } = window as unknown as { notes?: Observed };
  const { timeOrigin } = performance;
  if (!notes || document.readyState === 'loading') return 0;
  const painted = notes.made === undefined ? timeOrigin >= pressed - 5 && notes.lcp : notes.paints[notes.made];
  return painted ? Math.max(0, timeOrigin + painted - pressed) : 0;
}
