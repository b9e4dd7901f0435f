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
import { ordersMessages } from '#app/screens/track-order/orders/copy.ts';
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

  test('where neither the card nor the tax can be had (MONEY-2, MONEY-3)', async ({ walker }) => {
    const { email } = await world.open('active-single', { topUpMs: 0 });
    const person = walker();
    for (const endpoint of ['card.list', 'tax.byCustomer'])
      await world.injectFault(email, { endpoint, fault: 500, times: 100 });
    await review(person, email, robin);
    const said = sentenceOn(person);
    expect(said).toMatch(/^We’ll charge \$10\.00 plus tax on your \w+ \d+ bill, to the default card\.$/);
    await person.press(topUpReviewMessages.en.confirm('2 GB', chargeMessages.en.amount('$10.00', false, false)));
    await person.until(topUpResultMessages.en.done('2 GB'));
    expect(sentenceOn(person)).toBe(said);
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

  test('unavailable (40625): nothing was charged, and a way to call (MONEY-6)', async ({ walker }) => {
    const { email } = await world.open('active-single');
    const person = walker();
    await review(person, email, robin);
    await world.injectFault(email, { endpoint: 'topup.create', fault: 40625 });
    await person.press(confirm);
    expect(person.text).toContain(chargeMessages.en.nothing);
    expect(person.has('link', /^Call/)).toBe(true);
  });
});

/** The pages of what only the account holder may buy, for a secondary. */
async function isLeftToHolder(person: Walker, path: string): Promise<void> {
  await person.open(path);
  expect(person.text).toContain('Grace Lin, the account holder');
  expect(person.has('button', /^(Change|Order|Pay)/)).toBe(false);
}

