import { addLineMessages } from '#app/copy/add-line.ts';
import { journeyMessages } from '#app/copy/journey.ts';
import { noticeMessages } from '#app/copy/notice.ts';
import { trackMessages } from '#app/copy/track.ts';
import { newLineMessages } from '#app/screens/add-line/line/copy.ts';
import { orderMessages } from '#app/screens/add-line/order/copy.ts';
import { planMessages } from '#app/screens/add-line/plan/copy.ts';
import { reviewMessages } from '#app/screens/add-line/review/copy.ts';
import { shippingMessages } from '#app/screens/add-line/shipping/copy.ts';
import { homeMessages } from '#app/screens/home/home/copy.ts';
import { deviceCheckMessages } from '#app/screens/public/device-check/copy.ts';
import { expiredMessages } from '#app/screens/session/expired/copy.ts';
import { ordersMessages } from '#app/screens/track-order/orders/copy.ts';
import { imeis } from '../support/activation.ts';
import { choosePlan, fillAddress, fillLine, orderHalfWay, titleOf } from '../support/add-line.ts';
import { identityUrl } from '../support/ports.ts';
import { expect, test, testInEachBrand } from '../support/portal-test.ts';
import type { Walker } from '../support/walker.ts';
import { world } from '../support/world.ts';

const order = /^Order /;
const fiveDays = 5 * 86_400_000;

/** The number to call, in either brand, and the reference, as the result of an order shows them. */
function whomToCall({ text }: Walker) {
  const [careNumber = 'no number'] = /1\.800\.\d{3}\.\d{4}/.exec(text) ?? [];
  const [reference = 'no reference'] = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(text) ?? [];
  return { careNumber, reference };
}

testInEachBrand(
  'three lines from Home to their delivery (ADDLINE-1, ADDLINE-17, JOURNEY-4, JOURNEY-6, ORDER-4, ORDER-8)',
  async ({ walker }) => {
    const { email } = await world.open('active-single');
    const person = await walker().signIn(email);
    await person.click(homeMessages.en.addLine.button);
    expect(person.text).toContain(journeyMessages.en.step(1, 4, addLineMessages.en.stages.plan));
    person.fill(planMessages.en.coupon.label, 'NOPE');
    await choosePlan(person, 'Best Fit 2GB', 3);
    expect(person.alert).toContain(planMessages.en.coupon.invalid);
    person.fill(planMessages.en.coupon.label, '');
    await person.press(addLineMessages.en.next);

    await fillLine(person, 'Second line', { first: 'Ana', sim: 'sim', imei: imeis.alreadyInUse });
    expect(person.alert).toContain('This IMEI is already in use on another line.');
    expect(person.hrefOf(/^1\.8\d\d\.\d{3}\.\d{4}$/)).toMatch(/^tel:\+18\d{9}$/);
    await fillLine(person, 'Second line', { first: 'Ana', imei: imeis.withoutEsim });
    expect(person.text).toContain(journeyMessages.en.step(2, 4, addLineMessages.en.lineOf(2, 3)));
    await fillLine(person, 'Third line', { first: 'Leo', sim: 'esim' });
    await person.click(addLineMessages.en.back);
    expect(person.valueOf(newLineMessages.en.firstName.label)).toBe('Leo');
    await person.press(addLineMessages.en.next);
    await fillLine(person, 'Fourth line', { first: 'Mia', sim: 'sim' });

    await fillAddress(person, '01803');
    expect(person.heading).toBe(shippingMessages.en.title);
    person.choose(/^Priority/);
    await person.press(addLineMessages.en.next);

    expect(person.heading).toBe(reviewMessages.en.title);
    expect(person.text).toContain('12 Harbor Street, Burlington, MA 01803');
    expect(person.text).toContain('2 SIM kits');
    expect(person.text).toContain(reviewMessages.en.hold);
    await person.click(/Change third line/);
    await fillLine(person, 'Third line', { first: 'Leon' });
    expect(person.text).toContain('Leon Hale');

    await person.press(order);
    await person.until(orderMessages.en.done(addLineMessages.en.lines(3)));
    expect(person.text).toContain('We’ll ship 2 SIM cards by Priority. It takes 2 to 4 days.');
    expect(await world.calls(email, 'customer.create')).toHaveLength(3);
    expect(await world.calls(email, 'order.create')).toHaveLength(1);

    await world.advanceClock(email, fiveDays);
    await person.click(orderMessages.en.track);
    expect(person.heading).toBe(ordersMessages.en.title);
    await person.click(ordersMessages.en.all);
    const { severalLines, steps, esim } = ordersMessages.en;
    for (const said of [severalLines(2), `${steps.delivered} ${trackMessages.en.done}`, esim.title('Leon Hale')])
      expect(person.text).toContain(said);
    for (const name of ['Ana Hale', 'Mia Hale'])
      expect(person.has('link', `${ordersMessages.en.activateNow} – ${name}’s line`)).toBe(true);

    await person.open('/home');
    expect(person.count('main h2[id^=line]')).toBe(4);
    expect(person.text).not.toContain(homeMessages.en.adding.begun);
  },
);

