import { activationCopy } from '#app/copy/activation.en.ts';
import { dueCopy } from '#app/copy/due.en.ts';
import { checklistCopy } from '#app/screens/activation/checklist/copy.en.ts';
import { confirmCopy } from '#app/screens/activation/confirm/copy.en.ts';
import { numberCopy } from '#app/screens/activation/number/copy.en.ts';
import { activationResultCopy as resultCopy } from '#app/screens/activation/result/copy.en.ts';
import { simCopy } from '#app/screens/activation/sim/copy.en.ts';
import { summaryCopy } from '#app/screens/activation/summary/copy.en.ts';
import { deviceCheckCopy } from '#app/screens/public/device-check/copy.en.ts';
import { expect } from '../support/portal-test.ts';
import { iccids, imeis, zip } from '../support/activation.ts';
import { world } from '../support/world.ts';
import type { AnyBrowser } from './any-browser.ts';
import { type Open, signIn } from './engine-journeys.ts';

const untilDone = 30_000;

/** Pays what has cut the lines off, on the page of the payment partner. */
export async function pay<E extends AnyBrowser>(open: Open<E>): Promise<E> {
  const { email } = await world.open('suspended-nonpay');
  const browser = await signIn(open, email);
  await browser.sees(dueCopy.suspended);
  await browser.press(dueCopy.pay(''));
  await browser.press('Continue to pay');
  await browser.press('Confirm');
  await browser.reads('with Visa 4242 on', untilDone);
  expect(await world.calls(email, 'payment.purchasePage')).toHaveLength(1);
  return browser;
}

/** Activates a line with a SIM card and a new number, up to the page that says that it is done. */
export async function activate<E extends AnyBrowser>(open: Open<E>): Promise<E> {
  const { email } = await world.open('new-sim-delivered', { activationMs: 1_000 });
  const browser = await signIn(open, email, '/activation?start');
  await browser.press(checklistCopy.activate);
  await browser.type(deviceCheckCopy.label, imeis.compatible);
  await browser.press(deviceCheckCopy.check);
  await browser.press(activationCopy.proceed);
  await browser.sees(numberCopy.newNumber.title);
  await browser.type(numberCopy.newNumber.label, zip);
  await browser.press(activationCopy.next);
  await browser.sees(simCopy.title);
  await browser.type(simCopy.label, iccids.valid);
  await browser.press(activationCopy.next);
  await browser.sees(summaryCopy.title);
  await browser.press(summaryCopy.confirm);
  await browser.sees(confirmCopy.title);
  await browser.press(confirmCopy.activate);
  await browser.reads(resultCopy.successText.sim, untilDone);
  expect(await world.calls(email, 'activation.start')).toHaveLength(1);
  return browser;
}
