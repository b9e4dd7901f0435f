import { billsMessages } from '#app/copy/bills.ts';
import { cardsMessages } from '#app/copy/cards.ts';
import { expiryMessages } from '#app/screens/cards/expiry/copy.ts';
import { cardListMessages } from '#app/screens/cards/list/copy.ts';
import { removeCardMessages } from '#app/screens/cards/remove/copy.ts';
import { expect, testInEachBrand } from '../support/portal-test.ts';
import { world } from '../support/world.ts';

const [visa, mastercard] = [cardsMessages.en.named('Visa', '4242'), cardsMessages.en.named('Mastercard', '5454')];

testInEachBrand(
  'a default card is set once, an expiry date is corrected, a card is removed (CARD-5, CARD-6, CARD-8)',
  async ({ walker }) => {
    const { email } = await world.open('active-family');
    const person = await walker().signIn(email, '/bills');
    await person.click(cardsMessages.en.title);
    expect(person.heading).toBe(cardsMessages.en.title);
    // CARD-12: there are four.
    expect(person.isDisabled('button', cardsMessages.en.add)).toBe(true);
    await person.pressTwice(cardListMessages.en.setDefault, { in: mastercard });
    await person.until('Card ending in 5454 is your default card!', 'notice');
    expect(await world.count(email, 'card.setDefault')).toBe(1);
    expect(person.wordsOf(mastercard)).toContain(cardListMessages.en.tags.default);

    await person.click(cardsMessages.en.update, { in: visa });
    await person.fill(expiryMessages.en.label, '1329').press(expiryMessages.en.button);
    expect(person.alert).toContain('Please enter a correct month.');
    await person.fill(expiryMessages.en.label, '01 / 20').press(expiryMessages.en.button);
    expect(person.alert).toContain('Please enter a correct year.');
    expect(await world.count(email, 'card.updateExpiry')).toBe(0);
    await person.fill(expiryMessages.en.label, '0831').press(expiryMessages.en.button);
    await person.until('Card expiry updated.', 'notice');
    expect(person.wordsOf(visa)).toContain('08/31');

    await person.click(cardsMessages.en.remove, { in: visa });
    await person.click(removeCardMessages.en.keep);
    await person.click(cardsMessages.en.remove, { in: visa });
    await person.press(removeCardMessages.en.button);
    await person.until('Card ending in 4242 deleted successfully!', 'notice');
    expect(person.text).not.toContain(visa);
    await person.click(billsMessages.en.backToBills);
    expect(person.path).toMatch(/\/bills$/);
  },
);
