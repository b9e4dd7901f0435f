import { layoutCopy } from '#app/copy/layout.en.ts';
import { problemCopy } from '#app/copy/problem.en.ts';
import { selectCopy } from '#app/screens/add-data/select/copy.en.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/portal-test.ts';
import { world } from '../support/world.ts';

for (const [what, value] of [
  ['a size that is not on sale', '9'],
  ['a size that is no number', 'abc'],
] as const) {
  test(`${what} comes back with a focused error summary and the form as it was (ERROR-19)`, async ({ page }) => {
    const { email } = await world.open('active-single', { config: { TOPUP_DATA_LIMIT: '4' } });
    await signIn(page, email);
    await page.getByRole('link', { name: /Add Data/ }).click();
    // A stale page, or one that was tampered with.
    await page
      .getByRole('radio')
      .nth(2)
      .evaluate((radio: HTMLInputElement, forged) => (radio.value = forged), value);
    await page.getByRole('radio').nth(2).check();
    await page.getByRole('button', { name: selectCopy.next }).click();

    await expect(page).toHaveTitle(new RegExp(`^${layoutCopy.error}: `));
    const summary = page.getByRole('alert');
    await expect(summary).toContainText(problemCopy.errorSummary);
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(value === '9' ? selectCopy.notOnSale : selectCopy.choose);
    await summary.getByRole('link').click();
    await expect(page).toHaveURL(/#add-data-gigabytes$/);
    await expect(page.getByRole('group', { name: selectCopy.legend })).toHaveAccessibleDescription(/./);

    await page.getByRole('radio', { name: /^3 GB/ }).check();
    await page.getByRole('button', { name: selectCopy.next }).click();
    await expect(page).toHaveURL(/\/review/);
    await expect(page.getByRole('main')).toContainText('3 GB');
  });
}

test('the chosen size survives the way back from the review', async ({ page }) => {
  const { email } = await world.open('active-single');
  await signIn(page, email);
  await page.getByRole('link', { name: /Add Data/ }).click();
  await page.getByRole('radio', { name: /^4 GB/ }).check();
  await page.getByRole('button', { name: selectCopy.next }).click();
  await page.getByRole('link', { name: /Change/ }).click();
  await expect(page.getByRole('radio', { name: /^4 GB/ })).toBeChecked();
});
