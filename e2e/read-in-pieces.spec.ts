import { inTurn } from '#fixtures/testing/turn.ts';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { portalUrl } from './support/ports.ts';
import { expect, test } from './support/portal-test.ts';
import { signIn } from './support/sign-in.ts';
import { world } from './support/world.ts';

const sizes = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } };

for (const [name, viewport] of inTurn(Object.entries(sizes), 2)) {
  test(`moves nothing on a ${name} while a page arrives in pieces (SHELL-44)`, async ({ browser, visitor }) => {
    const reader = visitor();
    await reader.signIn((await world.open('active-family')).email);
    for (const path of ['/home', '/bills', '/account', '/services', '/help', '/settings', '/cell-phone-plans']) {
      const { page, sendRest, stop } = await open(browser, await reader.read(path), viewport);
      await sendRest();
      // A line that wraps once it is whole counts for less.
      expect.soft(await movement(page), path).toBeLessThan(0.02);
      await expect.soft(page.locator('.bar')).toBeVisible();
      await expect.soft(page.locator('.foot')).toBeVisible();
      await stop();
    }
  });

  test(`moves the focus on a ${name} while the page arrives in pieces (SHELL-44)`, async ({ browser, visitor }) => {
    const reader = visitor();
    await reader.signIn((await world.open('active-single')).email);
    const [, card = ''] = /name="card" value="([^"]+)"/.exec(await reader.read('/cards')) ?? [];
    const { page, sendRest, stop } = await open(browser, await reader.read(`/cards?chosen=${card}`), viewport);
    await sendRest();
    await expect(page.locator('[autofocus]')).toBeFocused();
    await stop();
  });
}

test('shows a partial header after three seconds without more data (SHELL-44)', async ({ browser, visitor }) => {
  const reader = visitor();
  await reader.signIn((await world.open('active-single')).email);
  const { page, stop } = await open(browser, await reader.read('/home'), sizes.phone, {
    upTo: 'popovertarget',
    playbackRate: 1,
  });
  await expect(page.locator('.logo')).toHaveCSS('visibility', 'hidden');
  await expect(page.locator('.logo')).toHaveCSS('visibility', 'visible');
  await stop();
});

test('a page is painted by one request (SAFETY-12)', async ({ page }) => {
  const { email } = await world.open('six-lines');
  await signIn(page, email);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/home', { waitUntil: 'networkidle' });
  // A browser may fetch icons whenever it likes; they are not painted on the page.
  // The dictionary comes when the browser is idle, and the rules of prefetching with a later page (SHELL-48, SHELL-49).
  const paints = requests.filter((url) => !/\.(svg|ico|png|webmanifest)$|\/dictionary-|\/prefetch\.json$/.test(url));
  expect(paints).toEqual([`${portalUrl}/home`]);
  await expect(page.locator('main h2[id^=line]')).toHaveCount(6);
  expect(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
});

interface Reading {
  page: Page;
  /** Sends the rest in thirty pieces, a frame after each. */
  sendRest(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Opens a page of which only what is before a text is read yet.
 * @param playbackRate of animations: at 0 the three seconds never pass
 */
async function open(
  browser: Browser,
  html: string,
  viewport: { width: number; height: number },
  { upTo = '<body', playbackRate = 0 } = {},
): Promise<Reading> {
  let sent = html.indexOf(upTo, html.indexOf('<body'));
  expect(sent, upTo).toBeGreaterThan(0);
  const answers: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, sent));
    answers.push(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen = { movement: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.movement += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate });
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
  return {
    page,
    async sendRest() {
      const step = Math.ceil((html.length - sent) / 30);
      for (; sent < html.length; sent += step) {
        answers[0]?.write(html.slice(sent, sent + step));
        await frame(page);
      }
      answers[0]?.end();
      await page.waitForLoadState();
      await frame(page);
    },
    async stop() {
      answers[0]?.end();
      await context.close();
      server.close();
    },
  };
}

function frame(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
}

/** Returns the cumulative layout shift of the page. */
function movement(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { seen: { movement: number } }).seen.movement);
}
