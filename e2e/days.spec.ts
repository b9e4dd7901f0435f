import { activityMessages } from '#app/copy/activity.ts';
import { billsMessages } from '#app/copy/bills.ts';
import { cardsMessages } from '#app/copy/cards.ts';
import { dueMessages } from '#app/copy/due.ts';
import { layoutMessages } from '#app/copy/layout.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { topUpMessages } from '#app/copy/top-up.ts';
import { resultMessages } from '#app/screens/add-data/result/copy.ts';
import { selectMessages } from '#app/screens/add-data/select/copy.ts';
import { listMessages } from '#app/screens/bills/list/copy.ts';
import { promiseMessages } from '#app/screens/bills/promise/copy.ts';
import { expiryMessages } from '#app/screens/cards/expiry/copy.ts';
import { ordersMessages } from '#app/screens/track-order/orders/copy.ts';
import { bought, ofLine, usage } from './support/data-service.ts';
import { inTurn, isEveryCase } from '#fixtures/testing/turn.ts';
import { longDay, shiftedBy, shortDay } from './support/customer-day.ts';
import { movedUrl } from './support/ports.ts';
import { startMovedPortal } from './support/start-portal.ts';
import { robin } from './support/top-up.ts';
import { expect, test } from './support/portal-test.ts';
import { Visitor } from './support/visitor.ts';
import { Walker } from './support/walker.ts';
import { addDataTo } from './support/words.ts';
import { type SeedName, world } from './support/world.ts';

// One portal at a time listens on the port of the moved one.
// A portal is started anew for each, beside other tests.
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** The moment where the customer is, with that day’s offset; all ahead, since the carrier refuses an old request. */
const hardest = [
  ['at 11:59 PM of a month’s end', '2027-11-30T23:59:00-06:00'],
  ['at 7 PM of February 29', '2028-02-29T19:00:00-06:00'],
  ['at 12:01 AM after February 29', '2028-03-01T00:01:00-06:00'],
  ['at 11:59 PM after clocks went forward', '2028-03-12T23:59:00-05:00'],
  ['in the hour that comes twice, the second time', '2028-11-05T01:30:00-06:00'],
] as const;
/** Each is like one of those; what is a day where somebody is has a table of its own in day.test.ts. */
const moreMoments = [
  ['at 7 PM', '2027-11-22T19:00:00-06:00'],
  ['at 12:01 AM of a month’s first day', '2027-12-01T00:01:00-06:00'],
  ['at 11:59 PM of February 29', '2028-02-29T23:59:00-06:00'],
  ['at 12:01 AM before clocks go forward', '2028-03-12T00:01:00-06:00'],
  ['at 11:59 PM after clocks went back', '2028-11-05T23:59:00-06:00'],
] as const;
const moments = isEveryCase ? [...hardest, ...moreMoments] : inTurn(hardest, 5);

for (const [when, at] of moments)
  test(`shows the customer’s days ${when} (COPY-8, ACCOUNT-3, TOPUP-8, BILL-14, BILL-20, CARD-11)`, async () => {
    const portal = await startMovedPortal(at);
    try {
      await Promise.all([walkData(at), walkDebt(at), walkOrder(at)]);
    } finally {
      await portal.stop();
    }
  });

const dayOf = (at: string) => at.slice(0, 10);

/** Somebody of a seed for whom the carrier has the same time, signed in at the moved portal. */
async function personOf(seed: SeedName, now: string, change: Record<string, unknown> = {}): Promise<Walker> {
  const { email } = await world.open(seed, { now, topUpMs: 0 });
  await world.change(email, change);
  return new Walker(new Visitor({ origin: movedUrl })).signIn(email, '/home');
}

