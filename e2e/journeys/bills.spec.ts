import { billsMessages } from '#app/copy/bills.ts';
import { dueMessages } from '#app/copy/due.ts';
import { nextBillMessages } from '#app/copy/next-bill.ts';
import { lineStatusMessages } from '#app/copy/line-status.ts';
import { restorationMessages } from '#app/copy/restoration.ts';
import { listMessages } from '#app/screens/bills/list/copy.ts';
import { payMessages } from '#app/screens/bills/pay/copy.ts';
import { expect, testInEachBrand } from '../support/portal-test.ts';
import type { Walker } from '../support/walker.ts';
import { world } from '../support/world.ts';

testInEachBrand(
  'a payment is cancelled, then made on the hosted page, and the group is active again (BILL-8, BILL-10)',
  async ({ walker }) => {
    const { email } = await world.open('suspended-nonpay');
    const person = await walker().signIn(email, '/bills');
    expect(person.heading).toBe(billsMessages.en.title);
    const owed = /\$[\d.]+/.exec(person.textOf('main .price, main .big'))?.[0] ?? '';
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
    const pages = await world.calls(email, 'payment.purchasePage');
    expect(pages.map(({ body }) => body)).toMatchObject([{ emailId: email }, { emailId: email }]);

    await person.open('/bills/pay');
    expect(person.count('main button')).toBe(0);
    await person.open('/home');
    expect(person.textOf('article')).toContain(lineStatusMessages.en.states.active.tag);
  },
);