test('shows the number to call on every page when an order stopped before its SIM card (ORDER-28)', async ({
  walker,
}) => {
  const { email } = await world.open('active-single');
  const person = walker();
  await orderHalfWay(person, email);
  const { careNumber, reference } = whomToCall(person);
  const said = noticeMessages.en['order-stopped']({ supportNumber: '', careNumber, percent: 0, reference }).text;
  for (const path of ['/home', '/account', '/track-order']) {
    await person.open(path);
    expect(person.text, path).toContain(said);
    expect(person.text, path).not.toContain('Order Placement Underway');
  }
});

test('shows lines that could not be added on Home (HOME-23)', async ({ walker }) => {
  const { email } = await world.open('active-single');
  await world.injectFault(email, { endpoint: 'customer.create', fault: 40_999, skip: 1 });
  const person = await walker().signIn(email, '/add-line/plan');
  await choosePlan(person, 'Best Fit 2GB', 3);
  for (const [first, title] of [
    ['Ana', 'Second line'],
    ['Leo', 'Third line'],
    ['Mia', 'Fourth line'],
  ] as const)
    await fillLine(person, title, { first, sim: 'esim' });
  await person.press(order);
  await person.until(orderMessages.en.needsCare);
  const { careNumber, reference } = whomToCall(person);
  const { path } = person;
  await person.open('/home');
  const { title, text, see } = homeMessages.en.unadded;
  for (const said of [title, text(careNumber, reference)]) expect(person.text).toContain(said);
  await person.click(see);
  expect(person.path).toBe(path);
});

test('a person’s devices send one order, and an older page nothing (ADDLINE-20, JOURNEY-5, JOURNEY-12)', async ({
  walker,
}) => {
  const { email } = await world.open('active-single');
  const [phone, laptop, tablet] = [walker(), walker(), walker()];
  for (const device of [phone, laptop, tablet]) await device.signIn(email, '/add-line');
  await choosePlan(phone, 'Best Fit 5GB', 1);
  await choosePlan(laptop, 'Best Fit 15GB', 4);
  expect(laptop.text).toContain(journeyMessages.en.changed.title);
  expect([laptop.isChosen(/^Best Fit 5GB/), laptop.isChosen(addLineMessages.en.lines(1))]).toEqual([true, true]);

  await fillLine(phone, 'Second line', { first: 'Ana', sim: 'sim' });
  await fillAddress(phone, '01803');
  await phone.press(addLineMessages.en.next);
  for (const device of [laptop, tablet]) await device.open('/add-line');
  for (const device of [phone, laptop, tablet]) {
    expect(device.heading).toBe(reviewMessages.en.title);
    expect(device.text).toContain('Ana Hale');
  }
  await Promise.all([phone.press(order), laptop.press(order)]);
  for (const device of [phone, laptop]) await device.until(orderMessages.en.done(addLineMessages.en.lines(1)));
  await tablet.press(order);
  expect(tablet.text).toContain(orderMessages.en.done(addLineMessages.en.lines(1)));
  expect([laptop.path, tablet.path]).toEqual([phone.path, phone.path]);
  expect(await world.calls(email, 'customer.create')).toHaveLength(1);
  expect(await world.calls(email, 'order.create')).toHaveLength(1);
});

