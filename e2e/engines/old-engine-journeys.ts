import { activationMessages } from '#app/copy/activation.ts';
import { dueMessages } from '#app/copy/due.ts';
import { checklistMessages } from '#app/screens/activation/checklist/copy.ts';
import { confirmMessages } from '#app/screens/activation/confirm/copy.ts';
import { numberMessages } from '#app/screens/activation/number/copy.ts';
import { activationResultMessages as resultMessages } from '#app/screens/activation/result/copy.ts';
import { simMessages } from '#app/screens/activation/sim/copy.ts';
import { summaryMessages } from '#app/screens/activation/summary/copy.ts';
import { deviceCheckMessages } from '#app/screens/public/device-check/copy.ts';
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
  await browser.sees(dueMessages.en.suspended());
  await browser.press(dueMessages.en.pay(''));
  await browser.press('Confirm');
  await browser.reads('with Visa 4242 on', untilDone);
  expect(await world.calls(email, 'payment.purchasePage')).toHaveLength(1);
  return browser;
}

/** Activates a line with a SIM card and a new number, up to the success page. */
export async function activate<E extends AnyBrowser>(open: Open<E>): Promise<E> {
  const { email } = await world.open('new-sim-delivered', { activationMs: 1_000 });
  const browser = await signIn(open, email, '/activation?start');
  await browser.press(checklistMessages.en.activate);
  await browser.type(deviceCheckMessages.en.label, imeis.compatible);
  await browser.press(deviceCheckMessages.en.check);
  await browser.press(activationMessages.en.proceed);
  await browser.choose(numberMessages.en.newNumber.title);
  await browser.type(numberMessages.en.newNumber.label, zip);
  await browser.press(activationMessages.en.next);
  await browser.sees(simMessages.en.title);
  await browser.type(simMessages.en.label, iccids.valid);
  await browser.press(activationMessages.en.next);
  await browser.sees(summaryMessages.en.title);
  await browser.press(summaryMessages.en.confirm);
  await browser.sees(confirmMessages.en.title);
  await browser.press(confirmMessages.en.activate);
  await browser.reads(resultMessages.en.successText.sim, untilDone);
  expect(await world.calls(email, 'activation.start')).toHaveLength(1);
  return browser;
}
