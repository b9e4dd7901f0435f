import { lineCardMessages } from '#app/copy/line-card.ts';
import { resultMessages } from '#app/screens/add-data/result/copy.ts';
import { reviewMessages } from '#app/screens/add-data/review/copy.ts';
import { selectMessages } from '#app/screens/add-data/select/copy.ts';
import { lineInSentence, lineTitle } from '#app/copy/ordinal.ts';
import { marco } from '../support/rename.ts';
import { expect, testInEachBrand } from '../support/portal-test.ts';
import { addDataTo, dollars, withTax } from '../support/words.ts';
import { world } from '../support/world.ts';

testInEachBrand(
  '2 GB for one line of a family: pending, done, and on Home (TOPUP-1, TOPUP-4, TOPUP-5)',
  async ({ walker }) => {
    const family = await world.open('active-family', { pulse: { pulse: 0.5, pulseCost: 2.25 }, topUpMs: 2_000 });
    const person = await walker().signIn(family.email);
    const lines = [
      marco,
      { occurrence: 4 },
      { name: 'Dana Reyes', occurrence: 1 },
      { name: 'Ana Reyes', occurrence: 3 },
    ];
    expect(person.textsOf('main h2[id^=line]')).toEqual(lines.map((line) => lineTitle(line)));
    expect(person.wordsOf(lineTitle(marco))).toContain(`0.3 GB ${lineCardMessages.en.leftOf('5 GB')}`);

    await person.click(addDataTo(marco), { in: lineTitle(marco) });
    const price = dollars(900);
    expect(person.isChosen(`2 GB ${price}`)).toBe(true);
    await person.press(selectMessages.en.next);
    expect(person.heading).toBe(reviewMessages.en.title);
    expect(person.text).toContain(price);
    await person.press(reviewMessages.en.confirm('2 GB', withTax(956)));

    expect(person.heading).toBe(resultMessages.en.adding('2 GB', lineInSentence(marco)));
    await person.until(resultMessages.en.done('2 GB'));
    expect(person.success).toContain(resultMessages.en.done('2 GB'));
    expect(person.text).toContain(dollars(956));
    await person.click(resultMessages.en.home);
    expect(person.wordsOf(lineTitle(marco))).toContain(`2.3 GB ${lineCardMessages.en.leftOf('7 GB')}`);

    const [order, ...more] = await world.calls(family.email, 'topup.create');
    expect(more).toEqual([]);
    // TOPUP-4: four pulses of half a gigabyte at 2.25 cost the 9.00 that were shown.
    expect(order?.body).toEqual({
      customerId: family.lines[1]?.customerId,
      totalData: 2,
      taxInfo: { customerId: family.lines[0]?.customerId },
    });
    expect(order?.path).toContain(family.lines[1]?.customerId);
  },
);