test('a session that ends in the middle keeps the answers, and one order is sent (JOURNEY-2, SIGNIN-16)', async ({
  walker,
}) => {
  const { email } = await world.open('active-single');
  const person = await walker().signIn(email, '/add-line');
  await choosePlan(person, 'Best Fit 5GB', 2);
  await fillLine(person, 'Second line', { first: 'Ana', sim: 'sim' });
  // Signed out at the provider by another of its clients, so that the token can't be renewed either.
  await person.visitor.follow(`${identityUrl}/session/end`);
  await world.expireTokens(email);
  await fillLine(person, 'Third line', { first: 'Leo', imei: imeis.withoutEsim });
  expect(person.heading).toBe(expiredMessages.en.heading);
  expect(person.text).toContain(expiredMessages.en.unchanged);
  const back = new URL(person.hrefOf(expiredMessages.en.again), person.url).searchParams.get('to') ?? '';
  await person.signIn(email, back);
  await fillLine(person, 'Third line', { first: 'Leo', imei: imeis.withoutEsim });
  await fillAddress(person, '01803');
  await person.press(addLineMessages.en.next);
  for (const name of ['Ana Hale', 'Leo Hale']) expect(person.text).toContain(name);
  await person.press(order);
  await person.until(orderMessages.en.done(addLineMessages.en.lines(2)));
  expect(await world.calls(email, 'customer.create')).toHaveLength(2);
  expect(await world.calls(email, 'order.create')).toHaveLength(1);
});

test('signing out in the middle loses nothing: Home leads on (JOURNEY-2, JOURNEY-3, JOURNEY-7)', async ({ walker }) => {
  const { email } = await world.open('active-single');
  const person = await walker().signIn(email, '/add-line');
  await choosePlan(person, 'Best Fit 5GB', 2);
  await fillLine(person, 'Second line', { first: 'Ana', sim: 'esim' });
  expect(person.heading).toBe(titleOf('Third line'));
  const forgotten = person.tab(walker().visitor);
  await forgotten.press(addLineMessages.en.next);
  expect(forgotten.path).toMatch(/session-expired\?to=%2Fadd-line%2Flines%2F2/);
  await forgotten.signIn(email);
  expect(forgotten.text).toContain(homeMessages.en.adding.begun);
  await forgotten.click(homeMessages.en.adding.goOn);
  expect(forgotten.heading).toBe(titleOf('Third line'));
  await forgotten.open('/add-line/review');
  expect(forgotten.path).toMatch(/add-line\/lines\/2$/);
});

test('sends a "Notify me" request for a 5G device, and keeps the typed values (ADDLINE-21)', async ({ walker }) => {
  const { email } = await world.open('active-single');
  const person = await walker().signIn(email, '/add-line');
  await choosePlan(person, 'Best Fit 5GB', 1);
  await fillLine(person, 'Second line', { first: 'Ana', sim: 'esim', imei: imeis.fiveGDevice });
  expect(person.alert).toContain(deviceCheckMessages.en.notify.fiveG.title);
  expect(person.valueOf(deviceCheckMessages.en.email.label)).toBe(email);
  await person.fill(deviceCheckMessages.en.email.label, 'nobody').press(deviceCheckMessages.en.email.button);
  expect(person.alert).toContain(deviceCheckMessages.en.email.error);
  await person.fill(deviceCheckMessages.en.email.label, email).press(deviceCheckMessages.en.email.button);
  expect(person.notice).toBe('Thank you for your interest. Customer Success will get in touch once 5G ready.');
  await expect.poll(() => world.calls(email, 'marketing.getInTouch')).toHaveLength(1);
  expect(person.valueOf(newLineMessages.en.firstName.label)).toBe('Ana');
  person.fill(newLineMessages.en.imei.label, '');
  await person.press(addLineMessages.en.next);
  expect(person.heading).toBe(reviewMessages.en.title);
});
