import type { Page, Route } from '@playwright/test';
import { layoutMessages } from '#app/copy/layout.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { languageNames } from '#app/copy/language.ts';
import { topUpMessages } from '#app/copy/top-up.ts';
import { termsMessages } from '#app/copy/service-terms.ts';
import { homeMessages } from '#app/screens/home/home/copy.ts';
import { order } from './support/top-up.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/portal-test.ts';
import { world } from './support/world.ts';

/** A page without its script and what only script needs. */
const withoutScript = (html: string) =>
  html
    .replace(/<script [^>]*><\/script>/g, '')
    .replace(/<\/?noscript>/g, '')
    .replace(/ data-live="\w+" data-since="\d+"/, '')
    .replace(/<style>@media[^<]*<\/style>/, '')
    .replace(/<a href="\/preference\?lite=[^<]*<\/a>/, '');

const { lite } = layoutMessages.en;
const liteLink = (page: Page, wish: 'on' | 'off') => page.getByRole('link', { name: lite[wish], exact: true });

test.describe('lite pages', () => {
  for (const [cause, headers] of [
    ['Save-Data', { 'save-data': 'on' }],
    ['the cookie', { cookie: 'lite=on' }],
  ] as const) {
    test(`have no script and differ in nothing else: ${cause} (SHELL-27, POLL-10)`, async ({ visitor }) => {
      const { email } = await world.open('top-up-pending');
      const robin = visitor();
      await robin.signIn(email);
      const session = `lineside=${await robin.cookie()}`;
      for (const path of ['/home', '/help', '/about-us', '/imei-compatibility-check']) {
        const [full, lite] = [
          await robin.get(path, { cookie: session }),
          await robin.get(path, {
            ...headers,
            cookie: [session, 'cookie' in headers ? headers.cookie : ''].join('; '),
          }),
        ];
        expect(await lite.text()).not.toContain('<script');
        // Where script helps with typing, the page has room for its answers.
        if (path === '/imei-compatibility-check') expect(await lite.text()).toContain('id="device-check-imei"');
        else expect(withoutScript(await lite.text())).toBe(withoutScript(await full.text()));
        expect(lite.headers()['content-security-policy']).toContain("script-src 'none'");
      }
      const pending = await robin.read('/home', { cookie: session });
      expect(pending).toContain('<script src="/script/live-');
      // Without Lite the refresh is for browsers without script only, at the interval of the polls.
      expect(pending).toMatch(/<noscript><meta http-equiv="refresh" content="5"/i);
    });
  }

  test('are turned on and off in the footer, staying on the page (SHELL-27)', async ({ page }) => {
    const { email } = await world.open('top-up-pending');
    await signIn(page, email);
    await page.goto('/home');
    await expect(page.locator('script')).toHaveCount(1);
    await liteLink(page, 'on').click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.locator('script')).toHaveCount(0);
    await liteLink(page, 'off').click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.locator('script')).toHaveCount(1);
  });
});

test.describe('the language', () => {
  test('is chosen in the footer and kept on the next pages (COPY-4)', async ({ page }) => {
    const { email } = await world.open('active-single');
    await signIn(page, email);
    await page.getByRole('link', { name: languageNames.es }).click();
    const { es } = homeMessages;
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page).toHaveTitle(new RegExp(es.title));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(es.hello('Robin'));
    await page.getByRole('link', { name: topUpMessages.es.title }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(topUpMessages.es.title);
    await page.goto('/home');
    await page.getByRole('link', { name: languageNames.en }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeMessages.en.hello('Robin'));
  });
});

test.describe('the header of a phone, without script', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  for (const language of ['en', 'es'] as const) {
    test(`is one row, and its menu opens without script (SHELL-15): ${language}`, async ({ page }) => {
      const copy = layoutMessages[language];
      await page.goto(`/help?lang=${language}`);
      const header = page.getByRole('banner');
      expect((await header.boundingBox())?.height).toBeLessThan(80);
      await expect(header.getByRole('link', { name: copy.signIn })).toBeVisible();
      await expect(header.getByRole('link', { name: copy.visit.giveBack })).toBeHidden();
      await header.getByRole('button', { name: copy.menu }).click();
      await expect(header.getByRole('link', { name: copy.visit.giveBack })).toBeVisible();
    });
  }
});

test.describe('banners, with script', () => {
  test('an error banner stays until it is dismissed, and the focus moves to the page (SHELL-22)', async ({
    page,
    visitor,
  }) => {
    const { email } = await world.open('data-paused', { topUpMs: 3_600_000 });
    // The page loads itself again while an order is under way.
    await order(visitor(), email);
    await world.injectFault(email, { endpoint: 'usage.dataCutoff', fault: 40_999, times: 9 });
    await signIn(page, email);
    const dismiss = page.getByRole('button', { name: problemMessages.en.dismiss });
    const banner = page.getByRole('alert').filter({ has: dismiss });
    // On a busy machine the refusal may come late: then Home has a notice of it in place of the banner (HOME-31).
    await expect(async () => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Resume data/ })
        .click();
      await expect(banner).toContainText(problemMessages.en.fallback.text);
    }).toPass();
    // A press is lost when the page loads itself again just then.
    await expect(async () => {
      await dismiss.click();
      await expect(banner).toHaveCount(0, { timeout: 2_000 });
    }).toPass();
    await expect(page.getByRole('main')).toBeFocused();
    // The page comes back from the browser's memory, and loads itself again with something new.
    const again = async (route: Route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('</main>', '<p>Something new</p></main>') });
    };
    await page.route(page.url(), again);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(page.getByText('Something new')).toBeVisible();
    await expect(banner).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('a success banner leaves after its seconds (SHELL-21)', async ({ page, walker }) => {
    const { email } = await world.open('active-single', { serviceMs: 0 });
    const person = await walker().signIn(email, '/services/international-roaming');
    await person.press(new RegExp(`^${termsMessages.en.enable}`));
    await person.until('International Roaming is now enabled');
    await signIn(page, email);
    // The clock is stopped, because on a busy machine a running one passes the seconds too early.
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.clock.pauseAt(now + 60_000);
    await page.goto(person.path);
    const banner = page.getByRole('status').filter({ hasText: 'International Roaming is now enabled' });
    await page.clock.runFor(1_900);
    await expect(banner).toBeVisible();
    await page.clock.runFor(200);
    await expect(banner).toHaveCount(0);
  });

  test('a receipt stays on a page that helps while people type, too (SHELL-36)', async ({ page }) => {
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.clock.pauseAt(now + 60_000);
    await page.goto('/imei-compatibility-check?thanks=fiveG');
    const receipt = page.getByRole('status').filter({ hasText: 'Thank you for your interest.' });
    await page.clock.runFor(60_000);
    await expect(receipt).toBeVisible();
    await receipt.getByRole('button', { name: 'Dismiss' }).click();
    await expect(receipt).toHaveCount(0);
  });
});
