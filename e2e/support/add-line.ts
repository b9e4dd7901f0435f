import { addLineCopy } from '#app/copy/add-line.en.ts';
import { addressCopy } from '#app/copy/postal-address.en.ts';
import { newLineCopy } from '#app/screens/add-line/line/copy.en.ts';
import { orderCopy } from '#app/screens/add-line/order/copy.en.ts';
import { planCopy } from '#app/screens/add-line/plan/copy.en.ts';
import { formsIn } from './html.ts';
import { expect } from './portal-test.ts';
import type { Visitor } from './visitor.ts';
import type { Walker } from './walker.ts';
import { world } from './world.ts';

/** Chooses a plan and a number of lines on the first page. */
export async function choosePlan(person: Walker, plan: string, count: number): Promise<void> {
  expect(person.heading).toBe(planCopy.title);
  person.choose(new RegExp(`^${plan}`)).choose(addLineCopy.lines(count));
  await person.press(addLineCopy.next);
}

/** What the page of a new line is called. @param line its place: "Second line" */
export const titleOf = (line: string) => newLineCopy.title(`your ${line.toLowerCase()}`);

interface NewLine {
  first: string;
  sim?: 'sim' | 'esim';
  imei?: string;
}

/** Fills in the page of one new line. @param title its place: "Second line" */
export async function fillLine(person: Walker, title: string, { first, sim, imei }: NewLine): Promise<void> {
  expect(person.heading).toBe(titleOf(title));
  person.fill(newLineCopy.firstName.label, first).fill(newLineCopy.lastName.label, 'Hale');
  if (imei !== undefined) person.fill(newLineCopy.imei.label, imei);
  if (sim) person.choose(new RegExp(`^${addLineCopy.sim[sim]}`));
  await person.press(addLineCopy.next);
}

/** Fills in where the SIM cards go; city and state are left to the ZIP. */
export async function fillAddress(person: Walker, zip: string): Promise<void> {
  expect(person.heading).toBe(addressCopy.title);
  person.fill(addressCopy.street.label, '12 Harbor Street').fill(addressCopy.city.label, '');
  person.select(addressCopy.state.label, '').fill(addressCopy.zip.label, zip);
  await person.press(addLineCopy.next);
}

/** Orders one more line with a SIM card, whose order the carrier refuses once the line is made: care has to help. */
export async function orderHalfWay(person: Walker, email: string): Promise<void> {
  await world.injectFault(email, { endpoint: 'order.create', fault: 40_999 });
  await person.signIn(email, '/add-line/plan');
  await choosePlan(person, 'Best Fit 2GB', 1);
  await fillLine(person, 'Second line', { first: 'Ana', sim: 'sim' });
  await fillAddress(person, '01803');
  await person.press(addLineCopy.next);
  await person.press(/^Order /);
  await person.until(orderCopy.needsCare);
}

/** What each page before the check page is sent, for one line with a SIM card. */
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
