import type { AnyBrowser } from '../engines/any-browser.ts';
import { Terminal } from './terminal.ts';

/** Driver of the text browser w3m, which reloads a page when the page requests it. */
export class W3m extends Terminal implements AnyBrowser {
  constructor(url: string) {
    super();
    this.start(['w3m', '-cookie', '-o', 'accept_cookie=1', '-o', 'meta_refresh=1', '-o', 'confirm_qq=0', url]);
  }

  /** Searches for words as a person does, from the top of the page, and follows or presses what they are on. */
  async press(words: string): Promise<void> {
    await this.#goTo(words);
    this.keys('Enter');
  }

  async choose(label: string): Promise<void> {
    // The button is before its label: one step to the right of its end, then back.
    await this.#goTo(label, `[)]${label}`);
    this.keys('l', 'Escape', 'Tab', 'Enter');
    await this.sees(`(*)${label}`);
  }

  async type(label: string, text: string): Promise<void> {
    await this.#goTo(label);
    this.keys('Tab', 'Enter', 'C-u');
    this.text(text);
    this.keys('Enter');
    await this.sees(text);
  }

  reads(words: string, timeout: number): Promise<void> {
    return this.sees(words, timeout);
  }

  /**
   * Moves the cursor to words on the page.
   * @param pattern regular expression to search for
   */
  async #goTo(words: string, pattern = words): Promise<void> {
    await this.sees(words);
    this.keys('g', '/');
    this.text(pattern);
    this.keys('Enter');
  }
}
