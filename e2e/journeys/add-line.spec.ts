import { addLineCopy } from '#app/copy/add-line.en.ts';
import { journeyCopy } from '#app/copy/journey.en.ts';
import { addressCopy } from '#app/copy/postal-address.en.ts';
import { newLineCopy } from '#app/screens/add-line/line/copy.en.ts';
import { orderCopy } from '#app/screens/add-line/order/copy.en.ts';
import { planCopy } from '#app/screens/add-line/plan/copy.en.ts';
import { reviewCopy } from '#app/screens/add-line/review/copy.en.ts';
import { shippingCopy } from '#app/screens/add-line/shipping/copy.en.ts';
import { homeCopy } from '#app/screens/home/home/copy.en.ts';
import { choosePlan, fillAddress, fillLine, goOn, heading, main } from '../support/add-line.ts';
import { expect, test } from '../support/portal-test.ts';
import { signIn } from '../support/sign-in.ts';
import { world } from '../support/world.ts';

const withoutEsim = '356938035643111';
const inUse = '356938035643152';
const order = /^Order /;

test('three lines from Home to the order (ADDLINE-1, ADDLINE-17, JOURNEY-4, JOURNEY-6)', async ({ page }) => {
  const { email } = await world.open('active-single');
  await signIn(page, email);
  await page.getByRole('link', { name: homeCopy.addLine.button }).click();
  await expect(main(page)).toContainText(journeyCopy.step(1, 5));
  await page.getByLabel(planCopy.coupon.label).fill('NOPE');
  await choosePlan(page, 'Best Fit 2GB', 3);
  await expect(page.getByRole('alert')).toContainText(planCopy.coupon.invalid);
  await page.getByLabel(planCopy.coupon.label).fill('');
  await goOn(page);

  await fillLine(page, 'Second line', { first: 'Ana', sim: 'sim', imei: inUse });
  await expect(page.getByRole('alert')).toContainText('This IMEI is already in use on another line.');
  await fillLine(page, 'Second line', { first: 'Ana', imei: withoutEsim });
  await fillLine(page, 'Third line', { first: 'Leo', sim: 'esim' });
  await page.getByRole('link', { name: addLineCopy.back }).click();
  await expect(page.getByLabel(newLineCopy.firstName.label)).toHaveValue('Leo');
  await goOn(page);
  await fillLine(page, 'Fourth line', { first: 'Mia', sim: 'sim' });

  await fillAddress(page, '01803');
  await expect(heading(page)).toHaveText(shippingCopy.title);
  await page.getByRole('radio', { name: /^Priority/ }).check();
  await goOn(page);

  await expect(heading(page)).toHaveText(reviewCopy.title);
  await expect(main(page)).toContainText('12 Harbor Street, Burlington, MA 01803');
  await expect(main(page)).toContainText('2 SIM kits');
  await expect(main(page)).toContainText(reviewCopy.hold);
  await page.getByRole('link', { name: /Change third line/ }).click();
  await fillLine(page, 'Third line', { first: 'Leon' });
  await expect(main(page)).toContainText('Leon Hale');

  await page.getByRole('button', { name: order }).click();
  await expect(heading(page)).toHaveText(orderCopy.done(addLineCopy.lines(3)));
  await expect(main(page)).toContainText('We ship 2 SIM cards by Priority, which takes 2 to 4 days.');
  await expect(page.getByRole('link', { name: orderCopy.track })).toBeVisible();
  expect(await world.calls(email, 'customer.create')).toHaveLength(3);
  expect(await world.calls(email, 'order.create')).toHaveLength(1);

  await page.goto('/home');
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(main(page)).not.toContainText(homeCopy.adding.begun);
});

