import type { Page } from '@playwright/test';
import { addLineCopy } from '#app/copy/add-line.en.ts';
import { addressCopy } from '#app/copy/postal-address.en.ts';
import { newLineCopy } from '#app/screens/add-line/line/copy.en.ts';
import { shippingCopy } from '#app/screens/add-line/shipping/copy.en.ts';
import { choosePlan, fillLine } from './support/add-line.ts';
import { expect, test } from './support/portal-test.ts';
import { ownForm, Visitor } from './support/visitor.ts';
import { Walker } from './support/walker.ts';
import { world } from './support/world.ts';

// Help while typing on the pages of Add Line; what it stands on is tested in assist.spec.ts.

const sim = (page: Page, type: 'sim' | 'esim') =>
  page.getByRole('radio', { name: new RegExp(`^${addLineCopy.sim[type]}`) });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the page of the new line, or the one after it. */
async function begin(page: Page, line?: Parameters<typeof fillLine>[2]): Promise<void> {
  const { email } = await world.open('active-single');
  const person = await new Walker(new Visitor({ http: page.request })).signIn(email, '/add-line');
  await choosePlan(person, 'Best Fit 2GB', 1);
  if (line) await fillLine(person, 'Second line', line);
  await page.goto(person.url);
}

test('the IMEI decides which SIM can be chosen, and chooses one (ADDLINE-8, ADDLINE-9)', async ({ page }) => {
  await begin(page);
  await expect(heading(page)).toHaveText('Second line');
  const imei = page.getByLabel(newLineCopy.imei.label);
  const answer = page.locator('form').getByRole('status');
  await imei.fill('356938035643809');
  await imei.blur();
  await expect(sim(page, 'esim')).toBeChecked();
  await imei.fill('356938035643111');
  await expect(answer).toBeEmpty();
  await imei.blur();
  await expect(sim(page, 'esim')).toBeDisabled();
  await expect(sim(page, 'sim')).toBeChecked();
  await imei.fill('1234');
  await imei.blur();
  await expect(answer).toHaveText(newLineCopy.imei.length);
  await expect(sim(page, 'esim')).toBeDisabled();
  await imei.fill('');
  await expect(sim(page, 'esim')).toBeEnabled();
});

test('a suggestion fills in the whole address, and a ZIP its city and state (ADDLINE-12)', async ({ page }) => {
  await begin(page, { first: 'Ana', sim: 'sim' });
  await expect(heading(page)).toHaveText(addressCopy.title);
  const street = page.getByLabel(addressCopy.street.label);
  // The module has started once its list is there.
  await expect(page.locator('datalist')).toBeAttached();
  await street.fill('');
  await street.pressSequentially('12 Harbor A');
  await expect(page.locator('datalist option')).toHaveCount(1);
  const suggestion = (await page.locator('datalist option').textContent()) ?? '';
  expect(suggestion).toContain('12 Harbor Avenue, Lowell, MA');
  await street.fill(suggestion);
  await expect(page.getByLabel(addressCopy.city.label)).toHaveValue('Lowell');
  await expect(page.getByLabel(addressCopy.state.label)).toHaveValue('MA');
  await expect(page.getByLabel(addressCopy.zip.label)).toHaveValue('01852');
  await expect(street).toHaveValue('12 Harbor Avenue');

  await page.getByLabel(addressCopy.city.label).fill('');
  await page.getByLabel(addressCopy.state.label).selectOption('');
  await page.getByLabel(addressCopy.zip.label).fill('10118');
  await expect(page.getByLabel(addressCopy.city.label)).toHaveValue('New York');
  await expect(page.getByLabel(addressCopy.state.label)).toHaveValue('NY');
  // What somebody typed is left alone.
  await page.getByLabel(addressCopy.city.label).fill('Albany');
  const asked = page.waitForResponse(/findPlace/);
  await page.getByLabel(addressCopy.zip.label).fill('60601');
  await asked;
  await expect(page.getByLabel(addressCopy.city.label)).toHaveValue('Albany');
  await page.getByLabel(addressCopy.city.label).fill('Chicago');
  await page.getByLabel(addressCopy.state.label).selectOption('IL');
  await page.getByRole('button', { name: addLineCopy.next }).click();
  await expect(heading(page)).toHaveText(shippingCopy.title);
});

test('addresses are suggested to signed-in people alone (SAFETY-7)', async ({ visitor }) => {
  const stranger = visitor();
  const headers = { ...ownForm, 'content-type': 'application/json', 'x-portal': '1' };
  for (const [intent, data] of [
    ['suggestPlaces', '{"input":"12 Harbor"}'],
    ['findPlace', '{"zip":"01803"}'],
  ] as const)
    expect((await stranger.send(`/rpc/public/${intent}`, { method: 'POST', headers, data })).status(), intent).toBe(
      401,
    );
});
