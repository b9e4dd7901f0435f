import { layoutMessages } from '#app/copy/layout.ts';
import { servicesMessages } from '#app/copy/services.ts';
import { accountMessages } from '#app/screens/account/account/copy.ts';
import { serviceCardsMessages } from '#app/screens/services/cards/copy.ts';
import { serviceMessages } from '#app/screens/services/detail/copy.ts';
import { enableServiceMessages } from '#app/screens/services/enable/copy.ts';
import { expect, testInEachBrand } from '../support/portal-test.ts';
import type { Walker } from '../support/walker.ts';
import { world } from '../support/world.ts';
const enabled = /^Enabled/;
const disabled = /^Disabled/;
const usage = {
  view: new RegExp(`^${accountMessages.en.usage.view}`),
  hide: new RegExp(`^${accountMessages.en.usage.hide}`),
};
const sent = async (email: string) => (await world.calls(email, 'service.manage')).map(({ body }) => body);

/** From the page of a service to its terms, and on. */
async function enable(person: Walker): Promise<void> {
  await person.press(disabled);
  expect(person.heading).toBe(enableServiceMessages.en.title(servicesMessages.en.names.IR));
  await person.press(enableServiceMessages.en.enable);
}

testInEachBrand(
  'a service is turned on after its terms, used, and turned off at once (SERVICE-14, SERVICE-37)',
  async ({ walker }) => {
    const { email, lines } = await world.open('active-single', { serviceMs: 0 });
    const person = await walker().signIn(email);
    await person.click(layoutMessages.en.areas.services);
    expect(person.heading).toBe(serviceCardsMessages.en.title);
    await person.click(new RegExp(servicesMessages.en.names.IR));
    await person.click(usage.view);
    expect(person.text).toContain(serviceMessages.en.usage.none);

    await person.press(disabled);
    for (const words of enableServiceMessages.en.what.IR) expect(person.text).toContain(words);
    await person.click(enableServiceMessages.en.keep);
    expect(await sent(email)).toEqual([]);
    await enable(person);
    await person.until('International Roaming is now enabled for Robin Hale’s line.');
    // It was just turned on, so nothing was used yet.
    await person.click(usage.view);
    expect(person.text).toContain(serviceMessages.en.usage.none);

    await person.pressTwice(enabled);
    await person.until('International Roaming is now disabled for Robin Hale’s line.');
    expect(person.has('button', disabled)).toBe(true);
    const change = { customerId: lines[0]?.customerId, serviceType: 'IR' };
    expect(await sent(email)).toEqual([
      { ...change, action: 'ENABLE', reason: 'Voluntary' },
      { ...change, action: 'DISABLE' },
    ]);
  },
);
