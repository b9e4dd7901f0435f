import type { Page } from '@playwright/test';
import { resultCopy } from '#app/screens/add-data/result/copy.en.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/portal-test.ts';
import { world } from './support/world.ts';

/** Presses Tab until something of this name has the focus, and checks at each stop that the focus is visible. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const { words, visible } = await page.evaluate(() => {
      const one = document.activeElement as HTMLElement;
      // A choice shows the focus on its card.
      const shown = [one, one.closest('label')]
        .filter((element) => element !== null)
        .map((element) => getComputedStyle(element));
      const labels = one instanceof HTMLInputElement ? [...(one.labels ?? [])].map((label) => label.textContent) : [];
      return {
        words: [...labels, one.textContent].join(' '),
        visible: shown.some((style) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2),
      };
    });
    expect.soft(visible, `the focus on "${words}"`).toBe(true);
    if (name.test(words)) return;
  }
  throw new Error(`no Tab stop is called ${name}`);
}

test('Add Data works by keyboard alone, and the focus is always visible', async ({ page }) => {
  const { email } = await world.open('active-single', { topUpMs: 0 });
  await signIn(page, email);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, /^Add Data/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/add-data\/[\w-]+$/);
  await tabTo(page, /2 GB/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^3 GB/ })).toBeChecked();
  await tabTo(page, /^Review/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/review$/);
  await tabTo(page, /^Add 3 GB/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(resultCopy.done('3 GB'));
  await tabTo(page, /^Back to Home/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toBeVisible();
  expect(await world.orders(email)).toBe(1);
});

test('a status message announces an order under way and its end (POLL-11)', async ({ page }) => {
  const { email } = await world.open('active-single', { topUpMs: 0 });
  await signIn(page, email);
  await page.getByRole('link', { name: /^Add Data/ }).click();
  await page.getByRole('button', { name: /^Review/ }).click();
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('status')).toContainText(resultCopy.addingText);
  await expect(page.getByRole('status')).toContainText(resultCopy.doneText('2 GB', 'Robin Hale’s line'));
});
