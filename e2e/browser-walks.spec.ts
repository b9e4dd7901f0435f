import type { Page } from '@playwright/test';
import { activationMessages } from '#app/copy/activation.ts';
import { numberMessages } from '#app/screens/activation/number/copy.ts';
import { otpMessages } from '#app/screens/settings/one-time-password/copy.ts';
import { settingsMessages } from '#app/screens/settings/settings/copy.ts';
import { unlockMessages } from '#app/screens/settings/unlock/copy.ts';
import { imeis } from './support/activation.ts';
import { expect, test } from './support/portal-test.ts';
import { sendForm } from './support/patience.ts';
import { signIn } from './support/sign-in.ts';
import { Visitor } from './support/visitor.ts';
import { world } from './support/world.ts';

// The same walks without script are in journeys/activation.spec.ts and journeys/account-lock.spec.ts.
test.use({ viewport: { width: 360, height: 740 } });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const said = (page: Page, text: string) => page.getByRole('main').getByText(text).filter({ visible: true });

test('a number whose check fails, then is slow; Back opens its page (ACTIVATE-19, SHELL-34, SHELL-40)', async ({
  page,
}) => {
  const { email } = await world.open('new-esim');
  const { keep, title } = numberMessages.en;
  await signIn(page, email, { to: '/activation?start' });
  const visitor = new Visitor({ http: page.request });
  const begin = new URL(page.url()).pathname;
  await sendForm(visitor, `${begin}?checklist=1`);
  await sendForm(visitor, `${begin}/device?another=1`, { imei: imeis.compatible });
  await sendForm(visitor, `${begin}/device`);
  await page.goto(`${begin}/number`);
  await expect(heading(page)).toHaveText(title);
  await page.getByRole('radio', { name: keep.title }).check();

  await world.injectFault(email, { endpoint: 'port.validate', fault: 500, times: 2 });
  const number = page.getByLabel(keep.number.label);
  await number.fill('617-555-0142');
  await page.getByRole('combobox').fill('Verizon');
  await press(page, activationMessages.en.next);
  await expect(said(page, keep.failed)).not.toHaveCount(0);
  // Its script has to run before Back can open it (SHELL-40); no person is as fast as this test.
  await page.waitForLoadState();
  // Longer than a page waits: the page of a slow check comes between (HTTP-31).
  await world.injectFault(email, { endpoint: 'port.validate', fault: 'slow', ms: 3_000 });
  await number.fill('617-555-0142');
  await press(page, activationMessages.en.next);
  const account = page.getByLabel(keep.account.label);
  await account.fill('123456');

  // The number is answered by now, so its details are shown.
  await page.goBack();
  await expect(heading(page)).toHaveText(keep.title);
  await page.reload();
  await expect(heading(page)).toHaveText(keep.title);
  await page.goForward();
  await expect(account).toBeVisible();
  expect(await world.count(email, 'port.validate')).toBe(3);
});

test('unlocked, with Back over a wrong password, and locked again beside a stale tab (LOCK-16, SHELL-40)', async ({
  page,
  context,
}) => {
  const { email } = await world.open('locked');
  await signIn(page, email, { to: '/settings' });
  const stale = await context.newPage();
  await stale.goto('/settings');
  const lockOf = (of: Page) => of.getByRole('main').getByRole('switch');
  await lockOf(page).click();
  await press(page, unlockMessages.en.button);
  const password = page.getByLabel(otpMessages.en.label);
  // A busy machine gives the answer on the page of Settings, whose link leads back.
  const again = page.getByRole('link', { name: settingsMessages.en.again });
  await password.fill('999999');
  await press(page, otpMessages.en.button);
  await expect(said(page, otpMessages.en.replies.wrong)).not.toHaveCount(0);
  if (await again.isVisible()) await again.click();
  await password.fill(/\d{6}/.exec((await world.mails(email)).at(-1)?.text ?? '')?.[0] ?? '');
  await press(page, otpMessages.en.button);
  const unlocked = said(page, settingsMessages.en.unlocked.title);
  await expect(unlocked).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('button', { name: otpMessages.en.button })).toHaveCount(0);

  // The tab from before shows it when it is loaded again (POLL-14), and its switch locks again.
  await stale.reload();
  await expect(lockOf(stale)).toHaveAttribute('aria-checked', 'false');
  await lockOf(stale).click();
  await expect(said(stale, settingsMessages.en.locked.title)).toBeVisible();
  await stale.goBack();
  await expect(lockOf(stale)).toHaveAttribute('aria-checked', 'true');
  const acts = (await world.calls(email, 'customer.securityAction')).map(({ body }) => body);
  expect(acts).toMatchObject([{ lockStatus: 'ACC_UNLOCK' }, { lockStatus: 'ACC_LOCK' }]);
});
