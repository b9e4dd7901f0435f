import { inTurn } from '#fixtures/testing/turn.ts';
import type { Locator, Page } from '@playwright/test';
import { activationMessages } from '#app/copy/activation.ts';
import { checklistMessages } from '#app/screens/activation/checklist/copy.ts';
import { confirmMessages } from '#app/screens/activation/confirm/copy.ts';
import { deviceMessages } from '#app/screens/activation/device/copy.ts';
import { numberMessages } from '#app/screens/activation/number/copy.ts';
import { activationResultMessages } from '#app/screens/activation/result/copy.ts';
import { simMessages } from '#app/screens/activation/sim/copy.ts';
import { summaryMessages } from '#app/screens/activation/summary/copy.ts';
import { deviceCheckMessages } from '#app/screens/public/device-check/copy.ts';
import { enterImei, iccids, imeis, optionNamed, portNumbers, zip } from './support/activation.ts';
import { expect, test } from './support/portal-test.ts';
import { signIn } from './support/sign-in.ts';
import { Visitor } from './support/visitor.ts';
import { Walker } from './support/walker.ts';
import { world } from './support/world.ts';

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** The pages to "Activate" with everything typed by hand, in a browser with script. */
for (const seed of inTurn(['new-sim-delivered', 'new-esim'] as const, 2))
  test(`${seed}: typed numbers lose their separators, and each button waits for them (SHELL-28)`, async ({ page }) => {
    const { email } = await world.open(seed, { activationMs: 500 });
    await signIn(page, email, { to: '/activation?start' });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await press(page, checklistMessages.en.activate);

    const imei = page.getByRole('textbox', { name: deviceCheckMessages.en.label });
    await expect(button(deviceCheckMessages.en.check)).toBeDisabled();
    await imei.pressSequentially(imeis.compatible.replace(/^(\d{2})(\d{6})/, '$1-$2 '));
    await expect(imei).toHaveValue(imeis.compatible);
    await imei.pressSequentially('x');
    await expect(page.getByText('15/15')).toBeVisible();
    await imei.press('Backspace');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByText(deviceMessages.en.fits[seed === 'new-esim' ? 'esim' : 'sim'])).toBeVisible();
    await press(page, deviceCheckMessages.en.check);
    await press(page, activationMessages.en.proceed);

    await expect(button(activationMessages.en.next)).toBeDisabled();
    await page.getByRole('radio', { name: optionNamed(numberMessages.en.newNumber.title) }).check();
    const area = page.getByRole('textbox', { name: numberMessages.en.newNumber.label });
    await area.fill('');
    await area.pressSequentially('0180');
    await expect(button(activationMessages.en.next)).toBeDisabled();
    await area.pressSequentially('3');
    await press(page, activationMessages.en.next);

    if (seed === 'new-sim-delivered') {
      const sim = page.getByRole('textbox', { name: simMessages.en.label });
      await sim.pressSequentially(iccids.valid.slice(0, 18));
      await expect(button(activationMessages.en.next)).toBeDisabled();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(page.getByText(simMessages.en.length)).toBeVisible();
      await sim.press('End');
      await sim.pressSequentially(iccids.valid.slice(18));
      await expect(page.getByText('19/19')).toBeVisible();
      await sim.press('Enter');
      await press(page, summaryMessages.en.confirm);
    }
    await press(page, confirmMessages.en.activate);
    await expect(page.locator('.done-panel')).toContainText(activationResultMessages.en.successful);
    expect(await world.count(email, 'activation.start')).toBe(1);
  });

/** Opens the page of an eSIM's number in a browser with script. */
async function openNumber(page: Page): Promise<string> {
  const { email } = await world.open('new-esim');
  const person = await new Walker(new Visitor({ http: page.request })).signIn(email, '/activation?start');
  await person.press(checklistMessages.en.activate);
  await enterImei(person, imeis.compatible);
  await person.press(activationMessages.en.proceed);
  await page.goto(person.url);
  return email;
}

test('port-in: Next waits for every field, and the phone number gets its marks (SHELL-28, ACTIVATE-16)', async ({
  page,
}) => {
  const email = await openNumber(page);
  const { keep } = numberMessages.en;
  const next = page.getByRole('main').getByRole('button', { name: activationMessages.en.next, exact: true });
  await page.getByRole('radio', { name: optionNamed(keep.title) }).check();
  const [number, carrier] = [page.getByLabel(keep.number.label), page.getByRole('combobox')];
  await expect(next).toBeDisabled();
  await number.pressSequentially(portNumbers.portable.slice(0, 9));
  await expect(number).toHaveValue('(617) 555-014');
  await carrier.fill('Other');
  await expect(next).toBeDisabled();
  await number.press('End');
  await number.pressSequentially(portNumbers.portable.slice(9));
  await expect(number).toHaveValue('(617) 555-0142');
  await expect(next).toBeEnabled();
  await carrier.fill('');
  await expect(next).toBeDisabled();
  await carrier.fill('Other');
  await next.click();

  const account = page.getByLabel(keep.account.label);
  await account.fill('123456');
  await page.getByLabel(keep.zip.label).fill(zip);
  await expect(next).toBeDisabled();
  await page.getByLabel(keep.carrierName.label).fill('Tiny Tel');
  await expect(next).toBeEnabled();
  await account.fill('12A');
  await expect(next).toBeDisabled();
  await account.fill('1234-56');
  await expect(account).toHaveValue('123456');
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmMessages.en.title);
  expect(await world.count(email, 'port.validate')).toBe(1);
});

test('a press on the option under a half-typed number chooses it at once (SHELL-28)', async ({ page }) => {
  await openNumber(page);
  const keep = page.getByRole('radio', { name: optionNamed(numberMessages.en.keep.title) });
  const other = page.getByRole('radio', { name: optionNamed(numberMessages.en.newNumber.title) });
  const ground = (radio: Locator) => radio.locator('..').evaluate((option) => getComputedStyle(option).backgroundColor);
  // None looks chosen yet: the list of carriers inside an option has a chosen entry.
  expect(await ground(keep)).toBe(await ground(other));
  await keep.check();
  await page.getByLabel(numberMessages.en.keep.number.label).fill('617555');
  await other.click();
  await expect(other).toBeChecked();
});
