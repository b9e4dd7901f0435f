import { activationMessages } from '#app/copy/activation.ts';
import { cardsMessages } from '#app/copy/cards.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { checklistMessages } from '#app/screens/activation/checklist/copy.ts';
import { confirmMessages } from '#app/screens/activation/confirm/copy.ts';
import { deviceMessages } from '#app/screens/activation/device/copy.ts';
import { kitMessages } from '#app/screens/activation/kit/copy.ts';
import { numberMessages } from '#app/screens/activation/number/copy.ts';
import { activationResultMessages as resultMessages } from '#app/screens/activation/result/copy.ts';
import { simMessages } from '#app/screens/activation/sim/copy.ts';
import { summaryMessages } from '#app/screens/activation/summary/copy.ts';
import { deviceCheckMessages } from '#app/screens/public/device-check/copy.ts';
import { ordersMessages } from '#app/screens/track-order/orders/copy.ts';
import {
  enterImei,
  enterMovedNumber,
  enterPortDetails,
  enterSim,
  iccids,
  imeis,
  openChecklist,
  portNumbers,
  walkToConfirm,
  watchHands,
  zip,
} from '../support/activation.ts';
import { expect, test, testInEachBrand } from '../support/portal-test.ts';
import type { Walker } from '../support/walker.ts';
import { world } from '../support/world.ts';

const minute = 60_000;
/** Waits until a page that refreshes itself leads elsewhere. */
const arrivesAt = (person: Walker, path: RegExp) =>
  expect.poll(async () => (await person.reload()).path, { intervals: [100, 250] }).toMatch(path);
const started = async (email: string) => (await world.calls(email, 'activation.start')).map(({ body }) => body);

testInEachBrand(
  'a new number with a SIM is resumed elsewhere and after each 401 (ACTIVATE-4, JOURNEY-5, JOURNEY-12)',
  async ({ walker }) => {
    const { email, customerId } = await world.open('new-sim-delivered', { activationMs: 10 * minute });
    const [person, other] = [walker(), walker()];
    await person.signIn(email);
    await other.signIn(email);
    await person.click(lineCardMessages.en.actions['track-order']);
    await person.click(ordersMessages.en.getReady);
    const begin = person.path;
    const notices: string[] = [];
    let olderTab = other;
    await walkToConfirm(person, 'new number, SIM', async ({ heading, notice }) => {
      notices.push(notice);
      await other.open(begin);
      if (heading === simMessages.en.title) olderTab = other.tab();
      expect(other.heading).toBe(heading);
      await world.expireTokens(email);
    });
    expect(notices).toContain(activationMessages.en.simValid);
    await person.pressTwice(confirmMessages.en.activate);
    expect(person.heading).toBe(resultMessages.en.inProgress);
    await enterSim(olderTab, iccids.valid);
    expect(olderTab.path).toBe(person.path.replace(/\?.*/, ''));
    await world.advanceClock(email, 11 * minute);
    await person.until(resultMessages.en.successText.sim);
    const sent = { customerId, imei: imeis.compatible, iccId: iccids.valid, skipHold: true };
    expect(await started(email)).toEqual([expect.objectContaining(sent)]);
    await other.press(confirmMessages.en.activate);
    expect(other.path).toBe(person.path);
    await other.open(begin);
    expect(other.success).toContain(resultMessages.en.successful);
    expect(await started(email)).toHaveLength(1);
  },
);

test.describe('activation of a SIM card with 15, 5 and 19 digits (ACTIVATE-35)', () => {
  const before = [
    checklistMessages.en.activate,
    deviceCheckMessages.en.check,
    activationMessages.en.proceed,
    'Next',
    'Next',
  ];
  for (const [isPaid, buttons] of [
    [true, [...before, confirmMessages.en.activate]],
    [false, [...before, summaryMessages.en.confirm, confirmMessages.en.activate]],
  ] as const)
    test(`and ${buttons.length} buttons, the first month ${isPaid ? 'paid' : 'unpaid'}`, async ({ walker }) => {
      const { email } = await world.open('new-sim-delivered');
      await world.change(email, { isMonthInAdvancePaid: isPaid });
      const person = walker();
      await openChecklist(person, email);
      const hands = watchHands(person);
      await walkToConfirm(person, isPaid ? 'new number, SIM, first month paid' : 'new number, SIM');
      await person.press(confirmMessages.en.activate);
      expect(person.heading).toBe(resultMessages.en.inProgress);
      expect(hands).toEqual({ typed: [imeis.compatible, zip, iccids.valid], pressed: buttons });
      expect(hands.typed.map(({ length }) => length)).toEqual([15, 5, 19]);
    });
});

