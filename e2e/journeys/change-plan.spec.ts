import { changePlanMessages } from '#app/copy/change-plan.ts';
import { chargeMessages } from '#app/copy/charge.ts';
import { resultMessages } from '#app/screens/change-plan/result/copy.ts';
import { reviewMessages } from '#app/screens/change-plan/review/copy.ts';
import { selectMessages } from '#app/screens/change-plan/select/copy.ts';
import { lineInSentence } from '#app/copy/ordinal.ts';
import { linksIn } from '../support/html.ts';
import { expect, test, testInEachBrand } from '../support/portal-test.ts';
import { dollars, scheduledFor } from '../support/words.ts';
import type { Walker } from '../support/walker.ts';
import { world } from '../support/world.ts';
const changes = async (email: string) => (await world.calls(email, 'plan.change')).map(({ body }) => body);
/** The price of a plan is shown without its tax, and confirmed with it. */
const monthly = (cents: number) => chargeMessages.en.amount(dollars(cents + Math.round(cents * 0.0625)), true, true);
/** The button of each time, where there are two. */
const later = (cents: number) => reviewMessages.en.confirmAt['next-cycle']('', monthly(cents));
const now = /^Change now for about /;

/** Signs in and opens Change plan for the first line on Home. @returns the page's path */
async function open(person: Walker, email: string): Promise<string> {
  await person.signIn(email);
  const [addData = ''] = linksIn(person.html, /^\/add-data\//);
  await person.open(addData.replace('/add-data/', '/change-plan/'));
  expect(person.heading).toBe(changePlanMessages.en.title);
  return person.path;
}

async function review(person: Walker, plan: string): Promise<void> {
  await person.choose(new RegExp(`^${plan}`)).press(selectMessages.en.next);
  expect(person.heading).toMatch(new RegExp(`^${plan}, \\$.* per month$`));
}

testInEachBrand(
  'a change now shows the price sheet, then pending, then the new plan (PLAN-1, PLAN-11, PLAN-13, PLAN-14)',
  async ({ walker }) => {
    const { email, customerId } = await world.open('home-internet', { planChangeMs: 2_000 });
    const person = walker();
    await open(person, email);
    expect(person.text).toContain(`Best Fit 5GB ${selectMessages.en.yours}`);
    expect(person.count('input[value="plan-5gb"]:disabled')).toBe(1);
    await review(person, 'Best Fit 15GB');
    for (const words of [
      changePlanMessages.en.prices.discounts.homeInternet,
      dollars(4500),
      `-${dollars(500)}`,
      dollars(4000),
      dollars(2000),
      changePlanMessages.en.prices.today,
      dollars(0),
    ])
      expect(person.text).toContain(words);

    await person.press(now);
    expect(person.heading).toBe(
      resultMessages.en.changing('Best Fit 15GB', lineInSentence({ name: 'Walt Jensen', occurrence: 1 })),
    );
    await person.until(resultMessages.en.done.title);
    expect(await changes(email)).toEqual([{ customerId, newReachPlanId: 'plan-15gb', immediateEffect: true }]);
    await person.open('/home');
    expect(person.textOf('article')).toContain('15 GB');
  },
);

test('schedules an upgrade for the next billing cycle, and shows it on its line (PLAN-5, PLAN-16)', async ({
  walker,
}) => {
  const { email, customerId } = await world.open('active-single');
  const person = walker();
  const select = await open(person, email);
  await review(person, 'Best Fit 10GB');
  await person.press(later(3500));
  await person.until(resultMessages.en.scheduled.title);
  expect(person.text).toContain(changePlanMessages.en.nextCycle);
  expect(await changes(email)).toEqual([{ customerId, newReachPlanId: 'plan-10gb', immediateEffect: false }]);
  await person.open('/home');
  expect(person.textOf('article')).toContain(scheduledFor('Best Fit 10GB'));
  // The scheduled upgrade can be had now, and not scheduled again.
  await person.open(select);
  await review(person, 'Best Fit 10GB');
  expect(person.has('button', later(3500))).toBe(false);
  expect(person.has('button', /^Change to Best Fit 10GB for about /)).toBe(true);
});
