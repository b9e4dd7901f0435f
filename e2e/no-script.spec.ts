import { layoutMessages } from '#app/copy/layout.ts';
import { resultMessages } from '#app/screens/add-data/result/copy.ts';
import { dataServiceMessages } from '#app/copy/data-service.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { homeMessages } from '#app/screens/home/home/copy.ts';
import { lineInSentence } from '#app/copy/ordinal.ts';
import { portalUrl } from './support/ports.ts';
import { order, review, robin } from './support/top-up.ts';
import { signInOnPage } from './support/sign-in.ts';
import { expect, test } from './support/portal-test.ts';
import type { Visitor } from './support/visitor.ts';
import { world } from './support/world.ts';

/** The scripts of a page by their names, each seen to be allowed by its address alone and kept for good. */
async function scriptsAt(browser: Visitor, path: string): Promise<string[]> {
  const answer = await browser.get(path);
  const tags = (await answer.text()).match(/<script.*?<\/script>/gs) ?? [];
  const sources = tags.map((tag) => /^<script src="(\/script\/[\w-]+\.js)" defer=""><\/script>$/.exec(tag)?.[1] ?? tag);
  const policy = answer.headers()['content-security-policy'] ?? '';
  const allowed = sources.map((source) => portalUrl + source).join(' ');
  expect.soft(policy, path).toContain(`script-src ${allowed || "'none'"};`);
  const asks = sources.some((source) => !source.includes('/banners-'));
  expect.soft(policy, path).toContain(`connect-src ${asks ? "'self'" : `${portalUrl}/script/;`}`);
  for (const source of sources) {
    const file = await browser.get(source);
    expect.soft(file.headers()['content-type'], source).toMatch(/javascript/);
    expect.soft(file.headers()['cache-control'], source).toContain('immutable');
  }
  return sources.map((source) => source.replace(/^\/script\/(\w+)-[\w-]{10}\.js$/, '$1'));
}

test('a page has the scripts that it has something to do for (SHELL-25, POLL-14)', async ({ visitor, walker }) => {
  const { email } = await world.open('data-paused');
  await world.injectFault(email, { endpoint: 'usage.dataCutoff', fault: 40_999 });
  const idle = await walker().signIn(email);
  expect(await scriptsAt(idle.visitor, '/home'), 'nothing is under way').toEqual([]);
  await idle.press(new RegExp(`^${dataServiceMessages.en.resume}`));
  await idle.until(problemMessages.en.fallback.text, 'alert');
  expect(await scriptsAt(idle.visitor, idle.path), 'a banner to dismiss').toEqual(['banners']);
  const [browser, stranger] = [visitor(), visitor()];
  const other = await world.open('active-single', { topUpMs: 3_600_000 });
  const pending = await order(browser, other.email);
  const select = pending.split('/').slice(0, 3).join('/');
  for (const path of ['/home', '/account', pending])
    expect.soft(await scriptsAt(browser, path), path).toEqual(['live']);
  for (const path of [select, '/logout', '/profile', '/help', '/nowhere', '/session-expired'])
    expect.soft(await scriptsAt(browser, path), path).toEqual([]);
  for (const path of ['/mobile-login', '/help', '/session-expired', '/nowhere', '/login?error=old', '/logout'])
    expect.soft(await scriptsAt(stranger, path), path).toEqual([]);
  expect(await scriptsAt(stranger, '/imei-compatibility-check')).toEqual(['assist']);
});

test.describe('a browser without script', () => {
  test.use({ javaScriptEnabled: false });

  // The journeys are walked over HTTP; this one proves that a browser does the same.
  test('signs in, adds data, comes back to the order and signs out (SIGNIN-1, SIGNIN-18, SHELL-26, LEDGER-2)', async ({
    page,
  }) => {
    const { email } = await world.open('active-single', { topUpMs: 0 });
    const heading = page.getByRole('heading', { level: 1 });
    await signInOnPage(page, email);
    await expect(page).toHaveURL('/post-activation-home');
    await expect(heading).toHaveText(homeMessages.en.hello('Robin'));
    await review(page);
    await page.getByRole('main').getByRole('button').click();
    await expect(heading).toHaveText(resultMessages.en.adding('2 GB', lineInSentence(robin)));
    await expect(page.locator('.done-panel')).toContainText(resultMessages.en.done('2 GB'));
    const order = page.url();
    await page.goBack();
    await expect(page).toHaveURL(order);
    await expect(page.locator('.done-panel')).toContainText(resultMessages.en.done('2 GB'));
    expect(await world.orders(email)).toBe(1);

    await page.getByRole('button', { name: layoutMessages.en.menu }).click();
    await page.getByRole('button', { name: layoutMessages.en.logOut }).click();
    await expect(page).toHaveURL('/mobile-login');
    await page.goto('/home');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});
