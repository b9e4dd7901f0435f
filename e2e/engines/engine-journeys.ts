import { accountCopy } from '#app/screens/account/account/copy.en.ts';
import { addLineCopy } from '#app/copy/add-line.en.ts';
import { changePlanCopy } from '#app/copy/change-plan.en.ts';
import { lineCardCopy } from '#app/copy/line-card.en.ts';
import { lineInSentence } from '#app/copy/ordinal.ts';
import { addressCopy } from '#app/copy/postal-address.en.ts';
import { resultCopy } from '#app/screens/add-data/result/copy.en.ts';
import { reviewCopy } from '#app/screens/add-data/review/copy.en.ts';
import { selectCopy } from '#app/screens/add-data/select/copy.en.ts';
import { newLineCopy } from '#app/screens/add-line/line/copy.en.ts';
import { orderCopy } from '#app/screens/add-line/order/copy.en.ts';
import { planCopy } from '#app/screens/add-line/plan/copy.en.ts';
import { reviewCopy as addLineReviewCopy } from '#app/screens/add-line/review/copy.en.ts';
import { shippingCopy } from '#app/screens/add-line/shipping/copy.en.ts';
import { resultCopy as planResultCopy } from '#app/screens/change-plan/result/copy.en.ts';
import { reviewCopy as planReviewCopy } from '#app/screens/change-plan/review/copy.en.ts';
import { selectCopy as planSelectCopy } from '#app/screens/change-plan/select/copy.en.ts';
import { homeCopy } from '#app/screens/home/home/copy.en.ts';
import { ordersCopy } from '#app/screens/track-order/orders/copy.en.ts';
import { expect } from '../support/portal-test.ts';
import { portalUrl } from '../support/ports.ts';
import { robin } from '../support/top-up.ts';
import { world } from '../support/world.ts';
import type { AnyBrowser } from './any-browser.ts';

/** Opens a browser at an address. */
export type Open<E extends AnyBrowser> = (url: string) => Promise<E>;

/** Longer than a pending page takes that loads itself again every five seconds, on a machine that is busy. */
const untilDone = 30_000;
const fiveDays = 5 * 86_400_000;

const signInUrl = (email: string, to = '/home') =>
  `${portalUrl}/login?login_hint=${email}&to=${encodeURIComponent(to)}`;

/** Signs in on the provider's page. @returns the browser, on the page that was asked for */
export async function signIn<E extends AnyBrowser>(open: Open<E>, email: string, to?: string): Promise<E> {
  const browser = await open(signInUrl(email, to));
  await browser.press('Sign in');
  return browser;
}

/** Signs in and adds data, up to the new amount on Home. */
export async function addData<E extends AnyBrowser>(open: Open<E>): Promise<E> {
  const { email } = await world.open('active-single', { topUpMs: 1_000 });
  const browser = await signIn(open, email);
  await browser.sees(robin.name);
  await browser.sees(`3.3 GB ${lineCardCopy.leftOf('5 GB')}`);
  await browser.press(lineCardCopy.actions['add-data']);
  await browser.sees(selectCopy.legend);
  await browser.press(selectCopy.next);
  await browser.sees(reviewCopy.title);
  await browser.press(reviewCopy.confirm('2 GB', ''));
  await browser.reads(resultCopy.done('2 GB'), untilDone);
  await browser.press(resultCopy.home);
  await browser.sees(`5.3 GB ${lineCardCopy.leftOf('7 GB')}`);
  expect(await world.orders(email)).toBe(1);
  return browser;
}

/** Changes the plan from Account, at once. */
export async function changePlan<E extends AnyBrowser>(open: Open<E>): Promise<E> {
  const { email } = await world.open('active-single', { planChangeMs: 1_000 });
  const browser = await signIn(open, email, '/account');
  await browser.sees(accountCopy.usage.view);
  await browser.press(lineCardCopy.actions['change-plan']);
  await browser.sees(planSelectCopy.legend);
  await browser.choose('Best Fit 15GB');
  await browser.press(planSelectCopy.next);
  await browser.sees(planReviewCopy.title);
  await browser.sees(changePlanCopy.prices.title);
  await browser.choose(planReviewCopy.times.now);
  await browser.press('Change to Best Fit 15GB for');
  await browser.reads(planResultCopy.done.title, untilDone);
  await browser.sees(planResultCopy.done.text('Best Fit 15GB', lineInSentence(robin)));
  expect(await world.calls(email, 'plan.change')).toHaveLength(1);
  return browser;
}

/** Orders two lines on six pages, with a SIM card to ship, and tracks it to its delivery. */
export async function addLines<E extends AnyBrowser>(open: Open<E>): Promise<E> {
  const { email } = await world.open('active-single');
  const browser = await signIn(open, email);
  await browser.press(homeCopy.addLine.button);
  await browser.sees(planCopy.title);
  await browser.choose('Best Fit 5GB');
  await browser.choose(addLineCopy.lines(2));
  await browser.press(addLineCopy.next);
  for (const [line, name, sim] of [
    ['your second line', 'Ana', 'sim'],
    ['your third line', 'Leo', 'esim'],
  ] as const) {
    await browser.sees(newLineCopy.title(line));
    await browser.type(newLineCopy.firstName.label, name);
    await browser.type(newLineCopy.lastName.label, 'Rose');
    await browser.choose(addLineCopy.sim[sim]);
    await browser.press(addLineCopy.next);
  }
  await browser.sees(addressCopy.title);
  await browser.press(addLineCopy.next);
  await browser.sees(shippingCopy.title);
  await browser.choose('Priority');
  await browser.press(addLineCopy.next);
  await browser.sees(addLineReviewCopy.title);
  for (const name of ['Ana Rose', 'Leo Rose', '1 SIM kit']) await browser.sees(name);
  await browser.press('Order 2 lines');
  await browser.reads(orderCopy.done(addLineCopy.lines(2)), untilDone);
  expect(await world.calls(email, 'customer.create')).toHaveLength(2);
  await world.advanceClock(email, fiveDays);
  await browser.press(orderCopy.track);
  await browser.sees(`${ordersCopy.steps.delivered} ${ordersCopy.states.done}`);
  return browser;
}

/** What is walked in every engine. */
export const journeys = {
  'signs in and adds data (SIGNIN-1, SHELL-26)': addData,
  'changes a plan (PLAN-11, SHELL-26)': changePlan,
  'orders two lines, with a SIM card to ship, and tracks it (ADDLINE-1, SHELL-26)': addLines,
};
