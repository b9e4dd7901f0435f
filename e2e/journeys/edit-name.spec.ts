import type { Page } from '@playwright/test';
import { problemCopy } from '#app/copy/problem.en.ts';
import { editNameCopy } from '#app/screens/edit-name/form/copy.en.ts';
import { nameResultCopy } from '#app/screens/edit-name/result/copy.en.ts';
import { editName, marco } from '../support/rename.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/portal-test.ts';
import { world } from '../support/world.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const first = (page: Page) => page.getByLabel(editNameCopy.firstName.label);
const last = (page: Page) => page.getByLabel(editNameCopy.lastName.label);
const save = (page: Page) => page.getByRole('button', { name: editNameCopy.save }).click();
const renames = async (email: string) => (await world.calls(email, 'customer.updateSecondary')).map(({ body }) => body);

/** Signs in and opens Edit name for Marco's line. */
async function open(page: Page, email: string): Promise<void> {
  await signIn(page, email);
  await page.getByRole('link', { name: editName() }).click();
  await expect(heading(page)).toHaveText(editNameCopy.title);
}

test('a rename is validated, normalized and sent once (NAME-1, NAME-2, NAME-4, NAME-6, NAME-7, NAME-8)', async ({
  page,
}) => {
  const { email, lines } = await world.open('active-family');
  await signIn(page, email);
  // HOME-4: only active lines other than the primary's have the icon.
  await expect(page.locator('a[href^="/edit-name/"]')).toHaveCount(1);
  await page.getByRole('link', { name: editName() }).click();
  await expect(first(page)).toHaveValue('Marco');
  await expect(last(page)).toHaveValue('Reyes');

  await first(page).fill('  ');
  await last(page).fill('x'.repeat(33));
  await save(page);
  await expect(page.getByRole('alert')).toContainText(editNameCopy.firstName.missing);
  await expect(page.getByRole('alert')).toContainText(editNameCopy.lastName['too-long']);
  expect(await renames(email)).toEqual([]);

  await first(page).fill('  marc   antoine ');
  await last(page).fill('Groß');
  await save(page);
  await expect(heading(page)).toHaveText(nameResultCopy.done.title);
  await expect(main(page)).toContainText(nameResultCopy.done.text('Marc Antoine Gross'));
  const sent = [{ customerId: lines[1]?.customerId, data: { firstName: 'MARC ANTOINE', lastName: 'GROSS' } }];
  expect(await renames(email)).toEqual(sent);

  await page.getByRole('link', { name: nameResultCopy.home }).click();
  await page.getByRole('link', { name: editName({ ...marco, name: 'Marc Antoine Gross' }) }).click();
  await save(page);
  await expect(main(page)).toContainText(editNameCopy.because.same.title);
  expect(await renames(email)).toEqual(sent);
});

test('a refused rename can be tried again; a lost reply is read back (ERROR-1, LEDGER-3, LEDGER-5)', async ({
  page,
}) => {
  const { email } = await world.open('active-family');
  await world.injectFault(email, { endpoint: 'customer.updateSecondary', fault: 40_999 });
  await open(page, email);
  await first(page).fill('Marc');
  await save(page);
  await expect(heading(page)).toHaveText(problemCopy.fallback.title);
  await expect(main(page)).toContainText(problemCopy.fallback.text);
  await page.getByRole('link', { name: problemCopy.tryAgain }).click();

  const form = page.url();
  await world.injectFault(email, { endpoint: 'customer.updateSecondary', fault: 'reset', afterEffect: true });
  await first(page).fill('Marc');
  await save(page);
  await expect(heading(page)).toHaveText(nameResultCopy.checking);
  const result = page.url();
  await page.goto(form);
  await page.getByRole('link', { name: editNameCopy.see }).click();
  await expect(page).toHaveURL(result);
  await expect(heading(page)).toHaveText(nameResultCopy.done.title);
  expect(await renames(email)).toHaveLength(2);
});

test('a secondary renames their own line (NAME-5)', async ({ page }) => {
  const { email, customerId } = await world.open('secondary-active');
  await signIn(page, email);
  await page.getByRole('link', { name: editName({ name: 'Kai Lin', occurrence: 2 }) }).click();
  await first(page).fill('Kay');
  await save(page);
  await expect(main(page)).toContainText(nameResultCopy.done.text('Kay Lin'));
  expect(await renames(email)).toEqual([{ customerId, data: { firstName: 'KAY', lastName: 'LIN' } }]);
});
