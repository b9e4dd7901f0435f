import { activationMessages } from '#app/copy/activation.ts';
import { chargeMessages } from '#app/copy/charge.ts';
import { billsMessages } from '#app/copy/bills.ts';
import { cardsMessages } from '#app/copy/cards.ts';
import { layoutMessages } from '#app/copy/layout.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { addressMessages } from '#app/copy/postal-address.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { checklistMessages } from '#app/screens/activation/checklist/copy.ts';
import { confirmMessages } from '#app/screens/activation/confirm/copy.ts';
import { numberMessages } from '#app/screens/activation/number/copy.ts';
import { activationResultMessages } from '#app/screens/activation/result/copy.ts';
import { simMessages } from '#app/screens/activation/sim/copy.ts';
import { orderMessages } from '#app/screens/add-line/order/copy.ts';
import { shippingMessages } from '#app/screens/add-line/shipping/copy.ts';
import { monthMessages } from '#app/screens/bills/month-in-advance/copy.ts';
import { removeCardMessages } from '#app/screens/cards/remove/copy.ts';
import { deviceCheckMessages } from '#app/screens/public/device-check/copy.ts';
import { enableServiceMessages } from '#app/screens/services/enable/copy.ts';
import { serviceMessages } from '#app/screens/services/detail/copy.ts';
import { lineStatusPageMessages } from '#app/screens/status/line/copy.ts';
import { otpMessages } from '#app/screens/settings/one-time-password/copy.ts';
import { settingsMessages } from '#app/screens/settings/settings/copy.ts';
import { unlockMessages } from '#app/screens/settings/unlock/copy.ts';
import { ordersMessages } from '#app/screens/track-order/orders/copy.ts';
import { reorderMessages } from '#app/screens/track-order/reorder/copy.ts';
import {
  enterImei,
  enterMovedNumber,
  enterPortDetails,
  enterSim,
  iccids,
  imeis,
  journeys,
  openChecklist,
  portNumbers,
  walkToConfirm,
  zip,
} from './support/activation.ts';
import { choosePlan, fillAddress, fillLine, walkToReview } from './support/add-line.ts';
import { expect, test } from './support/portal-test.ts';
import type { Walker } from './support/walker.ts';
import { literally, supportNumber } from './support/words.ts';
import { type SeedName, world } from './support/world.ts';

// The rows of the error catalog that no journey proves already; docs/rules/error.md names the test of each row.

const oops = /Oops! ?Something went wrong\. Please try again\./;
const undeclared = 49_999;

/** Opens an account of a seed and goes from the checklist of its first line past so many pages of its activation. */
async function activateUpTo(pages: number, walker: () => Walker, seed: SeedName = 'new-sim-delivered') {
  const { email } = await world.open(seed, { activationMs: 0 });
  const person = walker();
  await openChecklist(person, email);
  for (const { go } of journeys['new number, SIM'].slice(0, pages)) await go(person);
  return { email, person };
}

test('a precheck that says 40624 leads to its page, and nothing is begun (ERROR-16, ACTIVATE-6)', async ({
  walker,
}) => {
  const { email, person } = await activateUpTo(0, walker, 'new-esim');
  const begin = person.path;
  await world.injectFault(email, { endpoint: 'customer.activationPrecheck', fault: 40_624 });
  await person.press(checklistMessages.en.activate);
  expect(person.path).toMatch(/^\/activation-error/);
  expect(person.text).toContain('Your home internet service must be installed and active first.');
  expect(person.text).toMatch(literally(supportNumber));
  expect(await world.calls(email, 'customer.updateSecondary')).toEqual([]);
  await person.click('GO TO HOME');
  expect(person.has('link', lineCardMessages.en.actions.activate)).toBe(true);
  await person.open(begin);
  await person.press(checklistMessages.en.activate);
  expect(person.has('field', deviceCheckMessages.en.label)).toBe(true);
});

