import { addLineMessages } from '#app/copy/add-line.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { termsMessages } from '#app/copy/service-terms.ts';
import { orderMessages } from '#app/screens/add-line/order/copy.ts';
import { confirmMessages } from '#app/screens/activation/confirm/copy.ts';
import { activationResultMessages as resultMessages } from '#app/screens/activation/result/copy.ts';
import { homeMessages } from '#app/screens/home/home/copy.ts';
import { lostStepsMessages } from '#app/screens/support/lost-phone-steps/copy.ts';
import { ordersMessages } from '#app/screens/track-order/orders/copy.ts';
import { walkToConfirm } from '../support/activation.ts';
import { choosePlan, fillLine } from '../support/add-line.ts';
import { expect, test } from '../support/portal-test.ts';
import type { Walker } from '../support/walker.ts';
import { type AccountSettings, type SeedName, world } from '../support/world.ts';

/**
 * Counts what a person touches from now on: links, buttons, options, and each field that the page leaves empty. A field
 * that the keyboard's Next key leads to from the field before needs no tap (SHELL-56).
 */
function countPresses(person: Walker): () => number {
  let count = 0;
  /** Label of the field to which the Next key leads from the field that was filled last. */
  let reached: string | undefined;
  for (const name of ['click', 'press', 'fill', 'choose', 'select'] as const) {
    const act = person[name];
    Object.assign(person, {
      [name]: (...args: [label: string]) => {
        if (name !== 'fill') count += 1;
        else if (person.valueOf(args[0]) === '') count += args[0] === reached ? 0 : 1;
        reached = name === 'fill' ? person.afterNextKey(args[0]) : undefined;
        return Reflect.apply(act, person, args) as unknown;
      },
    });
  }
  return () => count;
}

/** Each begins at Home, and goes through the pages that the requirement names (ACTIVATE-1). */
const journeys: [what: string, most: number, seed: SeedName, settings: AccountSettings, walk: Walk][] = [
  [
    'an eSIM with a new number, to the setup',
    8,
    'new-esim',
    { activationMs: 0 },
    async (person) => {
      await person.click(new RegExp(lineCardMessages.en.actions.activate));
      await walkToConfirm(person, 'new number, eSIM');
      await person.press(confirmMessages.en.activate);
      await person.until(resultMessages.en.setup);
    },
  ],
  [
    'a SIM card with a number that is moved',
    14,
    'new-sim-delivered',
    {},
    async (person) => {
      await person.click(new RegExp(lineCardMessages.en.actions.activate));
      await walkToConfirm(person, 'port-in, SIM');
      await person.press(confirmMessages.en.activate);
      // A carrier that answers late is asked from the result page, which then leads on.
      await expect.poll(async () => (await person.reload()).path).toMatch(/^\/status/);
    },
  ],
  [
    'one more line with an eSIM',
    9,
    'active-single',
    {},
    async (person) => {
      await person.click(homeMessages.en.addLine.button);
      await choosePlan(person, 'Best Fit 2GB', 1);
      await fillLine(person, 'Second line', { first: 'Ana', sim: 'esim' });
      await person.press(/^Order /);
      await person.until(orderMessages.en.done(addLineMessages.en.lines(1)));
    },
  ],
  [
    'Track Order',
    1,
    'new-sim-ordered',
    {},
    async (person) => {
      await person.click(lineCardMessages.en.actions['track-order']);
      expect(person.heading).toMatch(new RegExp(`^${ordersMessages.en.title}`));
    },
  ],
  [
    'roaming, with the rate of a country',
    3,
    'active-single',
    { serviceMs: 0 },
    async (person) => {
      await person.click(new RegExp(`^${homeMessages.en.abroad.title.replace('?', String.raw`\?`)}`));
      await person.click('Mexico');
      expect(person.text).toContain('per min');
      await person.press(new RegExp(`^${termsMessages.en.enable}`));
      await person.until('International Roaming is now enabled');
    },
  ],
  [
    'a lost phone secured',
    2,
    'active-single',
    {},
    async (person) => {
      await person.click(homeMessages.en.lostPhone);
      await person.press(lostStepsMessages.en.secure.button);
      await person.until(lostStepsMessages.en.secured.done.title);
    },
  ],
];

type Walk = (person: Walker) => Promise<void>;

for (const [what, most, seed, settings, walk] of journeys)
  test(`${what} takes at most ${most} presses (SHELL-54)`, async ({ walker }) => {
    const { email } = await world.open(seed, settings);
    const person = await walker().signIn(email, '/home');
    const presses = countPresses(person);
    await walk(person);
    expect(presses()).toBeLessThanOrEqual(most);
  });
