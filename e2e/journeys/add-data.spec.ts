import { lineCardCopy } from '#app/copy/line-card.en.ts';
import { lineInSentence, lineTitle } from '#app/copy/ordinal.ts';
import { topUpCopy } from '#app/copy/top-up.en.ts';
import { resultCopy } from '#app/screens/add-data/result/copy.en.ts';
import { reviewCopy } from '#app/screens/add-data/review/copy.en.ts';
import { selectCopy } from '#app/screens/add-data/select/copy.en.ts';
import { robin } from '../support/top-up.ts';
import { marco } from '../support/rename.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/portal-test.ts';
import { addDataTo, dollars } from '../support/words.ts';
import { world } from '../support/world.ts';

test('2 GB for one line of a family: pending, done, and on Home (TOPUP-1, TOPUP-4, TOPUP-5)', async ({ page }) => {
  const family = await world.open('active-family', { pulse: { pulse: 0.5, pulseCost: 2.25 }, topUpMs: 2_000 });
  await signIn(page, family.email);
  const lines = [{ name: 'Dana Reyes', occurrence: 1 }, marco, { name: 'Ana Reyes', occurrence: 3 }, { occurrence: 4 }];
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(
    lines.map((line) => lineTitle(line)),
  );
  const card = page.getByRole('article', { name: lineTitle(marco) });
  await expect(card).toContainText(lineCardCopy.usedOf('4.7 GB', '5 GB'));

  await card.getByRole('link', { name: addDataTo(marco) }).click();
  const price = dollars(900);
  await expect(page.getByRole('radio', { name: `2 GB ${price}` })).toBeChecked();
  await page.getByRole('button', { name: selectCopy.next }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(reviewCopy.title);
  await expect(page.getByRole('main')).toContainText(price);
  await page.getByRole('button', { name: reviewCopy.confirm('2 GB', price) }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(resultCopy.adding('2 GB', lineInSentence(marco)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(resultCopy.done('2 GB'));
  await expect(page.getByRole('main')).toContainText(price);
  await page.getByRole('main').getByRole('link', { name: resultCopy.home }).click();
  await expect(card).toContainText(lineCardCopy.usedOf('4.7 GB', '7 GB'));

  const [order, ...more] = await world.calls(family.email, 'topup.create');
  expect(more).toEqual([]);
  // TOPUP-4: four pulses of half a gigabyte at 2.25 cost the 9.00 that were shown.
  expect(order?.body).toEqual({ totalData: 2, taxInfo: { customerId: family.lines[0]?.customerId } });
  expect(order?.path).toContain(family.lines[1]?.customerId);
});

test('Back, reload and a second tab order nothing more (LEDGER-2)', async ({ page, context }) => {
  const { email } = await world.open('active-single', { topUpMs: 0 });
  await signIn(page, email);
  await page.getByRole('link', { name: addDataTo(robin) }).click();
  await page.getByRole('button', { name: selectCopy.next }).click();
  const tab = await context.newPage();
  await tab.goto(page.url());
  const confirm = reviewCopy.confirm('2 GB', dollars(1000));
  await page.getByRole('button', { name: confirm }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(resultCopy.adding('2 GB', lineInSentence(robin)));

  await tab.getByRole('button', { name: confirm }).click();
  await expect(tab).toHaveURL(page.url());
  await page.goBack();
  await expect(page).toHaveURL(tab.url());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(resultCopy.done('2 GB'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(resultCopy.done('2 GB'));
  expect(await world.orders(email)).toBe(1);
});

test('a form from before another order was sent comes back for review (LEDGER-12)', async ({ page, context }) => {
  const { email } = await world.open('active-single', { topUpMs: 0 });
  await signIn(page, email);
  const confirm = reviewCopy.confirm('2 GB', dollars(1000));
  const tabs = [page, await context.newPage()] as const;
  await tabs[1].goto(page.url());
  for (const tab of tabs) {
    await tab.getByRole('link', { name: addDataTo(robin) }).click();
    await tab.getByRole('button', { name: selectCopy.next }).click();
    await expect(tab.getByRole('button', { name: confirm })).toBeVisible();
  }
  await tabs[0].getByRole('button', { name: confirm }).click();
  await expect(tabs[0].getByRole('heading', { level: 1 })).toHaveText(resultCopy.done('2 GB'));

  await tabs[1].getByRole('button', { name: confirm }).click();
  await expect(tabs[1].getByRole('main')).toContainText(reviewCopy.because['bought-since'].title);
  expect(await world.orders(email)).toBe(1);
  await tabs[1].getByRole('button', { name: confirm }).click();
  await expect(tabs[1].getByRole('heading', { level: 1 })).toHaveText(resultCopy.done('2 GB'));
  expect(await world.orders(email)).toBe(2);
});

test('while an order is under way its line takes no other, and leads to it (LEDGER-3)', async ({ page, context }) => {
  const { email } = await world.open('active-single', { topUpMs: 3_600_000 });
  await signIn(page, email);
  const confirm = reviewCopy.confirm('2 GB', dollars(1000));
  await page.getByRole('link', { name: addDataTo(robin) }).click();
  const select = page.url();
  await page.getByRole('button', { name: selectCopy.next }).click();
  const late = await context.newPage();
  await late.goto(select);
  await late.getByRole('button', { name: selectCopy.next }).click();
  await expect(late.getByRole('button', { name: confirm })).toBeVisible();
  await page.getByRole('button', { name: confirm }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(resultCopy.adding('2 GB', lineInSentence(robin)));

  await late.getByRole('button', { name: confirm }).click();
  await expect(late).toHaveURL(page.url());
  await late.goto(select);
  await expect(late.getByRole('main')).toContainText(selectCopy.open(2, lineInSentence(robin)));
  await late.getByRole('main').getByRole('link', { name: selectCopy.see }).click();
  await expect(late).toHaveURL(page.url());
  await late.goto('/home');
  await late.getByRole('article').getByRole('link', { name: lineCardCopy.seeTopUp }).click();
  await expect(late).toHaveURL(page.url());
  await expect(page.getByRole('main')).toContainText(topUpCopy.size(2));
  expect(await world.orders(email)).toBe(1);
});
