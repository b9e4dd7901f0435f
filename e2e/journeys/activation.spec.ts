import { activationMessages } from '#app/copy/activation.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { checklistMessages } from '#app/screens/activation/checklist/copy.ts';
import { confirmMessages } from '#app/screens/activation/confirm/copy.ts';
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
