import { editNameMessages, nameResultMessages } from '#app/screens/edit-name/copy.ts';
import { expect, testInEachBrand } from '../support/portal-test.ts';
import { editName, marco } from '../support/rename.ts';
import { world } from '../support/world.ts';

const first = editNameMessages.en.firstName.label;
const last = editNameMessages.en.lastName.label;
const renames = async (email: string) => (await world.calls(email, 'customer.updateSecondary')).map(({ body }) => body);

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
