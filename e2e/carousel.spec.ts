import type { Page } from '@playwright/test';
import { carouselMessages } from '#app/copy/carousel.ts';
import { expect, test } from './support/portal-test.ts';

/** The slide that is visible: 0 for the first. */
const seen = (page: Page) =>
  page.getByRole('list', { name: 'Ten values we work by' }).evaluate((list) => list.scrollLeft / list.clientWidth);
/** The running animations, by their names in the stylesheet. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => one instanceof CSSAnimation)
      .map(({ animationName }) => animationName)
      .filter((name) => name.startsWith('slide-')),
  );

test.describe('with motion allowed', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the carousel moves by itself and starts over (PUBLIC-4)', async ({ page }) => {
    await page.goto('/about-us');
    await expect.poll(() => seen(page)).toBe(1);
    await expect.poll(() => seen(page)).toBe(0);
  });

  test('the carousel stops under the pointer, with the focus inside, and when paused (PUBLIC-4)', async ({ page }) => {
    await page.goto('/about-us');
    const list = page.getByRole('list', { name: 'Ten values we work by' });
    await expect.poll(() => moving(page)).not.toEqual([]);
    await list.hover();
    await expect.poll(() => moving(page)).toEqual([]);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect.poll(() => moving(page)).not.toEqual([]);
    await list.focus();
    await expect.poll(() => moving(page)).toEqual([]);
    await page.getByLabel(carouselMessages.en.pause).check();
    await page.getByLabel(carouselMessages.en.pause).blur();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect.poll(() => moving(page)).toEqual([]);
  });
});

test('with reduced motion the carousel moves only by its links (PUBLIC-4)', async ({ page }) => {
  await page.goto('/about-us');
  expect(await moving(page)).toEqual([]);
  await expect(page.getByLabel(carouselMessages.en.pause)).toBeHidden();
  await page.getByRole('link', { name: carouselMessages.en.next }).first().click();
  await expect.poll(() => seen(page)).toBe(1);
  await page.getByRole('link', { name: carouselMessages.en.previous }).last().click();
  await expect.poll(() => seen(page)).toBe(0);
});