test.describe('Change plan', () => {
  async function choose(person: Walker, plan: string): Promise<void> {
    const [addData = ''] = linksIn(person.html, /^\/add-data\//);
    await person.open(addData.replace('/add-data/', '/change-plan/'));
    await person.choose(new RegExp(`^${plan}`)).press(planSelectMessages.en.next);
  }

  for (const [when, plan, cents] of [
    ['now', 'Best Fit 15GB', 4781],
    ['next-cycle', 'Best Fit 2GB', 2125],
  ] as const)
    test(`${when}: the new price with its tax, the bill and the card (MONEY-1)`, async ({ walker }) => {
      const { email } = await world.open('active-single', { planChangeMs: 0 });
      const person = await walker().signIn(email);
      await choose(person, plan);
      const amount = chargeMessages.en.amount(`$${(cents / 100).toFixed(2)}`, true, true);
      const said = sentenceOn(person);
      expect(said).toMatch(/ from your \w+ \d+ bill on, to Visa 4242\.$/);
      expect(said).toContain(amount);
      const button = planReviewMessages.en.confirm(plan, amount);
      expect(person.text).toContain(`${said}${button}`);
      if (when === 'now') person.choose(new RegExp(`^${planReviewMessages.en.times.now}`));
      await person.press(button);
      await person.until(when === 'now' ? planResultMessages.en.done.title : planResultMessages.en.scheduled.title);
      expect(sentenceOn(person)).toBe(said);
      expect(person.text).not.toContain('Current price');
    });

  test('is left to the account holder by a secondary', async ({ walker }) => {
    const { email } = await world.open('secondary-active');
    const person = await walker().signIn(email);
    const [addData = ''] = linksIn(person.html, /^\/add-data\//);
    await isLeftToHolder(person, addData.replace('/add-data/', '/change-plan/'));
  });
});

test.describe('Add Line', () => {
  test('what is paid once and each month, the bill and the card (MONEY-1)', async ({ walker }) => {
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

  test('is left to the account holder by a secondary', async ({ walker }) => {
    const { email } = await world.open('secondary-active');
    await isLeftToHolder(await walker().signIn(email), '/add-line');
  });
});

test.describe('a SIM kit', () => {
  const buyers = [
    ['the account holder', 'new-esim', /on your (next|\w+ \d+) bill, to Visa 4242\.$/],
    ['a secondary', 'secondary-new', /on Ruth Cole’s next bill \(\w+ \d+\), to the account holder’s card\.$/],
  ] as const;
  for (const [buyer, seed, ending] of buyers)
    test(`in activation, by ${buyer} (MONEY-1, MONEY-3)`, async ({ walker }) => {
      const { email } = await world.open(seed);
      const person = walker();
      await openChecklist(person, email);
      await person.press(checklistMessages.en.activate);
      await enterImei(person, imeis.withoutEsim);
      await person.press(activationMessages.en.proceed);
      await person.press(kitMessages.en.continue);
      const said = sentenceOn(person);
      expect(said).toMatch(/^We’ll charge \$\d+\.\d\d with tax on /);
      expect(said).toMatch(ending);
      expect(person.text).toContain(`${said}${activationMessages.en.confirm}`);
      person.choose(/^Ship to this address/);
      await person.press(activationMessages.en.confirm);
      await person.until(kitMessages.en.confirmed.text);
      expect(sentenceOn(person)).toBe(said);
    });
});

test.describe('another SIM card', () => {
  const buyers = [
    ['the account holder', 'active-single', /on your \w+ \d+ bill, to Visa 4242\.$/],
    ['a secondary', 'secondary-active', /on Grace Lin’s next bill \(\w+ \d+\), to the account holder’s card\.$/],
  ] as const;
  for (const [buyer, seed, ending] of buyers)
    test(`by ${buyer} (MONEY-1, MONEY-3)`, async ({ walker }) => {
      const { email } = await world.open(seed);
      const person = await walker().signIn(email);
      const [addData = ''] = linksIn(person.html, /^\/add-data\//);
      await person.open(`/track-order${addData.replace('/add-data', '')}/reorder`);
      const [, total = ''] = /First class.*?total (\$\d+\.\d\d with tax)/.exec(person.text) ?? [];
      const said = sentenceOn(person);
      expect(said).toMatch(/^We’ll charge \$8\.31 \(First class\), .+ \(Express\) with tax on /);
      expect(said).toMatch(ending);
      expect(person.text).toContain(`${said}${reorderMessages.en.confirm}`);
      await person.press(reorderMessages.en.confirm);
      await person.until(/A new SIM card is on order for .+\./, 'notice');
      expect(person.notice).toContain(`We’ll charge ${total} on ${said.split(' with tax on ')[1]}`);
    });

  test('refused: nothing was charged, and a way to call (MONEY-6)', async ({ walker }) => {
    const { email } = await world.open('active-single');
    const person = await walker().signIn(email);
    const [addData = ''] = linksIn(person.html, /^\/add-data\//);
    await person.open(`/track-order${addData.replace('/add-data', '')}/reorder`);
    await world.injectFault(email, { endpoint: 'order.create', fault: 49999 });
    await person.press(reorderMessages.en.confirm);
    await person.until(chargeMessages.en.nothing);
    expect(person.heading).toBe(ordersMessages.en.title);
    expect(person.has('link', /^Call/)).toBe(true);
  });
});

test.describe('a month in advance', () => {
  const button = monthMessages.en.button(withTax(2656));

  test('what is charged now, and what was charged (MONEY-1)', async ({ walker }) => {
    const { email } = await world.open('new-sim-delivered');
    const person = await walker().signIn(email, '/bills');
    await person.click(billsMessages.en.monthInAdvance);
    expect(person.text).toContain(`We’ll charge ${withTax(2656)} now, to Visa 4242.${button}`);
    await person.press(button);
    await person.until(`We charged ${withTax(2656)} to Visa 4242.`);
  });

  test('refused: nothing was charged, and a way to call (MONEY-6)', async ({ walker }) => {
    const { email } = await world.open('new-sim-delivered');
    const person = await walker().signIn(email, '/bills');
    await person.click(billsMessages.en.monthInAdvance);
    await world.injectFault(email, { endpoint: 'billing.monthInAdvancePay', fault: 49999 });
    await person.press(button);
    await person.until(chargeMessages.en.nothing);
    expect(person.has('link', /^Call/)).toBe(true);
  });

  test('is left to the account holder by a secondary', async ({ walker }) => {
    const { email } = await world.open('secondary-active');
    const person = await walker().signIn(email);
    const [addData = ''] = linksIn(person.html, /^\/add-data\//);
    await isLeftToHolder(person, addData.replace('/add-data/', '/bills/month-in-advance/'));
  });
});

test.describe('Activate', () => {
  const held = / Until then, we hold \$\d+\.\d\d on (Visa 4242|the account holder’s card)\./;
  const short = /\$26\.56 with tax, on your [^,]+ bill, to Visa 4242 · \$25\.00 hold until then/;
  const onBill = (person: Walker) => `${sentenceOn(person)}${held.exec(person.text)?.[0] ?? ''}`;

  /** Goes to the check page. @returns what the order summary said of the first month, if it had one */
  async function toCheck(person: Walker, journey: Parameters<typeof walkToConfirm>[1], way?: string): Promise<string> {
    let said = '';
    await walkToConfirm(person, journey, async (page) => {
      if (page.heading !== summaryMessages.en.title) return;
      if (way) page.choose(new RegExp(`^${way}`));
      said = short.exec(page.text)?.[0] ?? onBill(page);
    });
    return said;
  }

  test('on the next bill: amount, card and hold; then Home is calm (MONEY-1, MONEY-5, MONEY-9)', async ({ walker }) => {
    const { email } = await world.open('new-sim-delivered', { activationMs: 500 });
    const person = walker();
    await openChecklist(person, email);
    expect(await toCheck(person, 'new number, SIM')).toMatch(short);
    const said = onBill(person);
    expect(said).toMatch(/^We’ll charge \$26\.56 with tax on your .+ bill, to Visa 4242\. Until then, we hold /);
    expect(person.text).toContain(`${said} Change first month${confirmMessages.en.activate}`);
    await person.press(confirmMessages.en.activate);
    await person.until(activationResultMessages.en.successText.sim);
    expect(onBill(person)).toBe(said);

    await person.open('/home');
    expect(person.textOf('.panel')).toMatch(/^Your first bill, due \w+ \d+\s*\$26\.56\s*Visa 4242 pays it\.$/);
    expect(person.count('.panel a[href="/bills/pay"]')).toBe(0);
    const asked = (await world.calls(email, 'card.list')).length;
    await person.reload();
    expect(await world.calls(email, 'card.list')).toHaveLength(asked);
  });

  test('paid now: what is charged, and what was charged (MONEY-1)', async ({ walker }) => {
    const { email } = await world.open('new-sim-delivered', { activationMs: 500 });
    const person = walker();
    await openChecklist(person, email);
    await toCheck(person, 'new number, SIM', summaryMessages.en.payment.now);
    const amount = withTax(2656);
    expect(person.text).toContain(
      `We’ll charge ${amount} now, to Visa 4242. Change first month${confirmMessages.en.activate}`,
    );
    await person.press(confirmMessages.en.activate);
    await person.until(activationResultMessages.en.successText.sim);
    expect(person.text).toContain(`We charged ${amount} to Visa 4242.`);
  });

  test('by a secondary: whose card and whose bill (MONEY-3)', async ({ walker }) => {
    const { email } = await world.open('secondary-new', { activationMs: 500 });
    await world.change(email, { isMonthInAdvancePaid: false });
    const person = walker();
    await openChecklist(person, email);
    const said = await toCheck(person, 'new number, eSIM');
    expect(said).toMatch(/^We’ll charge \$\d+\.\d\d with tax on Ruth Cole’s next bill \(\w+ \d+\), /);
    expect(said).toMatch(/, to the account holder’s card\. Until then, we hold /);
    expect(person.text).toContain(`${said} Change first month${confirmMessages.en.activate}`);
    await person.press(confirmMessages.en.activate);
    await person.until(activationResultMessages.en.successText.esim);
    expect(onBill(person)).toBe(said);
    expect(await world.calls(email, 'card.list')).toEqual([]);
  });
});

test('Home without a list of cards at hand says that auto-pay pays the bill (MONEY-9)', async ({ walker }) => {
  const { email } = await world.open('new-sim-delivered', { activationMs: 500 });
  const person = walker();
  await openChecklist(person, email);
  await world.injectFault(email, { endpoint: 'card.list', fault: 500, times: 100 });
  await walkToConfirm(person, 'new number, SIM');
  await person.press(confirmMessages.en.activate);
  await person.until(activationResultMessages.en.successText.sim);
  await person.open('/home');
  expect(person.textOf('.panel')).toMatch(/^Your first bill, due \w+ \d+\s*\$26\.56\s*Auto-pay pays it\.$/);
});

test('a balance that can’t be read is not paid (MONEY-7)', async ({ walker }) => {
  const { email } = await world.open('suspended-nonpay');
  await world.injectFault(email, { endpoint: 'billing.customer', fault: 503, times: 100 });
  const person = await walker().signIn(email, '/bills');
  expect(person.has('link', /^Pay( now|\s\$)/)).toBe(false);
  expect(person.has('link', /^Call/)).toBe(true);
});
