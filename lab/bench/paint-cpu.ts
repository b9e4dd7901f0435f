import type { Browser } from '@playwright/test';
import { portalUrl } from '#e2e/support/ports.ts';
import { notes, type Observed, onPhone, thisMachine } from './slow-phone.ts';

/** An event of a trace; times in microseconds, `tdur` of the thread's own clock. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string; data?: { isOutermostMainFrame?: boolean; documentLoaderURL?: string } };
}

/**
 * Milliseconds of CPU time that the page's main thread has used when its largest content is painted. The thread's own
 * clock counts, so other programs hardly disturb it, and the browser is not slowed down. A trace now and then lacks its
 * paint: then the page is looked at again, twice at most.
 * @param path of the portal, or a whole address
 * @throws when no trace has a paint of the page
 */
export async function cpuUntilPaint(browser: Browser, path: string, cookie: string): Promise<number> {
  for (let tries = 0; tries < 3; tries += 1) {
    const ms = await cpuOnce(browser, path, cookie);
    if (ms !== undefined) return ms;
  }
  throw new Error(`no trace has a paint of ${path}`);
}

function cpuOnce(browser: Browser, path: string, cookie: string): Promise<number | undefined> {
  return onPhone(browser, cookie, thisMachine, async (page) => {
    await page.goto('about:blank');
    await browser.startTracing(page, {
      categories: ['blink.user_timing', 'loading', 'toplevel', 'disabled-by-default-devtools.timeline'],
    });
    const url = new URL(path, portalUrl).href;
    await page.goto(url);
    await page.waitForFunction(() => (window as unknown as { notes: Observed }).notes.lcp > 0);
    await notes(page);
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    return cpuIn(trace.traceEvents, url);
  });
}

/** @returns undefined when the trace has no start or no paint of the page */
export function cpuIn(events: readonly TraceEvent[], url: string): number | undefined {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  const painted = events.findLast(
    ({ name, pid, ts }) => name === 'largestContentfulPaint::Candidate' && pid === start?.pid && ts > start.ts,
  );
  if (!start || !painted) return undefined;
  const main = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === start.pid && args?.name === 'CrRendererMain',
  );
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      /RunTask$/.test(name) && pid === start.pid && tid === main?.tid && ts >= start.ts && ts <= painted.ts,
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000;
}
