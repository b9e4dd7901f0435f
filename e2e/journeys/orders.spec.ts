import { activitySummaryCopy } from '#app/copy/activity-summary.en.ts';
import { addressCopy } from '#app/copy/postal-address.en.ts';
import { layoutCopy } from '#app/copy/layout.en.ts';
import { lineCardCopy } from '#app/copy/line-card.en.ts';
import { noLinesCopy } from '#app/copy/no-lines.en.ts';
import { noticeCopy } from '#app/copy/notice.en.ts';
import { problemCopy } from '#app/copy/problem.en.ts';
import { ordersCopy } from '#app/screens/track-order/orders/copy.en.ts';
import { reorderCopy } from '#app/screens/track-order/reorder/copy.en.ts';
import { expect, test } from '../support/portal-test.ts';
import type { Walker } from '../support/walker.ts';
import { type SeedName, world } from '../support/world.ts';

const fiveDays = 5 * 86_400_000;
const ordered = /A new SIM card is on order for .+\./;
const card = (person: Walker) => person.textOf('article');
const steps = (person: Walker) => person.textsOf('article:first-of-type li');
const { steps: words, states } = ordersCopy;
const noticeFacts = { supportNumber: '', careNumber: '', percent: 0 };

async function open(person: Walker, seed: SeedName, to?: string) {
  const account = await world.open(seed);
  await person.signIn(account.email, to);
  return account;
}

async function openReorder(person: Walker): Promise<void> {
  await person.click(ordersCopy.reorder);
  expect(person.heading).toBe(reorderCopy.title);
}

test('an order is followed to its delivery, and another SIM card is ordered once (ORDER-20, ORDER-26)', async ({
  walker,
}) => {
  const person = walker();
  const { email, customerId } = await open(person, 'new-sim-ordered');
  await person.click(lineCardCopy.actions['track-order']);
  expect(person.heading).toBe(ordersCopy.title);
  expect(steps(person)).toEqual(
    [
      `${words.received} ${states.current}`,
      `${words.processing} ${states.next}`,
      `${words.shipped} ${states.next}`,
      `${ordersCopy.scheduled} ${states.next}`,
    ].map((step) => expect.stringContaining(step)),
  );
  expect(person.text).toMatch(/You can activate this SIM card once it has shipped\. Already have it\? Call 1\.8\d\d\./);
  for (const name of [ordersCopy.getReady, ordersCopy.activateNow]) expect(person.text).not.toContain(name);

  await openReorder(person);
  await world.advanceClock(email, fiveDays);
  await person.pressTwice(reorderCopy.confirm);
  expect(person.path).toMatch(/&after=[\w-]{22}$/);
  await person.until(ordered, 'notice');
  expect(person.count('meta[http-equiv=refresh][content*=url]')).toBe(0);
  const [call, ...more] = await world.calls(email, 'order.create');
  expect(more).toEqual([]);
  expect(call?.body).toMatchObject({ cId: customerId, orderType: 'RE_ORDER', shippingAmount: 3 });
  expect(steps(person)[0]).toContain(`${words.received} ${states.current}`);

  // The first order has arrived in the meantime.
  await person.click(/^Order of /);
  expect(steps(person)).toEqual(
    [words.received, words.processing, words.shipped, words.delivered].map((step) =>
      expect.stringContaining(`${step} ${states.done}`),
    ),
  );
  expect(person.count(`a[target=_blank][href="${person.hrefOf(ordersCopy.follow)}"]`)).toBe(1);
});

test('another SIM card goes to an address that is typed, once its price is confirmed (ORDER-25)', async ({
  walker,
}) => {
  const person = walker();
  const { email } = await open(person, 'new-sim-ordered');
  await person.click(lineCardCopy.actions['track-order']);
  await openReorder(person);
  person.fill(addressCopy.street.label, '1 Canal Road');
  person.fill(addressCopy.city.label, 'Lowell');
  person.select(addressCopy.state.label, 'MA');
  person.fill(addressCopy.zip.label, '01803');
  await person.press(reorderCopy.confirm);
  person.choose(new RegExp(addressCopy.meant.typed));
  await person.press(reorderCopy.confirm);
  expect(person.text).toContain(reorderCopy.moved.title);
  expect(person.text).toContain('1 Canal Road, Lowell, MA 01803');
  expect(await world.count(email, 'order.create')).toBe(0);
  await person.press(reorderCopy.confirm);
  await person.until(ordered, 'notice');
  const [call] = await world.calls(email, 'order.create');
  expect(call?.body).toMatchObject({ shipTo: { address1: '1 Canal Road', city: 'Lowell', zip: '01803' } });
});

test('a SIM card that has arrived can be activated from its order (LINE-12, ORDER-1, ORDER-8)', async ({ walker }) => {
  const person = walker();
  await open(person, 'new-sim-delivered');
  expect(person.text).toContain(noticeCopy['sim-arrived'](noticeFacts).text);
  await person.click(lineCardCopy.actions['track-order']);
  for (const name of [ordersCopy.getReady, ordersCopy.activateNow])
    expect(person.hrefOf(name)).toMatch(/^\/activation\/[\w-]{22}$/);
  await person.click(layoutCopy.backHome);
  expect(person.path).toMatch(/\/post-activation-home$/);
});

test('an order that is not paid says so (ORDER-9)', async ({ walker }) => {
  const person = walker();
  const { email } = await open(person, 'unpaid-sim', '/track-order');
  expect(card(person)).toContain('Order Placement Underway');
  expect(await world.count(email, 'order.track')).toBe(0);
});

test('a secondary with an eSIM has the card of their own line alone (ORDER-2, ORDER-14)', async ({ walker }) => {
  const person = walker();
  await open(person, 'secondary-new', '/track-order');
  expect(person.count('article')).toBe(1);
  expect(card(person)).toContain(ordersCopy.esim.title('Ben Cole'));
  expect(card(person)).toContain(ordersCopy.esim.congratulations);
  expect(person.has('link', ordersCopy.activateNow)).toBe(true);
});

test('a disabled account is told to call (ORDER-10)', async ({ walker }) => {
  const person = walker();
  const { email } = await open(person, 'disabled', '/track-order');
  expect(person.text).toContain(noLinesCopy.disabled.title);
  expect(await world.count(email, 'order.byCustomer')).toBe(0);
});

test('a lost reply is settled by the new order, and a refusal says so (ORDER-21, ORDER-22, ORDER-24)', async ({
  walker,
}) => {
  const person = walker();
  const { email } = await open(person, 'active-single');
  await person.click(lineCardCopy.simOrders);
  const line = person.path;
  await openReorder(person);
  await world.injectFault(email, { endpoint: 'order.create', fault: 40_999 });
  await person.press(reorderCopy.confirm);
  await person.until(/./, 'alert');
  await person.click(problemCopy.tryAgain);
  await world.injectFault(email, { endpoint: 'order.create', fault: 'reset', afterEffect: true });
  await person.press(reorderCopy.confirm);
  await person.until(activitySummaryCopy.unknown, 'notice');
  await person.until(ordered);
  expect(await world.count(email, 'order.create')).toBe(2);
  await person.open(line);
  expect(steps(person)[0]).toContain(`${words.received} ${states.current}`);
});
