import type { Page } from '@playwright/test';
import { accountCopy } from '#app/screens/account/account/copy.en.ts';
import { inviteCopy } from '#app/screens/invite/form/copy.en.ts';
import { inviteMessages } from '#app/screens/invite/form/copy.ts';
import { expect, test } from '../support/portal-test.ts';
import { signIn } from '../support/sign-in.ts';
import { world } from '../support/world.ts';

const day = 86_400_000;
const main = (page: Page) => page.getByRole('main');
const row = (page: Page, number: number) => page.getByRole('group', { name: inviteCopy.friend(number), exact: true });
const submit = (page: Page) => page.getByRole('button', { name: inviteCopy.submit });

async function fill(page: Page, number: number, name: string, email: string) {
  await row(page, number).getByLabel(inviteCopy.name).fill(name);
  await row(page, number).getByLabel(inviteCopy.email).fill(email);
}

test('friends are invited once, join, and bring a credit (REFER-3 to REFER-10, REFER-12)', async ({ page }) => {
  const { email } = await world.open('active-single');
  await signIn(page, email, { to: '/account' });
  await page.getByRole('link', { name: accountCopy.invite }).click();
  await expect(main(page)).toContainText(inviteCopy.credit('$10.00'));
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText(inviteCopy.wrong.none);

  await fill(page, 1, 'Kim', 'kim@example');
  await expect(row(page, 4)).toBeHidden();
  await row(page, 2).getByLabel(inviteCopy.name).fill('Lee');
  await page.getByRole('button', { name: inviteCopy.more }).click();
  await expect(row(page, 10)).toBeVisible();
  await expect(page.getByRole('button', { name: inviteCopy.more })).toHaveCount(0);
  await fill(page, 2, 'Lee', 'lee@example.test');
  await fill(page, 10, 'Lee', 'LEE@example.test');
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText(inviteCopy.wrong.email);
  await expect(page.getByRole('alert')).toContainText(inviteCopy.wrong.duplicate);
  expect(await world.count(email, 'catalog.couponInvite')).toBe(0);

  await fill(page, 1, 'Kim', 'kim@example.test');
  await fill(page, 10, '', '');
  await submit(page).dblclick();
  await expect(page.getByRole('status')).toContainText('Your 2 invitations are sent.');
  await expect(main(page)).toContainText('kim@example.test');
  await expect(row(page, 1).getByLabel(inviteCopy.name)).toHaveValue('');
  expect((await world.calls(email, 'catalog.couponInvite')).map(({ body }) => body)).toEqual([
    {
      referees: [
        { referrerEmailId: email, refereeName: 'Kim', refereeEmailId: 'kim@example.test' },
        { referrerEmailId: email, refereeName: 'Lee', refereeEmailId: 'lee@example.test' },
      ],
    },
  ]);
  await expect.poll(() => world.count(email, 'marketing.inviteReferral')).toBe(1);

  await fill(page, 1, 'Kim', 'KIM@example.test');
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText(inviteCopy.wrong.repeated);
  await expect(row(page, 1).getByLabel(inviteCopy.email)).toHaveValue('KIM@example.test');
  await world.advanceClock(email, 4 * day);
  // What was read just now is remembered until the next write (SAFETY-19).
  await fill(page, 1, 'Ana', 'ana@example.test');
  await submit(page).click();
  await expect(page.getByRole('status')).toContainText('Your invitation is sent.');
  await expect(main(page).getByText('$20.00')).toBeVisible();
  await page.getByRole('link', { name: inviteCopy.skip, exact: true }).click();
  await expect(page).toHaveURL(/\/feedback$/);
});

test('any failure has the words of the requirement; a lost reply is checked (REFER-7, REFER-8)', async ({ page }) => {
  const { email } = await world.open('active-single');
  await signIn(page, email, { to: '/invite' });
  await world.injectFault(email, { endpoint: 'catalog.couponInvite', fault: 49_999 });
  await fill(page, 1, 'Kim', 'kim@example.test');
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText(inviteCopy.wrong.repeated);
  await world.injectFault(email, { endpoint: 'catalog.couponInvite', fault: 'reset', afterEffect: true });
  await submit(page).click();
  await expect(page.getByRole('status')).toContainText('Your invitation is sent.', { timeout: 20_000 });
  expect(await world.count(email, 'catalog.couponInvite')).toBe(2);
});

test('the quota limits the rows, in Spanish too; without the key nobody is invited (REFER-1, REFER-2)', async ({
  page,
  visitor,
}) => {
  const { email } = await world.open('active-family', { config: { max_number_of_referees: '3' } });
  await signIn(page, email);
  await page.goto('/invite?lang=es');
  await expect(main(page)).toContainText(inviteMessages.es.left(2));
  await expect(page.locator('fieldset')).toHaveCount(2);
  const closed = await world.open('active-single', { config: { REFERRAL_ENABLED: 'DISABLE' } });
  const browser = await visitor();
  await browser.signIn(closed.email);
  expect(await browser.read('/invite')).toContain('Friends can’t be invited right now.');
  expect(await browser.read('/account')).not.toContain('/invite');
});
