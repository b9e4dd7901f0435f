import { layoutMessages } from '#app/copy/layout.ts';
import { termsMessages } from '#app/copy/service-terms.ts';
import { servicesMessages } from '#app/copy/services.ts';
import { accountMessages } from '#app/screens/account/account/copy.ts';
import { serviceCardsMessages } from '#app/screens/services/cards/copy.ts';
import { serviceMessages } from '#app/screens/services/detail/copy.ts';
import { expect, testInEachBrand } from '../support/portal-test.ts';
import { world } from '../support/world.ts';
const enabled = /^Enabled/;
/** The button below the terms of a line. */
const enable = new RegExp(`^${termsMessages.en.enable}`);
const usage = {
  view: new RegExp(`^${accountMessages.en.usage.view}`),
  hide: new RegExp(`^${accountMessages.en.usage.hide}`),
};
const sent = async (email: string) => (await world.calls(email, 'service.manage')).map(({ body }) => body);

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

    for (const words of termsMessages.en.what.IR) expect(person.text).toContain(words);
    expect(await sent(email)).toEqual([]);
    await person.press(enable);
    await person.until('International Roaming is now enabled for Robin Hale’s line.');
    // It was just turned on, so nothing was used yet.
    await person.click(usage.view);
    expect(person.text).toContain(serviceMessages.en.usage.none);

    await person.pressTwice(enabled);
    await person.until('International Roaming is now disabled for Robin Hale’s line.');
    expect(person.has('button', enable)).toBe(true);
    const change = { customerId: lines[0]?.customerId, serviceType: 'IR' };
    expect(await sent(email)).toEqual([
      { ...change, action: 'ENABLE', reason: 'Voluntary' },
      { ...change, action: 'DISABLE' },
    ]);
  },
);
