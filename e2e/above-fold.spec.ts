import { inTurn } from '#fixtures/testing/turn.ts';
import type { Page } from '@playwright/test';
import { selectMessages } from '#app/screens/add-data/select/copy.ts';
import { expect, test } from './support/portal-test.ts';
import { signIn } from './support/sign-in.ts';
import { world } from './support/world.ts';

const phone = { width: 360, height: 740 };
test.use({ viewport: phone });

/** The first filled button of the page is on the first screen. */
async function checkFold(page: Page): Promise<void> {
  const box = await page.locator('main .btn.main').first().boundingBox();
  expect.soft(box, page.url()).not.toBeNull();
  expect.soft((box?.y ?? 0) + (box?.height ?? 0), page.url()).toBeLessThanOrEqual(phone.height);
}

/** No field, no choice and no amount of the page comes after its first filled button, or the last one of its form. */
async function checkDecisions(page: Page): Promise<void> {
  const below = await page.locator('main').evaluate((main) => {
    const first = main.querySelector('.btn.main');
    const button = [...(first?.closest('form')?.querySelectorAll('button.btn') ?? [])].at(-1) ?? first;
    const isBelow = (one: Element) =>
      button !== null && (button.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    return [...main.querySelectorAll('input:not([type=hidden]), select, details, summary, dd, p')]
      .filter((one) => isBelow(one) && !one.closest('.side') && (!one.matches('dd, p') || /\$\d/.test(one.textContent)))
      .map((one) => one.outerHTML);
  });
  expect.soft(below, page.url()).toEqual([]);
}

test('shows the main button, and usage, on the first screen of a phone (HOME-19, HOME-28)', async ({ page }) => {
  const { email } = await world.open('active-family');
  await signIn(page, email);
  await checkFold(page);
  await page.locator('a[href^="/add-data/"]').first().click();
  await checkFold(page);
  await page.getByRole('button', { name: selectMessages.en.next }).click();
  await page.waitForURL(/\/review\?/);
  await checkFold(page);
  await page.goto('/home');
  await page.locator('a[href^="/edit-name/"]').first().click();
  await page.waitForURL(/edit-name/);
  await checkFold(page);
  const single = await world.open('active-single');
  await signIn(page, single.email);
  await page.locator('a[href^="/change-plan/"]').first().click();
  await page.waitForURL(/change-plan/);
  await checkFold(page);
  await page.goto('/home');
  await page.locator('main a[href$="/usage"]').first().click();
  await expect(page.locator('.use')).toBeInViewport();
});

test('shows the main button on the first screen of a suspended account (HOME-19)', async ({ page }) => {
  const { email } = await world.open('suspended-nonpay');
  await signIn(page, email);
  for (const path of ['/home', '/account', '/bills', '/bills/pay', '/bills/promise']) {
    await page.goto(path);
    await checkFold(page);
  }
});

for (const locale of inTurn(['en-US', 'es-US'], 2))
  test.describe(locale, () => {
    test.use({ locale });

    test('shows no choice below the button of its form (SHELL-35)', async ({ page }) => {
      const { email } = await world.open('home-internet');
      await signIn(page, email);
      const next = async () => {
        await checkDecisions(page);
        const was = page.url();
        await page.locator('main .btn.main').first().click();
        await page.waitForURL(({ href }) => href !== was);
      };
      const addData = await page.locator('a[href^="/add-data/"]').first().getAttribute('href');
      await page.goto(`${addData?.replace('add-data', 'change-plan')}`);
      await page.getByRole('radio').last().check();
      await next();
      await checkDecisions(page);
      await page.goto('/add-line/plan');
      await page.getByRole('radio').first().check();
      await next();
      await page.locator('[name=firstName]').fill('Ana');
      await page.locator('[name=lastName]').fill('Hale');
      await page.locator('[name=sim][value=sim]').check();
      await next();
      await page.locator('[name=address1]').fill('12 Harbor Street');
      await page.locator('[name=city]').fill('Burlington');
      const state = page.locator('[name=state]');
      await state.selectOption('MA');
      // "Massachusetts" is not cut off.
      expect((await state.boundingBox())?.width).toBeGreaterThan(200);
      await page.locator('[name=zip]').fill('01803');
      await next();
      await page.getByRole('radio').first().check();
      await next();
      expect(page.url()).toMatch(/review$/);
      await checkDecisions(page);
    });
  });

test('fits six lines into three and a half screens of a phone (HOME-18)', async ({ page }) => {
  const { email } = await world.open('six-lines');
  await signIn(page, email);
  const box = await page.locator('article').last().boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(3.5 * phone.height);
});
