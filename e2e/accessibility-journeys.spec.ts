import { problemMessages } from '#app/copy/problem.ts';
import { activityMessages } from '#app/copy/activity.ts';
import { activationMessages } from '#app/copy/activation.ts';
import { checklistMessages } from '#app/screens/activation/checklist/copy.ts';
import { confirmMessages } from '#app/screens/activation/confirm/copy.ts';
import { kitMessages } from '#app/screens/activation/kit/copy.ts';
import { activationResultMessages } from '#app/screens/activation/result/copy.ts';
import { journeyMessages } from '#app/copy/journey.ts';
import { notMeMessages } from '#app/screens/activity/not-me/copy.ts';
import { addressMessages } from '#app/copy/postal-address.ts';
import { newLineMessages } from '#app/screens/add-line/line/copy.ts';
import { selectMessages } from '#app/screens/add-data/select/copy.ts';
import { selectMessages as planMessages } from '#app/screens/change-plan/select/copy.ts';
import { esimSetupMessages } from '#app/screens/esim/setup/copy.ts';
import { editNameMessages } from '#app/screens/edit-name/copy.ts';
import { checkFold, checkPage, checkWidePage } from './support/a11y.ts';
import { enterImei, imeis, openChecklist, walkToConfirm } from './support/activation.ts';
import { walkToReview } from './support/add-line.ts';
import { addDataPaths, confirm, quote } from './support/top-up.ts';
import { editNamePaths } from './support/rename.ts';
import { expect, test, testsInTurn } from './support/portal-test.ts';
import { arrive, open, press } from './support/arrive.ts';
import { Walker } from './support/walker.ts';
import { world } from './support/world.ts';

// Accessibility of journey pages after a form, a failure or a chosen address; other pages are in accessibility.spec.ts.

// Each test walks through up to nine pages.
test.describe.configure({ timeout: 120_000 });
const testInTurn = testsInTurn(6);

