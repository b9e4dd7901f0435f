import { trackMessages } from '#app/copy/track.ts';
import { esimSetupMessages } from '#app/screens/esim/setup/copy.ts';
import { lineStatusPageMessages } from '#app/screens/status/line/copy.ts';
import { expect, testInEachBrand } from '../support/portal-test.ts';
import type { Walker } from '../support/walker.ts';
import { world } from '../support/world.ts';

const copy = lineStatusPageMessages.en;

const { fields } = copy.fix;
const minute = 60_000;
const steps = (person: Walker) => person.textsOf('main ol > li').map((text) => text.replace(/( ·)? \w{3} \d.*/, ''));
const sent = async (email: string) => (await world.calls(email, 'activation.start')).map(({ body }) => body);

testInEachBrand(
  'an account number is corrected wrongly, then rightly, and the number arrives (PORT-7, PORT-14)',
  async ({ walker }) => {
    const { email, customerId } = await world.open('port-failed-account', { portMs: 0 });
    const person = await walker().signIn(email, '/status');
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
