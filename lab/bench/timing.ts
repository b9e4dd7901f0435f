import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { portalUrl } from '#e2e/support/ports.ts';
import type { BenchPortal } from './bench-portal.ts';
import { median, over, type Row } from './budget-table.ts';
import { cpuUntilPaint } from './paint-cpu.ts';
import { forgetPresses, notes, onPhone, type Phone, slow4g, slowest, slowestHand } from './slow-phone.ts';
import { barePath, emptyPath } from './platform-stand-in.ts';

interface ViewMetrics {
  lcp: number;
  cls: number;
  /** Milliseconds of script execution. */
  script: number;
  /** Requests that the first paint may have waited for. */
  requests: number;
}

/** The pages that are compared, each with its session's cookie. */
type Pages = Record<'empty' | 'bare' | 'home', [path: string, cookie: string]>;

/**
 * Home with six lines compared to an empty page of the same server and to its own content as bare HTML, on slow phones:
 * budgets 5 to 9. Every view has an empty cache.
 */
export async function timings(bench: BenchPortal, executablePath: string, runs: number): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    const { cookie } = await bench.signIn('six-lines');
    const html = await (await fetch(`${portalUrl}/home`, { headers: { cookie } })).text();
    await fetch(portalUrl + barePath, { method: 'PUT', body: barePage(html) });
    const pages: Pages = { empty: [emptyPath, ''], bare: [barePath, ''], home: ['/home', cookie] };
    await view(browser, ...pages.home, { ...slow4g, slowdown: 1 });
    const near = await inTurn(runs, pages, (path, session) => view(browser, path, session, slow4g));
    const far = await inTurn(runs, pages, (path, session) => view(browser, path, session, slowest));
    const cpu = await inTurn(runs, pages, (path, session) => cpuUntilPaint(browser, path, session));
    const pressed = await inTurn(Math.ceil(runs / 3), pages, (path, session) => presses(browser, path, session));
    const seen = [...near.home, ...far.home];
    const lcp = (views: Record<keyof Pages, ViewMetrics[]>, least: 'empty' | 'bare') =>
      over(medianOf(views.home, 'lcp'), medianOf(views[least], 'lcp'), `ms, ${runs} runs each`);
    const press = (kind: 'opened' | 'closed' | 'again' | 'menu', page: keyof Pages) => {
      const times = pressed[page].flatMap((one) => one[kind] ?? []);
      return times.length > 0 ? median(times) : undefined;
    };
    const panels = (['opened', 'closed', 'again'] as const).flatMap((kind) => press(kind, 'home') ?? []);
    return [
      {
        number: 5,
        what: 'requests to paint',
        budget: 1,
        aim: 1,
        measured: Math.max(...seen.map((one) => one.requests)),
      },
      { number: 6, what: 'LCP over bare content: slow 4G, CPU ÷4', budget: 1.15, aim: 1.05, ...lcp(near, 'bare') },
      { number: 6, what: 'LCP over an empty page: slow 4G, CPU ÷4', budget: 1.15, aim: 1.1, ...lcp(near, 'empty') },
      { number: 7, what: 'LCP over bare content: 700 kbps, CPU ÷20', budget: 1.15, aim: 1.1, ...lcp(far, 'bare') },
      { number: 7, what: 'LCP over an empty page: 700 kbps, CPU ÷20', budget: 1.4, aim: 1.35, ...lcp(far, 'empty') },
      {
        number: 7,
        what: 'main-thread CPU until LCP, over bare content',
        budget: 1.6,
        aim: 1.45,
        ...over(median(cpu.home), median(cpu.bare), `ms; ${median(cpu.empty).toFixed(1)} of an empty page`),
      },
      {
        number: 8,
        what: 'script at CPU ÷20',
        unit: ' ms',
        budget: 90,
        aim: 70,
        measured: medianOf(far.home, 'script'),
        note: `${Math.round(medianOf(far.empty, 'script'))} ms of it from the observers, as on the empty page`,
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
        what: 'INP at CPU ÷20: panels',
        unit: ' ms',
        budget: 120,
        aim: 100,
        measured: Math.max(...panels),
        note: `opened, closed, opened again: ${panels.join(', ')}; bare ${press('opened', 'bare')}`,
      },
      {
        number: 9,
        what: 'INP at CPU ÷20: menu',
        unit: ' ms',
        budget: 140,
        aim: 120,
        measured: press('menu', 'home'),
      },
    ];
  } finally {
    await browser.close();
  }
}

const medianOf = (views: readonly ViewMetrics[], what: 'lcp' | 'script') => median(views.map((one) => one[what]));

/** Measures the pages by turns, so that machine load affects all alike. */
async function inTurn<T>(
  runs: number,
  pages: Pages,
  measure: (path: string, cookie: string) => Promise<T>,
): Promise<Record<keyof Pages, T[]>> {
  const all: Record<keyof Pages, T[]> = { empty: [], bare: [], home: [] };
  for (let run = 0; run < runs; run += 1)
    for (const name of ['empty', 'bare', 'home'] as const) all[name].push(await measure(...pages[name]));
  return all;
}

/** Looks at a page of the portal, or of a whole address, for the first time. */
export function view(browser: Browser, path: string, cookie: string, phone: Phone): Promise<ViewMetrics> {
  return onPhone(browser, cookie, phone, async (page, devtools) => {
    let requests = 0;
    page.on('request', (request) => {
      // Icons do not delay the page, nor does a script that is deferred; every page's is.
      if (!['other', 'script'].includes(request.resourceType())) requests += 1;
    });
    await page.goto(new URL(path, portalUrl).href);
    const { metrics } = await devtools.send('Performance.getMetrics');
    const script = (metrics.find((metric) => metric.name === 'ScriptDuration')?.value ?? 0) * 1000;
    const { lcp, cls } = await notes(page);
    return { lcp, cls, script, requests };
  });
}

/** Milliseconds until the next paint of the slowest press of each kind; undefined where there is nothing to press. */
interface Presses {
  opened?: number | undefined;
  closed?: number | undefined;
  again?: number | undefined;
  menu?: number | undefined;
}

/** Presses each panel of a page open, closed and open again, and its menu, on a phone with CPU ÷20. */
function presses(browser: Browser, path: string, cookie: string): Promise<Presses> {
  return onPhone(browser, cookie, slowestHand, async (page) => {
    await page.goto(portalUrl + path, { waitUntil: 'networkidle' });
    const panels = await page.locator('summary:visible').all();
    const opened = await slowestOf(page, panels);
    const closed = await slowestOf(page, panels);
    const again = await slowestOf(page, panels);
    const menu = await slowestOf(page, await page.locator('button[popovertarget]:visible').all());
    return { opened, closed, again, menu };
  });
}

async function slowestOf(page: Page, buttons: readonly Locator[]): Promise<number | undefined> {
  if (buttons.length === 0) return undefined;
  await forgetPresses(page);
  for (const button of buttons) await button.press('Enter');
  return (await notes(page)).inp;
}

/**
 * The same content as bare HTML: without styles, drawings, scripts and what they hold on to. It is the least that these
 * words and forms cost a browser, where an empty page is no honest floor.
 */
export function barePage(html: string): string {
  return html
    .replaceAll(/<(style|svg|script)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '')
    .replaceAll(/<link\b[^>]*>/g, '')
    .replaceAll(/ (?:class|style|data-[\w-]+)="[^"]*"/g, '');
}
