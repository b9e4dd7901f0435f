import { activitySummaryMessages } from '#app/copy/activity-summary.ts';
import { accountMessages } from '#app/screens/account/account/copy.ts';
import { routerMessages } from '#app/screens/router/router/copy.ts';
import { layoutMessages } from '#app/copy/layout.ts';
import { expect, testInEachBrand } from '../support/portal-test.ts';
import type { Walker } from '../support/walker.ts';
import { world } from '../support/world.ts';

const never = { money: String, day: String, service: String };
const { ways, name, password, restart, reset, status } = routerMessages.en;
const minute = 60_000;
const secret = 'harbor-street-12';

const writes = async (email: string) =>
  (await world.calls(email)).flatMap(({ id, body }) =>
    id?.startsWith('router.') && id !== 'router.device' ? [[id.slice('router.'.length), body]] : [],
  );

/** Types a password, and sends it. */
async function enter(person: Walker, typed: string): Promise<void> {
  await person.fill(password.label, typed).press(password.button);
  // ROUTER-4
  expect(person.html).not.toContain(typed);
  expect(person.url).not.toContain(typed);
}

testInEachBrand(
  'a router gets a name and a password, restarts, and is reset (ROUTER-1 to ROUTER-10)',
  async ({ walker }) => {
    const { email } = await world.open('home-internet', { routerRestartMs: 5 * minute });
    const person = await walker().signIn(email);
    await person.click(layoutMessages.en.areas.account);
    await person.click(accountMessages.en.router);
    expect(person.heading).toBe(routerMessages.en.title);
    expect(person.text).toContain(status.ONLINE);

    await person.click(ways.name);
    const first = person.valueOf(name.label);
    await person.fill(name.label, 'Señal').press(name.button);
    expect(person.alert).toContain(name.wrong.characters);
    await person.fill(name.label, 'Harbor').press(name.button);
    expect(person.notice).toContain(activitySummaryMessages.en.done['router-ssid']({ kind: 'router-ssid' }, '', never));
    expect(person.text).toContain('Harbor');

    await person.click(ways.password);
    await enter(person, 'contraseña-12');
    expect(person.status).toBe(422);
    expect(person.alert).toContain(password.wrong.characters);
    await enter(person, secret);
    expect(person.notice).toContain(
      activitySummaryMessages.en.done['router-password']({ kind: 'router-password' }, '', never),
    );
    expect(person.text).toContain(status.ONLINE);

    await person.click(ways.restart);
    expect(person.text).toContain(restart.points[0]);
    await person.press(restart.button);
    const { url: restarted } = person;
    // While the router restarts, its settings cannot be changed, and the page polls.
    expect(person.text).toContain(status.RESTARTING);
    expect(person.html).toMatch(/http-equiv="refresh" content="5"/i);
    await person.open('/router/reset');
    expect(person.has('button', reset.button)).toBe(false);
    await world.advanceClock(email, 5 * minute);
    await person.open(restarted);
    expect(person.notice).toContain(routerMessages.en.isBack);
    expect(person.html).not.toMatch(/http-equiv="refresh"/i);

    await person.click(ways.reset);
    await person.press(reset.button);
    expect(person.text).toContain(first);
    expect(await writes(email)).toEqual([
      ['changeSsid', { ssid: 'Harbor' }],
      ['changePassword', { password: secret }],
      ['reboot', null],
      ['reset', null],
    ]);

    await person.open('/activity');
    expect(person.text).toContain(
      activitySummaryMessages.en.title['router-password']({ kind: 'router-password' }, '', never),
    );
    expect(person.html).not.toContain(secret);
  },
);
