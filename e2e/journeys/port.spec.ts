import { trackMessages } from '#app/copy/track.ts';
import { esimSetupMessages } from '#app/screens/esim/setup/copy.ts';
import { lineStatusPageMessages } from '#app/screens/status/line/copy.ts';
import { expect, testInEachBrand } from '../support/portal-test.ts';
import type { Walker } from '../support/walker.ts';
import { type SeedName, world } from '../support/world.ts';

const copy = lineStatusPageMessages.en;

const { fields } = copy.fix;
const minute = 60_000;
const steps = (person: Walker) => person.textsOf('main ol > li').map((text) => text.replace(/( ·)? \w{3} \d.*/, ''));
const sent = async (email: string) => (await world.calls(email, 'activation.start')).map(({ body }) => body);

async function open(person: Walker, seed: SeedName, portMs: number) {
  const account = await world.open(seed, { portMs });
  await person.signIn(account.email, '/status');
  return account;
}

testInEachBrand(
  'an account number is corrected wrongly, then rightly, and the number arrives (PORT-7, PORT-14)',
  async ({ walker }) => {
    const person = walker();
    const { email, customerId } = await open(person, 'port-failed-account', 0);
    expect(person.path).toMatch(/^\/status\/[\w-]{22}$/);
    expect(person.heading).toBe(copy.fix.title);
    expect(steps(person)).toEqual([
      `${copy.steps.sent} ${trackMessages.en.done}`,
      `${copy.steps.waiting} ${trackMessages.en.done}`,
      `${copy.steps.fix} ${trackMessages.en.current}`,
      `${copy.steps.done} ${trackMessages.en.next}`,
    ]);

    await person.fill(fields.account.label, 'A.1').press(copy.fix.send);
    expect(person.status).toBe(422);
    expect(person.alert).toContain(fields.account.format);
    expect(person.valueOf(fields.account.label)).toBe('');
    expect(person.html).not.toContain('A.1');
    expect(await sent(email)).toEqual([]);

    await person.fill(fields.account.label, 'X7781009').press(copy.fix.send);
    expect(person.heading).toBe(copy.fix.title);
    expect(person.html).not.toContain('7781009');
    await world.settings(email, { portMs: 10 * minute });
    const older = await person.tab().open(person.path);
    // In groups, like on the old carrier's bill.
    await person.fill(fields.account.label, 'A447-1920 083').pressTwice(copy.fix.send);
    expect(person.heading).toBe(copy.porting.title);
    await older.fill(fields.account.label, 'A1').press(copy.fix.send);
    expect(older.heading).toBe(copy.porting.title);
    expect(await sent(email)).toEqual(
      ['X7781009', 'A4471920083'].map((oldCarrierAccountNumber) => ({
        customerId,
        reachPlanId: 'plan-5gb',
        imei: expect.any(String),
        make: 'Apple',
        model: 'iPhone 15',
        esim: true,
        skipHold: true,
        isPort: true,
        portUpdate: true,
        numberToPort: '5550108890',
        oldCarrier: 'Northwind Wireless',
        oldCarrierAccountNumber,
        oldZip: '01852',
      })),
    );

    await world.advanceClock(email, 11 * minute);
    await person.until(copy.done.port.text);
    expect(person.success).toContain(copy.done.port.title);
    await person.click(copy.done.continue);
    expect(person.heading).toBe(esimSetupMessages.en.title);
  },
);

testInEachBrand(
  'what only people can mend has the care number, as has a refused correction (PORT-8, PORT-16, PORT-22)',
  async ({ walker }) => {
    const person = walker();
    await open(person, 'port-failed-other', 0);
    expect(person.heading).toBe(copy.care.port.title);
    expect(person.count('form[method=post]:not([action])')).toBe(0);

    const other = walker({ tracked: true });
    const { email } = await open(other, 'port-failed-account', 0);
    const path = other.path;
    await world.injectFault(email, { endpoint: 'activation.start', fault: 40_622 });
    await other.fill(fields.account.label, '4471920083').press(copy.fix.send);
    expect(other.text).toContain('We couldn’t send your correction');
    for (const turnedAway of [40_245, 40_267]) {
      await other.open(path);
      await world.injectFault(email, { endpoint: 'activation.start', fault: turnedAway });
      await other.fill(fields.account.label, '4471920083').press(copy.fix.send);
      expect(other.text).toContain('We couldn’t send your correction');
    }
    await expect.poll(() => world.calls(email, 'marketing.getInTouch')).toHaveLength(2);
    await other.open(path);
    await world.injectFault(email, { endpoint: 'activation.start', fault: 40_624 });
    await other.fill(fields.account.label, '4471920083').press(copy.fix.send);
    expect(other.text).toContain('Your home internet service must be installed and active first.');
  },
);
