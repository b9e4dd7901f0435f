import type { Locator, Page } from '@playwright/test';
import { addLineMessages } from '#app/copy/add-line.ts';
import { journeyMessages } from '#app/copy/journey.ts';
import { addressMessages } from '#app/copy/postal-address.ts';
import { newLineMessages } from '#app/screens/add-line/line/copy.ts';
import { shippingMessages } from '#app/screens/add-line/shipping/copy.ts';
import { choosePlan, fillLine, titleOf } from './support/add-line.ts';
import { checkPage } from './support/a11y.ts';
import { expect, testsInTurn } from './support/portal-test.ts';
import { Visitor } from './support/visitor.ts';
import { Walker } from './support/walker.ts';
import { world } from './support/world.ts';

const testInTurn = testsInTurn(2);

// Help during typing on the pages of Add Line; its basic parts are tested in assist.spec.ts.

const sim = (page: Page, type: 'sim' | 'esim') =>
  page.getByRole('radio', { name: new RegExp(`^${addLineMessages.en.sim[type]}`) });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the page of the new line, or the one after it. */
async function begin(page: Page, line?: Parameters<typeof fillLine>[2]): Promise<void> {
  const { email } = await world.open('active-single');
  const person = await new Walker(new Visitor({ http: page.request })).signIn(email, '/add-line');
  await choosePlan(person, 'Best Fit 2GB', 1);
  if (line) await fillLine(person, 'Second line', line);
  await page.goto(person.url);
}

testInTurn('the IMEI decides which SIM can be chosen, and chooses one (ADDLINE-8, ADDLINE-9)', async ({ page }) => {
  await begin(page);
  await expect(heading(page)).toHaveText(titleOf('Second line'));
  const imei = page.getByLabel(newLineMessages.en.imei.label);
  const answer = page.locator('.field', { has: imei }).getByRole('status');
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
  await expect(answer).toHaveText(newLineMessages.en.imei.length);
  await expect(sim(page, 'esim')).toBeDisabled();
  await imei.fill('');
  await expect(sim(page, 'esim')).toBeEnabled();
});

testInTurn('Continue waits until names, IMEI and SIM can be saved (SHELL-28, ADDLINE-5)', async ({ page }) => {
  await begin(page);
  const [first, last, imei] = [newLineMessages.en.firstName, newLineMessages.en.lastName, newLineMessages.en.imei].map(
    ({ label }) => page.getByLabel(label),
  ) as [Locator, Locator, Locator];
  const next = page.getByRole('button', { name: addLineMessages.en.next });
  await expect(next).toBeDisabled();
  const names = [newLineMessages.en.firstName.label, newLineMessages.en.lastName.label].join(', ');
  await expect(next).toHaveAccessibleDescription(
    `${journeyMessages.en.toContinue} ${names}, ${newLineMessages.en.sim.legend}`,
  );
  await first.fill('Ana');
  await last.fill('L');
  await sim(page, 'sim').check();
  await expect(next).toBeDisabled();
  await last.fill('Lopez');
  await expect(next).toBeEnabled();
  await expect(next).toHaveAccessibleDescription('');
  await first.fill('');
  await first.blur();
  await expect(first).toHaveAccessibleDescription(newLineMessages.en.firstName.missing);
  await first.fill('Ana');
  for (const [number, said] of [
    ['123', newLineMessages.en.imei.length],
    ['356938035643000', newLineMessages.en.imei.invalid],
    ['356938035643152', 'This IMEI is already in use on another line. Call us: 1.800.427.8686'],
  ] as const) {
    await imei.fill(number);
    await imei.blur();
    await expect(page.locator('.field', { has: imei }).getByRole('status')).toHaveText(said);
    await expect(next, number).toBeDisabled();
  }
  await imei.fill('');
  await expect(next).toBeEnabled();
  await next.click();
  await expect(heading(page)).toHaveText(addressMessages.en.title);
});

testInTurn(
  'Continue waits for a SIM type while the device cannot be used now (SHELL-28, ADDLINE-8)',
  async ({ page }) => {
    await begin(page);
    await page.getByLabel(newLineMessages.en.firstName.label).fill('Ana');
    await page.getByLabel(newLineMessages.en.lastName.label).fill('Lopez');
    const imei = page.getByLabel(newLineMessages.en.imei.label);
    await imei.fill('356938035643245');
    await imei.blur();
    await expect(sim(page, 'esim')).toBeDisabled();
    await expect(page.getByRole('button', { name: addLineMessages.en.next })).toBeDisabled();
  },
);

testInTurn('shows the fault of a name on leaving its field (SHELL-28, NAME-3)', async ({ page }) => {
  await begin(page);
  const last = page.getByLabel(newLineMessages.en.lastName.label);
  const answer = page.locator('.field', { has: last }).getByRole('status');
  await expect(answer).toBeAttached();
  await last.fill('Zz<>🙂');
  await last.blur();
  await expect(answer).toHaveText('Remove < > and 🙂 from the last name.');
  await last.fill('Zz');
  await expect(answer).toBeEmpty();
});

