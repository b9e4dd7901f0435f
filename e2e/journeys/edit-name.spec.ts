import { problemMessages } from '#app/copy/problem.ts';
import { editNameMessages, nameResultMessages } from '#app/screens/edit-name/copy.ts';
import { expect, test, testInEachBrand } from '../support/portal-test.ts';
import { editName, marco } from '../support/rename.ts';
import type { Walker } from '../support/walker.ts';
import { world } from '../support/world.ts';

const first = editNameMessages.en.firstName.label;
const last = editNameMessages.en.lastName.label;
const renames = async (email: string) => (await world.calls(email, 'customer.updateSecondary')).map(({ body }) => body);

/** Signs in and opens Edit name for Marco's line. */
async function open(person: Walker, email: string): Promise<void> {
  await person.signIn(email);
  await person.click(editName());
  expect(person.heading).toBe(editNameMessages.en.title);
}

testInEachBrand(
  'a rename is validated, normalized and sent once (NAME-1, NAME-2, NAME-4, NAME-6, NAME-7, NAME-8)',
  async ({ walker }) => {
    const { email, lines } = await world.open('active-family');
    const person = await walker().signIn(email);
    // HOME-4: only active lines other than the primary's have the icon.
    expect(person.count('a[href^="/edit-name/"]')).toBe(1);
    await person.click(editName());
    expect(person.valueOf(first)).toBe('Marco');
    expect(person.valueOf(last)).toBe('Reyes');

    await person.fill(first, '  ').fill(last, 'x'.repeat(33)).press(editNameMessages.en.save);
    expect(person.alert).toContain(editNameMessages.en.firstName.missing);
    expect(person.alert).toContain(editNameMessages.en.lastName['too-long']);
    expect(await renames(email)).toEqual([]);

    await person.fill(first, '  marc   antoine ').fill(last, 'Groß').press(editNameMessages.en.save);
    await person.until(nameResultMessages.en.done.title, 'heading');
    await person.until(nameResultMessages.en.done.text('Marc Antoine Gross'));
    const sent = [{ customerId: lines[1]?.customerId, data: { firstName: 'MARC ANTOINE', lastName: 'GROSS' } }];
    expect(await renames(email)).toEqual(sent);

    await person.click(nameResultMessages.en.home);
    await person.click(editName({ ...marco, name: 'Marc Antoine Gross' }));
    await person.press(editNameMessages.en.save);
    expect(person.text).toContain(editNameMessages.en.reasons.same.title);
    expect(await renames(email)).toEqual(sent);
  },
);

test('a refused rename can be tried again; a lost reply is read back (ERROR-1, LEDGER-3, LEDGER-5)', async ({
  walker,
}) => {
  const { email } = await world.open('active-family');
  await world.injectFault(email, { endpoint: 'customer.updateSecondary', fault: 40_999 });
  const person = walker();
  await open(person, email);
  await person.fill(first, 'Marc').press(editNameMessages.en.save);
  await person.until(problemMessages.en.fallback.title, 'heading');
  expect(person.text).toContain(problemMessages.en.fallback.text);
  await person.click(problemMessages.en.tryAgain);

  const form = person.path;
  await world.injectFault(email, { endpoint: 'customer.updateSecondary', fault: 'reset', afterEffect: true });
  await person.fill(first, 'Marc').press(editNameMessages.en.save);
  expect(person.heading).toBe(nameResultMessages.en.checking);
  const result = person.path;
  await person.open(form);
  await person.click(editNameMessages.en.see);
  expect(person.path).toBe(result);
  await person.until(nameResultMessages.en.done.text('Marc Reyes'));
  expect(await renames(email)).toHaveLength(2);
});