testInTurn('Add Data, up to an order under way', async ({ page }) => {
  const { email, person } = await arrive(page, 'active-single', { topUpMs: 3_600_000 });
  const [select = ''] = await addDataPaths(person);
  await page.goto(select);
  await checkWidePage(page, 'sizes');
  await page
    .getByRole('radio')
    .first()
    .evaluate((radio: HTMLInputElement) => (radio.value = 'abc'));
  await page.getByRole('radio').first().check();
  await press(page);
  await expect(page.locator('.errors')).toBeFocused();
  await page.getByRole('alert').getByRole('link').click();
  await expect(page).toHaveURL(/#add-data-gigabytes$/);
  await expect(page.getByRole('group', { name: selectMessages.en.legend })).toHaveAccessibleDescription(/./);
  await checkPage(page, 'sizes with an error');

  const review = await quote(person, select);
  await open(page, review, 'review');
  await world.settings(email, { pulse: { pulse: 1, pulseCost: 6 } });
  await press(page);
  await expect(page).toHaveURL(/because/);
  await checkPage(page, 'review with a new price');
  await page.locator('main [name=_token]').evaluate((token: HTMLInputElement) => (token.value = 'old'));
  await press(page);
  await expect(page.getByText(problemMessages.en.notSent.title)).toBeVisible();
  await checkPage(page, 'a form that is out of date');
  await open(page, await confirm(person, review), 'order under way');
});

testInTurn('Add Data, every end of an order', async ({ page }) => {
  for (const [name, heading, settings, fault] of [
    ['being checked', /checking/, { topUpMs: 3_600_000 }, 'reset'],
    ['failed', /Failed/, {}, 40_999],
    ['unavailable', /Add Data/, {}, 40_625],
    ['done', /GB left/, { topUpMs: 0 }, undefined],
  ] as const) {
    const { email, person } = await arrive(page, 'active-single', settings);
    if (fault) await world.injectFault(email, { endpoint: 'topup.create', fault, afterEffect: false });
    const [select = ''] = await addDataPaths(person);
    await page.goto(await confirm(person, await quote(person, select)));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await checkPage(page, `order ${name}`);
  }
});

testInTurn('Add Line', async ({ page }) => {
  const { email, person } = await arrive(page, 'active-single');
  await walkToReview(person, (path) => open(page, path));
  await open(page, '/add-line/review?because=price-moved', 'new lines with a new price');
  await open(page, '/home', 'Home with new lines begun');
  await page.goto('/add-line/lines/1');
  await page.getByLabel(newLineMessages.en.firstName.label).fill('');
  // As from a page whose script has not come: with it the button is disabled.
  await page.locator('form:has([name=imei])').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByRole('alert')).toBeVisible();
  await checkPage(page, 'a new line with an error');
  await page.goto('/add-line/address');
  await page.getByLabel(addressMessages.en.city.label).fill('Lowell');
  await press(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await checkPage(page, 'an address that is somewhere else');
  await world.injectFault(email, { endpoint: 'order.create', fault: 40_999 });
  await page.goto('/add-line/review');
  await press(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(journeyMessages.en.callUs);
  await checkPage(page, 'an order that was done in part');
});

testInTurn('Activation, its buttons above the fold (ACTIVATE-35)', async ({ page }) => {
  const { email, person } = await arrive(page, 'new-sim-delivered', { activationMs: 3_600_000 });
  const walker = new Walker(person);
  const begin = await openChecklist(walker);
  const step = async (path: string, name = path) => {
    await open(page, path, name);
    await checkFold(page, name);
  };
  await walkToConfirm(walker, 'port-in, SIM', ({ path }) => step(path));
  await page.goto(`${begin}/confirm?lang=es`);
  await checkFold(page, 'the check page in Spanish');
  await step(`${begin}/number?way=carrier`);
  await press(page);
  await step(`${begin}/number`, 'account number and PIN at the old carrier');
  await page.goto(`${begin}/device?another=1`);
  await page.getByRole('textbox').fill(imeis.incompatible);
  await press(page);
  await checkPage(page, 'an invalid IMEI');
  await world.settings(email, { outcomesOnce: { hold: 'FAILED' } });
  // The number was sent once more since the walker's page was made.
  await walker.open(`${begin}/confirm`);
  await walker.press(confirmMessages.en.activate);
  await walker.until(activationResultMessages.en.pausedTitle);
  await open(page, walker.path, 'a hold that failed');
});

testInTurn('SIM kit for an eSIM line', async ({ page }) => {
  const { person } = await arrive(page, 'new-esim');
  const walker = new Walker(person);
  await openChecklist(walker);
  await walker.press(checklistMessages.en.activate);
  await enterImei(walker, imeis.withoutEsim);
  await open(page, walker.path, 'a device without eSIM');
  await walker.press(activationMessages.en.proceed);
  await open(page, walker.path, 'address of a kit');
  await walker.press(kitMessages.en.continue);
  await open(page, walker.path, 'charges of a kit');
  await checkFold(page, 'charges of a kit');
});

testInTurn('Status, eSIM setup and the eSIM card', async ({ page }) => {
  await arrive(page, 'porting');
  await open(page, '/status', 'a port-in in progress');
  await arrive(page, 'port-failed-pin');
  await page.goto('/status');
  await press(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await checkPage(page, 'a port-in that failed, without its PIN');
  await open(page, '/steps', 'no eSIM to set up');
  await arrive(page, 'active-single', {}, { esim: true, eSimSetup: false });
  await page.goto('/steps');
  await press(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await checkPage(page, 'an eSIM setup that is not ticked');
  await page.getByRole('link', { name: esimSetupMessages.en.resend }).click();
  await expect(page).toHaveURL(/resend$/);
  await checkPage(page, 'the eSIM kit again');
  await arrive(page, 'new-esim');
  await open(page, '/activate-esim');
});

testInTurn('Change plan', async ({ page }) => {
  const { person } = await arrive(page, 'active-single', { planChangeMs: 3_600_000 });
  const [addData = ''] = await addDataPaths(person);
  const select = addData.replace('add-data', 'change-plan');
  await open(page, select, 'plans');
  await page.getByRole('radio', { name: /^Best Fit 15GB/ }).check();
  await page.getByRole('button', { name: planMessages.en.next }).click();
  await expect(page).toHaveURL(/\/review/);
  await checkPage(page, 'review of a plan');
  await press(page);
  await expect(page).not.toHaveURL(/\/review/);
  await checkPage(page, 'plan change under way');
});

testInTurn('Edit name and Activity', async ({ page }) => {
  const { email, person } = await arrive(page, 'active-family');
  const [form = ''] = await editNamePaths(person);
  await page.goto(form);
  await press(page);
  await expect(page).toHaveURL(/because=same/);
  await checkPage(page, 'the name that it has');
  const name = page.getByLabel(editNameMessages.en.firstName.label);
  await name.fill('');
  await press(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await checkPage(page, 'edit name with an error');
  for (const [outcome, fault] of [
    ['name refused', 40_999],
    ['name being checked', 'reset'],
  ] as const) {
    await world.injectFault(email, { endpoint: 'customer.updateSecondary', fault, afterEffect: false });
    const { _token, operation } = await person.formAt(form);
    await open(page, await person.submit(form, { _token, operation, firstName: 'Marc', lastName: 'Reyes' }), outcome);
  }

  await open(page, '/activity?ref=K7Q4-MXT9', 'reference not found');
  await open(page, '/activity', 'activity');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/activity\/[\w-]+$/);
  await checkPage(page, 'one activity');
  await page.getByRole('link', { name: activityMessages.en.notMe }).click();
  await page.getByRole('button', { name: notMeMessages.en.lock.button }).click();
  await expect(page.getByRole('main')).toContainText(notMeMessages.en.locked.title);
  await checkPage(page, 'the account is locked');
});