test('a device check that is refused keeps the IMEI: the carrier’s message, else “Oops!” (ERROR-11, ERROR-13)', async ({
  walker,
}) => {
  const { email, person } = await activateUpTo(1, walker, 'new-esim');
  for (const [fault, said] of [
    [{ resCode: 'IMEI_ALREADY_IN_USE', message: 'Another line uses it.' }, /Another line uses it\./],
    [undeclared, oops],
  ] as const) {
    await world.injectFault(email, { endpoint: 'device.imeiCheck', fault });
    await enterImei(person, imeis.compatible);
    expect(person.alert).toMatch(said);
    expect(person.valueOf(deviceCheckMessages.en.label)).toBe(imeis.compatible);
  }
  await person.press(deviceCheckMessages.en.check);
  expect(person.has('button', activationMessages.en.proceed)).toBe(true);
});

test('a ZIP without numbers, and a check that fails, keep what was typed (ACTIVATE-13, ACTIVATE-14)', async ({
  walker,
}) => {
  const { email, person } = await activateUpTo(3, walker);
  const enter = (value: string) =>
    person.fill(numberMessages.en.newNumber.label, value).press(activationMessages.en.next);
  await enter('99999');
  expect(person.alert).toContain('Invalid ZIP code. Please retry with a valid ZIP code.');
  await world.injectFault(email, { endpoint: 'coverage.zipAvailability', fault: undeclared });
  await enter(zip);
  expect(person.alert).toContain('Please enter a valid zipcode');
  expect(person.valueOf(numberMessages.en.newNumber.label)).toBe(zip);
  await enter(zip);
  expect(person.heading).toBe(simMessages.en.title);
});

test('an address without coverage, and a check that fails, keep what was typed (ORDER-29)', async ({ walker }) => {
  const { email } = await world.open('active-single');
  const person = await walker().signIn(email, '/add-line');
  await choosePlan(person, 'Best Fit 2GB', 1);
  await fillLine(person, 'Second line', { first: 'Ana', sim: 'sim' });
  // Without coverage at the fixture carrier.
  await fillAddress(person, '99000');
  expect(person.alert).toContain('Invalid ZIP code. Please retry with a valid ZIP code.');
  expect(person.valueOf(addressMessages.en.street.label)).toBe('12 Harbor Street');
  await world.injectFault(email, { endpoint: 'coverage.network', fault: undeclared });
  await fillAddress(person, zip);
  expect(person.alert).toContain('Something went wrong. Please try again.');
  await fillAddress(person, zip);
  expect(person.heading).toBe(shippingMessages.en.title);
});

test('a number that can’t be checked now keeps the port-in, which can be sent again (ACTIVATE-19)', async ({
  walker,
}) => {
  const { email, person } = await activateUpTo(3, walker);
  for (const endpoint of ['port.validate', 'port.validateResult'] as const) {
    await world.injectFault(email, { endpoint, fault: undeclared });
    await enterMovedNumber(person, portNumbers.portable, 'Verizon');
    expect(person.alert).toContain('We couldn’t check this number right now. Please try again.');
    expect(person.valueOf(numberMessages.en.keep.carrier.label)).toBe('Verizon');
  }
  await person.press(activationMessages.en.next);
  await enterPortDetails(person);
  expect(person.heading).toBe(simMessages.en.title);
});

test('a SIM number that can’t be checked now stays in its field (ACTIVATE-20)', async ({ walker }) => {
  const { email, person } = await activateUpTo(4, walker);
  await world.injectFault(email, { endpoint: 'sim.validate', fault: undeclared });
  await enterSim(person, iccids.valid);
  expect(person.alert).toContain('We couldn’t check this SIM number right now. Please try again.');
  expect(person.valueOf(simMessages.en.label)).toBe(iccids.valid);
  await person.press(activationMessages.en.next);
  expect(person.text).toContain('Success! Your SIM card is valid.');
});

