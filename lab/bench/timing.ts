import type { Browser, Locator, Page } from '@playwright/test';
import { portalUrl } from '#e2e/support/ports.ts';
import type { BenchPortal } from './bench-portal.ts';
import { median, over, type Row } from './budget-table.ts';
import { cpuUntilPaint } from './paint-cpu.ts';
import { bareCookie } from './shaped-edge.ts';
import { forgetPresses, notes, onPhone, type Phone, slow4g, slowest } from './slow-phone.ts';

/** Results of Home and of the same content as bare HTML. */
type Both<T> = Record<'home' | 'bare', T[]>;

/**
 * Compares Home with six lines with its own content as bare HTML, on slow phones: budgets 5 to 9. Each view has an
 * empty cache.
 */
export async function timings(bench: BenchPortal, browser: Browser, runs: number): Promise<Row[]> {
  const { cookie } = await bench.signIn('six-lines');
  const cookies = { bare: `${cookie}; ${bareCookie}`, home: cookie };
  /** Measures both pages by turns, so that machine load affects them alike. */
  const inTurn = async <T>(count: number, measure: (cookie: string) => Promise<T>): Promise<Both<T>> => {
    const all: Both<T> = { home: [], bare: [] };
    for (let run = 0; run < count; run += 1)
      for (const name of ['bare', 'home'] as const) all[name].push(await measure(cookies[name]));
    return all;
  };
  // A warm-up.
  await view(browser, cookie, { ...slow4g, slowdown: 1 });
  const near = await inTurn(runs, (side) => view(browser, side, slow4g));
  const far = await inTurn(runs, (side) => view(browser, side, slowest));
  const cpu = await inTurn(runs, (side) => cpuUntilPaint(browser, side));
  const pressed = await inTurn(Math.ceil(runs / 3), (side) => presses(browser, side));
  const views = [...near.home, ...far.home];
  const overBare = <T>({ home, bare }: Both<T>, figureOf: (one: T) => number) =>
    over(median(home.map(figureOf)), median(bare.map(figureOf)), 'ms');
  return [
    { number: 5, what: 'requests to paint', budget: 1, measured: Math.max(...views.map(({ requests }) => requests)) },
    { number: 6, what: 'LCP: slow 4G, CPU ÷4', budget: 1.15, ...overBare(near, ({ lcp }) => lcp) },
    { number: 7, what: 'LCP: 700 kbps, CPU ÷20', budget: 1.2, ...overBare(far, ({ lcp }) => lcp) },
    { number: 7, what: 'main-thread CPU until LCP', budget: 1.45, ...overBare(cpu, (ms) => ms) },
    { number: 9, what: 'CLS', budget: 0, measured: Math.max(...views.map(({ cls }) => Number(cls.toFixed(2)))) },
    { number: 9, what: 'INP at CPU ÷20: panels', budget: 1.3, ...overBare(pressed, ({ panels }) => panels) },
    { number: 9, what: 'INP at CPU ÷20: menu', budget: 1.3, ...overBare(pressed, ({ menu }) => menu) },
  ];
}

/** Opens Home for the first time. */
function view(browser: Browser, cookie: string, phone: Phone) {
  return onPhone(browser, cookie, phone, async (page) => {
    let requests = 0;
    page.on('request', (request) => {
      // Icons do not delay the page, nor does a script that is deferred; every page's is.
      if (!['other', 'script'].includes(request.resourceType())) requests += 1;
    });
    await page.goto(`${portalUrl}/home`);
    return { ...(await notes(page)), requests };
  });
}

/** Returns the milliseconds until the next paint of the slowest press of panels, and of the menu. */
function presses(browser: Browser, cookie: string): Promise<{ panels: number; menu: number }> {
  // The network is no part of what is measured.
  return onPhone(browser, cookie, { slowdown: 20 }, async (page) => {
    await page.goto(`${portalUrl}/home`, { waitUntil: 'networkidle' });
    const panels = await page.locator('summary:visible').all();
    return {
      // Opened, closed and opened again.
      panels: await slowestOf(page, [...panels, ...panels, ...panels]),
      menu: await slowestOf(page, await page.locator('button[popovertarget]:visible').all()),
    };
  });
}

async function slowestOf(page: Page, buttons: readonly Locator[]): Promise<number> {
  await forgetPresses(page);
  for (const button of buttons) await button.press('Enter');
  return (await notes(page)).inp;
}
