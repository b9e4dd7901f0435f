import { lineCardCopy } from '#app/copy/line-card.en.ts';
import { homeCopy } from '#app/screens/home/home/copy.en.ts';
import { keptMeaning, meaningOf } from './support/meaning.ts';
import { expected, hidden } from './support/seed-words.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { literally } from './support/words.ts';
import { type SeedName, world } from './support/world.ts';

for (const [seed, { landing, page: words = [], cards = [], noLine }] of Object.entries(expected)) {
  test(`${seed} signs in, and Home says how things are`, async ({ page }, info) => {
    const { email } = await world.open(seed as SeedName);
    await signIn(page, email);
    await expect(page).toHaveURL(landing);
    const main = page.getByRole('main');
    for (const text of words) await expect.soft(main).toContainText(text);
    await expect(main.getByRole('article')).toHaveCount(cards.length);
    for (const [index, { title, says, leads = [], noData }] of cards.entries()) {
      const card = main.getByRole('article').nth(index);
      await expect.soft(card.getByRole('heading', { level: 2 })).toHaveText(title);
      for (const text of says) await expect.soft(card).toContainText(text);
      const links = card.locator('.acts').getByRole('link');
      await expect.soft(links).toHaveText(leads.map((name) => new RegExp(`^${name}`)));
      const refused = card.getByRole('button', { name: lineCardCopy.actions['add-data'], disabled: true });
      await expect.soft(refused).toHaveCount(noData ? 1 : 0);
      if (noData) await expect.soft(refused).toHaveAccessibleDescription(literally(noData));
    }
    const addLine = main.getByRole('region', { name: homeCopy.addLine.title });
    await expect.soft(addLine).toHaveCount(noLine === hidden ? 0 : 1);
    if (noLine === undefined)
      await expect.soft(addLine.getByRole('link', { name: homeCopy.addLine.button })).toBeVisible();
    else if (noLine !== hidden)
      await expect
        .soft(addLine.getByRole('button', { name: homeCopy.addLine.button, disabled: true }))
        .toHaveAccessibleDescription(literally(noLine));
    // All that the two pages mean, the account's own as well, is kept in e2e/meaning.
    const home = await meaningOf(page);
    await page.goto('/account');
    const meaning = `HOME\n${home}\n\nACCOUNT\n${await meaningOf(page)}`;
    expect.soft(meaning).toBe(keptMeaning(seed, meaning, info));
  });
}
