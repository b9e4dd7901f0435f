import type { Page } from '@playwright/test';
import { activitySummaryCopy } from '#app/copy/activity-summary.en.ts';
import { addressCopy } from '#app/copy/postal-address.en.ts';
import { layoutCopy } from '#app/copy/layout.en.ts';
import { lineCardCopy } from '#app/copy/line-card.en.ts';
import { noticeCopy } from '#app/copy/notice.en.ts';
import { reasonCopy } from '#app/copy/reason.en.ts';
import { problemCopy } from '#app/copy/problem.en.ts';
import { ordersCopy } from '#app/screens/track-order/orders/copy.en.ts';
import { reorderCopy } from '#app/screens/track-order/reorder/copy.en.ts';
import { expect, test } from '../support/portal-test.ts';
import { signIn } from '../support/sign-in.ts';
import { type SeedName, world } from '../support/world.ts';

const fiveDays = 5 * 86_400_000;
const main = (page: Page) => page.getByRole('main');
const card = (page: Page) => page.getByRole('article').first();
const steps = (page: Page) => card(page).getByRole('listitem');
const { steps: words, states } = ordersCopy;
const noticeFacts = { supportNumber: '', careNumber: '', percent: 0 };

async function open(page: Page, seed: SeedName, to?: string) {
  const person = await world.open(seed);
  await signIn(page, person.email, { to });
  return person;
}

async function openReorder(page: Page): Promise<void> {
  await page.getByRole('link', { name: ordersCopy.reorder }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(reorderCopy.title);
}

test('an order is followed to its delivery, and another SIM card is ordered once (ORDER-4, ORDER-8, ORDER-20)', async ({
  page,
}) => {
  const { email, customerId } = await open(page, 'new-sim-ordered');
  await page.getByRole('link', { name: lineCardCopy.actions['track-order'] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ordersCopy.title);
  await expect(steps(page)).toContainText([
    `${words.received} ${states.current}`,
    `${words.processing} ${states.next}`,
    `${words.shipped} ${states.next}`,
    `${ordersCopy.scheduled} ${states.next}`,
  ]);
  for (const name of [ordersCopy.getReady, ordersCopy.activateNow])
    await expect(card(page).getByRole('button', { name, disabled: true })).toHaveAccessibleDescription(
      reasonCopy['not-delivered'](''),
    );

  await openReorder(page);
  await world.advanceClock(email, fiveDays);
  await page.getByRole('button', { name: reorderCopy.confirm }).dblclick();
  await expect(page).toHaveURL(/&after=[\w-]{16}$/);
  await expect(page.getByRole('status')).toContainText(/A new SIM card for .+ is ordered\./);
  const [call, ...more] = await world.calls(email, 'order.create');
  expect(more).toEqual([]);
  expect(call?.body).toMatchObject({ cId: customerId, orderType: 'RE_ORDER', shippingAmount: 3 });
  await expect(steps(page).first()).toContainText(`${words.received} ${states.current}`);

  // The first order has arrived in the meantime.
  await page.getByRole('link', { name: /^Order of / }).click();
  await expect(steps(page)).toContainText(
    [words.received, words.processing, words.shipped, words.delivered].map((step) => `${step} ${states.done}`),
  );
  await expect(page.getByRole('link', { name: ordersCopy.follow })).toHaveAttribute('target', '_blank');
});

test('another SIM card goes to an address that is typed, once its price is confirmed (ORDER-25)', async ({ page }) => {
  const { email } = await open(page, 'new-sim-ordered');
  await page.getByRole('link', { name: lineCardCopy.actions['track-order'] }).click();
  await openReorder(page);
  await page.getByText(reorderCopy.another).click();
  await page.getByLabel(addressCopy.street.label).fill('1 Canal Road');
  await page.getByLabel(addressCopy.city.label).fill('Lowell');
  await page.getByLabel(addressCopy.state.label).selectOption('MA');
  await page.getByLabel(addressCopy.zip.label).fill('01803');
  await page.getByRole('button', { name: reorderCopy.confirm }).click();
  await page.getByRole('radio', { name: new RegExp(addressCopy.meant.typed) }).check();
  await page.getByRole('button', { name: reorderCopy.confirm }).click();
  await expect(main(page)).toContainText(reorderCopy.moved.title);
  await expect(main(page)).toContainText('1 Canal Road, Lowell, MA 01803');
  expect(await world.count(email, 'order.create')).toBe(0);
  await page.getByRole('button', { name: reorderCopy.confirm }).click();
  await expect(page.getByRole('status')).toContainText(/A new SIM card for .+ is ordered\./);
  const [call] = await world.calls(email, 'order.create');
  expect(call?.body).toMatchObject({ shipTo: { address1: '1 Canal Road', city: 'Lowell', zip: '01803' } });
});

test('a SIM card that has arrived can be activated from its order (LINE-12, ORDER-1, ORDER-8)', async ({ page }) => {
  await open(page, 'new-sim-delivered');
  await expect(main(page)).toContainText(noticeCopy['sim-arrived'](noticeFacts).text);
  await page.getByRole('link', { name: lineCardCopy.actions['track-order'] }).click();
  for (const name of [ordersCopy.getReady, ordersCopy.activateNow])
    await expect(card(page).getByRole('link', { name })).toHaveAttribute('href', /^\/activation\?line=[\w-]{16}$/);
  await page.getByRole('link', { name: layoutCopy.backHome }).first().click();
  await expect(page).toHaveURL(/\/post-activation-home$/);
});

test('an order that is not paid says so (ORDER-9)', async ({ page }) => {
  const { email } = await open(page, 'unpaid-sim', '/track-order');
  await expect(card(page)).toContainText('Order Placement Underway');
  expect(await world.count(email, 'order.track')).toBe(0);
});

test('a secondary with an eSIM has the card of their own line alone (ORDER-2, ORDER-14)', async ({ page }) => {
  await open(page, 'secondary-new', '/track-order');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page)).toContainText(ordersCopy.esim.title('Ben Cole'));
  await expect(card(page)).toContainText(ordersCopy.esim.congratulations);
  await expect(card(page).getByRole('link', { name: ordersCopy.activateNow })).toBeVisible();
});

test('a disabled account is told to call (ORDER-10)', async ({ page }) => {
  const { email } = await open(page, 'disabled', '/track-order');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(problemCopy.generic.title);
  expect(await world.count(email, 'order.byCustomer')).toBe(0);
});

test('a lost reply is settled by the new order, and a refusal says so (ORDER-21, ORDER-22, ORDER-24)', async ({
  page,
}) => {
  const { email } = await open(page, 'active-single');
  await page.getByText(lineCardCopy.more).click();
  await page.getByRole('link', { name: lineCardCopy.simOrders }).click();
  const line = page.url();
  await openReorder(page);
  await world.injectFault(email, { endpoint: 'order.create', fault: 40_999 });
  await page.getByRole('button', { name: reorderCopy.confirm }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('link', { name: problemCopy.tryAgain }).click();
  await world.injectFault(email, { endpoint: 'order.create', fault: 'reset', afterEffect: true });
  await page.getByRole('button', { name: reorderCopy.confirm }).click();
  await expect(page.getByRole('status')).toContainText(activitySummaryCopy.unknown);
  await expect(page.getByRole('status')).toContainText(/A new SIM card for .+ is ordered\./);
  expect(await world.count(email, 'order.create')).toBe(2);
  await page.goto(line);
  await expect(steps(page).first()).toContainText(`${words.received} ${states.current}`);
});
