import { Terminal } from './terminal.ts';

/** w3m, which loads a page again by itself when the page asks for it. */
export class W3m extends Terminal {
  constructor(url: string) {
    super();
    this.start(['w3m', '-cookie', '-o', 'accept_cookie=1', '-o', 'meta_refresh=1', '-o', 'confirm_qq=0', url]);
  }

  /** Searches for words as a person does, from the top of the page, and follows or presses what they are on. */
  async press(words: string): Promise<void> {
    await this.sees(words);
    this.keys('g', '/');
    this.text(words);
    this.keys('Enter', 'Enter');
  }
}
