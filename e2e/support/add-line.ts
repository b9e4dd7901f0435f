import { addLineMessages } from '#app/copy/add-line.ts';
import { addressMessages } from '#app/copy/postal-address.ts';
import { newLineMessages } from '#app/screens/add-line/line/copy.ts';
import { orderMessages } from '#app/screens/add-line/order/copy.ts';
import { planMessages } from '#app/screens/add-line/plan/copy.ts';
import { formsIn } from './html.ts';
import { expect } from './portal-test.ts';
import type { Visitor } from './visitor.ts';
import type { Walker } from './walker.ts';
import { world } from './world.ts';

/** Chooses a plan and a number of lines on the first page. */
export async function choosePlan(person: Walker, plan: string, count: number): Promise<void> {
  expect(person.heading).toBe(planMessages.en.title);
  person.choose(new RegExp(`^${plan}`)).choose(addLineMessages.en.lines(count));
  await person.press(addLineMessages.en.next);
}

/** Returns the title of the page of a new line. @param line its place: "Second line" */
export const titleOf = (line: string) => newLineMessages.en.title(`your ${line.toLowerCase()}`);

interface NewLine {
  first: string;
  sim?: 'sim' | 'esim';
  imei?: string;
}

/**
 * Fills in the page of one new line.
 * @param title place of the line, such as "Second line"
 */
export async function fillLine(person: Walker, title: string, { first, sim, imei }: NewLine): Promise<void> {
  expect(person.heading).toBe(titleOf(title));
  person.fill(newLineMessages.en.firstName.label, first).fill(newLineMessages.en.lastName.label, 'Hale');
  if (imei !== undefined) person.fill(newLineMessages.en.imei.label, imei);
  if (sim) person.choose(new RegExp(`^${addLineMessages.en.sim[sim]}`));
  await person.press(addLineMessages.en.next);
}

/** Fills in where the SIM cards go; city and state are left to the ZIP. */
export async function fillAddress(person: Walker, zip: string): Promise<void> {
  expect(person.heading).toBe(addressMessages.en.title);
  person.fill(addressMessages.en.street.label, '12 Harbor Street').fill(addressMessages.en.city.label, '');
  person.select(addressMessages.en.state.label, '').fill(addressMessages.en.zip.label, zip);
  await person.press(addLineMessages.en.next);
}

/** Orders one more line with a SIM card, whose order the carrier refuses once the line is made: care has to help. */
export async function orderHalfWay(person: Walker, email: string): Promise<void> {
  await world.injectFault(email, { endpoint: 'order.create', fault: 40_999 });
  await person.signIn(email, '/add-line/plan');
  await choosePlan(person, 'Best Fit 2GB', 1);
  await fillLine(person, 'Second line', { first: 'Ana', sim: 'sim' });
  await fillAddress(person, '01803');
  await person.press(addLineMessages.en.next);
  await person.press(/^Order /);
  await person.until(orderMessages.en.needsCare);
}

/** Values for each page before the check page, for one line with a SIM card. */
const answers: readonly (readonly [path: string, answers: Record<string, string>])[] = [
  ['/add-line/plan', { plan: 'plan-2gb', count: '1' }],
  ['/add-line/lines/1', { firstName: 'Ana', lastName: 'Hale', sim: 'sim' }],
  ['/add-line/address', { address1: '12 Harbor Street', zip: '01803', city: '', state: '' }],
  ['/add-line/shipping', { way: 'usps_first_class_mail' }],
];

/** Goes from the plan to the check page without a browser. @param at what to do on each page, before it is sent */
export async function walkToReview(
  person: Visitor,
  at: (path: string) => Promise<void> = async () => {},
): Promise<void> {
  for (const [path, answer] of answers) {
    await at(path);
    const { _token = '', version = '' } = formsIn(await person.read(path))[0] ?? {};
    expect(await person.submit(path, { _token, version, ...answer })).toMatch(/^\/add-line\/[\w/]+$/);
  }
  await at('/add-line/review');
}
