import type { Browser, CDPSession, Page } from '@playwright/test';
import { portalUrl } from '#e2e/support/ports.ts';

/** A phone, else this machine, and its network; throughput in bytes per second, as the DevTools protocol has it. */
export type Phone = Partial<Record<'latency' | 'throughput' | 'slowdown', number>>;

/** The DevTools preset "Slow 4G" on a mid-range phone. */
export const slow4g: Phone = { latency: 562.5, throughput: (1_440_000 * 0.9) / 8, slowdown: 4 };
export const slowest: Phone = { latency: 300, throughput: 700_000 / 8, slowdown: 20 };

/** Records of the observers in a page; milliseconds. */
export interface Observed {
  lcp: number;
  /** Of what presses change in the document, by the browser's number of the page. */
  paints: Record<number, number>;
  /** Number of the page that a script has made last: of a press that has changed the address too. */
  made?: number;
  cls: number;
  inp: number;
}

/** Does something in a page of a browser that has seen nothing yet. */
export async function onPhone<T>(
  browser: Browser,
  cookie: string,
  { latency = 0, throughput = -1, slowdown = 1 }: Phone,
  work: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    for (const [, name = '', value = ''] of cookie.matchAll(/(\w+)=([^;]*)/g))
      await context.addCookies([{ name, value, url: portalUrl }]);
    const page = await context.newPage();
    await page.addInitScript(observe);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await work(page, devtools);
  } finally {
    await context.close();
  }
}

/** Reads the observed values after two frames, so that the last paint is included. */
export async function notes(page: Page): Promise<Observed> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.waitForTimeout(100);
  return page.evaluate(() => (window as unknown as { notes: Observed }).notes);
}

/** Forgets the slowest press so far. */
export function forgetPresses(page: Page): Promise<void> {
  return page.evaluate(() => void ((window as unknown as { notes: Observed }).notes.inp = 0));
}

/** Runs in the page before its own content. */
function observe(): void {
  const seen: Observed = { lcp: 0, paints: {}, cls: 0, inp: 0 };
  (window as unknown as { notes: Observed }).notes = seen;
  type Entry = PerformanceEntry & Record<'value' | 'interactionId' | 'navigationId', number>;
  const watch = (type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry as never))).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  watch('interaction-contentful-paint', ({ navigationId, startTime, duration }) => {
    seen.paints[navigationId] = startTime + duration;
  });
  watch('soft-navigation', ({ navigationId }) => (seen.made = navigationId));
  watch('layout-shift', (entry) => (seen.cls += entry.value));
  watch('event', (entry) => {
    if (entry.interactionId) seen.inp = Math.max(seen.inp, entry.duration);
  });
}
