import { expect } from '@playwright/test';
import type { AnyBrowser } from './any-browser.ts';
import { type Focus, focusIn, pageFaults, placeOf, type Place } from './in-page.ts';
import type { Key, Remote } from './remote.ts';

/** The size of a page on a screen, in CSS pixels. */
interface Size {
  width: number;
  height: number;
}

const phone: Size = { width: 360, height: 740 };
const narrow: Size = { width: 320, height: 640 };

/** A browser with a screen, on a phone by default. It presses like a finger, only on controls that nothing covers. */
export class ScreenBrowser implements AnyBrowser {
  readonly #remote: Remote;
  readonly #size: Size;

  private constructor(remote: Remote, size: Size) {
    this.#remote = remote;
    this.#size = size;
  }

  static async open(remote: Remote, url: string, size = phone): Promise<ScreenBrowser> {
    const browser = new ScreenBrowser(remote, size);
    await remote.resize(size.width, size.height);
    await remote.goTo(url);
    return browser;
  }

  async goTo(url: string): Promise<void> {
    await this.#remote.goTo(url);
  }

  async press(words: string): Promise<void> {
    await this.#click('a[href], button, summary', words);
  }

  async choose(label: string): Promise<void> {
    await this.#click('label', label);
    await expect.poll(() => this.#remote.call(isChosen, label), { message: `${label} is chosen` }).toBe(true);
  }

  async type(label: string, text: string): Promise<void> {
    await this.#click('label', label);
    await this.#remote.type(text);
  }

  async sees(words: string, timeout = 12_000): Promise<void> {
    // A window that is between two pages answers with an error.
    await expect(async () => expect(await this.text()).toContain(words)).toPass({ timeout });
  }

  reads(words: string, timeout: number): Promise<void> {
    return this.sees(words, timeout);
  }

  async doesNotSee(words: string, timeout = 12_000): Promise<void> {
    await expect(async () => expect(await this.text()).not.toContain(words)).toPass({ timeout });
  }

  hit(key: Key): Promise<void> {
    return this.#remote.hit(key);
  }

  /** Returns the focused element. */
  focus(): Promise<Focus> {
    return this.#remote.call(focusIn);
  }

  /** Presses Tab until something that begins with these words has the focus, and checks that no stop is hidden. */
  async tabTo(words: string): Promise<void> {
    for (let stops = 0; stops < 60; stops += 1) {
      await this.hit('Tab');
      const focus = await this.focus();
      expect.soft(focus.hiddenBy, `the focus on "${focus.words}" is hidden`).toBe('');
      if (focus.words.startsWith(words)) return;
    }
    throw new Error(`no Tab stop begins with ${words}`);
  }

  /** Returns the layout faults of the page, on a phone also at 320 px. */
  async faults(): Promise<string[]> {
    const asItIs = await this.#remote.call(pageFaults);
    if (this.#size !== phone) return asItIs;
    await this.#remote.resize(narrow.width, narrow.height);
    const onNarrow = await this.#remote.call(pageFaults);
    await this.#remote.resize(phone.width, phone.height);
    return [...asItIs, ...onNarrow.map((fault) => `at 320 px: ${fault}`)];
  }

  /** Returns the result of a function that runs in the page. */
  ask<T>(inPage: () => T): Promise<T> {
    return this.#remote.call(inPage);
  }

  screenshot(): Promise<Uint8Array> {
    return this.#remote.screenshot();
  }

  /** Returns a PNG of the whole page, to its bottom. */
  async picture(): Promise<Uint8Array> {
    const { width, height } = this.#size;
    const whole = await this.#remote.call(() => document.documentElement.scrollHeight);
    await this.#remote.resize(width, Math.max(whole, height));
    const picture = await this.#remote.screenshot();
    await this.#remote.resize(width, height);
    return picture;
  }

  async quit(): Promise<void> {
    await this.#remote.close();
  }

  /** Returns the visible words of the page. */
  async text(): Promise<string> {
    const text = await this.#remote.call(() => document.documentElement.innerText);
    return text.replace(/\s+/g, ' ');
  }

  /**
   * Waits for something that can be pressed and stays where it is, and presses in its middle. Firefox scrolls back to
   * the cursor of a field a moment after the last key.
   */
  async #click(selector: string, words: string): Promise<void> {
    let place: Place | undefined;
    await expect(async () => {
      const before = place;
      place = (await this.#remote.call(placeOf, selector, words)) ?? undefined;
      expect(place, `the page shows ${words}`).toBeDefined();
      expect(place?.hiddenBy, `${words} can be pressed`).toBe('');
      expect(place, `${words} stays where it is`).toEqual(before);
    }).toPass({ timeout: 12_000, intervals: [100] });
    await this.#remote.pressAt(place?.x ?? 0, place?.y ?? 0);
  }
}

function isChosen(label: string): boolean {
  return [...document.querySelectorAll('label')].some(
    ({ textContent, control }) =>
      textContent.replace(/\s+/g, ' ').trim().startsWith(label) && (control as HTMLInputElement | null)?.checked,
  );
}
