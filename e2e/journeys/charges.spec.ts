import { chargeMessages } from '#app/copy/charge.ts';
import { activationMessages } from '#app/copy/activation.ts';
import { addLineMessages } from '#app/copy/add-line.ts';
import { billsMessages } from '#app/copy/bills.ts';
import { kitMessages } from '#app/screens/activation/kit/copy.ts';
import { confirmMessages } from '#app/screens/activation/confirm/copy.ts';
import { activationResultMessages } from '#app/screens/activation/result/copy.ts';
import { summaryMessages } from '#app/screens/activation/summary/copy.ts';
import { checklistMessages } from '#app/screens/activation/checklist/copy.ts';
import { resultMessages as topUpResultMessages } from '#app/screens/add-data/result/copy.ts';
import { reviewMessages as topUpReviewMessages } from '#app/screens/add-data/review/copy.ts';
import { selectMessages } from '#app/screens/add-data/select/copy.ts';
import { orderMessages } from '#app/screens/add-line/order/copy.ts';
import { monthMessages } from '#app/screens/bills/month-in-advance/copy.ts';
import { resultMessages as planResultMessages } from '#app/screens/change-plan/result/copy.ts';
import { reviewMessages as planReviewMessages } from '#app/screens/change-plan/review/copy.ts';
import { selectMessages as planSelectMessages } from '#app/screens/change-plan/select/copy.ts';
import { sorryMessages } from '#app/screens/problem/sorry/copy.ts';
import { reorderMessages } from '#app/screens/track-order/reorder/copy.ts';
import { enterImei, imeis, openChecklist, walkToConfirm } from '../support/activation.ts';
import { choosePlan, fillAddress, fillLine } from '../support/add-line.ts';
import { linksIn } from '../support/html.ts';
import { expect, test, testInEachBrand } from '../support/portal-test.ts';
import { robin } from '../support/top-up.ts';
import type { Walker } from '../support/walker.ts';
import { addDataTo, withTax } from '../support/words.ts';
import { world } from '../support/world.ts';

// What is paid, when, and with which card: the same on the review, beside the button and on the receipt (MONEY-1).

/** The sentence that says it all, to the card or without one. */
const sentence = /We’ll charge (?:[^.]|\.\d)*\./;
const sentenceOn = (person: Walker) => sentence.exec(person.text)?.[0] ?? '';

test.describe('Add Data', () => {
  const confirm = topUpReviewMessages.en.confirm('2 GB', withTax(1063));

  async function review(person: Walker, email: string, line: { name: string; occurrence: number }): Promise<void> {
    await person.signIn(email);
    await person.click(addDataTo(line));
    await person.press(selectMessages.en.next);
  }

  testInEachBrand('by the account holder: the card and the bill’s day (MONEY-1, MONEY-3)', async ({ walker }) => {
    const { email } = await world.open('active-single', { topUpMs: 0 });
    const person = walker();
    await review(person, email, robin);
    const said = sentenceOn(person);
    expect(said).toMatch(/^We’ll charge \$10\.63 with tax on your \w+ \d+ bill, to Visa 4242\.$/);
    expect(person.text).toContain(`${said}${confirm}`);
    await person.press(confirm);
    await person.until(topUpResultMessages.en.done('2 GB'));
    expect(sentenceOn(person)).toBe(said);
    expect(person.text).toContain('$10.63');
    expect(person.text).not.toContain('$10.00');
  });

  test('by a secondary: whose card and whose bill (MONEY-3)', async ({ walker }) => {
    const { email } = await world.open('secondary-active', { topUpMs: 0 });
    const person = walker();
    await review(person, email, { name: 'Kai Lin', occurrence: 2 });
    const said = sentenceOn(person);
    expect(said).toMatch(
      /^We’ll charge \$10\.63 with tax on Grace Lin’s next bill \(\w+ \d+\), to the account holder’s card\.$/,
    );
    await person.press(confirm);
    await person.until(topUpResultMessages.en.done('2 GB'));
    expect(sentenceOn(person)).toBe(said);
    expect(await world.calls(email, 'card.list')).toEqual([]);
  });

  test('while the carrier can’t be read: nothing was changed or charged (MONEY-6)', async ({ walker }) => {
    const { email } = await world.open('active-single');
    const person = walker();
    await review(person, email, robin);
    await world.injectFault(email, { endpoint: 'customer.group', fault: 500, times: 100 });
    await person.press(confirm);
    expect(person.text).toContain(sorryMessages.en.unsent);
    expect(await world.calls(email, 'topup.create')).toEqual([]);
  });
});

