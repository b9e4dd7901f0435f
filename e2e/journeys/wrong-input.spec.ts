import { layoutMessages } from '#app/copy/layout.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { selectMessages } from '#app/screens/add-data/select/copy.ts';
import { expect, test } from '../support/portal-test.ts';
import { world } from '../support/world.ts';

for (const [what, value] of [
  ['a size that is not on sale', '9'],
  ['a size that is no number', 'abc'],
] as const) {
  test(`${what} comes back with an error summary and the form as it was (ERROR-19)`, async ({ walker }) => {
    const { email } = await world.open('active-single', { config: { TOPUP_DATA_LIMIT: '4' } });
    const person = walker();
    await person.signIn(email);
    await person.click(/Add Data/);
    // A stale page, or one that was tampered with.
    person.forge('input[type=radio][value="3"]', value).choose(/^3 GB/);
    await person.press(selectMessages.en.next);

    expect(person.title).toMatch(new RegExp(`^${layoutMessages.en.error}: `));
    expect(person.alert).toContain(problemMessages.en.errorSummary);
    expect(person.count('[role=alert][autofocus][tabindex="-1"]')).toBe(1);
    expect(person.textsOf('[role=alert] a')).toEqual([
      value === '9' ? selectMessages.en.notOnSale : selectMessages.en.choose,
    ]);
    expect(person.textOf('[role=alert] a[href="#add-data-gigabytes"]')).not.toBe('');
    expect(person.count('fieldset#add-data-gigabytes, fieldset #add-data-gigabytes')).toBe(1);
    expect(person.descriptionOf('field', /^3 GB/)).not.toBe('');

    await person.choose(/^3 GB/).press(selectMessages.en.next);
    expect(person.path).toMatch(/\/review/);
    expect(person.text).toContain('3 GB');
  });
}

test('the chosen size survives the way back from the review', async ({ walker }) => {
  const { email } = await world.open('active-single');
  const person = walker();
  await person.signIn(email);
  await person.click(/Add Data/);
  await person.choose(/^4 GB/).press(selectMessages.en.next);
  await person.click(/Change/);
  expect(person.isChosen(/^4 GB/)).toBe(true);
});
