import { layoutCopy } from '#app/copy/layout.en.ts';
import { homeCopy } from '#app/screens/home/home/copy.en.ts';
import { signInOnPage } from '../support/sign-in.ts';
import { expect, test } from '../support/portal-test.ts';
import { world } from '../support/world.ts';

// Other tests sign in over plain HTTP.
test('signs in on the provider’s page and signs out (SIGNIN-1, SIGNIN-18)', async ({ page }) => {
  const { email } = await world.open('active-single');
  await signInOnPage(page, email);
  await expect(page).toHaveURL('/post-activation-home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeCopy.hello('Robin'));
  await page.goto('/account');
  await page.getByText('Robin', { exact: true }).click();
  await page.getByRole('button', { name: layoutCopy.logOut }).click();
  await expect(page).toHaveURL('/mobile-login');
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
