import { activationCopy } from '#app/copy/activation.en.ts';
import { checklistCopy } from '#app/screens/activation/checklist/copy.en.ts';
import { confirmCopy } from '#app/screens/activation/confirm/copy.en.ts';
import { deviceCopy } from '#app/screens/activation/device/copy.en.ts';
import { numberCopy } from '#app/screens/activation/number/copy.en.ts';
import { activationResultCopy } from '#app/screens/activation/result/copy.en.ts';
import { simCopy } from '#app/screens/activation/sim/copy.en.ts';
import { summaryCopy } from '#app/screens/activation/summary/copy.en.ts';
import { deviceCheckCopy } from '#app/screens/public/device-check/copy.en.ts';
import { iccids, imeis } from './support/activation.ts';
import { expect, test } from './support/portal-test.ts';
import { signIn } from './support/sign-in.ts';
import { world } from './support/world.ts';

/** The pages to "Activate" with everything typed by hand, in a browser with script. */
for (const seed of ['new-sim-delivered', 'new-esim'] as const)
  test(`${seed}: typed numbers lose their separators, and each button waits for them (SHELL-28)`, async ({ page }) => {
    const { email } = await world.open(seed, { activationMs: 500 });
    await signIn(page, email, { to: '/activation?start' });
    const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await press(checklistCopy.activate);

    const imei = page.getByRole('textbox', { name: deviceCheckCopy.label });
    await expect(button(deviceCheckCopy.check)).toBeDisabled();
    await imei.pressSequentially(imeis.compatible.replace(/^(\d{2})(\d{6})/, '$1-$2 '));
    await expect(imei).toHaveValue(imeis.compatible);
    await expect(page.getByText('15/15')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByText(deviceCopy.fits[seed === 'new-esim' ? 'esim' : 'sim'])).toBeVisible();
    await press(deviceCheckCopy.check);
    await press(activationCopy.proceed);

    const zip = page.getByRole('textbox', { name: numberCopy.newNumber.label });
    await zip.fill('');
    await zip.pressSequentially('0180');
    await expect(button(activationCopy.next)).toBeDisabled();
    await zip.pressSequentially('3');
    await press(activationCopy.next);

    if (seed === 'new-sim-delivered') {
      const sim = page.getByRole('textbox', { name: simCopy.label });
      await sim.pressSequentially(iccids.valid.slice(0, 18));
      await expect(button(activationCopy.next)).toBeDisabled();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(page.getByText(simCopy.length)).toBeVisible();
      await sim.press('End');
      await sim.pressSequentially(iccids.valid.slice(18));
      await expect(page.getByText('19/19')).toBeVisible();
      await sim.press('Enter');
    }
    await press(summaryCopy.confirm);
    await press(confirmCopy.activate);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(activationResultCopy.successful);
    expect(await world.count(email, 'activation.start')).toBe(1);
  });
