import type { Browser } from '@playwright/test';
import { portalUrl } from '#e2e/support/ports.ts';
import { notes, type Observed, onPhone } from './slow-phone.ts';

const home = `${portalUrl}/home`;

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
 * Milliseconds of CPU time that Home's main thread has used when its largest content is painted. The thread's own
 * clock counts, so other programs hardly disturb it, and the browser is not slowed down. A trace now and then lacks its
 * paint: then the page is looked at again, twice at most.
 * @throws when no trace has a paint of the page
 */
export async function cpuUntilPaint(browser: Browser, cookie: string): Promise<number> {
  for (let tries = 0; tries < 3; tries += 1) {
    const ms = await cpuOnce(browser, cookie);
    if (ms !== undefined) return ms;
  }
  throw new Error(`no trace has a paint of ${home}`);
}

function cpuOnce(browser: Browser, cookie: string): Promise<number | undefined> {
  return onPhone(browser, cookie, {}, async (page) => {
    await page.goto('about:blank');
    await browser.startTracing(page, {
      categories: ['blink.user_timing', 'loading', 'toplevel', 'disabled-by-default-devtools.timeline'],
    });
    await page.goto(home);
    await page.waitForFunction(() => (window as unknown as { notes: Observed }).notes.lcp > 0);
    await notes(page);
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    return cpuIn(trace.traceEvents);
  });
}

/** @returns undefined when the trace has no start or no paint of the page */
function cpuIn(events: readonly TraceEvent[]): number | undefined {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === home,
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