testInTurn('removes the server’s error once the field is right (SHELL-34)', async ({ page }) => {
  await begin(page);
  const [first, last, imei] = [newLineMessages.en.firstName, newLineMessages.en.lastName, newLineMessages.en.imei].map(
    ({ label }) => page.getByLabel(label),
  ) as [Locator, Locator, Locator];
  const summary = page.getByRole('alert');
  await first.fill('Ana');
  await imei.fill('3569380356431');
  // As from a page whose script has not come yet.
  await page.locator('form:has([name=imei])').evaluate((form: HTMLFormElement) => form.submit());
  await expect(summary.getByRole('link')).toHaveCount(2);
  await expect(last).toHaveAttribute('aria-invalid', 'true');

  await last.fill('Lopez');
  await expect(last).not.toHaveAttribute('aria-invalid');
  await expect(summary.getByRole('link')).toHaveText([newLineMessages.en.imei.length]);
  // Still wrong, in one place.
  await imei.fill('35693803564');
  await imei.blur();
  await expect(page.getByText(newLineMessages.en.imei.length)).toHaveCount(2);
  await imei.fill('356938035643809');
  await imei.blur();
  await expect(summary).toHaveCount(0);
  await expect(page.locator('.wrong, .error:visible')).toHaveCount(0);
  await expect(imei).not.toHaveAccessibleDescription(new RegExp(newLineMessages.en.imei.length));
  await expect(page.locator('.field', { has: imei }).getByRole('status')).toContainText('works with us');
  await checkPage(page, 'a form whose errors were taken back');
});

for (const when of ['after', 'before'] as const)
  testInTurn(`removes the error of a place that is chosen ${when} the script begins (SHELL-34)`, async ({ page }) => {
    let held = Promise.resolve();
    // Starts on the first page, because a cached script would send no request here.
    await page.route('**/script/assist-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await begin(page, { first: 'Ana', sim: 'sim' });
    await expect(page.locator('datalist')).toBeAttached();
    await page.getByLabel(addressMessages.en.street.label).fill('1 Main St');
    await page.getByLabel(addressMessages.en.city.label).fill('Lowell');
    await page.getByLabel(addressMessages.en.state.label).selectOption('MA');
    await page.route('**/rpc/**', (route) => route.abort());
    await page.getByLabel(addressMessages.en.zip.label).fill('01803');
    let start = () => {};
    held = new Promise<void>((resolve) => (start = resolve));
    await page.getByRole('button', { name: addLineMessages.en.next }).click();
    const summary = page.getByRole('alert');
    await expect(summary).toContainText('ZIP code 01803 is in Burlington, MA.');
    if (when === 'after') {
      start();
      await expect(page.locator('datalist')).toBeAttached();
    }
    await page.getByRole('radio', { name: /^Lowell, MA/ }).check();
    if (when === 'before') await expect(summary).toHaveCount(1);
    start();
    await expect(summary).toHaveCount(0);
  });

testInTurn('a suggestion fills in the whole address, and a ZIP its city and state (ADDLINE-12)', async ({ page }) => {
  await begin(page, { first: 'Ana', sim: 'sim' });
  await expect(heading(page)).toHaveText(addressMessages.en.title);
  const street = page.getByLabel(addressMessages.en.street.label);
  // The module has started once its list is there.
  await expect(page.locator('datalist')).toBeAttached();
  await street.fill('');
  await street.pressSequentially('12 Harbor A');
  await expect(page.locator('datalist option')).toHaveCount(1);
  const suggestion = (await page.locator('datalist option').textContent()) ?? '';
  expect(suggestion).toContain('12 Harbor Avenue, Lowell, MA');
  await street.fill(suggestion);
  await expect(page.getByLabel(addressMessages.en.city.label)).toHaveValue('Lowell');
  await expect(page.getByLabel(addressMessages.en.state.label)).toHaveValue('MA');
  await expect(page.getByLabel(addressMessages.en.zip.label)).toHaveValue('01852');
  await expect(street).toHaveValue('12 Harbor Avenue');

  await page.getByLabel(addressMessages.en.city.label).fill('');
  await page.getByLabel(addressMessages.en.state.label).selectOption('');
  await page.getByLabel(addressMessages.en.zip.label).fill('10118');
  await expect(page.getByLabel(addressMessages.en.city.label)).toHaveValue('New York');
  await expect(page.getByLabel(addressMessages.en.state.label)).toHaveValue('NY');
  // Typed text is left alone.
  await page.getByLabel(addressMessages.en.city.label).fill('Albany');
  const reply = page.waitForResponse(/findPlace/);
  await page.getByLabel(addressMessages.en.zip.label).fill('60601');
  await reply;
  await expect(page.getByLabel(addressMessages.en.city.label)).toHaveValue('Albany');
  await page.getByLabel(addressMessages.en.city.label).fill('Chicago');
  await page.getByLabel(addressMessages.en.state.label).selectOption('IL');
  await page.getByRole('button', { name: addLineMessages.en.next }).click();
  await expect(heading(page)).toHaveText(shippingMessages.en.title);
});
