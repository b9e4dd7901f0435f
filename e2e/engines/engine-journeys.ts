import { accountMessages } from '#app/screens/account/account/copy.ts';
import { addLineMessages } from '#app/copy/add-line.ts';
import { changePlanMessages } from '#app/copy/change-plan.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { addressMessages } from '#app/copy/postal-address.ts';
import { resultMessages } from '#app/screens/add-data/result/copy.ts';
import { reviewMessages } from '#app/screens/add-data/review/copy.ts';
import { selectMessages } from '#app/screens/add-data/select/copy.ts';
import { newLineMessages } from '#app/screens/add-line/line/copy.ts';
import { orderMessages } from '#app/screens/add-line/order/copy.ts';
import { planMessages } from '#app/screens/add-line/plan/copy.ts';
import { reviewMessages as addLineReviewMessages } from '#app/screens/add-line/review/copy.ts';
import { shippingMessages } from '#app/screens/add-line/shipping/copy.ts';
import { resultMessages as planResultMessages } from '#app/screens/change-plan/result/copy.ts';
import { reviewMessages as planReviewMessages } from '#app/screens/change-plan/review/copy.ts';
import { selectMessages as planSelectMessages } from '#app/screens/change-plan/select/copy.ts';
import { homeMessages } from '#app/screens/home/home/copy.ts';
import { trackMessages } from '#app/copy/track.ts';
import { ordersMessages } from '#app/screens/track-order/orders/copy.ts';
import { lineInSentence } from '#app/copy/ordinal.ts';
import { expect } from '../support/portal-test.ts';
import { portalUrl } from '../support/ports.ts';
import { robin } from '../support/top-up.ts';
import { world } from '../support/world.ts';
import type { AnyBrowser } from './any-browser.ts';

/** Opens the browser at an address. */
export type Open<E extends AnyBrowser> = (url: string) => Promise<E>;

/** Longer than a pending page takes that loads itself again every five seconds, on a machine that is busy. */
const untilDone = 30_000;
const fiveDays = 5 * 86_400_000;

const signInUrl = (email: string, to = '/home') =>
  `${portalUrl}/login?login_hint=${email}&to=${encodeURIComponent(to)}`;

/** Signs in on the provider's page. @returns the browser, on the requested page */
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
  await browser.sees(`3.3 GB ${lineCardMessages.en.leftOf('5 GB')}`);
  await browser.press(lineCardMessages.en.actions['add-data']);
  await browser.sees(selectMessages.en.legend);
  await browser.press(selectMessages.en.next);
  await browser.sees(reviewMessages.en.title);
  await browser.press(reviewMessages.en.confirm('2 GB', ''));
  await browser.reads(resultMessages.en.done('2 GB'), untilDone);
  await browser.press(resultMessages.en.home);
  await browser.sees(`5.3 GB ${lineCardMessages.en.leftOf('7 GB')}`);
  expect(await world.orders(email)).toBe(1);
  return browser;
}

/** Changes the plan from Account, at once. */
export async function changePlan<E extends AnyBrowser>(open: Open<E>): Promise<E> {
  const { email } = await world.open('active-single', { planChangeMs: 1_000 });
  const browser = await signIn(open, email, '/account');
  await browser.sees(accountMessages.en.usage.view);
  await browser.press(lineCardMessages.en.actions['change-plan']);
  await browser.sees(planSelectMessages.en.yours);
  await browser.choose('Best Fit 15GB');
  await browser.press(planSelectMessages.en.next);
  await browser.sees(planReviewMessages.en.back);
  await browser.sees(changePlanMessages.en.prices.today);
  await browser.press('Change now for about');
  await browser.reads(planResultMessages.en.done.title, untilDone);
  await browser.sees(planResultMessages.en.done.text('Best Fit 15GB', lineInSentence(robin)));
  expect(await world.calls(email, 'plan.change')).toHaveLength(1);
  return browser;
}

/** Orders two lines on six pages, with a SIM card to ship, and tracks it to its delivery. */
export async function addLines<E extends AnyBrowser>(open: Open<E>): Promise<E> {
  const { email } = await world.open('active-single');
  const browser = await signIn(open, email);
  await browser.press(homeMessages.en.addLine.button);
  await browser.sees(planMessages.en.title);
  await browser.choose('Best Fit 5GB');
  await browser.choose(addLineMessages.en.lines(2));
  await browser.press(addLineMessages.en.next);
  for (const [line, name, sim] of [
    ['your second line', 'Ana', 'sim'],
    ['your third line', 'Leo', 'esim'],
  ] as const) {
    await browser.sees(newLineMessages.en.title(line));
    await browser.type(newLineMessages.en.firstName.label, name);
    await browser.type(newLineMessages.en.lastName.label, 'Rose');
    await browser.choose(addLineMessages.en.sim[sim]);
    await browser.press(addLineMessages.en.next);
  }
  await browser.sees(addressMessages.en.title);
  await browser.press(addLineMessages.en.next);
  await browser.sees(shippingMessages.en.title);
  await browser.choose('Priority');
  await browser.press(addLineMessages.en.next);
  await browser.sees(addLineReviewMessages.en.title);
  for (const name of ['Ana Rose', 'Leo Rose', '1 SIM kit']) await browser.sees(name);
  await browser.press('Order 2 lines');
  await browser.reads(orderMessages.en.done(addLineMessages.en.lines(2)), untilDone);
  expect(await world.calls(email, 'customer.create')).toHaveLength(2);
  await world.advanceClock(email, fiveDays);
  await browser.press(orderMessages.en.track);
  await browser.sees(`${ordersMessages.en.steps.delivered} ${trackMessages.en.done}`);
  return browser;
}

/** Journeys that run in every engine. */
export const journeys = {
  'signs in and adds data (SIGNIN-1, SHELL-26)': addData,
  'changes a plan (PLAN-11, SHELL-26)': changePlan,
  'orders two lines, with a SIM card to ship, and tracks it (ADDLINE-1, SHELL-26)': addLines,
};