test('shows what a port-in with a SIM can’t move, and sends it once (ACTIVATE-16, ACTIVATE-19)', async ({ walker }) => {
  const { email } = await world.open('new-sim-delivered');
  const person = walker();
  await openChecklist(person, email);
  await person.press(checklistMessages.en.activate);
  await enterImei(person, imeis.compatible);
  await person.press(activationMessages.en.proceed);
  await enterMovedNumber(person, '617555', 'Nobody');
  expect(person.alert).toContain(numberMessages.en.keep.number.length);
  await enterMovedNumber(person, portNumbers.portable, 'Nobody');
  expect(person.alert).toContain(numberMessages.en.keep.carrier.missing);
  for (const [number, said] of [
    [portNumbers.refused, 'This number has a port request under way already.'],
    [portNumbers.notPortable, numberMessages.en.keep.notPortable],
    [portNumbers.invalid, numberMessages.en.keep.notValid],
  ] as const) {
    await enterMovedNumber(person, number, 'verizon');
    expect(person.alert).toContain(said);
    expect(person.has('field', numberMessages.en.keep.account.label)).toBe(false);
  }
  await enterMovedNumber(person, portNumbers.portable, 'verizon');
  expect(person.text).toContain('Number Transfer PIN');
  await person.click(numberMessages.en.keep.change);
  await enterMovedNumber(person, portNumbers.portable, 'Other');
  await enterPortDetails(person);
  expect(person.alert).toContain(numberMessages.en.keep.carrierName.missing);
  person.fill(numberMessages.en.keep.carrierName.label, 'Tiny Tel');
  await enterPortDetails(person, { account: '987654', pin: 'se4321' });
  await enterSim(person, iccids.valid);
  await person.press('Confirm');
  expect(person.text).toContain('Tiny Tel');
  expect(person.text).toContain('987654');
  expect(person.html).not.toContain('se4321');
  await person.press(confirmMessages.en.activate);
  await arrivesAt(person, /^\/status\//);
  expect(await started(email)).toEqual([
    expect.objectContaining({
      isPort: true,
      numberToPort: portNumbers.portable,
      oldCarrier: 'Tiny Tel',
      oldCarrierAccountNumber: '987654',
      password: 'se4321',
      oldZip: zip,
    }),
  ]);
});

test('each outcome of the device check; a device without eSIM gets a SIM kit (ACTIVATE-9 to ACTIVATE-12)', async ({
  walker,
}) => {
  const { email, customerId } = await world.open('new-esim');
  const person = walker();
  await openChecklist(person, email);
  await person.press(checklistMessages.en.activate);
  for (const [imei, said] of [
    [imeis.incompatible, deviceMessages.en.invalid.title],
    [imeis.alreadyInUse, 'This IMEI is already in use on another line.'],
    [imeis.downtime, deviceCheckMessages.en.notify.downtime.title],
    [imeis.fiveGDevice, deviceCheckMessages.en.notify.fiveG.title],
  ] as const) {
    await enterImei(person, imei);
    expect(person.text).toContain(said);
    if (imei === imeis.fiveGDevice) await person.press(deviceCheckMessages.en.email.button);
    else if (!person.has('field', deviceCheckMessages.en.label)) await person.click(/TRY AGAIN|Check another device/);
  }
  expect(person.text).toContain(deviceCheckMessages.en.notify.fiveG.thanks);
  await world.injectFault(email, { endpoint: 'device.imeiCheck', fault: 49_999 });
  await enterImei(person, imeis.withoutEsim);
  expect(person.alert).toMatch(/Oops! ?Something went wrong\. Please try again\./);
  expect(person.valueOf(deviceCheckMessages.en.label)).toBe(imeis.withoutEsim);
  await enterImei(person, imeis.withoutEsim);
  expect(person.heading).toBe(deviceMessages.en.noEsim.title);
  await person.press(activationMessages.en.proceed);
  await person.press(kitMessages.en.continue);
  expect(person.text).toContain(kitMessages.en.shipping('3-6'));
  await person.press(activationMessages.en.confirm);
  expect(person.alert).toContain(kitMessages.en.check);
  person.choose(/^Ship to this address/);
  await person.pressTwice(activationMessages.en.confirm);
  await person.until(kitMessages.en.confirmed.text);
  const orders = await world.calls(email, 'order.create');
  expect(orders.map(({ body }) => body)).toMatchObject([{ cId: customerId, shipmentType: 'PHYSICAL' }]);
  await person.click(kitMessages.en.confirmed.track);
  expect(person.heading).toBe(ordersMessages.en.title);
});

test('SIM numbers are refused; a failed hold leads to the cards and back (ACTIVATE-20, ACTIVATE-25)', async ({
  walker,
}) => {
  const { email } = await world.open('new-sim-delivered', { activationMs: 500 });
  const person = walker();
  await openChecklist(person, email);
  await walkToConfirm(person, 'new number, SIM');
  await person.click(/^Change SIM number/);
  await enterSim(person, iccids.inUse);
  expect(person.alert).toContain(simMessages.en.inUse);
  await enterSim(person, iccids.invalid);
  expect(person.alert).toContain(simMessages.en.invalid);
  await enterSim(person, iccids.notValid);
  expect(person.heading).toBe(simMessages.en.invalidTitle);
  await person.click(simMessages.en.retry);
  await world.injectFault(email, { endpoint: 'sim.validate', fault: 49_999 });
  await enterSim(person, iccids.valid);
  expect(person.alert).toContain(simMessages.en.failed);
  expect(person.valueOf(simMessages.en.label)).toBe(iccids.valid);
  await enterSim(person, iccids.valid);
  // An amount that differs from the plan's price, so that they cannot be mixed up.
  await world.settings(email, { holdAmount: 31, outcomesOnce: { hold: 'FAILED' } });
  await person.press(confirmMessages.en.activate);
  await person.until(resultMessages.en.paused);
  expect(person.text).toMatch(/Hold ?\$31\.00/);
  expect(person.text).toContain(activationMessages.en.money.nothing);
  await person.click(activationMessages.en.manageCards);
  await person.click(cardsMessages.en.backToActivation);
  expect(person.heading).toBe(confirmMessages.en.title);
  await person.press(confirmMessages.en.activate);
  await person.until(resultMessages.en.successText.sim);
  expect(await started(email)).toHaveLength(1);
});

test('each refusal of the start has its page; answers and hold are kept (ACTIVATE-24, ACTIVATE-26)', async ({
  walker,
}) => {
  const { email } = await world.open('new-sim-delivered', { activationMs: 500 });
  const person = walker({ tracked: true });
  const holdStood = /A temporary hold of \$25\.00 has been on /;
  const begin = await openChecklist(person, email);
  await walkToConfirm(person, 'new number, SIM');
  const refuse = async (fault: number) => {
    await world.injectFault(email, { endpoint: 'activation.start', fault });
    await person.press(confirmMessages.en.activate);
  };
  await refuse(40_622);
  await person.until(problemMessages.en.generic.title);
  await person.click(resultMessages.en.again);
  expect(person.path).toMatch(/\/summary$/);
  await person.press('Confirm');
  await refuse(40_624);
  await arrivesAt(person, /^\/activation-error/);
  expect(person.text).toMatch(holdStood);
  for (const [code, said] of [
    [40_245, resultMessages.en.refused.downtime],
    [40_267, deviceCheckMessages.en.notify.fiveG.title],
    [40_999, resultMessages.en.failed],
  ] as const) {
    await person.open(begin);
    await refuse(code);
    await person.until(said);
    expect(person.text).toContain('Your line wasn’t activated');
    expect(person.text).toMatch(holdStood);
    // The form for an address is left out, because marketing has it.
    expect(person.has('field', deviceCheckMessages.en.email.label)).toBe(false);
    expect(person.has('link', deviceCheckMessages.en.email.button)).toBe(false);
    if (code !== 40_245) continue;
    expect(person.text).toContain(resultMessages.en.willTell.downtime(email));
    await person.click(resultMessages.en.again);
    expect(person.heading).toBe(confirmMessages.en.title);
  }
  await expect.poll(() => world.calls(email, 'marketing.getInTouch')).toHaveLength(2);
  await person.open(begin);
  await refuse(40_231);
  expect(person.heading).toBe(resultMessages.en.inProgress);
});
