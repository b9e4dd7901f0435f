import type { Page } from '@playwright/test';
import { billsCopy } from '#app/copy/bills.en.ts';
import { activitySummaryCopy } from '#app/copy/activity-summary.en.ts';
import { lineStatusCopy } from '#app/copy/line-status.en.ts';
import { lineInSentence } from '#app/copy/ordinal.ts';
import { problemCopy } from '#app/copy/problem.en.ts';
import { autoTopUpCopy } from '#app/screens/bills/auto-top-up/copy.en.ts';
import { billCopy } from '#app/screens/bills/bill/copy.en.ts';
import { listCopy } from '#app/screens/bills/list/copy.en.ts';
import { monthCopy } from '#app/screens/bills/month-in-advance/copy.en.ts';
import { payCopy } from '#app/screens/bills/pay/copy.en.ts';
import { promiseCopy } from '#app/screens/bills/promise/copy.en.ts';
import { robin } from '../support/top-up.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/portal-test.ts';
import { type AccountSettings, type SeedName, world } from '../support/world.ts';

const main = (page: Page) => page.getByRole('main');
const bodies = async (email: string, endpoint: string) => (await world.calls(email, endpoint)).map(({ body }) => body);

/** Signs in as the person of a seed and opens Bills. */
async function open(page: Page, seed: SeedName, settings?: AccountSettings) {
  const person = await world.open(seed, settings);
  await signIn(page, person.email, { to: '/bills' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(billsCopy.title);
  return person;
}

/** The first amount on a page. */
const amountIn = async (page: Page) =>
  /\$[\d.]+/.exec((await main(page).locator('.price').first().textContent()) ?? '')?.[0] ?? '';

test('a payment is cancelled, then made on the hosted page, and the group is active again (BILL-8, BILL-10)', async ({
  page,
  context,
}) => {
  const { email } = await open(page, 'suspended-nonpay');
  const owed = await amountIn(page);
  const leave = async (from: Page, press: string) => {
    await from.getByRole('link', { name: billsCopy.payNow }).click();
    for (const step of payCopy.next.steps) await expect(main(from)).toContainText(step);
    await from.getByRole('button', { name: payCopy.button(owed) }).click();
    await from.getByRole('button', { name: press }).click();
    await expect(from).toHaveURL(/\/bills\?paid=[\w-]{16}$/);
  };
  await leave(page, 'Cancel');
  await expect(page.getByRole('status')).toContainText(listCopy.back.waiting.text);
  const tab = await context.newPage();
  await tab.goto('/bills');
  await leave(tab, 'Confirm');
  // The page that was waiting checks again by itself.
  for (const one of [tab, page])
    await expect(one.getByRole('status')).toContainText(`Thank you. We received ${owed} on`);
  await expect(main(page)).toContainText(listCopy.owed.nothing);
  await expect(page.getByRole('link', { name: billsCopy.payNow })).toHaveCount(0);
  const pages = (await bodies(email, 'payment.purchasePage')) as { emailId: string; redirectUrl: string }[];
  expect(pages.map(({ emailId }) => emailId)).toEqual([email, email]);

  await page.goto('/bills/pay');
  await expect(main(page).getByRole('button')).toHaveCount(0);
  await page.goto('/home');
  await expect(page.getByRole('article').first()).toContainText(lineStatusCopy.states.active.tag);
});

test('a promise to pay takes only a day that is offered (BILL-14, ERROR-19)', async ({ page }) => {
  const { email, customerId } = await open(page, 'suspended-nonpay');
  await page.getByRole('link', { name: listCopy.promise.link }).click();
  const day = page.getByLabel(promiseCopy.day);
  const last = await day.inputValue();
  await day.fill('2031-01-01');
  const promise = page.getByRole('button', { name: promiseCopy.button(await amountIn(page)) });
  await promise.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(day).toHaveValue('2031-01-01');
  expect(await bodies(email, 'billing.promiseCreate')).toEqual([]);

  await day.fill(last);
  await promise.dblclick();
  await expect(page.getByRole('status')).toContainText('You promised to pay');
  expect(
    (await world.calls(email, 'billing.promiseCreate')).map(({ path, body }) => [path.endsWith(customerId), body]),
  ).toEqual([[true, { promisedFor: last }]]);
  await expect(page.getByRole('link', { name: listCopy.promise.link })).toHaveCount(0);
});

test('a bill is printed and emailed once; other days can be asked for (BILL-4, BILL-16, BILL-17)', async ({ page }) => {
  const { email } = await open(page, 'active-single');
  await page
    .getByRole('link', { name: /^Bill of/ })
    .first()
    .click();
  for (const words of [billCopy.statement, '8001234567', billCopy.cycle, 'card ending in 4242', email])
    await expect(main(page)).toContainText(words);
  await page.emulateMedia({ media: 'print' });
  for (const gone of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    main(page).getByRole('button'),
    main(page).getByRole('link'),
  ])
    await expect(gone).toHaveCount(0);
  await expect(main(page)).toContainText(billsCopy.total);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: billCopy.mail.button }).dblclick();
  await expect(page.getByRole('status')).toContainText('is on its way to your inbox');
  expect((await world.calls(email, 'billing.sendInvoice')).map(({ query }) => query)).toEqual([
    expect.objectContaining({ emailId: email, invoiceType: 'MONTHLY' }),
  ]);

  await page.getByRole('link', { name: billsCopy.backToBills }).click();
  await page.getByText(listCopy.bills.other).click();
  await page.getByLabel(listCopy.bills.from).fill('2026-11-20');
  await page.getByLabel(listCopy.bills.to).fill('2026-01-01');
  await page.getByRole('button', { name: listCopy.bills.show }).click();
  await expect(page.getByRole('alert')).toContainText(listCopy.wrong.order);
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByLabel(listCopy.bills.from)).toHaveValue('2026-11-20');
  await world.injectFault(email, { endpoint: 'billing.invoices', fault: 500, times: 4 });
  await page.getByLabel(listCopy.bills.from).fill('2001-01-01');
  await page.getByLabel(listCopy.bills.to).fill('2001-12-31');
  await page.getByRole('button', { name: listCopy.bills.show }).click();
  await expect(main(page)).toContainText(listCopy.bills.missing);
  // BILL-7: the rest of the page stands.
  await expect(main(page)).toContainText(listCopy.next.day);
});

