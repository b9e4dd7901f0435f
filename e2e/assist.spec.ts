import type { Page } from '@playwright/test';
import { cardsMessages } from '#app/copy/cards.ts';
import { expiryMessages } from '#app/screens/cards/expiry/copy.ts';
import { inviteMessages } from '#app/screens/invite/form/copy.ts';
import { deviceCheckMessages } from '#app/screens/public/device-check/copy.ts';
import { checkPage } from './support/a11y.ts';
import { portalUrl } from './support/ports.ts';
import { expect, testsInTurn } from './support/portal-test.ts';
import { signIn } from './support/sign-in.ts';
import { world } from './support/world.ts';

const testInTurn = testsInTurn(2);

const path = '/imei-compatibility-check';
const { en } = deviceCheckMessages;
const esim = '356938035643809';
const incompatible = '356938035643000';

/** The bodies of the checks that the page sends during typing. */
async function questions(page: Page): Promise<unknown[]> {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/rpc/')) return;
    expect(request.method()).toBe('POST');
    expect(request.url()).toBe(`${portalUrl}/rpc/public/checkDevice`);
    bodies.push(request.postDataJSON());
  });
  await page.goto(path);
  // The module has started once its live region is there.
  await expect(page.locator('form').getByRole('status')).toBeAttached();
  return bodies;
}

testInTurn('separators are dropped and digits counted while somebody types (PUBLIC-11)', async ({ page }) => {
  await questions(page);
  const field = page.getByRole('textbox', { name: en.label });
  await field.pressSequentially('35-693803 5');
  await expect(field).toHaveValue('356938035');
  await expect(page.getByText('9/15')).toBeVisible();
  // In the middle of the number the caret stays where it is.
  await field.press('Home');
  await field.pressSequentially('1-2');
  await expect(field).toHaveValue('12356938035');
});

testInTurn('disables the button below 15 digits with script only (SHELL-28)', async ({ page, visitor }) => {
  await questions(page);
  const field = page.getByRole('textbox', { name: en.label });
  const button = page.getByRole('button', { name: 'CHECK' });
  await expect(button).toBeDisabled();
  await field.pressSequentially(esim.slice(0, 14));
  await expect(button).toBeDisabled();
  await field.press('9');
  await expect(button).toBeEnabled();
  // With two more digits it is an IMEI with its version (INTAKE-4).
  await field.pressSequentially('999');
  await expect(button).toBeDisabled();
  const plain = await visitor().get(path, { 'save-data': 'on' });
  expect(await plain.text()).not.toMatch(/<button[^>]*disabled/);
});

testInTurn(
  'checks once on leaving the field, and shows the result and the number to call (ERROR-22)',
  async ({ page }) => {
    const checks = await questions(page);
    const field = page.getByRole('textbox', { name: en.label });
    const answer = page.locator('form').getByRole('status');
    await field.fill('1234');
    await field.blur();
    await expect(answer).toHaveText(en.errors.length);
    await field.fill('35693803564380x');
    await field.blur();
    await expect(answer).toHaveText(en.errors.notDigits);
    expect(checks).toEqual([]);

    await field.fill(esim);
    await expect(answer).toBeEmpty();
    await field.blur();
    await expect(answer).toHaveText(`${en.outcome.esim.title}. ${en.outcome.esim.text}`);
    await field.focus();
    await field.blur();
    expect(checks).toEqual([{ imei: esim }]);

    await field.fill(incompatible);
    await field.blur();
    await expect(answer).toHaveText(`${en.outcome.incompatible.text} Call us: 1.800.427.8686`);
    await expect(answer.getByRole('link')).toHaveAttribute('href', 'tel:+18004278686');
    await checkPage(page, 'an answer under the field');

    // The form goes on as without script.
    await page.getByRole('button', { name: en.check }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.outcome.incompatible.title);
  },
);

testInTurn('checks once, by the form, on pressing the button', async ({ page }) => {
  const checks = await questions(page);
  await page.getByRole('textbox', { name: en.label }).fill(esim);
  await page.getByRole('button', { name: en.check }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.outcome.esim.title);
  expect(checks).toEqual([]);
});

testInTurn('inserts the slash of an expiry date during typing, and lets it be erased (CARD-9)', async ({ page }) => {
  const { email } = await world.open('active-single');
  await signIn(page, email, { to: '/cards' });
  await page.getByRole('link', { name: cardsMessages.en.update }).first().click();
  const field = page.getByLabel(expiryMessages.en.label);
  // Help begins after the first paint: what was typed before it has no slash yet.
  await expect(async () => {
    await field.fill('');
    await field.pressSequentially('0831');
    await expect(field).toHaveValue('08/31', { timeout: 500 });
  }).toPass();
  for (const left of ['08/3', '08/', '08', '0']) {
    await field.press('Backspace');
    await expect(field).toHaveValue(left);
  }
});

testInTurn('shows all rows and hides their button on typing in the second row (REFER-3)', async ({ page }) => {
  const { email } = await world.open('active-single');
  await signIn(page, email, { to: '/invite' });
  const row = (number: number) => page.getByRole('group', { name: inviteMessages.en.friend(number), exact: true });
  await row(1).getByLabel(inviteMessages.en.name).pressSequentially('Kim');
  await page.getByText(inviteMessages.en.another).click();
  await expect(row(4)).toBeHidden();
  await row(2).getByLabel(inviteMessages.en.name).pressSequentially('L');
  await expect(row(10)).toBeVisible();
  await expect(row(2).getByLabel(inviteMessages.en.name)).toBeFocused();
  await expect(page.getByRole('button', { name: inviteMessages.en.more })).toHaveCount(0);
});
