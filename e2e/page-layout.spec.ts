import type { Page } from '@playwright/test';
import { expect, test } from './support/portal-test.ts';
import { signIn } from './support/sign-in.ts';
import { type SeedName, world } from './support/world.ts';

// ADR-046: one left edge, a first screen that says much with little, and no holes on a wide screen.

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

/** Pages by who opens them; `a` is the link of the page before that leads there. */
const pages: Readonly<Partial<Record<SeedName | 'visitor', readonly string[]>>> = {
  'active-single': [
    '/home',
    '/bills',
    'a[href^="/bills/"]',
    '/account',
    '/services',
    '/settings',
    '/profile',
    '/invite',
  ],
  'six-lines': ['/home', '/account', '/cards', '/activity', '/add-line'],
  'suspended-nonpay': ['/home', '/bills', '/bills/pay', '/bills/promise'],
  porting: ['/home', 'main a[href^="/status/"]'],
  visitor: ['/mobile-login', '/cell-phone-plans', '/imei-compatibility-check', '/help', '/nowhere'],
};

/** The most elements with a box in the first screen of a phone. */
const mostElements = 95;
/** The tallest hole between two things of one column, in pixels. */
const tallestHole = 160;

const open = (page: Page, to: string) => (to.startsWith('/') ? page.goto(to) : page.locator(to).first().click());

/** The x of the logo's and the heading's first ink. */
const edges = (page: Page) =>
  page.evaluate(() => {
    const left = (selector: string) => Math.round(document.querySelector(selector)?.getBoundingClientRect().x ?? -1);
    const heading = document.querySelector('main h1');
    const framed = heading?.closest('.panel, .done-panel, .hero, .card');
    return { logo: left('.logo'), heading: framed ? Math.round(framed.getBoundingClientRect().x) : left('main h1') };
  });

const elementsOnScreen = (page: Page) =>
  page.evaluate(
    () =>
      [...document.body.querySelectorAll('*')].filter((one) => {
        const { width, height, top } = one.getBoundingClientRect();
        return width > 1 && height > 1 && top < innerHeight;
      }).length,
  );

/** Holes between the things of a column that are higher than allowed: the thing above each. */
const holes = (page: Page, most: number) =>
  page.evaluate((allowed) => {
    const columns = [...document.querySelectorAll('main, .cols, .stack, .side')];
    return columns.flatMap((column) => {
      const boxes = [...column.children]
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.height > 1)
        .toSorted((a, b) => a.box.top - b.box.top);
      return boxes.flatMap(({ one, box }, index) => {
        const next = boxes.slice(index + 1).find((other) => other.box.left < box.right && other.box.right > box.left);
        return next && next.box.top - box.bottom > allowed ? [one.outerHTML.slice(0, 80)] : [];
      });
    });
  }, most);

for (const [who, paths] of Object.entries(pages))
  test(`ADR-046: pages of ${who} begin at one left edge, in few elements, without holes`, async ({ page }) => {
    await page.setViewportSize(phone);
    if (who !== 'visitor') await signIn(page, (await world.open(who as SeedName)).email);
    for (const to of paths) {
      await open(page, to);
      await expect(page.locator('main h1').first()).toBeVisible();
      expect.soft(await elementsOnScreen(page), `${page.url()}: elements on a phone`).toBeLessThanOrEqual(mostElements);
      for (const size of [phone, desk]) {
        await page.setViewportSize(size);
        const { logo, heading } = await edges(page);
        expect.soft(heading, `${page.url()}: left edge at ${size.width}`).toBe(logo);
        expect.soft(await holes(page, tallestHole), `${page.url()}: holes at ${size.width}`).toEqual([]);
      }
      await page.setViewportSize(phone);
    }
  });

test('ADR-046: a wide Home has the lines on the left, and what goes with them on the right', async ({ page }) => {
  await page.setViewportSize(desk);
  await signIn(page, (await world.open('active-single')).email);
  const card = await page.locator('main article').first().boundingBox();
  const money = await page.locator('main .panel').boundingBox();
  expect(money?.x ?? 0).toBeGreaterThan((card?.x ?? 0) + (card?.width ?? 0));
  expect(Math.abs((money?.y ?? 0) - (card?.y ?? 0))).toBeLessThanOrEqual(1);
});

test.describe('HOME-28: presses from Home', () => {
  test.use({ viewport: phone });

  test('what was used is one, another plan four', async ({ page }) => {
    await signIn(page, (await world.open('active-single')).email);
    await page.locator('main a[href*="usage="]').first().click();
    await expect(page.locator('#usage')).toBeVisible();
    await page.goto('/home');
    await page.locator('main a[href^="/change-plan/"]').first().click();
    await page.getByRole('radio').first().check();
    await page.locator('main .btn.main').click();
    await page.waitForURL(/review/);
    await page.locator('main .btn.main').click();
    await page.waitForURL(/\/change-plan\/[\w-]+\/[\w-]+$/);
  });

  test('a payment is three', async ({ page }) => {
    await signIn(page, (await world.open('suspended-nonpay')).email);
    await page.locator('main a[href="/bills/pay"]').first().click();
    await page.locator('main .btn.main').click();
    await page.waitForURL((url) => !url.href.includes('/bills/pay'));
    await page.getByRole('button').first().click();
    await page.waitForURL(/\/bills/);
  });
});
