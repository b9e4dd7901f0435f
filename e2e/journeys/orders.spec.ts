import { lineCardMessages } from '#app/copy/line-card.ts';
import { trackMessages } from '#app/copy/track.ts';
import { ordersMessages } from '#app/screens/track-order/orders/copy.ts';
import { reorderMessages } from '#app/screens/track-order/reorder/copy.ts';
import { expect, testInEachBrand } from '../support/portal-test.ts';
import type { Walker } from '../support/walker.ts';
import { type SeedName, world } from '../support/world.ts';

const fiveDays = 5 * 86_400_000;
const ordered = /A new SIM card is on order for .+\./;
const steps = (person: Walker) => person.textsOf('article:first-of-type li');
const { steps: words } = ordersMessages.en;
const states = trackMessages.en;

async function open(person: Walker, seed: SeedName, to?: string) {
  const account = await world.open(seed);
  await person.signIn(account.email, to);
  return account;
}

async function openReorder(person: Walker): Promise<void> {
  await person.click(ordersMessages.en.reorder);
  expect(person.heading).toBe(reorderMessages.en.title);
}

testInEachBrand(
  'an order is followed to its delivery, and another SIM card is ordered once (ORDER-20, ORDER-26)',
  async ({ walker }) => {
    const person = walker();
    const { email, customerId } = await open(person, 'new-sim-ordered');
    await person.click(lineCardMessages.en.actions['track-order']);
    expect(person.heading).toMatch(new RegExp(`^${ordersMessages.en.title} Arrives by `));
    expect(steps(person)).toEqual(
      [
        `${words.received} ${states.current}`,
        `${words.processing} ${states.next}`,
        `${words.shipped} ${states.next}`,
        `${ordersMessages.en.scheduled} ${states.next}`,
      ].map((step) => expect.stringContaining(step)),
    );
    expect(person.text).toMatch(
      /You can activate this SIM card once it has shipped\. Already have it\? Call 1\.8\d\d\./,
    );
    for (const name of [ordersMessages.en.getReady, ordersMessages.en.activateNow])
      expect(person.text).not.toContain(name);

    await openReorder(person);
    await world.advanceClock(email, fiveDays);
    await person.pressTwice(reorderMessages.en.confirm);
    expect(person.path).toMatch(/&after=[\w-]{22}$/);
    await person.until(ordered, 'notice');
    expect(person.count('meta[http-equiv=refresh][content*=url]')).toBe(0);
    const [call, ...more] = await world.calls(email, 'order.create');
    expect(more).toEqual([]);
    expect(call?.body).toMatchObject({ cId: customerId, orderType: 'RE_ORDER', shippingAmount: 3 });
    // The first order has arrived in the meantime, and comes first; the other one is on its way.
    expect(person.text).toContain(`${words.received} ${states.current}`);
    expect(steps(person).slice(0, 4)).toEqual(
      [words.received, words.processing, words.shipped, words.delivered].map((step) =>
        expect.stringContaining(`${step} ${states.done}`),
      ),
    );
    expect(person.count(`a[target=_blank][href="${person.hrefOf(ordersMessages.en.follow)}"]`)).toBe(1);
  },
);
