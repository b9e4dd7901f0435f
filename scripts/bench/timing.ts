import { type Browser, chromium, type Page } from '@playwright/test';
import { portalUrl } from '#e2e/support/ports.ts';
import type { BenchPortal } from './bench-portal.ts';
import { median, type Row } from './budget-table.ts';
import { emptyPath } from './workerd.ts';

/** A phone and its network; throughput in bytes per second, as the DevTools protocol has it. */
interface Phone {
  latency: number;
  throughput: number;
  slowdown: number;
}

/** The DevTools preset "Slow 4G" on a mid-range phone. */
const slow4g: Phone = { latency: 562.5, throughput: (1_440_000 * 0.9) / 8, slowdown: 4 };
const slowest: Phone = { latency: 300, throughput: 700_000 / 8, slowdown: 20 };

interface ViewMetrics {
  lcp: number;
  cls: number;
  /** Milliseconds of script execution. */
  script: number;
  /** Requests until the page had loaded. */
  requests: number;
}

/** What the observers in a page have recorded. */
interface Observed {
  lcp: number;
  cls: number;
  inp: number;
}

/**
 * Home with six lines compared to an empty page of the same server, on slow phones: budgets 5 to 9. Every view has an
 * empty cache.
 */
export async function timings(bench: BenchPortal, executablePath: string, runs: number): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    const { cookie } = await bench.signIn('six-lines');
    const home = (phone: Phone) => view(browser, '/home', cookie, phone);
    const empty = (phone: Phone) => view(browser, emptyPath, '', phone);
    await home({ ...slow4g, slowdown: 1 });
    const near = await inTurn(
      runs,
      () => empty(slow4g),
      () => home(slow4g),
    );
    const far = await inTurn(
      runs,
      () => empty(slowest),
      () => home(slowest),
    );
    const seen = [...near.second, ...far.second];
    const inp = await presses(browser, cookie);
    const over = ({ first, second }: typeof near) => {
      const [zero, page] = [median(first.map((one) => one.lcp)), median(second.map((one) => one.lcp))];
      return { measured: page / zero, note: `${Math.round(page)} over ${Math.round(zero)} ms, ${runs} runs each` };
    };
    const scripts = {
      none: median(far.first.map((one) => one.script)),
      live: median(far.second.map((one) => one.script)),
    };
    return [
      {
        number: 5,
        what: 'requests to paint',
        budget: 1,
        aim: 1,
        measured: Math.max(...seen.map((one) => one.requests)),
      },
      { number: 6, what: 'LCP over an empty page: slow 4G, CPU ÷4', unit: '×', budget: 1.1, aim: 1.05, ...over(near) },
      {
        number: 7,
        what: 'LCP over an empty page: 300 ms, 700 kbps, CPU ÷20',
        unit: '×',
        budget: 1.2,
        aim: 1.1,
        ...over(far),
      },
      {
        number: 8,
        what: 'script at CPU ÷20',
        unit: ' ms',
        budget: 90,
        aim: 70,
        measured: scripts.live,
        note: `${Math.round(scripts.none)} ms of it from the observers, as on the empty page`,
      },
      {
        number: 9,
        what: 'CLS',
        budget: 0,
        aim: 0,
        measured: Number(Math.max(...seen.map((one) => one.cls)).toFixed(2)),
      },
      {
        number: 9,
        what: 'INP at CPU ÷20',
        unit: ' ms',
        budget: 100,
        aim: 50,
        measured: inp,
        note: 'the slowest of opening panels and menus',
      },
    ];
  } finally {
    await browser.close();
  }
}

/** Alternates two measurements, so that machine load affects both alike. */
async function inTurn<T>(
  runs: number,
  one: () => Promise<T>,
  other: () => Promise<T>,
): Promise<{ first: T[]; second: T[] }> {
  const all = { first: [] as T[], second: [] as T[] };
  for (let run = 0; run < runs; run += 1) {
    all.first.push(await one());
    all.second.push(await other());
  }
  return all;
}

async function open<T>(
  browser: Browser,
  cookie: string,
  phone: Phone,
  work: (page: Page, scriptMs: () => Promise<number>) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const [name = '', value = ''] = cookie.split('=', 2);
    if (name) await context.addCookies([{ name, value, url: portalUrl }]);
    const page = await context.newPage();
    await page.addInitScript(observe);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: phone.latency,
      downloadThroughput: phone.throughput,
      uploadThroughput: phone.throughput,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
    await devtools.send('Performance.enable');
    const scriptMs = async () =>
      ((await devtools.send('Performance.getMetrics')).metrics.find((metric) => metric.name === 'ScriptDuration')
        ?.value ?? 0) * 1000;
    return await work(page, scriptMs);
  } finally {
    await context.close();
  }
}

function view(browser: Browser, path: string, cookie: string, phone: Phone): Promise<ViewMetrics> {
  return open(browser, cookie, phone, async (page, scriptMs) => {
    let requests = 0;
    page.on('request', (request) => {
      // Icons do not delay the page.
      if (request.resourceType() !== 'other') requests += 1;
    });
    await page.goto(portalUrl + path);
    const script = await scriptMs();
    const { lcp, cls } = await notes(page);
    return { lcp, cls, script, requests };
  });
}

/** Opens every panel of Home; returns the milliseconds until the next paint of the slowest press. */
function presses(browser: Browser, cookie: string): Promise<number> {
  return open(browser, cookie, { ...slowest, latency: 0, throughput: -1 }, async (page) => {
    await page.goto(`${portalUrl}/home`);
    for (const summary of await page.locator('summary:visible').all()) await summary.press('Enter');
    return (await notes(page)).inp;
  });
}

/** Reads the observed values after two frames, so that the last paint is included. */
function notes(page: Page): Promise<Observed> {
  return page.evaluate(
    () =>
      new Promise<Observed>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve((window as unknown as { notes: Observed }).notes), 100)),
        );
      }),
  );
}

/** Runs in the page before its own content. */
function observe(): void {
  const seen: Observed = { lcp: 0, cls: 0, inp: 0 };
  (window as unknown as { notes: Observed }).notes = seen;
  const watch = (type: string, note: (entry: PerformanceEntry & { value: number; interactionId: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry as never))).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  watch('layout-shift', (entry) => (seen.cls += entry.value));
  watch('event', (entry) => {
    if (entry.interactionId) seen.inp = Math.max(seen.inp, entry.duration);
  });
}