test('Change plan: the new price with its tax, the bill and the card (MONEY-1)', async ({ walker }) => {
  const { email } = await world.open('active-single', { planChangeMs: 0 });
  const person = await walker().signIn(email);
  const [addData = ''] = linksIn(person.html, /^\/add-data\//);
  await person.open(addData.replace('/add-data/', '/change-plan/'));
  await person.choose(/^Best Fit 15GB/).press(planSelectMessages.en.next);
  const amount = chargeMessages.en.amount('$47.81', true, true);
  const said = sentenceOn(person);
  expect(said).toMatch(/ from your \w+ \d+ bill on, to Visa 4242\.$/);
  expect(said).toContain(amount);
  const button = planReviewMessages.en.confirm('Best Fit 15GB', amount);
  expect(person.text).toContain(`${said}${button}`);
  await person.choose(new RegExp(`^${planReviewMessages.en.times.now}`)).press(button);
  await person.until(planResultMessages.en.done.title);
  expect(sentenceOn(person)).toBe(said);
  expect(person.text).not.toContain('Current price');
});

test('Add Line: what is paid once and each month, the bill and the card (MONEY-1)', async ({ walker }) => {
  const { email } = await world.open('active-single');
  const person = await walker().signIn(email, '/add-line/plan');
  await choosePlan(person, 'Best Fit 2GB', 1);
  await fillLine(person, 'Second line', { first: 'Ana', sim: 'sim' });
  await fillAddress(person, '01803');
  await person.press(addLineMessages.en.next);
  const said = sentenceOn(person);
  expect(said).toMatch(/^We’ll charge \$\d+\.\d\d with tax one time and \$15\.94 per month with tax from /);
  expect(said).toMatch(/ from your \w+ \d+ bill on, to Visa 4242\.$/);
  const [, once = '', monthly = ''] = /charge (.+) one time and (.+) from/.exec(said) ?? [];
  const button = `Order 1 line for ${monthly}, and ${once} one time`;
  expect(person.text).toContain(`${said}${button}`);
  await person.press(button);
  await person.until(orderMessages.en.done(addLineMessages.en.lines(1)));
  expect(sentenceOn(person)).toBe(said);
});

test('a SIM kit in activation, by a secondary (MONEY-1, MONEY-3)', async ({ walker }) => {
  const { email } = await world.open('secondary-new');
  const person = walker();
  await openChecklist(person, email);
  await person.press(checklistMessages.en.activate);
  await enterImei(person, imeis.withoutEsim);
  await person.press(activationMessages.en.proceed);
  await person.press(kitMessages.en.continue);
  const said = sentenceOn(person);
  expect(said).toMatch(/^We’ll charge \$\d+\.\d\d with tax on Ruth Cole’s next bill \(\w+ \d+\), /);
  expect(said).toMatch(/, to the account holder’s card\.$/);
  expect(person.text).toContain(`${said}${activationMessages.en.confirm}`);
  person.choose(/^Ship to this address/);
  await person.press(activationMessages.en.confirm);
  await person.until(kitMessages.en.confirmed.text);
  expect(sentenceOn(person)).toBe(said);
});

test('another SIM card, by the account holder (MONEY-1)', async ({ walker }) => {
  const { email } = await world.open('active-single');
  const person = await walker().signIn(email);
  const [addData = ''] = linksIn(person.html, /^\/add-data\//);
  await person.open(`/track-order${addData.replace('/add-data', '')}/reorder`);
  const [, total = ''] = /First class.*?total (\$\d+\.\d\d with tax)/.exec(person.text) ?? [];
  const said = sentenceOn(person);
  expect(said).toMatch(/^We’ll charge \$8\.31 \(First class\), .+ \(Express\) with tax on /);
  expect(said).toMatch(/on your \w+ \d+ bill, to Visa 4242\.$/);
  expect(person.text).toContain(`${said}${reorderMessages.en.confirm}`);
  await person.press(reorderMessages.en.confirm);
  await person.until(/A new SIM card is on order for .+\./, 'notice');
  expect(person.notice).toContain(`We’ll charge ${total} on ${said.split(' with tax on ')[1]}`);
});

test('a month in advance: what is charged now, and what was charged (MONEY-1)', async ({ walker }) => {
  const { email } = await world.open('new-sim-delivered');
  const person = await walker().signIn(email, '/bills');
  await person.click(billsMessages.en.monthInAdvance);
  const button = monthMessages.en.button(withTax(2656));
  expect(person.text).toContain(`We’ll charge ${withTax(2656)} now, to Visa 4242.${button}`);
  await person.press(button);
  await person.until(`We charged ${withTax(2656)} to Visa 4242.`);
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
  expect(onBill()).toBe(said);

  await person.open('/home');
  expect(person.textOf('.panel')).toMatch(/^Your first bill, due \w+ \d+\s*\$26\.56\s*Visa 4242 pays it\.$/);
  expect(person.count('.panel a[href="/bills/pay"]')).toBe(0);
  const asked = (await world.calls(email, 'card.list')).length;
  await person.reload();
  expect(await world.calls(email, 'card.list')).toHaveLength(asked);
});

test('Activate, paid now: what is charged, and what was charged (MONEY-1)', async ({ walker }) => {
  const { email } = await world.open('new-sim-delivered', { activationMs: 500 });
  const person = walker();
  await openChecklist(person, email);
  await walkToConfirm(person, 'new number, SIM', async ({ heading }) => {
    if (heading === summaryMessages.en.title) person.choose(new RegExp(`^${summaryMessages.en.payment.now}`));
  });
  const amount = withTax(2656);
  expect(person.text).toContain(
    `We’ll charge ${amount} now, to Visa 4242. Change first month${confirmMessages.en.activate}`,
  );
  await person.press(confirmMessages.en.activate);
  await person.until(activationResultMessages.en.successText.sim);
  expect(person.text).toContain(`We charged ${amount} to Visa 4242.`);
});