test('a hold that is refused shows the carrier’s message, and the answers are kept (ACTIVATE-25)', async ({
  walker,
}) => {
  const { email, person } = await activateUpTo(0, walker);
  await walkToConfirm(person, 'new number, SIM');
  const message = 'Your bank said no.';
  await world.injectFault(email, { endpoint: 'card.hold', fault: { resCode: 'DECLINED', message } });
  await person.press(confirmMessages.en.activate);
  await person.until(message);
  expect(person.text).toContain(
    'Your activation is paused as we are unable to place a hold on your card. To complete activation, please enter ' +
      'new card details.',
  );
  expect(await world.count(email, 'activation.start')).toBe(0);
  await person.click(activationResultMessages.en.again);
  expect(person.heading).toBe(confirmMessages.en.title);
  expect(person.text).toContain('8901 2608 5229 0847 804');
});

test('an activation with a port-in that is refused leads to /status with the care number (PORT-21)', async ({
  walker,
}) => {
  const { email, person } = await activateUpTo(0, walker);
  await walkToConfirm(person, 'port-in, SIM');
  await world.injectFault(email, { endpoint: 'activation.start', fault: undeclared });
  await person.press(confirmMessages.en.activate);
  await person.until('Something Went Wrong');
  expect(person.path).toMatch(/^\/status\//);
  expect(person.text).toMatch(literally(supportNumber));
  expect(person.text).toContain('We haven’t asked your old carrier');
  expect(person.text).toContain(activationMessages.en.money.hold(chargeMessages.en.card('Visa', '4242'), '$25.00'));
  expect(person.has('link', 'Home')).toBe(true);
  await person.click(lineStatusPageMessages.en.care.activation.again);
  expect(person.heading).toBe(confirmMessages.en.title);
  await person.press(confirmMessages.en.activate);
  await expect.poll(() => world.count(email, 'activation.start')).toBe(2);
});

test('an activation whose status can’t be read is asked about again (POLL-7)', async ({ walker }) => {
  const { email } = await world.open('activating');
  await world.injectFault(email, { endpoint: 'activation.status', fault: 500, times: 2 });
  const person = await walker().signIn(email, '/status');
  expect(person.heading).toBe('Activation in Progress');
  // The seed's activation takes a day.
  await world.advanceClock(email, 25 * 3_600_000);
  // POLL-1, POLL-7: the first answer is asked for after 5 s, and as long again after it failed.
  const asked = () => world.count(email, 'activation.status');
  await expect.poll(asked, { timeout: 20_000, intervals: [500] }).toBeGreaterThan(2);
  await person.until('Activation Successful');
});

test('an order of a SIM card that is refused says why, else “Oops!”, and can be sent again (ORDER-22)', async ({
  walker,
}) => {
  const { email } = await world.open('active-single');
  const person = await walker().signIn(email);
  await person.click(lineCardMessages.en.simOrders);
  await person.click(ordersMessages.en.reorder);
  const message = 'We are out of SIM cards.';
  for (const [fault, said] of [
    [{ resCode: 'OUT_OF_STOCK', message }, message],
    [{ resCode: 'OUT_OF_STOCK', message: '' }, oops],
  ] as const) {
    await world.injectFault(email, { endpoint: 'order.create', fault });
    await person.press(reorderMessages.en.confirm);
    await person.until(said, 'alert');
    await person.click(problemMessages.en.tryAgain);
    expect(person.heading).toBe(reorderMessages.en.title);
  }
});

test('a new line that the carrier refuses shows its message, and the answers are kept (ADDLINE-18)', async ({
  walker,
}) => {
  const { email } = await world.open('active-single');
  const person = await walker().signIn(email, '/help');
  await walkToReview(person.visitor);
  const message = 'This group may not grow now.';
  await world.injectFault(email, { endpoint: 'customer.create', fault: { resCode: 'GROUP_CLOSED', message } });
  await person.open('/add-line/review');
  await person.press(/^Order /);
  await person.until(message);
  expect(person.text).toContain(orderMessages.en.refused);
  expect(await world.count(email, 'order.create')).toBe(0);
  await person.click(orderMessages.en.again);
  expect(person.text).toContain('12 Harbor Street');
});

test('a card that can’t be removed stays, with the carrier’s message (CARD-15)', async ({ walker }) => {
  const { email } = await world.open('active-family');
  const person = await walker().signIn(email, '/cards');
  const mastercard = cardsMessages.en.named('Mastercard', '5454');
  const message = 'This card pays for an order.';
  await world.injectFault(email, { endpoint: 'card.remove', fault: { resCode: 'CARD_LOCKED', message } });
  await person.click(cardsMessages.en.remove, { in: mastercard });
  await person.press(removeCardMessages.en.button);
  await person.until(message, 'alert');
  expect(person.text).toContain(mastercard);
});

test('a month in advance that could not be paid says so, and can be paid again (ERROR-15)', async ({ walker }) => {
  const { email } = await world.open('new-sim-delivered');
  const person = await walker().signIn(email, '/bills');
  await person.click(billsMessages.en.monthInAdvance);
  const pay = new RegExp(`^${monthMessages.en.button('')}`);
  await world.injectFault(email, { endpoint: 'billing.monthInAdvancePay', fault: undeclared });
  await person.press(pay);
  await person.until(/./, 'alert');
  await person.press(pay);
  await person.until('is paid', 'notice');
});

test('a refused request shows the status anew; an unknown code ends at Home (SERVICE-33, SERVICE-34)', async ({
  walker,
}) => {
  const { email } = await world.open('active-single');
  const person = await walker().signIn(email, '/services/international-calling');
  await person.press(/^Disabled/);
  const terms = person.path;
  for (const fault of [40_616, 40_621]) {
    await world.injectFault(email, { endpoint: 'service.manage', fault });
    await person.open(terms);
    await person.press(enableServiceMessages.en.enable);
    expect(person.notice).toContain(serviceMessages.en.after.readAgain('1.800.427.8686'));
  }
  await world.injectFault(email, { endpoint: 'service.manage', fault: undeclared });
  await person.open(terms);
  await person.press(enableServiceMessages.en.enable);
  expect(person.heading).toBe('Something Went Wrong');
  await person.click(serviceMessages.en.error.home);
  expect(person.path).toBe('/post-activation-home');
});

test('each reply to a one-time password has its words, and the right one still unlocks (LOCK-9)', async ({
  walker,
}) => {
  const { email } = await world.open('locked');
  const person = await walker().signIn(email, '/settings');
  await person.press(settingsMessages.en.lock.on, { in: settingsMessages.en.lock.title });
  await person.press(unlockMessages.en.button);
  for (const [fault, said] of [
    ['OTP_ATTEMPTS_EXCEEDED', 'Wrong OTP Entered.'],
    ['OTP_TIME_OUT', 'OTP expired. Please regenerate another OTP.'],
    ['WRONG_OTP_ENTERED', 'Invalid OTP.'],
  ] as const) {
    await world.injectFault(email, { endpoint: 'customer.verifySecurityAction', fault });
    await person.fill(otpMessages.en.label, '123456').press(otpMessages.en.button);
    expect(person.heading).toBe(otpMessages.en.title);
    expect(person.alert).toContain(said);
  }
  const mail = (await world.mails(email)).at(-1)?.text ?? '';
  await person.fill(otpMessages.en.label, /\d{6}/.exec(mail)?.[0] ?? '').press(otpMessages.en.button);
  expect(person.notice).toContain(settingsMessages.en.unlocked.title);
});

test.describe('at the second brand', () => {
  test.use({ brand: 'TEMP1' });

  test('a customer who can’t be read is at /login with an error, and tries again (SIGNIN-26)', async ({ walker }) => {
    const { email } = await world.open('active-single');
    await world.injectFault(email, { endpoint: 'customer.byUsername', fault: undeclared, times: 20 });
    const person = await walker().signIn(email);
    expect(person.path).toMatch(/^\/login/);
    expect(person.text).toContain('We couldn’t find your account');
    await world.clearFaults(email);
    await person.click('Try again');
    expect(person.has('link', layoutMessages.en.areas.account)).toBe(true);
  });
});
