import type { WebSocketRoute } from '@playwright/test';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { usualMessages } from '#app/copy/usual.ts';
import { resultMessages } from '#app/screens/add-data/result/copy.ts';
import { order, review } from './support/top-up.ts';
import { portalUrl } from './support/ports.ts';
import { signIn } from './support/sign-in.ts';
import { handshake, listen } from './support/socket.ts';
import { expect, testsInTurn } from './support/portal-test.ts';
import { addDataTo } from './support/words.ts';
import { world } from './support/world.ts';

const testInTurn = testsInTurn(2);

testInTurn('a pending page shows and announces the result without being loaded again (POLL-11)', async ({ page }) => {
  const { email } = await world.open('active-single', { topUpMs: 0 });
  await signIn(page, email);
  await review(page);
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('…');
  const status = page.getByRole('status');
  await expect(status).toContainText(usualMessages.en.operation);
  await page.evaluate(() => Object.assign(window, { untouched: true }));
  await expect(page.locator('.done-panel')).toContainText(resultMessages.en.done('2 GB'));
  await expect(status).toContainText(resultMessages.en.doneText('2 GB', 'Robin Hale’s line'));
  expect(await page.evaluate(() => 'untouched' in window)).toBe(true);
});

testInTurn(
  'three tabs cause one status call per interval, and all show the end (POLL-4, POLL-9)',
  async ({ context, visitor }) => {
    const { email } = await world.open('active-single', { topUpMs: 11_000 });
    const browser = visitor();
    const path = await order(browser, email);
    const began = Date.now();
    await context.addCookies([{ name: 'lineside', value: (await browser.cookie()) ?? '', url: portalUrl }]);
    const tabs = await Promise.all([1, 2, 3].map(() => context.newPage()));
    for (const tab of tabs) await tab.goto(path);
    for (const tab of tabs)
      await expect(tab.locator('.done-panel')).toContainText(resultMessages.en.done('2 GB'), {
        timeout: 25_000,
      });
    const polls = (await world.calls(email, 'customer.topUpStatus'))
      .map(({ at }) => Date.parse(at))
      .filter((at) => at > began);
    expect(polls).toHaveLength(3);
    const gaps = polls.slice(1).map((at, index) => at - (polls[index] ?? 0));
    for (const gap of gaps) expect(gap).toBeGreaterThan(4_000);
    expect(await world.orders(email)).toBe(1);
  },
);

testInTurn('a live change keeps the focus and what was opened (POLL-11)', async ({ page, visitor }) => {
  const { email } = await world.open('active-family', { topUpMs: 8_000 });
  await order(visitor(), email);
  await signIn(page, email);
  const [dana, marco] = [
    page.locator('details.line').filter({ has: page.getByRole('heading', { name: 'Dana Reyes' }) }),
    page.getByRole('article', { name: 'Marco Reyes' }),
  ];
  await dana.locator('summary').first().click();
  await expect(dana.getByRole('link', { name: lineCardMessages.en.seeProgress })).toBeVisible();
  await marco.getByText(lineCardMessages.en.more).click();
  await expect(marco.getByText(lineCardMessages.en.info.sim)).toBeVisible();
  const focused = marco.getByRole('link', { name: addDataTo({ name: 'Marco Reyes', occurrence: 2 }) });
  await focused.focus();
  // The focused link stays although one before it goes away.
  await expect(dana.getByRole('link', { name: lineCardMessages.en.seeProgress })).toHaveCount(0);
  await expect(dana).toContainText(`5.8 GB ${lineCardMessages.en.leftOf('12 GB')}`);
  await expect(focused).toBeFocused();
  await expect(marco.getByText(lineCardMessages.en.info.sim)).toBeVisible();
  await expect(dana).toHaveAttribute('open');
});

