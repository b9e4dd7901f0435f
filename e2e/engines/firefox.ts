import puppeteer, { type Browser } from 'puppeteer-core';
import { firefox } from './installed.ts';
import { callSource, type Program, type Remote } from './remote.ts';

/** Settings as on a phone: scroll bars that take no room, and no motion that tests would wait for. */
const onPhone = { 'ui.useOverlayScrollbars': 1, 'ui.prefersReducedMotion': 1 };

/**
 * Starts the system's Firefox without a screen. It answers WebDriver BiDi without a driver beside it.
 * @param settings preferences of `about:config`
 */
export async function startFirefox(settings: Record<string, boolean | number> = {}): Promise<Program> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox(),
    defaultViewport: null,
    extraPrefsFirefox: { ...onPhone, ...settings },
  });
  return { window: () => openWindow(browser), quit: () => browser.close() };
}

async function openWindow(browser: Browser): Promise<Remote> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  return {
    goTo: (url) => page.goto(url),
    call: async <T>(inPage: (...args: never) => T, ...args: readonly unknown[]) =>
      (await page.evaluate(callSource(inPage, args))) as T,
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    hit: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  };
}
