import type { Page } from '@playwright/test';
import { billsCopy } from '#app/copy/bills.en.ts';
import { cardsCopy } from '#app/copy/cards.en.ts';
import { cardsCopyEs } from '#app/copy/cards.es.ts';
import { activitySummaryCopyEs } from '#app/copy/activity-summary.es.ts';
import { addCardCopy } from '#app/screens/cards/add/copy.en.ts';
import { expiryCopy } from '#app/screens/cards/expiry/copy.en.ts';
import { expiryMessages } from '#app/screens/cards/expiry/copy.ts';
import { cardListCopy } from '#app/screens/cards/list/copy.en.ts';
import { cardListMessages } from '#app/screens/cards/list/copy.ts';
import { removeCardCopy } from '#app/screens/cards/remove/copy.en.ts';
import { removeCardMessages } from '#app/screens/cards/remove/copy.ts';
import { expect, test } from '../support/portal-test.ts';
import { signIn } from '../support/sign-in.ts';
import { type SeedName, world } from '../support/world.ts';

const write = { money: String, day: String };
const main = (page: Page) => page.getByRole('main');
const card = (page: Page, name: string) => page.getByRole('region', { name });
const [visa, mastercard] = [cardsCopy.named('Visa', '4242'), cardsCopy.named('Mastercard', '5454')];

/** Signs in as the person of a seed and opens the saved cards from Bills. */
async function open(page: Page, seed: SeedName) {
  const person = await world.open(seed);
  await signIn(page, person.email, { to: '/bills' });
  await page.getByRole('link', { name: cardsCopy.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cardsCopy.title);
  return person;
}

test('a default card is set once, an expiry date is corrected, a card is removed (CARD-5, CARD-6, CARD-8)', async ({
  page,
}) => {
  const { email } = await open(page, 'active-family');
  // CARD-12: there are four.
  await expect(main(page).getByRole('button', { name: cardsCopy.add })).toBeDisabled();
  await card(page, mastercard).getByRole('button', { name: cardListCopy.setDefault }).dblclick();
  await expect(page.getByRole('status')).toContainText('Card ending in 5454 is your default card!');
  expect(await world.count(email, 'card.setDefault')).toBe(1);
  await expect(card(page, mastercard)).toContainText(cardListCopy.tags.default);

  await card(page, visa).getByRole('link', { name: cardsCopy.update }).click();
  const field = page.getByLabel(expiryCopy.label);
  await field.fill('1329');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Please enter a correct month.');
  await field.fill('01 / 20');
  await page.getByRole('button', { name: expiryCopy.button }).click();
  await expect(page.getByRole('alert')).toContainText('Please enter a correct year.');
  expect(await world.count(email, 'card.updateExpiry')).toBe(0);
  await field.fill('0831');
  await page.getByRole('button', { name: expiryCopy.button }).click();
  await expect(page.getByRole('status')).toContainText('Card expiry updated.');
  await expect(card(page, visa)).toContainText('08/31');

  await card(page, visa).getByRole('link', { name: cardsCopy.remove }).click();
  await page.getByRole('link', { name: removeCardCopy.keep }).click();
  await card(page, visa).getByRole('link', { name: cardsCopy.remove }).click();
  await page.getByRole('button', { name: removeCardCopy.button }).click();
  await expect(page.getByRole('status')).toContainText('Card ending in 4242 deleted successfully!');
  await expect(card(page, visa)).toHaveCount(0);
  await page.getByRole('link', { name: billsCopy.backToBills }).click();
  await expect(page).toHaveURL(/\/bills$/);
});

test('a card is added on the hosted page, and the way back is kept; cancelled, none is (CARD-12, CARD-13)', async ({
  page,
}) => {
  const { email } = await world.open('active-single');
  await signIn(page, email, { to: '/cards?to=/activation' });
  const leave = async (press: string) => {
    await page.getByRole('link', { name: cardsCopy.add }).click();
    await page.getByRole('button', { name: addCardCopy.button }).click();
    await page.getByRole('button', { name: press }).click();
    await expect(page).toHaveURL(/\/cards\?to=%2Factivation&added=[\w-]{16}$/);
  };
  await leave('Cancel');
  await expect(page.getByRole('status')).toContainText(cardListCopy.notAdded.title);
  await leave('Save card');
  await expect(page.getByRole('status')).toContainText('Visa ending in 4444 was added.');
  const [request] = await world.calls(email, 'payment.cardPage');
  expect(request?.body).toMatch(/\/activation\?card=[\w-]{16}"/);
  await page.getByRole('link', { name: cardsCopy.backToActivation }).click();
  await expect(page).toHaveURL(/\/activation$/);
});

test('a refusal shows the carrier’s message; a lost reply is checked and not sent again (CARD-15, CARD-16)', async ({
  page,
}) => {
  const { email } = await open(page, 'active-single');
  const press = () => card(page, mastercard).getByRole('button', { name: cardListCopy.setDefault }).click();
  const fault = { resCode: 'CARD_LOCKED', message: '<b>This card is locked.</b>' };
  await world.injectFault(email, { endpoint: 'card.setDefault', fault });
  await press();
  await expect(page.getByRole('alert')).toContainText('<b>This card is locked.</b>');
  await world.injectFault(email, { endpoint: 'card.setDefault', fault: 'reset', afterEffect: true });
  await press();
  await expect(page.getByRole('status')).toContainText('Card ending in 5454 is your default card!', {
    timeout: 20_000,
  });
  expect(await world.count(email, 'card.setDefault')).toBe(2);
});

test('in Spanish a card is updated and removed all the same (COPY-3)', async ({ page, context }) => {
  const { email } = await world.open('active-single');
  await signIn(page, email);
  await context.addCookies([{ name: 'language', value: 'es', url: page.url() }]);
  await page.goto('/cards');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cardsCopyEs.title);
  await page.getByRole('link', { name: cardsCopyEs.update }).last().click();
  await page.getByRole('textbox').fill('08 / 31');
  await page.getByRole('button', { name: expiryMessages.es.button }).click();
  await expect(page.getByRole('status')).toContainText(
    activitySummaryCopyEs.done['card-expiry']({ kind: 'card-expiry' }, '', write),
  );
  await page.getByRole('link', { name: cardsCopyEs.remove }).click();
  await page.getByRole('button', { name: removeCardMessages.es.button }).click();
  await expect(page.getByRole('status')).toContainText(cardListMessages.es.removed('5454'));
});

test('a secondary sees no card, and what they forge is refused (CARD-4)', async ({ visitor }) => {
  const { email } = await world.open('secondary-active');
  const browser = await visitor();
  await browser.signIn(email);
  expect(await browser.read('/cards')).toContain('Only the primary holder');
  const forged = { _token: await browser.tokenAt('/cards'), card: 'x'.repeat(16), operation: 'y'.repeat(16) };
  expect([403, 404]).toContain((await browser.post('/cards', forged)).status());
  expect((await world.calls(email)).filter(({ id }) => id?.startsWith('card.'))).toEqual([]);
});