testInTurn('keeps typed text during a live change (POLL-11)', async ({ page, visitor }) => {
  const { email } = await world.open('active-single', { topUpMs: 3_600_000 });
  await order(visitor(), email);
  const listens = new Promise((begun) => void page.routeWebSocket(/\/live\?/, begun));
  await signIn(page, email, { to: '/activity' });
  await listens;
  // No page that loads itself again has a field today (POLL-15).
  await page.evaluate(() => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<input id="typed">'));
  const typed = page.locator('#typed');
  await typed.fill('K7QF-3M9X');
  // The second answer comes after the first was taken in.
  for (const _ of [1, 2]) {
    const answered = page.waitForResponse(page.url());
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await answered;
  }
  await expect(typed).toHaveValue('K7QF-3M9X');
});

testInTurn('a change between making a page and its first listening is not missed (POLL-11)', async ({ visitor }) => {
  const { email } = await world.open('active-single', { topUpMs: 0 });
  const browser = visitor();
  const path = await order(browser, email);
  const made = await browser.read(path);
  expect(made).toContain('data-live');
  await expect.poll(async () => browser.read(path)).toContain(resultMessages.en.done('2 GB'));
  const socket = listen(`lineside=${await browser.cookie()}`);
  await expect.poll(() => socket.heard).toContain('changed');
  socket.close();
});

testInTurn('only the portal’s own pages with somebody signed in may listen (POLL-13)', async ({ visitor }) => {
  const { email } = await world.open('active-single');
  const browser = visitor();
  await browser.signIn(email);
  const cookie = `lineside=${await browser.cookie()}`;
  expect(await handshake({ cookie, origin: portalUrl })).toBe(101);
  for (const origin of ['https://evil.example', 'null', 'http://localhost:1', portalUrl.replace('http', 'https')])
    expect.soft(await handshake({ cookie, origin }), origin).toBe(403);
  expect(await handshake({ cookie })).toBe(403);
  expect(await handshake({ origin: portalUrl })).toBe(401);
  expect(await handshake({ origin: portalUrl, cookie: `lineside=${'A'.repeat(43)}` })).toBe(401);
  expect((await browser.get('/live')).status()).toBe(426);
});

testInTurn('signing out in one tab ends the other (POLL-13)', async ({ page, context, visitor }) => {
  const { email } = await world.open('active-single', { topUpMs: 3_600_000 });
  await order(visitor(), email);
  await signIn(page, email);
  const tab = await context.newPage();
  await tab.goto('/logout');
  await tab.getByRole('main').getByRole('button').click();
  await expect(tab).toHaveURL('/mobile-login');
  // Only its socket can have sent the change.
  await expect(page).not.toHaveURL('/post-activation-home');
  await expect(page.getByRole('article')).toHaveCount(0);
});

testInTurn(
  'a lost socket is made anew after 30 to 120 s, and the page is loaded only for news (POLL-14)',
  async ({ page, visitor }) => {
    const { email } = await world.open('active-single', { topUpMs: 3_600_000 });
    const path = await order(visitor(), email);
    const sockets: WebSocketRoute[] = [];
    await page.clock.install();
    await page.routeWebSocket(/\/live\?/, (route) => void sockets.push(route));
    await signIn(page, email, { to: path });
    await page.clock.runFor(2_000);
    await expect.poll(() => sockets.length).toBe(1);
    let loads = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === path) loads += 1;
    });
    const sinceOf = (route?: WebSocketRoute) => new URL(route?.url() ?? '').searchParams.get('since');
    // The page's clock goes on by itself too, so the times are far from the limits.
    for (const [chance, before, after] of [
      [0, 15, 20],
      [1, 80, 45],
    ] as const) {
      await page.evaluate((drawn) => Object.assign(Math, { random: () => drawn }), chance);
      const known = sockets.length;
      await sockets.at(-1)?.close({ code: 1012 });
      await page.clock.runFor(before * 1_000);
      expect(sockets).toHaveLength(known);
      await page.clock.runFor(after * 1_000);
      await expect.poll(() => sockets.length).toBe(known + 1);
      expect(sinceOf(sockets.at(-1))).toBe(sinceOf(sockets[0]));
    }
    expect(loads).toBe(0);
    sockets.at(-1)?.send('changed');
    await expect.poll(() => loads).toBe(1);
  },
);

testInTurn('a page that somebody comes back to is up to date (POLL-11)', async ({ page, visitor }) => {
  const { email } = await world.open('active-single', { topUpMs: 0 });
  await signIn(page, email);
  await page.goto('/help');
  const browser = visitor();
  const path = await order(browser, email);
  await expect.poll(async () => browser.read(path)).toContain(resultMessages.en.done('2 GB'));
  await page.goBack();
  await expect(page.getByRole('article')).toContainText(`5.3 GB ${lineCardMessages.en.leftOf('7 GB')}`);
});
