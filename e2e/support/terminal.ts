import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** A program in a terminal of its own, driven by keys and read from its screen. */
export class Terminal {
  /** Home folder for the program, with its settings. */
  protected readonly home = mkdtempSync(join(tmpdir(), 'lineside-terminal-'));

  /** Starts a program on a screen that is high enough for a whole page. */
  protected start(command: string[]): void {
    this.#tmux('new-session', '-d', '-x', '100', '-y', '150', ...command);
  }

  /** Returns the text on the screen without its line breaks. */
  screen(): string {
    return this.#tmux('capture-pane', '-p').replace(/\s+/g, ' ');
  }

  /** Waits until words are on the screen. */
  async sees(words: string, timeout = 12_000): Promise<void> {
    await expect.poll(() => this.screen(), { timeout }).toContain(words);
  }

  quit(): void {
    this.#tmux('kill-server');
    rmSync(this.home, { recursive: true, force: true });
  }

  protected keys(...keys: string[]): void {
    this.#tmux('send-keys', ...keys);
  }

  protected text(text: string): void {
    this.#tmux('send-keys', '-l', text);
  }

  #tmux(...args: string[]): string {
    const env = { ...process.env, HOME: this.home, LANG: 'C.UTF-8', TERM: 'xterm' };
    return execFileSync('tmux', ['-f', '/dev/null', '-S', join(this.home, 'tmux'), ...args], { env, encoding: 'utf8' });
  }
}
