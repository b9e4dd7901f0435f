import { billsMessages } from '#app/copy/bills.ts';
import { cardsMessages } from '#app/copy/cards.ts';
import { addCardMessages } from '#app/screens/cards/add/copy.ts';
import { expiryMessages } from '#app/screens/cards/expiry/copy.ts';
import { cardListMessages } from '#app/screens/cards/list/copy.ts';
import { removeCardMessages } from '#app/screens/cards/remove/copy.ts';
import { expect, test, testInEachBrand } from '../support/portal-test.ts';
import type { Walker } from '../support/walker.ts';
import { type SeedName, world } from '../support/world.ts';
const [visa, mastercard] = [cardsMessages.en.named('Visa', '4242'), cardsMessages.en.named('Mastercard', '5454')];

/** Signs in as the person of a seed and opens the saved cards from Bills. */
async function open(person: Walker, seed: SeedName) {
  const account = await world.open(seed);
  await person.signIn(account.email, '/bills');
  await person.click(cardsMessages.en.title);
  expect(person.heading).toBe(cardsMessages.en.title);
  return account;
}

testInEachBrand(
  'a default card is set once, an expiry date is corrected, a card is removed (CARD-5, CARD-6, CARD-8)',
  async ({ walker }) => {
    const person = walker();
    const { email } = await open(person, 'active-family');
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

test('a card is added on the hosted page, and the way back is kept; cancelled, none is (CARD-12, CARD-13)', async ({
  walker,
}) => {
  const { email } = await world.open('active-single');
  const person = await walker().signIn(email, '/cards?to=/activation');
  const leave = async (press: string) => {
    await person.click(cardsMessages.en.add);
    await person.press(addCardMessages.en.button);
    // A page that was late is led to by a link.
    if (person.has('link', addCardMessages.en.toPage)) await person.click(addCardMessages.en.toPage);
    await person.press(press);
    expect(person.path).toMatch(/\/cards\?to=%2Factivation&added=[\w-]{22}$/);
  };
  await leave('Cancel');
  await person.until(cardListMessages.en.notAdded.title, 'notice');
  await leave('Save card');
  await person.until('Visa ending in 4444 was added.', 'notice');
  const [request] = await world.calls(email, 'payment.cardPage');
  expect(request?.body).toMatch(/\/activation\?card=[\w-]{22}"/);
  await person.click(cardsMessages.en.backToActivation);
  expect(person.path).toBe('/post-activation-home');
});
