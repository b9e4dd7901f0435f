import { layoutMessages } from '#app/copy/layout.ts';
import { servicesMessages } from '#app/copy/services.ts';
import { accountMessages } from '#app/screens/account/account/copy.ts';
import { serviceCardsMessages } from '#app/screens/services/cards/copy.ts';
import { serviceMessages } from '#app/screens/services/detail/copy.ts';
import { enableServiceMessages } from '#app/screens/services/enable/copy.ts';
import { ratesMessages } from '#app/screens/services/rates/copy.ts';
import { expect, test, testInEachBrand } from '../support/portal-test.ts';
import type { Walker } from '../support/walker.ts';
import { world } from '../support/world.ts';

const roaming = '/services/international-roaming';
const enabled = /^Enabled/;
const disabled = /^Disabled/;
const usage = {
  view: new RegExp(`^${accountMessages.en.usage.view}`),
  hide: new RegExp(`^${accountMessages.en.usage.hide}`),
};
const letsTalk = "The service you're attempting to access or update is temporarily unavailable.";

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

test('each refusal has its page, and the switch is as it was (SERVICE-31 to SERVICE-36)', async ({ walker }) => {
  const { email } = await world.open('active-single');
  const person = await walker().signIn(email, roaming);
  await person.press(disabled);
  const terms = person.path;
  const refuse = async (resCode: number) => {
    await world.injectFault(email, { endpoint: 'service.manage', fault: resCode });
    await person.open(terms);
    await person.press(enableServiceMessages.en.enable);
  };
  await refuse(40618);
  await person.until(serviceMessages.en.after.inProgress, 'notice');
  expect(person.has('button', disabled)).toBe(true);
  await refuse(40622);
  await person.until(/^Something Went Wrong$/, 'heading');
  expect(person.title).toMatch(/^Something Went Wrong –/);
  expect(person.hrefOf(serviceMessages.en.error.home)).toBe('/post-activation-home');
  await refuse(40623);
  await person.until(
    'Your service activation request for International Roaming could not be completed at this time. Please reach out ' +
      'to our Care Team at',
    'alert',
  );
  await refuse(40624);
  await person.until(letsTalk, 'alert');
  expect(person.isDisabled('button', disabled)).toBe(true);
  await refuse(40625);
  await person.until(letsTalk);
  // Beside the terms, or beside the switch where the answer came late.
  expect(person.isDisabled('button', /^(Disabled|Enable Service)/)).toBe(true);
  await person.open(roaming);
  expect(person.has('button', disabled)).toBe(true);
  expect(await sent(email)).toHaveLength(5);
});

test('rates and usage can be looked up without script (SERVICE-21, SERVICE-26)', async ({ walker }) => {
  const { email } = await world.open('roaming-on');
  const person = await walker().signIn(email, roaming);
  await person.click(new RegExp(`^${servicesMessages.en.viewRates}`));
  await person.press(ratesMessages.en.show);
  expect(person.text).toContain(ratesMessages.en.choose);
  await person.select(ratesMessages.en.country, 'Portugal').press(ratesMessages.en.show);
  expect(person.path).toBe(`${roaming}/rates/PT`);
  expect(person.text).toMatch(
    /Portugal\s*Data\s*\$5\.\d\d per 100 MB\s*Voice\s*\$0\.\d\d per min\s*SMS\s*\$0\.\d\d per SMS/,
  );
  expect((await person.open(`${roaming}/rates/CU`)).status).toBe(404);
  expect((await person.open('/services/international-calling/rates/CU')).text).toMatch(
    /Cuba\s*Voice\s*\$0\.95 per min/,
  );
  expect((await person.open('/services/domestic-roaming/rates')).status).toBe(404);

  await person.open(roaming);
  await person.click(usage.view, { in: 'Mila Rossi' });
  expect(person.text).toMatch(/[A-Z][a-z]{2} \d\d, \d{4} - [A-Z][a-z]{2} \d\d, \d{4}/);
  expect(person.text).toContain('Portugal, Spain');
  expect(person.text).toContain('This is the current billing cycle.');
  await person.click(/Previous/);
  expect(person.text).toContain('Canada');
  await person.click(/Previous/);
  expect(person.text).toContain(serviceMessages.en.usage.none);
  await person.click(usage.hide);
  expect(person.has('link', /Previous/)).toBe(false);
});

testInEachBrand(
  'services are closed by the configuration, and by rules (SERVICE-1, SERVICE-3, SERVICE-10)',
  async ({ walker }) => {
    const closed = await world.open('active-single', { config: { SERVICE_TAB: 'DISABLE' } });
    const person = await walker().signIn(closed.email, '/services');
    expect(person.status).toBe(404);
    expect(person.has('link', layoutMessages.en.areas.services)).toBe(false);
    for (const path of [roaming, `${roaming}/rates`, `${roaming}/rates/PT`])
      expect((await person.open(path)).status).toBe(404);

    const one = await world.open('active-single', { config: { IS_DR_ENABLED: 'DISABLE' } });
    const other = await walker().signIn(one.email, '/services');
    expect(other.isDisabled('button', new RegExp(servicesMessages.en.names.DR))).toBe(true);
    expect((await other.open('/services/domestic-roaming')).status).toBe(403);

    const { email } = await world.open('suspended-nonpay');
    const blocked = await walker().signIn(email, roaming);
    expect(blocked.reasons('article')).toHaveLength(2);
    expect(blocked.text).toContain(letsTalk);
  },
);
