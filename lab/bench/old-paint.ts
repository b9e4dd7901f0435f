import { HeadlessChromium } from '#e2e/engines/headless-chromium.ts';
import { fetchedChromiums, programOf } from '#e2e/engines/old-chromium-files.ts';
import type { Remote } from '#e2e/engines/remote.ts';
import { portalUrl } from '#e2e/support/ports.ts';
import { ensureOldChromiums } from '../old-chromiums.ts';
import type { BenchPortal } from './bench-portal.ts';
import { median, over, type Row } from './budget-table.ts';
import { barePath } from './platform-stand-in.ts';

/** The oldest that pages are made for, and what old phones with updates have (ADR-042). */
const versions: readonly number[] = [70, 92];

/** The first paint of Home with six lines over its content as bare HTML, in Chromiums of long ago, not slowed down. */
export async function oldPaint(bench: BenchPortal, runs: number): Promise<Row[]> {
  ensureOldChromiums(versions);
  const { cookie } = await bench.signIn('six-lines');
  const rows: Row[] = [];
  for (const one of fetchedChromiums().filter(({ version }) => versions.includes(version))) {
    const browser = await HeadlessChromium.start(programOf(one));
    try {
      const window = await browser.window();
      await window.goTo(portalUrl + barePath);
      await window.call((text: string) => void (document.cookie = text), cookie);
      const bare: number[] = [];
      const home: number[] = [];
      // The first of each is a warm-up.
      for (let run = 0; run <= runs; run += 1) {
        bare.push(await paintOf(window, barePath));
        home.push(await paintOf(window, '/home'));
      }
      const figures = [home, bare].map((times) => median(times.slice(1))) as [number, number];
      rows.push({ number: 19, what: `paint in Chromium ${one.version}, over bare content`, ...over(...figures, 'ms') });
    } finally {
      await browser.quit();
    }
  }
  return rows.length > 0 ? rows : [{ number: 19, what: 'paint in old engines', note: 'none could be fetched' }];
}

/** Milliseconds from the navigation to the first paint with content. */
async function paintOf(window: Remote, path: string): Promise<number> {
  await window.goTo(portalUrl + path);
  const paint = () => performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime);
  for (;;) {
    const [time] = await window.call(paint);
    if (time !== undefined) return time;
  }
}
