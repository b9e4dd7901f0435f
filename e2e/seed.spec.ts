import { lineCardCopy } from '#app/copy/line-card.ts';
import { homeCopy } from '#app/screens/home/home/copy.ts';
import { forbiddenCopy } from '#app/screens/problem/forbidden/copy.ts';
import { addDataPaths, quote } from './support/order.ts';
import { expected, hidden, hindrances } from './support/seed-words.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { textOf, tokenIn } from './support/visitor.ts';
import { literally } from './support/words.ts';
import { type SeedName, world } from './support/world.ts';

for (const [seed, { landing, page: words = [], cards = [], noLine }] of Object.entries(expected)) {
  test(`${seed} signs in, and Home says how things are`, async ({ page }) => {
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
    if (noLine === undefined) await expect.soft(addLine.getByRole('link', { name: homeCopy.addLine.button })).toBeVisible();
    else if (noLine !== hidden) await expect.soft(addLine.getByRole('button', { name: homeCopy.addLine.button, disabled: true })).toHaveAccessibleDescription(literally(noLine));
  });
}

for (const [hindrance, { set, ofPrimary, words }] of Object.entries(hindrances)) {
  test(`${hindrance}: an order from a stale page is refused with its reason, and the carrier hears nothing`, async ({ visitor }) => {
    const { email, lines } = await world.open('active-family');
    const [primary, second] = lines.map((line) => line.customerId);
    const browser = await visitor();
    await browser.signIn(email);
    const [ofPrimaryLine = '', path = ''] = await addDataPaths(browser);
    const choose = { _token: tokenIn(await (await browser.get(path)).text()), gigabytes: '1' };
    const review = await quote(browser, path);
    const confirm = { _token: tokenIn(await (await browser.get(review)).text()) };
    // An order for another line makes the account forget what it knew of the lines.
    const other = await quote(browser, ofPrimaryLine);
    await browser.post(other, { _token: tokenIn(await (await browser.get(other)).text()) });
    await world.change(email, set, second);
    if (ofPrimary) await world.change(email, ofPrimary, primary);

    for (const answer of [await browser.post(path, choose), await browser.post(review, confirm)]) {
      expect(answer.status()).toBe(403);
      const text = textOf(await answer.text());
      expect(text).toContain(forbiddenCopy.title);
      expect(text).toContain(words);
    }
    const orders = await world.calls(email, 'topup.create');
    expect(orders.filter(({ path: at }) => at.endsWith(second ?? ''))).toEqual([]);
    // The page itself offers no form any more.
    const page = await (await browser.get(path)).text();
    expect(textOf(page)).toContain(words);
    expect(tokenIn(page)).toBe('');
  });
}
