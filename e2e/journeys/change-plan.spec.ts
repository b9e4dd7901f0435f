import { changePlanMessages } from '#app/copy/change-plan.ts';
import { resultMessages } from '#app/screens/change-plan/result/copy.ts';
import { selectMessages } from '#app/screens/change-plan/select/copy.ts';
import { lineInSentence } from '#app/copy/ordinal.ts';
import { linksIn } from '../support/html.ts';
import { expect, testInEachBrand } from '../support/portal-test.ts';
import { dollars } from '../support/words.ts';
import { world } from '../support/world.ts';

testInEachBrand(
  'a change now shows the price sheet, then pending, then the new plan (PLAN-1, PLAN-11, PLAN-13, PLAN-14)',
  async ({ walker }) => {
    const { email, customerId } = await world.open('home-internet', { planChangeMs: 2_000 });
    const person = walker();
    await person.signIn(email);
    const [addData = ''] = linksIn(person.html, /^\/add-data\//);
    await person.open(addData.replace('/add-data/', '/change-plan/'));
    expect(person.heading).toBe(changePlanMessages.en.title);
    expect(person.text).toContain(`Best Fit 5GB ${selectMessages.en.yours}`);
    expect(person.count('input[value="plan-5gb"]:disabled')).toBe(1);
    await person.choose(/^Best Fit 15GB/).press(selectMessages.en.next);
    expect(person.heading).toMatch(/^Best Fit 15GB, \$.* per month$/);
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

    await person.press(/^Change now for about /);
    expect(person.heading).toBe(
      resultMessages.en.changing('Best Fit 15GB', lineInSentence({ name: 'Walt Jensen', occurrence: 1 })),
    );
    await person.until(resultMessages.en.done.title);
    const changes = await world.calls(email, 'plan.change');
    expect(changes.map(({ body }) => body)).toEqual([
      { customerId, newReachPlanId: 'plan-15gb', immediateEffect: true },
    ]);
    await person.open('/home');
    expect(person.textOf('article')).toContain('15 GB');
  },
);
