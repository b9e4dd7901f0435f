import { scenarios } from '#fixtures/scenarios/scenarios.ts';
import { inTurn } from '#fixtures/testing/turn.ts';
import type { Page } from '@playwright/test';
import { activationMessages } from '#app/copy/activation.ts';
import { dataServiceMessages } from '#app/copy/data-service.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { checklistMessages } from '#app/screens/activation/checklist/copy.ts';
import { confirmMessages } from '#app/screens/activation/confirm/copy.ts';
import { numberMessages } from '#app/screens/activation/number/copy.ts';
import { simMessages } from '#app/screens/activation/sim/copy.ts';
import { summaryMessages } from '#app/screens/activation/summary/copy.ts';
import { resultMessages as planResultMessages } from '#app/screens/change-plan/result/copy.ts';
import { editNameMessages, nameResultMessages } from '#app/screens/edit-name/copy.ts';
import { deviceCheckMessages } from '#app/screens/public/device-check/copy.ts';
import { routerMessages } from '#app/screens/router/router/copy.ts';
import { termsMessages } from '#app/copy/service-terms.ts';
import { lineStatusPageMessages } from '#app/screens/status/line/copy.ts';
import { iccids, imeis, optionNamed, zip } from './support/activation.ts';
import { tabThrough, tabTo } from './support/keyboard.ts';
import { editName } from './support/rename.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/portal-test.ts';
import { literally } from './support/words.ts';
import { type AccountSettings, type SeedName, world } from './support/world.ts';

// Add Data, Add Line and the menu are in keyboard.spec.ts. Every Tab stop on the way has a visible focus.

type Step = [name: RegExp, ...keys: string[]];

/** Tabs to one control after the other, and presses its keys: Enter by default, which leads on. Texts are typed. */
async function walk(page: Page, steps: readonly Step[]): Promise<void> {
  for (const [name, ...keys] of steps) {
    await tabTo(page, name);
    for (const key of keys.length > 0 ? keys : ['Enter']) {
      if (key === 'Enter') await Promise.all([page.waitForEvent('load'), page.keyboard.press(key)]);
      else if (['Space', 'ArrowDown', 'Control+a'].includes(key)) await page.keyboard.press(key);
      else await page.keyboard.type(key);
    }
  }
}

const { keep, newNumber } = numberMessages.en;

const journeys: [what: string, seed: SeedName, settings: AccountSettings, at: string, steps: Step[], end: RegExp][] = [
  [
    'Change plan',
    'active-single',
    { planChangeMs: 0 },
    '/account',
    [
      [literally(lineCardMessages.en.actions['change-plan'])],
      [/Best Fit 2GB/, 'Space', 'Enter'],
      [/^Change to Best Fit 2GB/],
    ],
    literally(planResultMessages.en.scheduled.title),
  ],
  [
    'Edit name',
    'active-family',
    {},
    '/home',
    [[literally(editName())], [literally(editNameMessages.en.firstName.label), 'Control+a', 'Marc', 'Enter']],
    literally(nameResultMessages.en.done.title),
  ],
  [
    'Pause data',
    'active-single',
    {},
    '/account',
    [[literally(dataServiceMessages.en.pause)], [literally(dataServiceMessages.en.pause)]],
    /Account/,
  ],
  [
    'a service',
    'active-single',
    { serviceMs: 0 },
    '/services/international-roaming',
    [[new RegExp(`^${termsMessages.en.enable}`)]],
    /International Roaming/,
  ],
  [
    'an activation',
    'new-sim-delivered',
    { activationMs: 0 },
    '/activation?start',
    [
      [literally(checklistMessages.en.activate)],
      [literally(deviceCheckMessages.en.label), imeis.compatible, 'Enter'],
      [literally(activationMessages.en.proceed)],
      [optionNamed(keep.title), 'ArrowDown'],
      [literally(newNumber.label), zip, 'Enter'],
      [literally(simMessages.en.label), iccids.valid, 'Enter'],
      [literally(summaryMessages.en.confirm)],
      [literally(confirmMessages.en.activate)],
    ],
    /Activat/,
  ],
  [
    'a number transfer that the old carrier rejected',
    'port-failed-pin',
    { activationMs: 60_000 },
    '/home',
    [[/^Check your details/], [/PIN/, '4321', 'Enter']],
    literally(lineStatusPageMessages.en.porting.title),
  ],
  ['the account lock', 'active-single', {}, '/settings', [[/Off\s*$/]], /Settings/],
  [
    'the home router',
    'home-internet',
    {},
    '/router',
    [[/^Restart/], [literally(routerMessages.en.restart.button)]],
    literally(routerMessages.en.title),
  ],
];

for (const [what, seed, settings, at, steps, end] of inTurn(journeys, 5)) {
  test(`${what} works by keyboard alone, and the focus is always visible`, async ({ page }) => {
    const { email } = await world.open(seed, settings);
    await signIn(page, email, { to: at });
    await walk(page, steps);
    await expect(page.locator('h1, .done-panel > p').filter({ hasText: end }).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

const pages = scenarios.flatMap(({ forms }) => forms.map(({ page }) => page));
/** Bills, and the pages of its operations that are about no bill or line. */
const billPages = new Set(pages.filter((page) => /^\/bills(\/[a-z-]+)?$/.test(page)));

test('no Tab stop of bills, payments, eSIM, profile or Activity is a trap', async ({ page }) => {
  const { email } = await world.open('suspended-nonpay');
  await signIn(page, email);
  for (const path of [...billPages, '/profile', '/activity']) {
    await page.goto(path);
    await tabThrough(page);
  }
});