/** The last day of a billing cycle: its data, what is bought, the usage history, Bills and cards. */
async function walkData(at: string): Promise<void> {
  const today = dayOf(at);
  const tomorrow = shiftedBy(1, today);
  const cycle = { billStartDate: shiftedBy(-29, today), billEndDate: today, nextBillingDate: tomorrow };
  const person = await personOf('active-single', at, cycle);
  expect(person.text).toContain(`${lineCardMessages.en.resets} ${shortDay(tomorrow)}`);
  expect(person.textOf('footer')).toContain(layoutMessages.en.copyright(today.slice(0, 4), ''));

  await person.click(addDataTo(robin));
  expect(person.text).toContain(topUpMessages.en.useBy(shortDay(today)));
  await person.press(selectMessages.en.next);
  expect(person.text).toContain(topUpMessages.en.useBy(shortDay(today)));
  await person.press(/^Add 2 GB for/);
  await person.until(resultMessages.en.done('2 GB'));
  await person.open('/activity');
  expect(person.heading).toBe(activityMessages.en.title);
  expect(person.text).toContain(`${longDay(today)}, `);

  await person.open('/account');
  await person.click(ofLine(usage.view, robin));
  expect(person.wordsOf(usage.title)).toContain(`${shortDay(cycle.billStartDate)} – ${shortDay(today)}`);
  expect(person.wordsOf(bought.inCycle)).toContain(`${longDay(today)}, `);

  await person.open('/bills');
  expect(person.valueOf(listMessages.en.bills.to)).toBe(today);
  await person.click(cardsMessages.en.title);
  await person.click(cardsMessages.en.update, { in: cardsMessages.en.named('Visa', '4242') });
  const expiryOf = (day: string) => `${day.slice(5, 7)}/${day.slice(2, 4)}`;
  await person.fill(expiryMessages.en.label, expiryOf(shiftedBy(-31, today))).press(expiryMessages.en.button);
  expect(person.alert).toContain(expiryMessages.en.wrong.year);
  await person.fill(expiryMessages.en.label, expiryOf(today)).press(expiryMessages.en.button);
  expect(person.path).toMatch(/^\/cards\?/);
}

/** Checks the days of debt that is due today, of debt that was due yesterday, and of a payment promise. */
async function walkDebt(at: string): Promise<void> {
  const today = dayOf(at);
  const tomorrow = shiftedBy(1, today);
  // A bill is due 15 days after the first day of its cycle.
  const dueOn = (day: string) => ({
    billStartDate: shiftedBy(-15, day),
    billEndDate: shiftedBy(14, day),
    nextBillingDate: shiftedBy(15, day),
  });
  const person = await personOf('suspended-nonpay', at, dueOn(today));
  const [amount = ''] = /\$[\d.]+/.exec(person.text) ?? [];
  expect(person.text).toContain(dueMessages.en.toPay(shortDay(today)));

  const late = await personOf('suspended-nonpay', at, dueOn(shiftedBy(-1, today)));
  expect(late.text).toContain(dueMessages.en.pastDue(shortDay(shiftedBy(-1, today))));
  await late.open('/bills/pay');
  expect(late.text).toContain(billsMessages.en.wasDue + shortDay(shiftedBy(-1, today)));

  await person.open('/bills/promise');
  expect(person.html).toContain(`min="${tomorrow}" max="${shiftedBy(14, today)}"`);
  await person.fill(promiseMessages.en.day, today).press(promiseMessages.en.button(amount));
  expect(person.alert).toContain(promiseMessages.en.wrong(shortDay(tomorrow), shortDay(shiftedBy(14, today))));
  await person.fill(promiseMessages.en.day, tomorrow).press(promiseMessages.en.button(amount));
  await person.open('/home');
  expect(person.text).toContain(dueMessages.en.arranged(shortDay(tomorrow)));
}

/** A SIM kit that was ordered just now. */
async function walkOrder(at: string): Promise<void> {
  const person = await personOf('new-sim-ordered', at);
  await person.open('/track-order');
  expect(person.textOf('.track li')).toContain(ordersMessages.en.steps.received);
  expect(person.textOf('.track li')).toContain(shortDay(dayOf(at)));
}
