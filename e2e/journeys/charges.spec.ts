import { confirmMessages } from '#app/screens/activation/confirm/copy.ts';
import { activationResultMessages } from '#app/screens/activation/result/copy.ts';
import { summaryMessages } from '#app/screens/activation/summary/copy.ts';
import { resultMessages as topUpResultMessages } from '#app/screens/add-data/result/copy.ts';
import { reviewMessages as topUpReviewMessages } from '#app/screens/add-data/review/copy.ts';
import { selectMessages } from '#app/screens/add-data/select/copy.ts';
import { openChecklist, walkToConfirm } from '../support/activation.ts';
import { expect, test, testInEachBrand } from '../support/portal-test.ts';
import { robin } from '../support/top-up.ts';
import type { Walker } from '../support/walker.ts';
import { addDataTo, withTax } from '../support/words.ts';
import { world } from '../support/world.ts';

// Item, time and card of a charge: the same on the review, beside the button and on the receipt (MONEY-1).

/** The sentence about the whole charge, with or without a card. */
const sentence = /We’ll charge (?:[^.]|\.\d)*\./;
const sentenceOn = (person: Walker) => sentence.exec(person.text)?.[0] ?? '';

testInEachBrand('Add Data: the card and the bill’s day (MONEY-1, MONEY-3)', async ({ walker }) => {
  const { email } = await world.open('active-single', { topUpMs: 0 });
  const person = await walker().signIn(email);
  await person.click(addDataTo(robin));
  await person.press(selectMessages.en.next);
  const said = sentenceOn(person);
  const confirm = topUpReviewMessages.en.confirm('2 GB', withTax(1063));
  expect(said).toMatch(/^We’ll charge \$10\.63 with tax on your \w+ \d+ bill, to Visa 4242\.$/);
  expect(person.text).toContain(`${said}${confirm}`);
  await person.press(confirm);
  await person.until(topUpResultMessages.en.done('2 GB'));
  expect(sentenceOn(person)).toBe(said);
  expect(person.text).toContain('$10.63');
  expect(person.text).not.toContain('$10.00');
});

test('Activate on the next bill: amount, card and hold; then Home is calm (MONEY-1, MONEY-5, MONEY-9)', async ({
  walker,
}) => {
  const short = /\$26\.56 with tax, on your [^,]+ bill, to Visa 4242 · \$25\.00 hold until then/;
  const held = / Until then, we hold \$\d+\.\d\d on Visa 4242\./;
  const onBill = () => `${sentenceOn(person)}${held.exec(person.text)?.[0] ?? ''}`;
  const { email } = await world.open('new-sim-delivered', { activationMs: 500 });
  const person = walker();
  await openChecklist(person, email);
  await walkToConfirm(person, 'new number, SIM', async ({ heading, text }) => {
    if (heading === summaryMessages.en.title) expect(text).toMatch(short);
  });
  const said = onBill();
  expect(said).toMatch(/^We’ll charge \$26\.56 with tax on your .+ bill, to Visa 4242\. Until then, we hold /);
  expect(person.text).toContain(`${said} Change first month${confirmMessages.en.activate}`);
  await person.press(confirmMessages.en.activate);
  await person.until(activationResultMessages.en.successText.sim);
  expect(said.startsWith(sentenceOn(person))).toBe(true);
  expect(person.text).toMatch(/A temporary hold of \$25\.00 has been on Visa 4242 since /);

  await person.open('/home');
  expect(person.textOf('.panel')).toMatch(/^Next bill, \w+ \d+\s*\$26\.56\s*Nothing to do: Visa 4242 pays it\./);
  expect(person.count('.panel a[href="/bills/pay"]')).toBe(0);
  const asked = (await world.calls(email, 'card.list')).length;
  await person.reload();
  expect(await world.calls(email, 'card.list')).toHaveLength(asked);
});
