import type { Page } from '@playwright/test';
import { changePlanCopy } from '#app/copy/change-plan.en.ts';
import { lineInSentence } from '#app/copy/ordinal.ts';
import { problemCopy } from '#app/copy/problem.en.ts';
import { reasonCopy } from '#app/copy/reason.en.ts';
import { resultCopy } from '#app/screens/change-plan/result/copy.en.ts';
import { reviewCopy } from '#app/screens/change-plan/review/copy.en.ts';
import { selectCopy } from '#app/screens/change-plan/select/copy.en.ts';
import { robin } from '../support/top-up.ts';
import { signIn } from '../support/sign-in.ts';
import { formUsedCopy } from '#app/screens/problem/form-used/copy.en.ts';
import { expect, test } from '../support/portal-test.ts';
import { dollars, scheduledFor, supportNumber } from '../support/words.ts';
import { world } from '../support/world.ts';

const line = lineInSentence(robin);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const changes = async (email: string) => (await world.calls(email, 'plan.change')).map(({ body }) => body);
const confirm = (page: Page, plan: string, cents: number) =>
  page.getByRole('button', { name: reviewCopy.confirm(plan, changePlanCopy.perMonth(dollars(cents))) });
const time = (page: Page, when: 'now' | 'next-cycle') =>
  page.getByRole('radio', { name: new RegExp(`^${reviewCopy.times[when]}`) });

/** Signs in and opens Change plan for the first line on Home. @returns the page's path */
async function open(page: Page, email: string): Promise<string> {
  await signIn(page, email);
  const addData = (await page.locator('a[href^="/add-data/"]').first().getAttribute('href')) ?? '';
  const path = addData.replace('/add-data/', '/change-plan/');
  await page.goto(path);
  await expect(heading(page)).toHaveText(changePlanCopy.title);
  return path;
}

