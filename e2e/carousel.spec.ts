import type { Page } from '@playwright/test';
import { aboutUsCopy } from '#app/screens/public/about-us/copy.en.ts';
import { expect, test } from './support/test.ts';

const { title, carousel } = aboutUsCopy.values;

/** Which slide is seen: 0 for the first. */
const seen = (page: Page) =>
  page.getByRole('list', { name: title }).evaluate((list) => list.scrollLeft / list.clientWidth);
/** The movements that are going on, by their names in the stylesheet. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map((one) => (one as CSSAnimation).animationName)
      .filter((name) => name?.startsWith('slide-')),
  );

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the values move on by themselves, and come back', async ({ page }) => {
    await page.goto('/about-us');
    await expect.poll(() => seen(page)).toBe(1);
    await expect.poll(() => seen(page)).toBe(0);
  });

  test('they stand still under the pointer, with the focus inside, and once they were stopped', async ({ page }) => {
    await page.goto('/about-us');
    const list = page.getByRole('list', { name: title });
    await expect.poll(() => moving(page)).not.toEqual([]);
    await list.hover();
    await expect.poll(() => moving(page)).toEqual([]);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect.poll(() => moving(page)).not.toEqual([]);
    await list.focus();
    await expect.poll(() => moving(page)).toEqual([]);
    await page.getByLabel(carousel.pause).check();
    await page.getByLabel(carousel.pause).blur();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect.poll(() => moving(page)).toEqual([]);
  });
});

test('where motion is unwelcome they move by their links only', async ({ page }) => {
  await page.goto('/about-us');
  expect(await moving(page)).toEqual([]);
  await expect(page.getByLabel(carousel.pause)).toBeHidden();
  await page.getByRole('link', { name: carousel.next }).first().click();
  await expect.poll(() => seen(page)).toBe(1);
  await page.getByRole('link', { name: carousel.previous }).last().click();
  await expect.poll(() => seen(page)).toBe(0);
});
