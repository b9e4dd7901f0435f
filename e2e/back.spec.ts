import type { Page } from '@playwright/test';
import { portalUrl } from './support/ports.ts';
import { expect, test } from './support/portal-test.ts';
import { signIn } from './support/sign-in.ts';
import { world } from './support/world.ts';

/** Goes from Account to Home as somebody. @returns what their browser asks for from then on */
async function goHome(page: Page): Promise<string[]> {
  await signIn(page, (await world.open('active-single')).email, { to: '/account' });
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  await page.locator('nav a[href="/home"]').first().click();
  await page.waitForURL('**/home');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requests.push(new URL(request.url()).pathname);
  });
  return requests;
}

/** As the browser's own button: Playwright's would wait for a load, which a page from memory has not. */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back(), 0));

test('Back shows a page from memory, without a request (SHELL-50)', async ({ page }) => {
  const requests = await goHome(page);
  await goBack(page);
  await page.waitForURL('**/account', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(true);
  expect(requests).toEqual([]);
});

test('Back asks to sign in once the cookie is gone, and shows nothing (SHELL-50)', async ({ page, context }) => {
  const requests = await goHome(page);
  await context.clearCookies();
  await goBack(page);
  await expect.poll(() => requests).toContain('/account');
  await page.waitForURL(
    (url) => url.origin !== portalUrl || /^\/(session-expired|mobile-login|login)/.test(url.pathname),
  );
});

test('Back asks to sign in after sign-out, and shows nothing (SHELL-50)', async ({ page }) => {
  const requests = await goHome(page);
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form[action="/logout"]')?.requestSubmit());
  await page.waitForURL((url) => url.pathname !== '/home');
  requests.length = 0;
  await goBack(page);
  await expect.poll(() => requests).toContain('/home');
  await page.waitForURL(
    (url) => url.origin !== portalUrl || /^\/(session-expired|mobile-login|login)/.test(url.pathname),
  );
});