test('automatic top-up is turned on only at the price that was shown, and off again (BILL-13, BILL-15)', async ({
  page,
}) => {
  const { email, customerId } = await open(page, 'active-single');
  const line = lineInSentence(robin);
  const write = { money: String, day: String };
  const turned = (enabled: boolean) =>
    activitySummaryCopy.done['auto-top-up']({ kind: 'auto-top-up', enabled }, line, write);
  const changed = () => bodies(email, 'topup.autoUpdate');
  await page.getByRole('link', { name: billsCopy.autoTopUp }).click();
  await world.settings(email, { pulse: { pulse: 1, pulseCost: 6 } });
  await page.getByRole('button', { name: autoTopUpCopy.turnOn('2 GB', '$10.00') }).click();
  await expect(page.getByRole('status')).toContainText(autoTopUpCopy.moved.text);
  expect(await changed()).toEqual([]);
  await page.getByRole('button', { name: autoTopUpCopy.turnOn('2 GB', '$12.00') }).click();
  await expect(page.getByRole('status')).toContainText(turned(true));
  await page.getByRole('button', { name: autoTopUpCopy.turnOff }).click();
  await expect(page.getByRole('status')).toContainText(turned(false));
  expect(await changed()).toEqual([
    { customerId, enabled: true },
    { customerId, enabled: false },
  ]);
});

test('a month in advance: an unreadable price, then paid; 40020 counts as paid (BILL-11, BILL-12, ERROR-15)', async ({
  page,
}) => {
  const { email } = await world.open('new-sim-delivered');
  await signIn(page, email, { to: '/bills' });
  await world.injectFault(email, { endpoint: 'billing.monthInAdvanceAmount', fault: 500, times: 2 });
  await page.getByRole('link', { name: billsCopy.monthInAdvance }).click();
  await expect(main(page)).toContainText(problemCopy.generic.title);
  await page.getByRole('link', { name: problemCopy.tryAgain }).click();
  const price = await amountIn(page);
  await world.injectFault(email, { endpoint: 'billing.monthInAdvancePay', fault: 40_020 });
  await page.getByRole('button', { name: monthCopy.button(price) }).dblclick();
  await expect(page.getByRole('status')).toContainText(`is paid: ${price}`);
  expect(await bodies(email, 'billing.monthInAdvancePay')).toEqual([{ amount: 25, totalTax: 1.56 }]);

  // 40020 changed nothing at the fixture carrier, so that the month is still offered.
  await page.goto(page.url().replace(/\?.*/, ''));
  await page.getByRole('button', { name: monthCopy.button(price) }).click();
  await expect(page.getByRole('status')).toContainText(`is paid: ${price}`);
  await page.goto(page.url().replace(/\?.*/, ''));
  await expect(main(page)).toContainText(monthCopy.paid);
  await page.getByRole('link', { name: billsCopy.backToBills }).click();
  await expect(page.getByRole('link', { name: billsCopy.monthInAdvance })).toHaveCount(0);
});
