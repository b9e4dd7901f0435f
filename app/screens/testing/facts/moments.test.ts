import { expect, test } from 'vitest';
import { demo, temp1 } from '#app/brand/testing/brands.ts';
import { paths } from '#app/ui/paths.ts';
import { scenarioOf } from '#fixtures/scenarios/scenarios.ts';
import { shiftDays, shiftMonths } from '#rpc/domain/day.ts';
import { atOneMoment, pass, second, setUpClock, world } from './clock.ts';
import { contradictions, openPages } from './look.ts';
import { Stage } from './stage.ts';
import { unchanged, uncharged } from './truths.ts';

setUpClock();

const oneDay = 24 * 60 * 60 * second;

test.each([
  [150, []],
  [600, ['no-trace']],
])(
  'a top-up that arrives after %s s ends as done, and no page ever denies its charge (LEDGER-7)',
  async (seconds, passed) => {
    const scenario = scenarioOf('top-up');
    const stage = new Stage(scenario);
    const person = stage.person();
    await person.open(paths.home);
    const form = await stage.openForm(scenario, person);
    const what = { kind: 'late', ms: seconds * second } as const;
    world.faults.add({ owner: stage.at.key, endpoint: 'topup.create', what, afterEffect: false, times: 1, skip: 0 });
    const { location } = await person.post(form.path, form.fields);
    const [{ id = '' } = {}] = await stage.operations();
    const pages = [location, paths.home, paths.bills, paths.activity, paths.activityEntry(id)];
    const states: (string | undefined)[] = [];
    const denials: string[] = [];
    for (const wait of [1, 60, 61, 20, 20, 60, 300, 100, 600, 3_600]) {
      await pass(wait * second);
      const views = await atOneMoment(() => openPages(person, pages));
      const [operation] = await stage.operations();
      states.push(operation?.state);
      const claims = views.filter(({ text }) => unchanged.test(text) || uncharged.test(text)).map(({ path }) => path);
      denials.push(...claims, ...contradictions(views));
    }
    expect(denials).toEqual([]);
    expect([states[0], states.at(-1)]).toEqual(['unknown', 'done']);
    expect(states).toEqual(expect.arrayContaining(passed));
  },
);

test.each([
  { name: 'the main brand', brand: demo, lagDays: 0, data: 'usable' },
  { name: 'the main brand', brand: demo, lagDays: 3, data: 'unread' },
  { name: 'TEMP1', brand: temp1, lagDays: 0, data: 'usable' },
  { name: 'TEMP1', brand: temp1, lagDays: 3, data: 'usable' },
])(
  'on the bill day of $name, with a carrier $lagDays days late, cycles contain today (ACCOUNT-3, ACCOUNT-20)',
  async ({ brand, lagDays, data }) => {
    const stage = new Stage(scenarioOf('service'), brand);
    stage.at.durations.billRunLagMs = lagDays * oneDay;
    const [line] = stage.at.lines;
    const billDay = line?.customer.nextBillingDate ?? '';
    await pass(Date.parse(billDay) + oneDay / 2 - world.now(stage.at));
    const [ref = ''] = (await stage.lineIds()).keys();
    const person = stage.person();
    const home = await person.open(paths.home);
    const services = await person.open(paths.service('IR', { usage: ref }));
    expect(line?.customer.nextBillingDate === billDay).toBe(lagDays > 0);
    const nextDay = shiftMonths(billDay, 1);
    const left = data === 'usable' ? { left: { resetsOn: nextDay } } : {};
    expect(home.models).toMatchObject([{ nextBill: { day: nextDay }, lines: [{ data: { kind: data, ...left } }] }]);
    expect(services.models).toMatchObject([
      { usage: { cycle: { start: billDay, end: shiftDays(nextDay, -1) }, next: undefined } },
    ]);
  },
);
