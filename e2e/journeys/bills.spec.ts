import { billsMessages } from '#app/copy/bills.ts';
import { chargeMessages } from '#app/copy/charge.ts';
import { dueMessages } from '#app/copy/due.ts';
import { nextBillMessages } from '#app/copy/next-bill.ts';
import { activitySummaryMessages } from '#app/copy/activity-summary.ts';
import { lineStatusMessages } from '#app/copy/line-status.ts';
import { restorationMessages } from '#app/copy/restoration.ts';
import { autoTopUpMessages } from '#app/screens/bills/auto-top-up/copy.ts';
import { billMessages } from '#app/screens/bills/bill/copy.ts';
import { listMessages } from '#app/screens/bills/list/copy.ts';
import { monthMessages } from '#app/screens/bills/month-in-advance/copy.ts';
import { payMessages } from '#app/screens/bills/pay/copy.ts';
import { lineInSentence } from '#app/copy/ordinal.ts';
import { autoTopUp } from '#fixtures/scenarios/auto-top-up.ts';
import { linksIn } from '../support/html.ts';
import { robin } from '../support/top-up.ts';
import { expect, test, testInEachBrand } from '../support/portal-test.ts';
import { withTax } from '../support/words.ts';
import type { Walker } from '../support/walker.ts';
import { type AccountSettings, type SeedName, world } from '../support/world.ts';

const bodies = async (email: string, endpoint: string) => (await world.calls(email, endpoint)).map(({ body }) => body);

/** Signs in as the person of a seed and opens Bills. */
async function open(person: Walker, seed: SeedName, settings?: AccountSettings) {
  const account = await world.open(seed, settings);
  await person.signIn(account.email, '/bills');
  expect(person.heading).toBe(billsMessages.en.title);
  return account;
}

/** The first amount on a page. */
const amountIn = (person: Walker) => /\$[\d.]+/.exec(person.textOf('main .price, main .big'))?.[0] ?? '';

testInEachBrand(
  'a payment is cancelled, then made on the hosted page, and the group is active again (BILL-8, BILL-10)',
  async ({ walker }) => {
    const person = walker();
    const { email } = await open(person, 'suspended-nonpay');
    const owed = amountIn(person);
    const leave = async (from: Walker, press: string) => {
      // Two presses, with that on the payment page (BILL-30).
      await from.press(dueMessages.en.pay(owed));
      // A page that was late is led to by a link.
      if (from.has('link', payMessages.en.toPage)) await from.click(payMessages.en.toPage);
      await from.press(press);
      expect(from.path).toMatch(/\/bills\?paid=[\w-]{22}$/);
    };
    await leave(person, 'Cancel');
    await person.until(listMessages.en.back.waiting.text, 'notice');
    const tab = await person.tab().open('/bills');
    await leave(tab, 'Confirm');
    // The page that was waiting checks again by itself.
    for (const one of [tab, person]) await one.until(`Paid ${owed} with Visa 4242 on`);
    expect(person.success).toContain(restorationMessages.en.isBack(2));
    expect(person.text).toContain(nextBillMessages.en.payer.card('Visa 4242'));
    expect(person.has('button', dueMessages.en.pay(owed))).toBe(false);
    const pages = (await bodies(email, 'payment.purchasePage')) as { emailId: string; redirectUrl: string }[];
    expect(pages.map(({ emailId }) => emailId)).toEqual([email, email]);

    await person.open('/bills/pay');
    expect(person.count('main button')).toBe(0);
    await person.open('/home');
    expect(person.textOf('article')).toContain(lineStatusMessages.en.states.active.tag);
  },
);

