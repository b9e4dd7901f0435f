import { addLineMessages } from '#app/copy/add-line.ts';
import { journeyMessages } from '#app/copy/journey.ts';
import { trackMessages } from '#app/copy/track.ts';
import { newLineMessages } from '#app/screens/add-line/line/copy.ts';
import { orderMessages } from '#app/screens/add-line/order/copy.ts';
import { planMessages } from '#app/screens/add-line/plan/copy.ts';
import { reviewMessages } from '#app/screens/add-line/review/copy.ts';
import { shippingMessages } from '#app/screens/add-line/shipping/copy.ts';
import { homeMessages } from '#app/screens/home/home/copy.ts';
import { ordersMessages } from '#app/screens/track-order/orders/copy.ts';
import { imeis } from '../support/activation.ts';
import { choosePlan, fillAddress, fillLine } from '../support/add-line.ts';
import { expect, testInEachBrand } from '../support/portal-test.ts';
import { world } from '../support/world.ts';

const order = /^Order /;
const fiveDays = 5 * 86_400_000;

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
    expect(person.heading).toMatch(new RegExp(`^${ordersMessages.en.title}`));
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
