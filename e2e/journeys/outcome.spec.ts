import { problemMessages } from '#app/copy/problem.ts';
import { resultMessages } from '#app/screens/add-data/result/copy.ts';
import { reviewMessages } from '#app/screens/add-data/review/copy.ts';
import { selectMessages } from '#app/screens/add-data/select/copy.ts';
import { lineInSentence } from '#app/copy/ordinal.ts';
import { robin } from '../support/top-up.ts';
import { patienceMs } from '../support/patience.ts';
import { timed } from '../support/timed.ts';
import { expect, test, testInEachBrand } from '../support/portal-test.ts';
import type { Walker } from '../support/walker.ts';
import { addDataTo, withTax } from '../support/words.ts';
import { world } from '../support/world.ts';

const confirm = reviewMessages.en.confirm('2 GB', withTax(1063));
const underWay = resultMessages.en.adding('2 GB', lineInSentence(robin));

/** Signs in and goes to the review of 2 GB. */
async function review(person: Walker, email: string): Promise<void> {
  await person.signIn(email);
  await person.click(addDataTo(robin));
  await person.press(selectMessages.en.next);
  expect(person.path).toMatch(/\/review\?/);
}

testInEachBrand('40625 shows Let’s Talk and nothing to proceed with (ERROR-4, ERROR-5)', async ({ walker }) => {
  const { email } = await world.open('active-single');
  await world.injectFault(email, { endpoint: 'topup.create', fault: 40_625 });
  const person = walker();
  await review(person, email);
  await person.press(confirm);
  await person.until(problemMessages.en.letsTalk.title);
  expect(person.text).toContain(problemMessages.en.letsTalk.text);
  expect(person.isDisabled('button', problemMessages.en.tryAgain)).toBe(true);
  expect(person.descriptionOf('button', problemMessages.en.tryAgain)).toContain(problemMessages.en.letsTalk.title);
});

test('a refused order can be tried again from the selection (ERROR-6)', async ({ walker }) => {
  const { email } = await world.open('active-single', { topUpMs: 0 });
  await world.injectFault(email, { endpoint: 'topup.create', fault: 40_999 });
  const person = walker();
  await review(person, email);
  await person.press(confirm);
  await person.until(resultMessages.en.failed.title, 'heading');
  expect(person.text).toContain(resultMessages.en.failed.text);

  await person.click(problemMessages.en.tryAgain);
  await person.press(selectMessages.en.next);
  await person.press(confirm);
  expect(person.heading).toBe(underWay);
  await person.until(resultMessages.en.done('2 GB'));
  expect(await world.orders(email)).toBe(2);
});

test('shows a missing reply within 3 s, and reconciles the order later (LEDGER-16)', async ({ walker }) => {
  const { email } = await world.open('active-single', { topUpMs: 1_000 });
  const person = walker();
  await review(person, email);
  await world.injectFault(email, { endpoint: 'topup.create', fault: 'hang' });
  const { ms } = await timed(() => person.press(confirm));
  expect(ms).toBeLessThan(patienceMs);
  expect(person.path).not.toMatch(/review/);
  expect(person.heading).toBe(underWay);
  await person.until(resultMessages.en.done('2 GB'));
  expect(await world.orders(email)).toBe(1);
});

test('shows that it is checking after a lost reply, and reconciles the order (LEDGER-5)', async ({ walker }) => {
  const { email } = await world.open('active-single', { topUpMs: 1_000 });
  await world.injectFault(email, { endpoint: 'topup.create', fault: 'reset' });
  const person = walker();
  await review(person, email);
  await person.press(confirm);
  expect(person.heading).toBe(resultMessages.en.checking);
  expect(person.text).toContain(resultMessages.en.checkingText('2 GB'));
  await person.until(resultMessages.en.done('2 GB'));
  expect(await world.orders(email)).toBe(1);
});