async function review(page: Page, plan: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${plan}`) }).check();
  await page.getByRole('button', { name: selectCopy.next }).click();
  await expect(heading(page)).toHaveText(reviewCopy.title);
}

test('a change now shows the price sheet, then pending, then the new plan (PLAN-1, PLAN-11, PLAN-13, PLAN-14)', async ({
  page,
}) => {
  const { email, customerId } = await world.open('home-internet', { planChangeMs: 2_000 });
  await open(page, email);
  await expect(main(page)).toContainText('Best Fit 5GB');
  await expect(page.getByRole('radio', { name: /^Best Fit 5GB/ })).toHaveCount(0);
  await review(page, 'Best Fit 15GB');
  for (const words of [
    changePlanCopy.prices.discounts.homeInternet,
    dollars(4500),
    `-${dollars(500)}`,
    dollars(4000),
    dollars(2000),
    changePlanCopy.prices.today,
    dollars(0),
  ])
    await expect(main(page)).toContainText(words);

  await confirm(page, 'Best Fit 15GB', 4000).click();
  await expect(page.getByRole('alert')).toContainText(reviewCopy.choose);
  expect(await changes(email)).toEqual([]);
  await time(page, 'now').check();
  await confirm(page, 'Best Fit 15GB', 4000).click();
  await expect(heading(page)).toHaveText(
    resultCopy.changing('Best Fit 15GB', lineInSentence({ name: 'Walt Jensen', occurrence: 1 })),
  );
  await expect(heading(page)).toHaveText(resultCopy.done.title);
  expect(await changes(email)).toEqual([{ customerId, newReachPlanId: 'plan-15gb', immediateEffect: true }]);
  await page.goto('/home');
  await expect(page.getByRole('article')).toContainText('15 GB');
});

test('an upgrade can wait for the next billing cycle, and stands on its line (PLAN-5, PLAN-16)', async ({ page }) => {
  const { email, customerId } = await world.open('active-single');
  const select = await open(page, email);
  await review(page, 'Best Fit 10GB');
  await time(page, 'next-cycle').check();
  await confirm(page, 'Best Fit 10GB', 3500).click();
  await expect(heading(page)).toHaveText(resultCopy.scheduled.title);
  await expect(main(page)).toContainText(changePlanCopy.nextCycle);
  expect(await changes(email)).toEqual([{ customerId, newReachPlanId: 'plan-10gb', immediateEffect: false }]);
  await page.goto('/home');
  await expect(page.getByRole('article')).toContainText(scheduledFor('Best Fit 10GB'));
  // The scheduled upgrade can be had now, and not scheduled again.
  await page.goto(select);
  await review(page, 'Best Fit 10GB');
  await expect(time(page, 'next-cycle')).toHaveCount(0);
});

test('a downgrade always starts with the next billing cycle (PLAN-5, PLAN-6)', async ({ page }) => {
  const { email, customerId } = await world.open('active-single');
  const select = await open(page, email);
  await review(page, 'Best Fit 2GB');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(main(page)).toContainText(changePlanCopy.nextCycle);
  await confirm(page, 'Best Fit 2GB', 2000).click();
  await expect(heading(page)).toHaveText(resultCopy.scheduled.title);
  expect(await changes(email)).toEqual([{ customerId, newReachPlanId: 'plan-2gb', immediateEffect: false }]);
  await page.goto(select);
  await expect(page.getByRole('radio', { name: /^Best Fit 2GB/ })).toBeDisabled();
  await expect(main(page)).toContainText(reasonCopy['already-scheduled'](supportNumber));
});

test('a forged time and a forged plan are refused (PLAN-5, PLAN-7)', async ({ page }) => {
  const { email } = await world.open('active-single');
  await world.change(email, { imei: '356938035643111' });
  const select = await open(page, email);
  const esim = page.getByRole('radio', { name: /^Unlimited eSIM/ });
  await expect(esim).toBeDisabled();
  await expect(main(page)).toContainText(reasonCopy['device-without-esim'](supportNumber));
  const first = page.getByRole('radio', { name: /^Best Fit 2GB/ });
  await first.evaluate((radio: HTMLInputElement) => (radio.value = 'plan-unlimited-esim'));
  await first.check();
  await page.getByRole('button', { name: selectCopy.next }).click();
  await expect(main(page)).toContainText(reasonCopy['device-without-esim'](supportNumber));

  await page.goto(select);
  await review(page, 'Best Fit 2GB');
  await page.locator('input[name=when]').evaluate((input: HTMLInputElement) => (input.value = 'now'));
  await confirm(page, 'Best Fit 2GB', 2000).click();
  await expect(main(page)).toContainText(reasonCopy['time-not-offered'](supportNumber));
  expect(await changes(email)).toEqual([]);
});

test('Change plan is closed with its reason and Care’s number while a line is unsettled (LINE-30, PLAN-17)', async ({
  page,
}) => {
  const { email } = await world.open('active-family');
  await open(page, email);
  await expect(main(page)).toContainText(reasonCopy['lines-unsettled'](supportNumber));
  await expect(main(page)).toContainText(selectCopy.care);
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('a refused change shows the failure screen and can be tried again (ERROR-7, PLAN-14)', async ({ page }) => {
  const { email } = await world.open('active-single', { planChangeMs: 500 });
  await world.injectFault(email, { endpoint: 'plan.change', fault: 40_999 });
  await open(page, email);
  await review(page, 'Best Fit 15GB');
  await time(page, 'now').check();
  await confirm(page, 'Best Fit 15GB', 4500).click();
  await expect(heading(page)).toHaveText(resultCopy.failed.title);
  await expect(main(page)).toContainText(resultCopy.failed.text);
  await page.getByRole('link', { name: problemCopy.tryAgain }).click();
  await review(page, 'Best Fit 15GB');
  await time(page, 'now').check();
  await confirm(page, 'Best Fit 15GB', 4500).click();
  await expect(heading(page)).toHaveText(resultCopy.done.title);
});

test('a change that fails at the carrier later ends as failed (PLAN-14)', async ({ page }) => {
  const { email } = await world.open('active-single', { planChangeMs: 1_000, outcomes: { planChange: 'FAILED' } });
  const select = await open(page, email);
  await review(page, 'Best Fit 15GB');
  await time(page, 'now').check();
  await confirm(page, 'Best Fit 15GB', 4500).click();
  await expect(heading(page)).toHaveText(resultCopy.changing('Best Fit 15GB', line));
  await expect(heading(page)).toHaveText(resultCopy.failed.title);
  expect(await changes(email)).toHaveLength(1);
  await page.goto(select);
  await expect(main(page)).toContainText(`${selectCopy.current}Best Fit 5GB`);
});

test('after a lost reply read-back settles the change, and Back sends nothing more (LEDGER-5, PLAN-18)', async ({
  page,
}) => {
  const { email } = await world.open('active-single', { planChangeMs: 1_000 });
  await world.injectFault(email, { endpoint: 'plan.change', fault: 'reset', afterEffect: true });
  const select = await open(page, email);
  await review(page, 'Best Fit 15GB');
  const reviewed = page.url();
  await time(page, 'now').check();
  await confirm(page, 'Best Fit 15GB', 4500).click();
  await expect(heading(page)).toHaveText(resultCopy.checking);
  const result = page.url();
  await page.goto(select);
  await main(page).getByRole('link', { name: selectCopy.see }).click();
  await expect(page).toHaveURL(result);
  await expect(heading(page)).toHaveText(resultCopy.done.title);
  await page.goto(reviewed);
  await expect(page).toHaveURL(result);
  expect(await changes(email)).toHaveLength(1);
});

test('the other time, confirmed from a second tab, sends nothing and says so (PLAN-15, LEDGER-23)', async ({
  page,
  context,
}) => {
  const { email } = await world.open('active-single', { planChangeMs: 500 });
  await open(page, email);
  await review(page, 'Best Fit 15GB');
  const tab = await context.newPage();
  await tab.goto(page.url());
  await time(page, 'now').check();
  await time(tab, 'next-cycle').check();
  await confirm(page, 'Best Fit 15GB', 4500).click();
  await expect(heading(page)).toHaveText(resultCopy.done.title);
  await confirm(tab, 'Best Fit 15GB', 4500).click();
  await expect(heading(tab)).toHaveText(formUsedCopy.title);
  expect(await changes(email)).toHaveLength(1);
});

test('a price that moved is shown before anything is sent (LEDGER-11)', async ({ page }) => {
  const { email } = await world.open('home-internet', { planChangeMs: 500 });
  await open(page, email);
  await review(page, 'Best Fit 15GB');
  await world.change(email, { hsdPlan: false });
  await time(page, 'now').check();
  await confirm(page, 'Best Fit 15GB', 4000).click();
  await expect(main(page)).toContainText(reviewCopy.because.moved.title);
  await expect(main(page)).not.toContainText(dollars(4000));
  expect(await changes(email)).toEqual([]);
  await time(page, 'now').check();
  await confirm(page, 'Best Fit 15GB', 4500).click();
  await expect(heading(page)).toHaveText(resultCopy.done.title);
  expect(await changes(email)).toHaveLength(1);
});

test('prices that cannot be read show the generic error screen, and nothing is sent (ERROR-8)', async ({ page }) => {
  const { email } = await world.open('active-single');
  await open(page, email);
  await world.injectFault(email, { endpoint: 'customer.planPricing', fault: 500, times: 8 });
  await page.getByRole('radio', { name: /^Best Fit 15GB/ }).check();
  await page.getByRole('button', { name: selectCopy.next }).click();
  await expect(heading(page)).toHaveText(problemCopy.generic.title);
  expect(await changes(email)).toEqual([]);
});
