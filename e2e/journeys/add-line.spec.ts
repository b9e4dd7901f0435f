import { addLineCopy } from '#app/copy/add-line.en.ts';
import { journeyCopy } from '#app/copy/journey.en.ts';
import { addressCopy } from '#app/copy/postal-address.en.ts';
import { newLineCopy } from '#app/screens/add-line/line/copy.en.ts';
import { orderCopy } from '#app/screens/add-line/order/copy.en.ts';
import { planCopy } from '#app/screens/add-line/plan/copy.en.ts';
import { reviewCopy } from '#app/screens/add-line/review/copy.en.ts';
import { shippingCopy } from '#app/screens/add-line/shipping/copy.en.ts';
import { homeCopy } from '#app/screens/home/home/copy.en.ts';
import { deviceCheckCopy } from '#app/screens/public/device-check/copy.en.ts';
import { expiredCopy } from '#app/screens/session/expired/copy.en.ts';
import { ordersCopy } from '#app/screens/track-order/orders/copy.en.ts';
import { imeis } from '../support/activation.ts';
import { choosePlan, fillAddress, fillLine } from '../support/add-line.ts';
import { identityUrl } from '../support/ports.ts';
import { expect, test } from '../support/portal-test.ts';
import { world } from '../support/world.ts';

const withoutEsim = '356938035643111';
const inUse = '356938035643152';
const order = /^Order /;
const fiveDays = 5 * 86_400_000;

test('three lines from Home to their delivery (ADDLINE-1, ADDLINE-17, JOURNEY-4, JOURNEY-6, ORDER-4, ORDER-8)', async ({
  walker,
}) => {
  const { email } = await world.open('active-single');
  const person = walker();
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
  expect(person.text).toContain('We’ll ship 2 SIM cards by Priority. It takes 2 to 4 days.');
  expect(await world.calls(email, 'customer.create')).toHaveLength(3);
  expect(await world.calls(email, 'order.create')).toHaveLength(1);

  await world.advanceClock(email, fiveDays);
  await person.click(orderCopy.track);
  expect(person.heading).toBe(ordersCopy.title);
  await person.click(ordersCopy.all);
  const { severalLines, steps, states, esim } = ordersCopy;
  for (const said of [severalLines(2), `${steps.delivered} ${states.done}`, esim.title('Leon Hale')])
    expect(person.text).toContain(said);
  for (const name of ['Ana Hale', 'Mia Hale'])
    expect(person.has('link', `${ordersCopy.activateNow} – ${name}’s line`)).toBe(true);

  await person.open('/home');
  expect(person.count('article')).toBe(4);
  expect(person.text).not.toContain(homeCopy.adding.begun);
});

