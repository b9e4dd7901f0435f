import { activationMessages } from '#app/copy/activation.ts';
import { checklistMessages } from '#app/screens/activation/checklist/copy.ts';
import { confirmMessages } from '#app/screens/activation/confirm/copy.ts';
import { numberMessages } from '#app/screens/activation/number/copy.ts';
import { simMessages } from '#app/screens/activation/sim/copy.ts';
import { summaryMessages } from '#app/screens/activation/summary/copy.ts';
import { deviceCheckMessages } from '#app/screens/public/device-check/copy.ts';
import { sampleImeis as imeis } from '#contracts/device/vocabulary.ts';
import { samplePortNumbers as portNumbers } from '#contracts/port/vocabulary.ts';
import { sampleIccids as iccids } from '#contracts/sim/vocabulary.ts';
import { expect } from './portal-test.ts';
import type { Walker } from './walker.ts';

/** Numbers whose last three digits decide the reply of the fixture carrier. */
export { iccids, imeis, portNumbers };
export const zip = '01803';

/** One page of the activation: its heading, and the steps that fill it in. */
interface Page {
  heading: string | RegExp;
  go: (person: Walker) => Promise<unknown>;
}

export async function enterImei(person: Walker, imei: string): Promise<void> {
  await person.fill(deviceCheckMessages.en.label, imei).press(deviceCheckMessages.en.check);
}

export async function enterSim(person: Walker, iccid: string): Promise<void> {
  await person.fill(simMessages.en.label, iccid).press(activationMessages.en.next);
}

/** The name of a radio button, which has the detail of its option too. */
export const optionNamed = (title: string) => new RegExp(`^${title}`);

export async function enterNewNumber(person: Walker): Promise<void> {
  const { newNumber } = numberMessages.en;
  person.choose(optionNamed(newNumber.title)).fill(newNumber.label, zip);
  await person.press(activationMessages.en.next);
}

/** Enters the number to transfer, and its carrier. */
export async function enterMovedNumber(person: Walker, number: string, carrier: string): Promise<void> {
  const { keep } = numberMessages.en;
  person.choose(optionNamed(keep.title));
  await person.fill(keep.number.label, number).fill(keep.carrier.label, carrier).press(activationMessages.en.next);
}

/** Enters the details that the old carrier needs. */
export async function enterPortDetails(person: Walker, own: { account?: string; pin?: string } = {}): Promise<void> {
  const { keep } = numberMessages.en;
  person.fill(keep.account.label, own.account ?? '123456').fill(keep.pin.label, own.pin ?? '4321');
  await person.fill(keep.zip.label, zip).press(activationMessages.en.next);
}

const first: Page[] = [
  { heading: /^Activate /, go: (person) => person.press(checklistMessages.en.activate) },
  { heading: 'Check your device', go: (person) => enterImei(person, imeis.compatible) },
  { heading: 'Your device is compatible', go: (person) => person.press(activationMessages.en.proceed) },
];
const newNumber: Page = {
  heading: numberMessages.en.title,
  go: (person) => enterNewNumber(person),
};
const port: Page = {
  heading: numberMessages.en.title,
  async go(person) {
    await enterMovedNumber(person, portNumbers.portable, 'Verizon');
    await enterPortDetails(person);
  },
};
const sim: Page = { heading: simMessages.en.title, go: (person) => enterSim(person, iccids.valid) };
const summary: Page = { heading: summaryMessages.en.title, go: (person) => person.press(summaryMessages.en.confirm) };

/** Pages of each kind of activation, from the checklist to the one with "Activate". */
export const journeys = {
  'new number, SIM': [...first, newNumber, sim, summary],
  'new number, SIM, first month paid': [...first, newNumber, sim],
  'new number, eSIM': [...first, newNumber],
  'port-in, SIM': [...first, port, sim, summary],
} satisfies Record<string, readonly Page[]>;

/** Opens the checklist of the first line, after a sign-in if an email is passed. @returns the path of its journey */
export async function openChecklist(person: Walker, email?: string): Promise<string> {
  if (email === undefined) await person.open('/activation?start');
  else await person.signIn(email, '/activation?start');
  expect(person.has('button', checklistMessages.en.activate)).toBe(true);
  return person.path;
}

/**
 * Goes from the checklist, or a page after it, to the last page before the activation.
 * @param at what to do on each page
 */
export async function walkToConfirm(
  person: Walker,
  journey: keyof typeof journeys,
  at: (person: Walker) => Promise<void> = async () => {},
  { from = 0 } = {},
): Promise<void> {
  for (const { heading, go } of journeys[journey].slice(from)) {
    expect(person.heading).toMatch(heading);
    await at(person);
    await go(person);
  }
  expect(person.heading).toBe(confirmMessages.en.title);
  await at(person);
}
