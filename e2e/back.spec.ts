import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { wholeChromium } from './engines/installed.ts';
import { shareCookies } from './support/brand-host.ts';
import { portalUrl } from './support/ports.ts';
import { expect, test } from './support/portal-test.ts';
import type { Visitor } from './support/visitor.ts';
import { world } from './support/world.ts';

let browser: Browser;
test.beforeAll(async ({}, { project }) => {
  // Playwright turns off that a browser keeps pages in memory, and the headless shell keeps none with `no-store`.
  const whole = wholeChromium();
  browser = await chromium.launch({
    ...project.use.launchOptions,
    channel: whole ? undefined : 'chromium',
    executablePath: whole,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(() => browser.close());

/** Somebody who went from Account to Home, and what their browser asked for from then on. */
async function atHome(person: Visitor): Promise<{ context: BrowserContext; page: Page; asked: string[] }> {
  const { email } = await world.open('active-single');
  await person.signIn(email);
  const context = await browser.newContext();
  await shareCookies(person, context);
  const page = await context.newPage();
  await page.goto(`${portalUrl}/account`);
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  await page.locator('nav a[href="/home"]').first().click();
  await page.waitForURL('**/home');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  return { context, page, asked };
}

/** As the browser's own button: Playwright's would wait for a load, which a page from memory has not. */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back(), 0));

test('Back shows a page from memory, without a request (SHELL-50)', async ({ visitor }) => {
  const { context, page, asked } = await atHome(visitor());
  await goBack(page);
  await page.waitForURL('**/account', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(true);
  expect(asked).toEqual([]);
  await context.close();
});

test('Back asks to sign in once the cookie is gone, and shows nothing (SHELL-50)', async ({ visitor }) => {
  const { context, page, asked } = await atHome(visitor());
  await context.clearCookies();
  await goBack(page);
  await expect.poll(() => asked).toContain('/account');
  await page.waitForURL(
    (url) => url.origin !== portalUrl || /^\/(session-expired|mobile-login|login)/.test(url.pathname),
  );
  await context.close();
});

test('Back asks to sign in after sign-out, and shows nothing (SHELL-50)', async ({ visitor }) => {
  const { context, page, asked } = await atHome(visitor());
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form[action="/logout"]')?.requestSubmit());
  await page.waitForURL((url) => url.pathname !== '/home');
  asked.length = 0;
  await goBack(page);
  await expect.poll(() => asked).toContain('/home');
  await page.waitForURL(
    (url) => url.origin !== portalUrl || /^\/(session-expired|mobile-login|login)/.test(url.pathname),
  );
  await context.close();
});
