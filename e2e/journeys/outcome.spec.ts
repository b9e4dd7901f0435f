import { lineCardCopy } from '#app/copy/line-card.en.ts';
import { lineInSentence } from '#app/copy/ordinal.ts';
import { problemCopy } from '#app/copy/problem.en.ts';
import { resultCopy } from '#app/screens/add-data/result/copy.en.ts';
import { reviewCopy } from '#app/screens/add-data/review/copy.en.ts';
import { selectCopy } from '#app/screens/add-data/select/copy.en.ts';
import { review, robin } from '../support/top-up.ts';
import { patienceMs } from '../support/patience.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/portal-test.ts';
import { dollars } from '../support/words.ts';
import { world } from '../support/world.ts';

const confirm = reviewCopy.confirm('2 GB', dollars(1000));
const underWay = resultCopy.adding('2 GB', lineInSentence(robin));

test('40625 shows Let’s Talk and nothing to proceed with (ERROR-4, ERROR-5)', async ({ page }) => {
  const { email } = await world.open('active-single');
  await world.injectFault(email, { endpoint: 'topup.create', fault: 40_625 });
  await signIn(page, email);
  await review(page);
  await page.getByRole('button', { name: confirm }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText(problemCopy.letsTalk.title);
  await expect(main).toContainText(problemCopy.letsTalk.text);
  await expect(main.getByRole('button', { name: problemCopy.tryAgain })).toBeDisabled();
  await expect(main.getByRole('button', { name: problemCopy.tryAgain })).toHaveAccessibleDescription(
    new RegExp(problemCopy.letsTalk.title),
  );
});

test('a refused order can be tried again from the selection (ERROR-6)', async ({ page }) => {
  const { email } = await world.open('active-single', { topUpMs: 0 });
  await world.injectFault(email, { endpoint: 'topup.create', fault: 40_999 });
  await signIn(page, email);
  await review(page);
  await page.getByRole('button', { name: confirm }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(resultCopy.failed.title);
  await expect(page.getByRole('main')).toContainText(resultCopy.failed.text);

  await page.getByRole('link', { name: problemCopy.tryAgain }).click();
  await page.getByRole('button', { name: selectCopy.next }).click();
  await page.getByRole('button', { name: confirm }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(underWay);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(resultCopy.done('2 GB'));
  expect(await world.orders(email)).toBe(2);
});

test('an order that fails at the carrier later ends as failed (TOPUP-6)', async ({ page }) => {
  const { email } = await world.open('active-single', { topUpMs: 1_000, outcomes: { topUp: 'FAILED' } });
  await signIn(page, email);
  await review(page);
  await page.getByRole('button', { name: confirm }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(underWay);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(resultCopy.failed.title);
  await page.getByRole('link', { name: resultCopy.home }).click();
  await expect(page.getByRole('article')).toContainText('3.3 GB');
  await expect(page.getByRole('article')).not.toContainText(lineCardCopy.seeTopUp);
});

test('a price that moved is shown before anything is sent (LEDGER-11)', async ({ page }) => {
  const { email } = await world.open('active-single', { topUpMs: 0 });
  await signIn(page, email);
  await review(page);
  await world.settings(email, { pulse: { pulse: 1, pulseCost: 6.5 } });
  await page.getByRole('button', { name: confirm }).click();
  await expect(page.getByRole('main')).toContainText(reviewCopy.because['price-moved'].title);
  await expect(page.getByRole('main')).not.toContainText(dollars(1000));
  expect(await world.orders(email)).toBe(0);

  await page.getByRole('button', { name: reviewCopy.confirm('2 GB', dollars(1300)) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(resultCopy.done('2 GB'));
  await expect(page.getByRole('main')).toContainText(dollars(1300));
  expect(await world.orders(email)).toBe(1);
});

test('without a reply the page says so within 3 s, and read-back settles the order (LEDGER-16)', async ({ page }) => {
  const { email } = await world.open('active-single', { topUpMs: 1_000 });
  await signIn(page, email);
  await review(page);
  await world.injectFault(email, { endpoint: 'topup.create', fault: 'hang' });
  const began = Date.now();
  await page.getByRole('button', { name: confirm }).click();
  await expect(page).not.toHaveURL(/review/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(underWay);
  expect(Date.now() - began).toBeLessThan(patienceMs);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(resultCopy.done('2 GB'));
  expect(await world.orders(email)).toBe(1);
});

test('after a lost reply the page says that it is checking, and read-back settles the order (LEDGER-5)', async ({
  page,
}) => {
  const { email } = await world.open('active-single', { topUpMs: 1_000 });
  await world.injectFault(email, { endpoint: 'topup.create', fault: 'reset' });
  await signIn(page, email);
  await review(page);
  await page.getByRole('button', { name: confirm }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(resultCopy.checking);
  await expect(page.getByRole('main')).toContainText(resultCopy.checkingText('2 GB'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(resultCopy.done('2 GB'));
  expect(await world.orders(email)).toBe(1);
});