test('prints a bill, emails it once, and offers other days (BILL-4, BILL-16, BILL-17)', async ({ walker }) => {
  const person = walker();
  const { email } = await open(person, 'active-single');
  await person.open(linksIn(person.html, /^\/bills\/[\w-]{22}$/)[0] ?? '');
  for (const words of [billMessages.en.statement, '8001234567', billMessages.en.cycle, 'card ending in 4242', email])
    expect(person.text).toContain(words);

  await person.pressTwice(billMessages.en.mail.button);
  await person.until('is on its way to your inbox', 'notice');
  expect((await world.calls(email, 'billing.sendInvoice')).map(({ query }) => query)).toEqual([
    expect.objectContaining({ emailId: email, invoiceType: 'MONTHLY' }),
  ]);

  await person.click(billsMessages.en.backToBills);
  person.fill(listMessages.en.bills.from, '2026-11-20');
  person.fill(listMessages.en.bills.to, '2026-01-01');
  await person.press(listMessages.en.bills.show);
  expect(person.alert).toContain(listMessages.en.wrong.order);
  expect(person.title).toMatch(/^Error: /);
  expect(person.valueOf(listMessages.en.bills.from)).toBe('2026-11-20');
  await world.injectFault(email, { endpoint: 'billing.invoices', fault: 500, times: 4 });
  person.fill(listMessages.en.bills.from, '2001-01-01');
  person.fill(listMessages.en.bills.to, '2001-12-31');
  await person.press(listMessages.en.bills.show);
  expect(person.text).toContain(listMessages.en.bills.missing);
  // BILL-7: the rest of the page is shown.
  expect(person.text).toContain(nextBillMessages.en.payer.card('Visa 4242'));
});

test('automatic top-up is turned on only at the price that was shown, and off again (BILL-13, BILL-15)', async ({
  walker,
}) => {
  const person = walker();
  const { email, customerId } = await open(person, 'active-single');
  const line = lineInSentence(robin);
  const write = { money: String, day: String, service: String };
  const turned = (enabled: boolean) =>
    activitySummaryMessages.en.done[autoTopUp.kind]({ kind: autoTopUp.kind, enabled }, line, write);
  const changed = () => bodies(email, 'topup.autoUpdate');
  await person.click(billsMessages.en.autoTopUp);
  await world.settings(email, { pulse: { pulse: 1, pulseCost: 6 } });
  await person.press(autoTopUpMessages.en.turnOn('2 GB', withTax(1063)));
  await person.until(autoTopUpMessages.en.moved.text, 'notice');
  expect(await changed()).toEqual([]);
  await person.press(autoTopUpMessages.en.turnOn('2 GB', withTax(1275)));
  await person.until(turned(true), 'notice');
  await person.press(autoTopUpMessages.en.turnOff);
  await person.until(turned(false), 'notice');
  expect(await changed()).toEqual([
    { customerId, enabled: true },
    { customerId, enabled: false },
  ]);
});

test('a month in advance: an unreadable price, then paid; 40020 counts as paid (BILL-11, BILL-12, ERROR-15)', async ({
  walker,
}) => {
  const { email } = await world.open('new-sim-delivered');
  const person = await walker().signIn(email, '/bills');
  await world.injectFault(email, { endpoint: 'billing.monthInAdvanceAmount', fault: 500, times: 2 });
  await person.click(billsMessages.en.monthInAdvance);
  expect(person.text).toContain(monthMessages.en.priceMissing);
  await person.open(person.path);
  const price = amountIn(person);
  await world.injectFault(email, { endpoint: 'billing.monthInAdvancePay', fault: 40_020 });
  await person.pressTwice(monthMessages.en.button(chargeMessages.en.amount(price, true, false)));
  await person.until(`is paid: ${price}`, 'notice');
  expect(await bodies(email, 'billing.monthInAdvancePay')).toEqual([{ amount: 25, totalTax: 1.56 }]);

  // 40020 changed nothing at the fixture carrier, so that the month is still offered.
  await person.open(person.path.replace(/\?.*/, ''));
  await person.press(monthMessages.en.button(chargeMessages.en.amount(price, true, false)));
  await person.until(`is paid: ${price}`, 'notice');
  await person.open(person.path.replace(/\?.*/, ''));
  expect(person.text).toContain(monthMessages.en.paid);
  await person.click(billsMessages.en.backToBills);
  expect(person.has('link', billsMessages.en.monthInAdvance)).toBe(false);
});
