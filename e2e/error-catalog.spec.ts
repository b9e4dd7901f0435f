import { activationMessages } from '#app/copy/activation.ts';
import { layoutMessages } from '#app/copy/layout.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { addressMessages } from '#app/copy/postal-address.ts';
import { checklistMessages } from '#app/screens/activation/checklist/copy.ts';
import { confirmMessages } from '#app/screens/activation/confirm/copy.ts';
import { numberMessages } from '#app/screens/activation/number/copy.ts';
import { activationResultMessages } from '#app/screens/activation/result/copy.ts';
import { simMessages } from '#app/screens/activation/sim/copy.ts';
import { shippingMessages } from '#app/screens/add-line/shipping/copy.ts';
import { deviceCheckMessages } from '#app/screens/public/device-check/copy.ts';
import { lineStatusPageMessages } from '#app/screens/status/line/copy.ts';
import { journeys, openChecklist, walkToConfirm, zip } from './support/activation.ts';
import { choosePlan, fillAddress, fillLine } from './support/add-line.ts';
import { expect, test } from './support/portal-test.ts';
import type { Walker } from './support/walker.ts';
import { literally, supportNumber } from './support/words.ts';
import { type SeedName, world } from './support/world.ts';

// The rows of the error catalog that no journey proves already; docs/rules/error.md names the test of each row.

const undeclared = 49_999;

/** Opens an account of a seed and goes from the checklist of its first line past so many pages of its activation. */
async function activateUpTo(pages: number, walker: () => Walker, seed: SeedName = 'new-sim-delivered') {
  const { email } = await world.open(seed, { activationMs: 0 });
  const person = walker();
  await openChecklist(person, email);
  for (const { go } of journeys['new number, SIM'].slice(0, pages)) await go(person);
  return { email, person };
}

test('opens the page of error 40624 after a precheck, and begins nothing (ERROR-16, ACTIVATE-6)', async ({
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
  expect(person.alert).toContain('Something went wrong. Please try again.');
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
  expect(person.text).toMatch(/A temporary hold of \$25\.00 has been on Visa 4242/);
  expect(person.has('link', 'Home')).toBe(true);
  await person.click(lineStatusPageMessages.en.care.activation.again);
  expect(person.heading).toBe(confirmMessages.en.title);
  await person.press(confirmMessages.en.activate);
  await expect.poll(() => world.count(email, 'activation.start')).toBe(2);
});

test('polls an activation again after an unreadable status (POLL-7)', async ({ walker }) => {
  const { email } = await world.open('activating');
  await world.injectFault(email, { endpoint: 'activation.status', fault: 500, times: 2 });
  const person = await walker().signIn(email, '/status');
  expect(person.heading).toBe('Activation in Progress');
  // The seed's activation takes a day.
  await world.advanceClock(email, 25 * 3_600_000);
  // POLL-1, POLL-7: the first poll comes after 5 s, the next one 5 s after a failure.
  const asked = () => world.count(email, 'activation.status');
  await expect.poll(asked, { timeout: 20_000, intervals: [500] }).toBeGreaterThan(2);
  await person.until('Activation Successful');
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
