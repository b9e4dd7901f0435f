import { layoutMessages } from '#app/copy/layout.ts';
import { resultMessages } from '#app/screens/add-data/result/copy.ts';
import { homeMessages } from '#app/screens/home/home/copy.ts';
import { lineInSentence } from '#app/copy/ordinal.ts';
import { refreshOf } from './support/html.ts';
import { portalUrl } from './support/ports.ts';
import { quoteFor, review, robin } from './support/top-up.ts';
import { signIn, signInOnPage } from './support/sign-in.ts';
import { expect, test } from './support/portal-test.ts';
import type { Visitor } from './support/visitor.ts';
import { world } from './support/world.ts';

const publicPaths = ['/mobile-login', '/help', '/session-expired', '/nowhere', '/login?error=x', '/user', '/logout'];

/** Signs in and begins an order that stays under way. @returns the path of its page */
async function pendingOrder(browser: Visitor): Promise<string> {
  const { email } = await world.open('active-single', { topUpMs: 3_600_000 });
  const { path, _token } = await quoteFor(browser, { email });
  return await browser.submit(path, { _token });
}

test('pages for visitors have no script, and their policy forbids it (SHELL-25)', async ({ visitor }) => {
  const stranger = visitor();
  for (const path of publicPaths) {
    const answer = await stranger.get(path);
    const html = await answer.text();
    expect.soft(html, path).toContain('</html>');
    expect.soft(html, path).not.toMatch(/<script|\son\w+=|javascript:/i);
    expect.soft(answer.headers()['content-security-policy'], path).toContain("script-src 'none'");
    expect.soft(answer.headers()['content-security-policy'], path).not.toContain('connect-src');
  }
});

test('pages for visitors are the same for everybody (PUBLIC-27)', async ({ visitor }) => {
  const [one, other] = [visitor(), visitor()];
  // Other pages for visitors have a request number of their own.
  // With a query they are drawn for each, and not given from the edge's cache (PUBLIC-33).
  for (const path of ['/mobile-login?each=1', '/help?each=1']) {
    const pages = await Promise.all([one, other].map(async (stranger) => stranger.read(path)));
    expect.soft(pages[0], path).toBe(pages[1]);
  }
});

test('live pages have one script, allowed by its address alone, other pages none (SHELL-25)', async ({ visitor }) => {
  const browser = visitor();
  const pending = await pendingOrder(browser);
  const select = pending.split('/').slice(0, 3).join('/');
  for (const path of ['/home', '/account', pending]) {
    const answer = await browser.get(path);
    const [script = '', ...more] = (await answer.text()).match(/<script.*?<\/script>/gs) ?? [];
    expect.soft(more, path).toEqual([]);
    const [, source = ''] = /^<script src="(\/script\/live-[\w-]{10}\.js)" defer=""><\/script>$/.exec(script) ?? [];
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect.soft(policy, path).toContain(`script-src ${portalUrl}${source};`);
    const file = await browser.get(source);
    expect.soft(file.headers()['content-type'], path).toMatch(/javascript/);
    expect.soft(file.headers()['cache-control'], path).toContain('immutable');
    expect.soft(await file.text(), path).toContain('WebSocket');
    expect.soft(policy, path).toContain("connect-src 'self'");
  }
  for (const path of [select, '/logout', '/profile', '/help', '/nowhere', '/session-expired']) {
    const answer = await browser.get(path);
    expect.soft(await answer.text(), path).not.toContain('<script');
    expect.soft(answer.headers()['content-security-policy'], path).toContain("script-src 'none'");
  }
});

test('with Save-Data there is no script, and pending pages refresh at the poll interval (SHELL-27, POLL-10)', async ({
  visitor,
}) => {
  const browser = visitor();
  const pending = await pendingOrder(browser);
  for (const path of ['/home', '/account', pending]) {
    const answer = await browser.get(path, { 'save-data': 'on' });
    const html = await answer.text();
    expect.soft(html, path).not.toContain('<script');
    expect.soft(answer.headers()['content-security-policy'], path).toContain("script-src 'none'");
    expect.soft(refreshOf(html), path).toBe('5');
    // Without Save-Data the refresh is for browsers without script only.
    const usual = await browser.read(path);
    expect.soft(refreshOf(usual), path).toBeUndefined();
    expect.soft(usual, path).toMatch(/<noscript><meta http-equiv="refresh" content="5"/i);
  }
});

test('pages with nothing under way do not refresh (POLL-10)', async ({ visitor }) => {
  const { email } = await world.open('active-single');
  const browser = visitor();
  const { path } = await quoteFor(browser, { email });
  for (const at of ['/home', path, path.split('/').slice(0, 3).join('/')])
    expect.soft(await browser.read(at, { 'save-data': 'on' }), at).not.toContain('http-equiv="refresh"');
});

test('with Lite from the footer there is no script, and an order reaches its end by itself (SHELL-27)', async ({
  page,
}) => {
  const { email } = await world.open('active-single', { topUpMs: 0 });
  await signIn(page, email);
  await page.getByRole('contentinfo').getByRole('link', { name: layoutMessages.en.lite.on }).click();
  await expect(page).toHaveURL('/post-activation-home');
  await expect(page.locator('script')).toHaveCount(0);
  await review(page);
  await page.getByRole('main').getByRole('button').click();
  await expect(page.locator('.done-panel')).toContainText(resultMessages.en.done('2 GB'));
  await expect(page.locator('script')).toHaveCount(0);
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
