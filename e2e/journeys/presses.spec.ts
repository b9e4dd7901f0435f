import { addLineMessages } from '#app/copy/add-line.ts';
import { dueMessages } from '#app/copy/due.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { planAdviceMessages } from '#app/copy/plan-advice.ts';
import { termsMessages } from '#app/copy/service-terms.ts';
import { selectMessages as sizeMessages } from '#app/screens/add-data/select/copy.ts';
import { orderMessages } from '#app/screens/add-line/order/copy.ts';
import { confirmMessages } from '#app/screens/activation/confirm/copy.ts';
import { activationResultMessages as resultMessages } from '#app/screens/activation/result/copy.ts';
import { payMessages } from '#app/screens/bills/pay/copy.ts';
import { selectMessages as planMessages } from '#app/screens/change-plan/select/copy.ts';
import { homeMessages } from '#app/screens/home/home/copy.ts';
import { lostStepsMessages } from '#app/screens/support/lost-phone-steps/copy.ts';
import { ordersMessages } from '#app/screens/track-order/orders/copy.ts';
import { walkToConfirm } from '../support/activation.ts';
import { choosePlan, fillLine } from '../support/add-line.ts';
import { watchHands } from '../support/hands.ts';
import { expect, test } from '../support/portal-test.ts';
import type { Walker } from '../support/walker.ts';
import { type AccountSettings, type SeedName, world } from '../support/world.ts';

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
    'a SIM card with a new number, its first month paid (ACTIVATE-35),',
    11,
    'new-sim-delivered',
    {},
    async (person, email) => {
      await world.change(email, { isMonthInAdvancePaid: true });
      await person.click(new RegExp(lineCardMessages.en.actions.activate));
      await walkToConfirm(person, 'new number, SIM, first month paid');
      await person.press(confirmMessages.en.activate);
      expect(person.heading).toBe(resultMessages.en.inProgress);
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
    'extra data',
    3,
    'active-single',
    {},
    async (person) => {
      await person.click(new RegExp(`^${lineCardMessages.en.actions['add-data']}`));
      await person.press(sizeMessages.en.next);
      await person.press(/^Add \d/);
      expect(person.heading).toContain('2 GB');
    },
  ],
  [
    'paying an overdue bill (BILL-30)',
    2,
    'suspended-nonpay',
    {},
    async (person) => {
      await person.press(new RegExp(`^${dueMessages.en.pay('')}`));
      // A page that was late is led to by a link.
      if (person.has('link', payMessages.en.toPage)) await person.open(person.hrefOf(payMessages.en.toPage));
      // On the page of the payment system.
      await person.press('Confirm');
      expect(person.path).toMatch(/^\/bills\?paid=/);
    },
  ],
  [
    'a change to the plan that fits',
    3,
    'six-lines',
    {},
    async (person) => {
      await person.click(/^Change plan – June/);
      await person.click(planAdviceMessages.en.see);
      await person.press(/^Change to /);
      expect(person.heading).toContain('Best Fit 5GB');
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
    'another plan (HOME-28)',
    4,
    'active-single',
    {},
    async (person) => {
      await person.click(/^Change plan/);
      await person.choose(/^Best Fit 15GB/).press(planMessages.en.next);
      await person.press(/^Change now/);
      expect(person.path).toMatch(/^\/change-plan\/[\w-]{22}\/[\w-]{22}$/);
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

type Walk = (person: Walker, email: string) => Promise<void>;

for (const [what, most, seed, settings, walk] of journeys)
  test(`${what} takes at most ${most} presses (SHELL-54)`, async ({ walker }) => {
    const { email } = await world.open(seed, settings);
    const person = await walker().signIn(email, '/home');
    const hands = watchHands(person);
    await walk(person, email);
    expect(hands.presses).toBeLessThanOrEqual(most);
  });