test('an older tab saves nothing and is shown the answers that there are (JOURNEY-5)', async ({ walker }) => {
  const { email } = await world.open('active-single');
  const person = walker();
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

test('a person’s devices send one order, and an older page nothing (ADDLINE-20, JOURNEY-5, JOURNEY-12)', async ({
  walker,
}) => {
  const { email } = await world.open('active-single');
  const [phone, laptop, tablet] = [walker(), walker(), walker()];
  for (const device of [phone, laptop, tablet]) await device.signIn(email, '/add-line');
  await choosePlan(phone, 'Best Fit 5GB', 1);
  await choosePlan(laptop, 'Best Fit 15GB', 4);
  expect(laptop.text).toContain(journeyCopy.changed.title);
  expect([laptop.isChosen(/^Best Fit 5GB/), laptop.isChosen(addLineCopy.lines(1))]).toEqual([true, true]);

  await fillLine(phone, 'Second line', { first: 'Ana', sim: 'sim' });
  await fillAddress(phone, '01803');
  await phone.press(addLineCopy.next);
  for (const device of [laptop, tablet]) await device.open('/add-line');
  for (const device of [phone, laptop, tablet]) {
    expect(device.heading).toBe(reviewCopy.title);
    expect(device.text).toContain('Ana Hale');
  }
  await Promise.all([phone.press(order), laptop.press(order)]);
  for (const device of [phone, laptop]) await device.until(orderCopy.done(addLineCopy.lines(1)));
  await tablet.press(order);
  expect(tablet.text).toContain(orderCopy.done(addLineCopy.lines(1)));
  expect([laptop.path, tablet.path]).toEqual([phone.path, phone.path]);
  expect(await world.calls(email, 'customer.create')).toHaveLength(1);
  expect(await world.calls(email, 'order.create')).toHaveLength(1);
});

test('a session that ends in the middle keeps the answers, and one order is sent (JOURNEY-2, SIGNIN-16)', async ({
  walker,
}) => {
  const { email } = await world.open('active-single');
  const person = walker();
  await person.signIn(email, '/add-line');
  await choosePlan(person, 'Best Fit 5GB', 2);
  await fillLine(person, 'Second line', { first: 'Ana', sim: 'sim' });
  // Signed out at the provider by another of its clients, so that the token can't be renewed either.
  await person.visitor.follow(`${identityUrl}/session/end`);
  await world.expireTokens(email);
  await fillLine(person, 'Third line', { first: 'Leo', imei: withoutEsim });
  expect(person.heading).toBe(expiredCopy.heading);
  expect(person.text).toContain(expiredCopy.unchanged);
  const back = new URL(person.hrefOf(expiredCopy.again), person.url).searchParams.get('to') ?? '';
  await person.signIn(email, back);
  await fillLine(person, 'Third line', { first: 'Leo', imei: withoutEsim });
  await fillAddress(person, '01803');
  await person.press(addLineCopy.next);
  for (const name of ['Ana Hale', 'Leo Hale']) expect(person.text).toContain(name);
  await person.press(order);
  await person.until(orderCopy.done(addLineCopy.lines(2)));
  expect(await world.calls(email, 'customer.create')).toHaveLength(2);
  expect(await world.calls(email, 'order.create')).toHaveLength(1);
});

test('signing out in the middle loses nothing: Home leads on (JOURNEY-2, JOURNEY-3, JOURNEY-7)', async ({ walker }) => {
  const { email } = await world.open('active-single');
  const person = walker();
  await person.signIn(email, '/add-line');
  await choosePlan(person, 'Best Fit 5GB', 2);
  await fillLine(person, 'Second line', { first: 'Ana', sim: 'esim' });
  expect(person.heading).toBe('Third line');
  const forgotten = person.tab(walker().visitor);
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
  const person = walker();
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
  const person = walker();
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

test('a customer with a 5G device can be told when it works, and goes on where they were (ADDLINE-21)', async ({
  walker,
}) => {
  const { email } = await world.open('active-single');
  const person = walker();
  await person.signIn(email, '/add-line');
  await choosePlan(person, 'Best Fit 5GB', 1);
  await fillLine(person, 'Second line', { first: 'Ana', sim: 'esim', imei: imeis.fiveGDevice });
  expect(person.alert).toContain(deviceCheckCopy.notify.fiveG.title);
  expect(person.valueOf(deviceCheckCopy.email.label)).toBe(email);
  await person.fill(deviceCheckCopy.email.label, 'nobody').press(deviceCheckCopy.email.button);
  expect(person.alert).toContain(deviceCheckCopy.email.error);
  await person.fill(deviceCheckCopy.email.label, email).press(deviceCheckCopy.email.button);
  expect(person.notice).toBe('Thank you for your interest. Customer Success will get in touch once 5G ready.');
  await expect.poll(() => world.calls(email, 'marketing.getInTouch')).toHaveLength(1);
  expect(person.valueOf(newLineCopy.firstName.label)).toBe('Ana');
  person.fill(newLineCopy.imei.label, '');
  await person.press(addLineCopy.next);
  expect(person.heading).toBe(reviewCopy.title);
});

test('who may not add a line reads why (ADDLINE-19)', async ({ walker }) => {
  const { email } = await world.open('secondary-active');
  const person = walker();
  await person.signIn(email, '/add-line/review');
  expect(person.path).toMatch(/\/add-line$/);
  expect(person.text).toContain('Only Grace Lin, the account holder, can do this.');
});
