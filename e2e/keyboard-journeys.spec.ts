import type { Page } from '@playwright/test';
import { activationCopy } from '#app/copy/activation.en.ts';
import { dataServiceCopy } from '#app/copy/data-service.en.ts';
import { lineCardCopy } from '#app/copy/line-card.en.ts';
import { checklistCopy } from '#app/screens/activation/checklist/copy.en.ts';
import { confirmCopy } from '#app/screens/activation/confirm/copy.en.ts';
import { numberCopy } from '#app/screens/activation/number/copy.en.ts';
import { simCopy } from '#app/screens/activation/sim/copy.en.ts';
import { summaryCopy } from '#app/screens/activation/summary/copy.en.ts';
import { resultCopy as planResultCopy } from '#app/screens/change-plan/result/copy.en.ts';
import { editNameCopy } from '#app/screens/edit-name/form/copy.en.ts';
import { nameResultCopy } from '#app/screens/edit-name/result/copy.en.ts';
import { deviceCheckCopy } from '#app/screens/public/device-check/copy.en.ts';
import { routerCopy } from '#app/screens/router/router/copy.en.ts';
import { enableServiceCopy } from '#app/screens/services/enable/copy.en.ts';
import { lineStatusPageCopy } from '#app/screens/status/line/copy.en.ts';
import { iccids, imeis, zip } from './support/activation.ts';
import { tabThrough, tabTo } from './support/keyboard.ts';
import { editName } from './support/rename.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/portal-test.ts';
import { literally } from './support/words.ts';
import { type AccountSettings, type SeedName, world } from './support/world.ts';

// Add Data, Add Line and the menu are in keyboard.spec.ts. Every Tab stop on the way has a visible focus.

type Step = [name: RegExp, ...keys: string[]];

/** Tabs to one thing after the other, and presses its keys: Enter, which leads on, unless told. Texts are typed. */
async function walk(page: Page, steps: readonly Step[]): Promise<void> {
  for (const [name, ...keys] of steps) {
    await tabTo(page, name);
    for (const key of keys.length > 0 ? keys : ['Enter']) {
      if (key === 'Enter') await Promise.all([page.waitForEvent('load'), page.keyboard.press(key)]);
      else if (key === 'Space' || key === 'Control+a') await page.keyboard.press(key);
      else await page.keyboard.type(key);
    }
  }
}

const { newNumber } = numberCopy;

const journeys: [what: string, seed: SeedName, settings: AccountSettings, at: string, steps: Step[], end: RegExp][] = [
  [
    'Change plan',
    'active-single',
    { planChangeMs: 0 },
    '/account',
    [[literally(lineCardCopy.actions['change-plan'])], [/Best Fit 2GB/, 'Space', 'Enter'], [/^Change to Best Fit 2GB/]],
    literally(planResultCopy.scheduled.title),
  ],
  [
    'Edit name',
    'active-family',
    {},
    '/home',
    [[literally(editName())], [literally(editNameCopy.firstName.label), 'Control+a', 'Marc', 'Enter']],
    literally(nameResultCopy.done.title),
  ],
  [
    'Pause data',
    'active-single',
    {},
    '/account',
    [[literally(dataServiceCopy.pause)], [literally(dataServiceCopy.pause)]],
    /Account/,
  ],
  [
    'a service',
    'active-single',
    { serviceMs: 0 },
    '/services/international-roaming',
    [[/^Disabled/], [literally(enableServiceCopy.enable)]],
    /International Roaming/,
  ],
  [
    'an activation',
    'new-sim-delivered',
    { activationMs: 0 },
    '/activation?start',
    [
      [literally(checklistCopy.activate)],
      [literally(deviceCheckCopy.label), imeis.compatible, 'Enter'],
      [literally(activationCopy.proceed)],
      [literally(newNumber.label), zip, 'Enter'],
      [literally(simCopy.label), iccids.valid, 'Enter'],
      [literally(summaryCopy.confirm)],
      [literally(confirmCopy.activate)],
    ],
    /Activat/,
  ],
  [
    'a number transfer that the old carrier rejected',
    'port-failed-pin',
    { activationMs: 60_000 },
    '/home',
    [[/^Check your details/], [/PIN/, '4321', 'Enter']],
    literally(lineStatusPageCopy.porting.title),
  ],
  ['the account lock', 'active-single', {}, '/settings', [[/^\s*Off\b/]], /Settings/],
  [
    'the home router',
    'home-internet',
    {},
    '/router',
    [[/^Restart/], [literally(routerCopy.restart.button)]],
    literally(routerCopy.title),
  ],
];

for (const [what, seed, settings, at, steps, end] of journeys) {
  test(`${what} works by keyboard alone, and the focus is always visible`, async ({ page }) => {
    const { email } = await world.open(seed, settings);
    await signIn(page, email, { to: at });
    await walk(page, steps);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(end);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('no Tab stop of bills, payments, eSIM, profile or Activity is a trap', async ({ page }) => {
  const { email } = await world.open('suspended-nonpay');
  await signIn(page, email);
  for (const path of ['/bills', '/bills/pay', '/bills/promise', '/bills/auto-top-up', '/profile', '/activity']) {
    await page.goto(path);
    await tabThrough(page);
  }
});
