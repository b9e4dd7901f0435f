import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { AnyBrowser } from '../engines/any-browser.ts';
import { Terminal } from './terminal.ts';

/** A link, button or field, as lynx numbers it: its words are those after its number, up to the next one. */
interface Control {
  number: string;
  words: string;
}

/** Driver of the text browser lynx, which numbers links, buttons and fields. */
export class Lynx extends Terminal implements AnyBrowser {
  constructor(url: string) {
    super();
    writeFileSync(join(this.home, '.lynxrc'), 'keypad_mode=LINKS_AND_FORM_FIELDS_ARE_NUMBERED\n');
    // Without -tna, what is typed on a page goes into its first field; alerts would each be shown for a second.
    this.start(['lynx', '-accept_all_cookies', '-tna', '-nopause', url]);
  }

  /** Follows a link or presses a button, which lynx shows as "(BUTTON)", or with its value, before its words. */
  async press(words: string): Promise<void> {
    await this.#use((control) => control.words.replace(/^[\w-]+\) /, '').startsWith(words), words);
  }

  /** Takes a radio button; lynx takes the first one of a group by itself. */
  async choose(label: string): Promise<void> {
    await this.#use(({ words }) => words.replace('(*)', '( )').startsWith(`( ) ${label}`), label);
    await this.sees(`(*) ${label}`);
  }

  /** Types into the field after its label. */
  async type(label: string, text: string): Promise<void> {
    await this.sees(label);
    const { number = '' } = controlsOn(this.screen().split(label).slice(1).join(label))[0] ?? {};
    this.#goTo(number);
    this.keys('Enter', 'C-u');
    this.text(text);
    this.keys('Enter');
    await this.sees(text);
  }

  /** Waits for words. A page that refreshes itself is loaded by its link, as lynx leaves that to the person. */
  async reads(words: string, timeout: number): Promise<void> {
    const read = async () => {
      if (this.#find(({ words: link }) => link.startsWith('http'))) await this.press('http');
      return this.screen();
    };
    await expect.poll(read, { timeout, intervals: [1_000] }).toContain(words);
  }

  async #use(isWanted: (control: Control) => boolean, what: string): Promise<void> {
    const find = () => this.#find(isWanted)?.number;
    await expect.poll(find, { message: `the page has ${what}` }).toBeDefined();
    this.#goTo(find() ?? '');
    this.keys('Enter');
  }

  #goTo(number: string): void {
    this.text(`${number}g`);
    this.keys('Enter');
  }

  #find(isWanted: (control: Control) => boolean): Control | undefined {
    return controlsOn(this.screen()).find(isWanted);
  }
}

function controlsOn(page: string): Control[] {
  return [...page.matchAll(/\[(\d+)\](.*?)(?=\(?\[\d+\]|$)/g)].map(([, number = '', words = '']) => ({
    number,
    words: words.trim(),
  }));
}
