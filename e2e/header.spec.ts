import type { Page } from '@playwright/test';
import { layoutMessages } from '#app/copy/layout.ts';
import { checklistMessages } from '#app/screens/activation/checklist/copy.ts';
import { expect, test } from './support/portal-test.ts';
import { signIn } from './support/sign-in.ts';
import { world } from './support/world.ts';

const journeys = [...Object.values(layoutMessages.en.journeys), ...Object.values(layoutMessages.es.journeys)];

/** The names of journeys that have a word on two lines of the header, with text of this size in percent. */
function brokenNames(page: Page, textSize: number): Promise<string[]> {
  return page.evaluate(
    ([size, names]) => {
      const root = document.documentElement;
      root.style.fontSize = `${size}%`;
      const shown = document.querySelector('.journey');
      const isBroken = (name: string) => {
        const text = document.createTextNode(name);
        shown?.replaceChildren(text);
        return [...name.matchAll(/\S+/g)].some(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size !== 1;
        });
      };
      const broken = names.filter(isBroken);
      root.style.fontSize = '';
      return broken;
    },
    [textSize, journeys] as const,
  );
}

test('breaks no word of a journey’s name in a narrow header (SHELL-8)', async ({ page }) => {
  const { email } = await world.open('unnamed-line');
  await signIn(page, email, { to: '/activation?start' });
  await expect(page.getByRole('button', { name: checklistMessages.en.activate })).toBeVisible();
  for (const width of [360, 320])
    for (const textSize of [100, 200]) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await brokenNames(page, textSize), `${width} px, text of ${textSize} %`).toEqual([]);
    }
});

for (const locale of ['en-US', 'es-US'])
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 1280, height: 800 } });

    test('shows all choices of visitors in one row of a wide header (SHELL-10)', async ({ page }) => {
      await page.goto('/lost-phone');
      const links = page.locator('.bar').locator('.logo, .nav > nav > *, .sign-in');
      await expect(links).toHaveCount(9);
      const middles = await links.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2)),
      );
      expect(new Set(middles).size, String(middles)).toBe(1);
    });
  });
