import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { Builder, Key } from 'selenium-webdriver';
import { freePort } from '../support/ports.ts';
import { miniBrowser } from './installed.ts';
import type { Program, Remote } from './remote.ts';

/** Styles that let the browser's toolbar shrink, so that the window can be as narrow as a phone. */
const noToolbar = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE };

/** Starts WebKit's driver, on a screen of its own that nobody sees. */
export async function startWebKit(): Promise<Program> {
  const home = mkdtempSync(join(tmpdir(), 'lineside-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), noToolbar);
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  // Uses a small screen, so that the pointer is over the window: without it no element gets the focus.
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '360x740x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: home, NO_AT_BRIDGE: '1' },
  });
  const origin = `http://127.0.0.1:${port}`;
  await expect(() => fetch(`${origin}/status`)).toPass({ timeout: 60_000 });
  return {
    window: () => openWindow(origin),
    async quit() {
      const ended = [driver, screen].map((process) => once(process, 'exit'));
      driver.kill();
      screen.kill();
      await Promise.all(ended);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function openWindow(origin: string): Promise<Remote> {
  const session = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(origin)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    })
    .build();
  const frame = session.manage().window();
  return {
    goTo: (url) => session.get(url),
    call: (inPage, ...args) => session.executeScript(inPage, ...args),
    pressAt: (x, y) => session.actions().move({ x, y, duration: 0 }).click().perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    hit: (key) => session.actions().sendKeys(keys[key]).perform(),
    async resize(width, height) {
      await frame.setRect({ width, height });
      const bars = height - (await session.executeScript<number>(() => innerHeight));
      await frame.setRect({ width, height: height + bars });
    },
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    close: () => session.quit(),
  };
}