test('an older tab saves nothing and is shown the answers that there are (JOURNEY-5)', async ({ page, context }) => {
  const { email } = await world.open('active-single');
  await signIn(page, email, { to: '/add-line/plan' });
  const old = await context.newPage();
  await old.goto('/add-line/plan');
  await choosePlan(page, 'Best Fit 5GB', 1);
  await fillLine(page, 'Second line', { first: 'Ana', sim: 'esim' });
  await choosePlan(old, 'Best Fit 15GB', 4);
  await expect(main(old)).toContainText(addLineCopy.changed.title);
  await expect(old.getByRole('radio', { name: /^Best Fit 5GB/ })).toBeChecked();

  // The page of an order that was changed elsewhere orders nothing.
  await expect(heading(page)).toHaveText(reviewCopy.title);
  await choosePlan(old, 'Best Fit 2GB', 1);
  await page.getByRole('button', { name: order }).click();
  await expect(main(page)).toContainText(reviewCopy.because.changed.title);
  await expect(main(page)).toContainText('Best Fit 2GB');
  expect(await world.calls(email, 'customer.create')).toEqual([]);
});

test('signing out in the middle loses nothing: Home leads on (JOURNEY-2, JOURNEY-3, JOURNEY-7)', async ({ page }) => {
  const { email } = await world.open('active-single');
  await signIn(page, email, { to: '/add-line' });
  await choosePlan(page, 'Best Fit 5GB', 2);
  await fillLine(page, 'Second line', { first: 'Ana', sim: 'esim' });
  await expect(heading(page)).toHaveText('Third line');
  await page.context().clearCookies();
  await goOn(page);
  await expect(page).toHaveURL(/session-expired\?to=%2Fadd-line%2Flines%2F2/);
  await signIn(page, email);
  await expect(main(page)).toContainText(homeCopy.adding.begun);
  await page.getByRole('link', { name: homeCopy.adding.goOn }).click();
  await expect(heading(page)).toHaveText('Third line');
  await page.goto('/add-line/review');
  await expect(page).toHaveURL(/add-line\/lines\/2$/);
});

test('a price that moved is shown before anything is ordered (ADDLINE-16)', async ({ page }) => {
  const { email } = await world.open('home-internet');
  await signIn(page, email, { to: '/add-line' });
  await choosePlan(page, 'Best Fit 5GB', 1);
  await fillLine(page, 'Second line', { first: 'Ana', sim: 'esim' });
  await expect(heading(page)).toHaveText(reviewCopy.title);
  const before = await page.getByRole('button', { name: order }).textContent();
  await world.change(email, { hsdPlan: false });
  await page.getByRole('button', { name: order }).click();
  await expect(main(page)).toContainText(reviewCopy.because['price-moved'].title);
  await expect(page.getByRole('button', { name: order })).not.toHaveText(before ?? '');
  expect(await world.calls(email, 'customer.create')).toEqual([]);
  await page.getByRole('button', { name: order }).click();
  await expect(heading(page)).toHaveText(orderCopy.done(addLineCopy.lines(1)));
});

test('a city that is not the ZIP’s is asked about once (ADDLINE-12)', async ({ page }) => {
  const { email } = await world.open('active-single');
  await signIn(page, email, { to: '/add-line' });
  await choosePlan(page, 'Best Fit 5GB', 1);
  await fillLine(page, 'Second line', { first: 'Ana', sim: 'sim' });
  await page.getByLabel(addressCopy.street.label).fill('12 Harbor Street');
  await page.getByLabel(addressCopy.city.label).fill('Lowell');
  await page.getByLabel(addressCopy.state.label).selectOption('MA');
  await page.getByLabel(addressCopy.zip.label).fill('01803');
  await goOn(page);
  await expect(page.getByRole('alert')).toContainText('ZIP code 01803 is in Burlington, MA.');
  await page.getByRole('radio', { name: /^Burlington, MA/ }).check();
  await goOn(page);
  await expect(heading(page)).toHaveText(shippingCopy.title);
  await page.getByRole('link', { name: addLineCopy.back }).click();
  await expect(page.getByLabel(addressCopy.city.label)).toHaveValue('Burlington');
});

test('who may not add a line reads why (ADDLINE-19)', async ({ page }) => {
  const { email } = await world.open('secondary-active');
  await signIn(page, email, { to: '/add-line/review' });
  await expect(page).toHaveURL(/\/add-line$/);
  await expect(main(page)).toContainText('Only the primary holder of your group can do this.');
});
