import { addLineCopy } from '#app/copy/add-line.en.ts';
import { journeyCopy } from '#app/copy/journey.en.ts';
import { addressCopy } from '#app/copy/postal-address.en.ts';
import { newLineCopy } from '#app/screens/add-line/line/copy.en.ts';
import { orderCopy } from '#app/screens/add-line/order/copy.en.ts';
import { planCopy } from '#app/screens/add-line/plan/copy.en.ts';
import { reviewCopy } from '#app/screens/add-line/review/copy.en.ts';
import { shippingCopy } from '#app/screens/add-line/shipping/copy.en.ts';
import { homeCopy } from '#app/screens/home/home/copy.en.ts';
import { choosePlan, fillAddress, fillLine } from '../support/add-line.ts';
import { expect, test } from '../support/portal-test.ts';
import { world } from '../support/world.ts';

const withoutEsim = '356938035643111';
const inUse = '356938035643152';
const order = /^Order /;

test('three lines from Home to the order (ADDLINE-1, ADDLINE-17, JOURNEY-4, JOURNEY-6)', async ({ walker }) => {
  const { email } = await world.open('active-single');
  const person = await walker();
  await person.signIn(email);
  await person.click(homeCopy.addLine.button);
  expect(person.text).toContain(journeyCopy.step(1, 5));
  person.fill(planCopy.coupon.label, 'NOPE');
  await choosePlan(person, 'Best Fit 2GB', 3);
  expect(person.alert).toContain(planCopy.coupon.invalid);
  person.fill(planCopy.coupon.label, '');
  await person.press(addLineCopy.next);

  await fillLine(person, 'Second line', { first: 'Ana', sim: 'sim', imei: inUse });
  expect(person.alert).toContain('This IMEI is already in use on another line.');
  await fillLine(person, 'Second line', { first: 'Ana', imei: withoutEsim });
  await fillLine(person, 'Third line', { first: 'Leo', sim: 'esim' });
  await person.click(addLineCopy.back);
  expect(person.valueOf(newLineCopy.firstName.label)).toBe('Leo');
  await person.press(addLineCopy.next);
  await fillLine(person, 'Fourth line', { first: 'Mia', sim: 'sim' });

  await fillAddress(person, '01803');
  expect(person.heading).toBe(shippingCopy.title);
  person.choose(/^Priority/);
  await person.press(addLineCopy.next);

  expect(person.heading).toBe(reviewCopy.title);
  expect(person.text).toContain('12 Harbor Street, Burlington, MA 01803');
  expect(person.text).toContain('2 SIM kits');
  expect(person.text).toContain(reviewCopy.hold);
  await person.click(/Change third line/);
  await fillLine(person, 'Third line', { first: 'Leon' });
  expect(person.text).toContain('Leon Hale');

  await person.press(order);
  await person.until(orderCopy.done(addLineCopy.lines(3)));
  expect(person.text).toContain('We ship 2 SIM cards by Priority, which takes 2 to 4 days.');
  expect(person.has('link', orderCopy.track)).toBe(true);
  expect(await world.calls(email, 'customer.create')).toHaveLength(3);
  expect(await world.calls(email, 'order.create')).toHaveLength(1);

  await person.open('/home');
  expect(person.count('article')).toBe(4);
  expect(person.text).not.toContain(homeCopy.adding.begun);
});

test('an older tab saves nothing and is shown the answers that there are (JOURNEY-5)', async ({ walker }) => {
  const { email } = await world.open('active-single');
  const person = await walker();
  await person.signIn(email, '/add-line/plan');
  const old = person.tab();
  await choosePlan(person, 'Best Fit 5GB', 1);
  await fillLine(person, 'Second line', { first: 'Ana', sim: 'esim' });
  await choosePlan(old, 'Best Fit 15GB', 4);
  expect(old.text).toContain(journeyCopy.changed.title);
  expect(old.isChosen(/^Best Fit 5GB/)).toBe(true);

  // The page of an order that was changed elsewhere orders nothing.
  expect(person.heading).toBe(reviewCopy.title);
  await choosePlan(old, 'Best Fit 2GB', 1);
  await person.press(order);
  expect(person.text).toContain(reviewCopy.because.changed.title);
  expect(person.text).toContain('Best Fit 2GB');
  expect(await world.calls(email, 'customer.create')).toEqual([]);
});

test('signing out in the middle loses nothing: Home leads on (JOURNEY-2, JOURNEY-3, JOURNEY-7)', async ({ walker }) => {
  const { email } = await world.open('active-single');
  const person = await walker();
  await person.signIn(email, '/add-line');
  await choosePlan(person, 'Best Fit 5GB', 2);
  await fillLine(person, 'Second line', { first: 'Ana', sim: 'esim' });
  expect(person.heading).toBe('Third line');
  const forgotten = person.tab((await walker()).visitor);
  await forgotten.press(addLineCopy.next);
  expect(forgotten.path).toMatch(/session-expired\?to=%2Fadd-line%2Flines%2F2/);
  await forgotten.signIn(email);
  expect(forgotten.text).toContain(homeCopy.adding.begun);
  await forgotten.click(homeCopy.adding.goOn);
  expect(forgotten.heading).toBe('Third line');
  await forgotten.open('/add-line/review');
  expect(forgotten.path).toMatch(/add-line\/lines\/2$/);
});

test('a price that moved is shown before anything is ordered (ADDLINE-16)', async ({ walker }) => {
  const { email } = await world.open('home-internet');
  const person = await walker();
  await person.signIn(email, '/add-line');
  await choosePlan(person, 'Best Fit 5GB', 1);
  await fillLine(person, 'Second line', { first: 'Ana', sim: 'esim' });
  expect(person.heading).toBe(reviewCopy.title);
  const before = person.textOf('main form button:not([disabled])');
  await world.change(email, { hsdPlan: false });
  await person.press(order);
  expect(person.text).toContain(reviewCopy.because['price-moved'].title);
  expect(person.textOf('main form button:not([disabled])')).not.toBe(before);
  expect(await world.calls(email, 'customer.create')).toEqual([]);
  await person.press(order);
  await person.until(orderCopy.done(addLineCopy.lines(1)));
});

test('a city that is not the ZIP’s is asked about once (ADDLINE-12)', async ({ walker }) => {
  const { email } = await world.open('active-single');
  const person = await walker();
  await person.signIn(email, '/add-line');
  await choosePlan(person, 'Best Fit 5GB', 1);
  await fillLine(person, 'Second line', { first: 'Ana', sim: 'sim' });
  person.fill(addressCopy.street.label, '12 Harbor Street');
  person.fill(addressCopy.city.label, 'Lowell');
  person.select(addressCopy.state.label, 'MA');
  person.fill(addressCopy.zip.label, '01803');
  await person.press(addLineCopy.next);
  expect(person.alert).toContain('ZIP code 01803 is in Burlington, MA.');
  person.choose(/^Burlington, MA/);
  await person.press(addLineCopy.next);
  expect(person.heading).toBe(shippingCopy.title);
  await person.click(addLineCopy.back);
  expect(person.valueOf(addressCopy.city.label)).toBe('Burlington');
});

test('who may not add a line reads why (ADDLINE-19)', async ({ walker }) => {
  const { email } = await world.open('secondary-active');
  const person = await walker();
  await person.signIn(email, '/add-line/review');
  expect(person.path).toMatch(/\/add-line$/);
  expect(person.text).toContain('Only the primary holder of your group can do this.');
});
