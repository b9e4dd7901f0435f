import { activitySummaryMessages } from '#app/copy/activity-summary.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { kitMessages } from '#app/screens/esim/kit/copy.ts';
import { esimSetupMessages } from '#app/screens/esim/setup/copy.ts';
import { expect, test, testInEachBrand } from '../support/portal-test.ts';
import type { Walker } from '../support/walker.ts';
import { world } from '../support/world.ts';

const copy = esimSetupMessages.en;

/** Somebody whose active eSIM is not set up on the phone. */
async function open(person: Walker) {
  const account = await world.open('active-single');
  await world.change(account.email, { esim: true, eSimSetup: false });
  await person.signIn(account.email);
  return account;
}

testInEachBrand(
  'an eSIM is set up by link, QR code or hand, and Done ends it once (ESIM-4, ESIM-9, ESIM-10)',
  async ({ walker }) => {
    const person = walker();
    const { email } = await open(person);
    await person.click(new RegExp(lineCardMessages.en.actions['complete-esim-setup']));
    expect(person.heading).toBe(copy.title);
    expect(person.count('ol.options li')).toBe(4);
    const code = /LPA:1\$rsp\.example\.test\$[0-9A-F]+/.exec(person.text)?.[0] ?? '';
    expect(code).not.toBe('');
    expect(person.hrefOf(copy.install.here)).toBe(
      `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${code}`,
    );
    expect(person.count('figure svg[role=img]')).toBe(1);
    await person.click(copy.systems.android);
    expect(person.count('ol.options li')).toBe(7);
    expect(person.hrefOf(copy.install.here)).toContain('https://esimsetup.android.com/');

    await person.press(copy.done);
    expect(person.alert).toContain(copy.unticked);
    expect(await world.calls(email, 'customer.updateFields')).toEqual([]);
    await person.choose(copy.completed).pressTwice(copy.done);
    expect(person.path).toBe('/post-activation-home');
    expect((await world.calls(email, 'customer.updateFields')).map(({ body }) => body)).toEqual([
      { data: { eSimSetup: true, activationJourneyStatus: 'COMPLETED' } },
    ]);
    await person.open('/steps');
    expect(person.text).toContain('None of your lines');
  },
);

test('the kit is sent again, three times an hour (ESIM-11, ESIM-12)', async ({ walker }) => {
  const person = walker();
  const { email } = await open(person);
  for (const turn of [1, 2, 3]) {
    await person.open('/steps');
    await person.click(copy.resend);
    await person.press(kitMessages.en.resend);
    await person.until(activitySummaryMessages.en.done['esim-kit']({ kind: 'esim-kit' }, '', never), 'notice');
    expect((await world.calls(email, 'activation.resendQr')).length).toBe(turn);
  }
  await person.click(copy.resend);
  await person.press(kitMessages.en.resend);
  expect(person.status).toBe(429);
  expect((await world.calls(email, 'activation.resendQr')).length).toBe(3);
});
const never = { money: String, day: String, service: String };
