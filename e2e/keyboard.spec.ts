import { layoutMessages } from '#app/copy/layout.ts';
import { resultMessages } from '#app/screens/add-data/result/copy.ts';
import { tabThrough, tabTo } from './support/keyboard.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test, testsInTurn } from './support/portal-test.ts';
import { world } from './support/world.ts';

const testInTurn = testsInTurn(2);

testInTurn('Add Data works by keyboard alone, and the focus is always visible', async ({ page }) => {
  const { email } = await world.open('active-single', { topUpMs: 0 });
  await signIn(page, email);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, /^Add Data/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/add-data\/[\w-]+$/);
  await tabTo(page, /2 GB/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^3 GB/ })).toBeChecked();
  await tabTo(page, /^Review/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/review\?gigabytes=3$/);
  await tabTo(page, /^Add 3 GB/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.done-panel')).toContainText(resultMessages.en.done('3 GB'));
  await tabTo(page, /^Back to Home/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toBeVisible();
  expect(await world.orders(email)).toBe(1);
});

testInTurn(
  'Add Line, Track Order, cards and invitations work by keyboard alone, and no stop is a trap',
  async ({ page }) => {
    const { email } = await world.open('active-single');
    await signIn(page, email, { to: '/add-line' });
    await tabThrough(page);
    await tabTo(page, /^Best Fit/);
    await page.keyboard.press('Space');
    await tabTo(page, /^1 line/);
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/\/lines\/1$/);
    // As from a page whose script has not come: with it Continue is disabled.
    await page.locator('form:has([name=firstName])').evaluate((form: HTMLFormElement) => form.submit());
    await expect(page.locator('.errors')).toBeFocused();
    // The error leads to its field.
    await tabTo(page, /^First name is required/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
    await page.keyboard.type('Ana');
    await tabTo(page, /^Last name/);
    await page.keyboard.type('Hale');
    await tabTo(page, /^eSIM/);
    await page.keyboard.press('Space');
    await tabTo(page, /^Continue/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/review\b/);
    await tabTo(page, /^Order 1 line/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 line ordered');

    for (const [path, action] of [
      ['/track-order', /^Activate now/],
      ['/cards', /^Remove/],
      ['/invite', /^Submit/i],
    ] as const) {
      await page.goto(path);
      await tabThrough(page);
      await tabTo(page, action);
    }
  },
);

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  testInTurn('opens and closes by keyboard, and hides nothing that has the focus (SHELL-15)', async ({ page }) => {
    const { email } = await world.open('active-single');
    await signIn(page, email);
    const menu = page.getByRole('button', { name: layoutMessages.en.menu });
    const settings = page.getByRole('link', { name: layoutMessages.en.areas.settings, exact: true });
    await tabTo(page, /^Menu/);
    await page.keyboard.press('Enter');
    await expect(settings).toBeVisible();
    await tabTo(page, /^Settings/);
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press('Space');
    await expect(settings).toBeVisible();
    // Behind the menu nothing is covered: it gives way to the focus.
    await tabTo(page, /^Add Data/);
    await expect(settings).toBeHidden();
    await page.keyboard.press('Escape');
    await menu.click();
    await expect(settings).toBeVisible();
    await page.mouse.click(20, 700);
    await expect(settings).toBeHidden();
    await menu.click();
    await settings.click();
    await expect(page).toHaveURL(/\/settings$/);
  });
});
