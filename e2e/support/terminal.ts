import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Whether w3m and tmux are installed. */
export function hasTextBrowser(): boolean {
  try {
    execFileSync('w3m', ['-version'], { stdio: 'ignore' });
    execFileSync('tmux', ['-V'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** w3m in a terminal of its own, driven by keys and read from its screen. */
export class TextBrowser {
  readonly #home = mkdtempSync(join(tmpdir(), 'lineside-w3m-'));

  constructor(url: string) {
    const options = ['-cookie', '-o', 'accept_cookie=1', '-o', 'meta_refresh=1', '-o', 'confirm_qq=0'];
    this.#tmux('new-session', '-d', '-x', '100', '-y', '70', 'w3m', ...options, url);
  }

  /** The text on the screen. */
  screen(): string {
    return this.#tmux('capture-pane', '-p');
  }

  /** Waits for words on the screen. */
  async sees(words: string, timeout = 12_000): Promise<void> {
    await expect.poll(() => this.screen(), { timeout }).toContain(words);
  }

  /** Searches for words as a person does, from the top of the page, and follows or presses what they are on. */
  async press(words: string): Promise<void> {
    await this.#find(words);
    this.#keys('Enter');
  }

  /** Chooses the first option after words. */
  async choose(after: string): Promise<void> {
    await this.#find(after);
    this.#keys('Tab', 'Enter');
  }

  /** Types into the field after its label. */
  async type(label: string, text: string): Promise<void> {
    await this.choose(label);
    this.#tmux('send-keys', '-l', text);
    this.#keys('Enter');
  }

  async #find(words: string): Promise<void> {
    await this.sees(words);
    this.#keys('g', '/');
    this.#tmux('send-keys', '-l', words);
    this.#keys('Enter');
  }

  quit(): void {
    this.#tmux('kill-server');
    rmSync(this.#home, { recursive: true, force: true });
  }

  #keys(...keys: string[]): void {
    this.#tmux('send-keys', ...keys);
  }

  #tmux(...args: string[]): string {
    const env = { ...process.env, HOME: this.#home, LANG: 'C.UTF-8', TERM: 'xterm' };
    return execFileSync('tmux', ['-f', '/dev/null', '-S', join(this.#home, 'tmux'), ...args], {
      env,
      encoding: 'utf8',
    });
  }
}
