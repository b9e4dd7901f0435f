import type { Page } from '@playwright/test';
import { activityCopy } from '#app/copy/activity.en.ts';
import { layoutCopy } from '#app/copy/layout.en.ts';
import { notMeCopy } from '#app/screens/activity/not-me/copy.en.ts';
import { selectCopy } from '#app/screens/add-data/select/copy.en.ts';
import { editNameCopy } from '#app/screens/edit-name/form/copy.en.ts';
import { billCopy } from '#app/screens/bills/bill/copy.en.ts';
import { expect } from '@playwright/test';
import { data, usage } from './data-service.ts';
import { review } from './order.ts';
import { editName } from './rename.ts';
import { signIn } from './sign-in.ts';
import { type SeedName, type AccountSettings, world } from './world.ts';

/** How to get to a page or a state of one, as a person does. */
export type State = (page: Page) => Promise<void>;

const visit =
  (path: string): State =>
  async (page) =>
    void (await page.goto(path));

const home =
  (seed: SeedName): State =>
  async (page) =>
    signIn(page, (await world.open(seed)).email);

const signedIn =
  (path: string): State =>
  async (page) =>
    signIn(page, (await world.open('active-single')).email, { to: path });

/** Up to the review of an order, in a world of one's own. */
const reviewing =
  (settings: AccountSettings = {}, prepare: (email: string) => Promise<unknown> = async () => undefined): State =>
  async (page) => {
    const { email } = await world.open('active-single', settings);
    await signIn(page, email);
    await review(page);
    await prepare(email);
  };

/** An order that was confirmed, waiting for the title that says how it stands. */
const ordered =
  (title: RegExp, settings: AccountSettings = {}, prepare?: (email: string) => Promise<unknown>): State =>
  async (page) => {
    await reviewing(settings, prepare)(page);
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  };

const saveName = (page: Page) => page.getByRole('button', { name: editNameCopy.save }).click();

/** At the form with the name of a line. */
const editing =
  (prepare: (email: string) => Promise<unknown> = async () => undefined): State =>
  async (page) => {
    const { email } = await world.open('active-family');
    await signIn(page, email);
    await prepare(email);
    await page.getByRole('link', { name: editName() }).click();
  };

/** With another name sent for a line. */
const renamed =
  (prepare?: (email: string) => Promise<unknown>): State =>
  async (page) => {
    await editing(prepare)(page);
    await page.getByLabel(editNameCopy.firstName.label).fill('Marc');
    await saveName(page);
    await expect(page).toHaveURL(/\/edit-name\/[\w-]+\/[\w-]+$/);
  };

/** At a page of bills, in a world of one's own. */
const billing =
  (
    path: string,
    seed: SeedName = 'suspended-nonpay',
    prepare: (email: string) => Promise<unknown> = async () => undefined,
  ): State =>
  async (page) => {
    const { email } = await world.open(seed);
    await prepare(email);
    await signIn(page, email, { to: path });
  };

const homes: SeedName[] = [
  'active-family',
  'six-lines',
  'secondary-active',
  'new-sim',
  'activation-failed',
  'port-failed-pin',
  'suspended-nonpay',
  'disconnected',
  'disabled',
  'unclear',
  'fraud',
  'unpaid-sim',
  'data-75',
  'data-100',
  'throttled',
  'top-up-pending',
  'sim-swap',
];

/** The question before data is paused. */
const pausing: State = async (page) => {
  await signIn(page, (await world.open('active-single')).email, { to: '/account' });
  await page.getByRole('link', { name: data.pause }).click();
  await expect(page).toHaveURL(/\/data$/);
};

/** Every page and state of the portal, by name. */
export const states: Readonly<Record<string, State>> = {
  'before sign-in': visit('/mobile-login'),
  help: visit('/help'),
  'nowhere, signed out': visit('/nowhere'),
  'session expired': visit('/session-expired?to=%2Fhome'),
  'sign-in that failed': visit('/login?error=access_denied'),
  ...Object.fromEntries(homes.map((seed) => [`Home of ${seed}`, home(seed)])),
  'no account': home('no-account'),
  'nowhere, signed in': signedIn('/nowhere'),
  'not online yet': home('test-category'),
  'log out': async (page) => {
    await home('active-single')(page);
    await page.goto('/logout');
  },
  'the menu open': async (page) => {
    await home('active-single')(page);
    await page.getByText('Robin', { exact: true }).click();
    await expect(page.getByRole('button', { name: layoutCopy.logOut })).toBeVisible();
  },
  'more info open': async (page) => {
    await home('disconnected')(page);
    await page.getByText('Show More Info').click();
  },
  sizes: async (page) => {
    await home('active-single')(page);
    await page.getByRole('link', { name: /^Add Data/ }).click();
  },
  'sizes with an error': async (page) => {
    await home('active-single')(page);
    await page.getByRole('link', { name: /^Add Data/ }).click();
    await page
      .getByRole('radio')
      .first()
      .evaluate((radio: HTMLInputElement) => (radio.value = 'abc'));
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: selectCopy.next }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  review: reviewing(),
  'review with a new price': async (page) => {
    await reviewing({}, (email) => world.settings(email, { pulse: { pulse: 1, pulseCost: 6 } }))(page);
    await page.getByRole('main').getByRole('button').click();
    await expect(page).toHaveURL(/because/);
  },
  'order under way': ordered(/…/, { topUpMs: 3_600_000 }),
  'order being checked': ordered(/checking/, { topUpMs: 3_600_000 }, (email) =>
    world.injectFault(email, { endpoint: 'topup.create', fault: 'reset', afterEffect: false }),
  ),
  'order done': ordered(/added/, { topUpMs: 0 }),
  'order failed': ordered(/Failed/, {}, (email) =>
    world.injectFault(email, { endpoint: 'topup.create', fault: 40_999 }),
  ),
  'order unavailable': ordered(/Add Data/, {}, (email) =>
    world.injectFault(email, { endpoint: 'topup.create', fault: 40_625 }),
  ),
  'edit name': editing(),
  'edit name with errors': async (page) => {
    await editing()(page);
    for (const label of [editNameCopy.firstName.label, editNameCopy.lastName.label])
      await page.getByLabel(label).fill('');
    await saveName(page);
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'the name it has already': async (page) => {
    await editing()(page);
    await saveName(page);
    await expect(page).toHaveURL(/because=same/);
  },
  'name being checked': renamed((email) =>
    world.injectFault(email, { endpoint: 'customer.updateSecondary', fault: 'reset', afterEffect: false }),
  ),
  'name refused': renamed((email) => world.injectFault(email, { endpoint: 'customer.updateSecondary', fault: 40_999 })),
  'activity, empty': signedIn('/activity'),
  activity: async (page) => {
    await renamed()(page);
    await page.goto('/activity');
  },
  'an activity': async (page) => {
    await renamed()(page);
    await page.goto('/activity');
    await page.getByRole('main').getByRole('listitem').getByRole('link').click();
  },
  'this wasn’t me, and the account is locked': async (page) => {
    await renamed()(page);
    await page.goto('/activity');
    await page.getByRole('main').getByRole('listitem').getByRole('link').click();
    await page.getByRole('link', { name: activityCopy.notMe }).click();
    await page.getByRole('button', { name: notMeCopy.lock.button }).click();
    await expect(page.getByRole('main')).toContainText(notMeCopy.locked.title);
  },
  'account, a usage history open': async (page) => {
    await signIn(page, (await world.open('active-family')).email, { to: '/account' });
    await page.getByRole('link', { name: usage.view }).first().click();
    await page.getByText(usage.byDay).click();
  },
  'account, suspended, and little that can be loaded': async (page) => {
    const { email } = await world.open('suspended-nonpay');
    for (const endpoint of ['usage.group', 'topup.group'])
      await world.injectFault(email, { endpoint, fault: 500, times: 20 });
    await signIn(page, email, { to: '/account' });
    await page.getByRole('link', { name: usage.view }).first().click();
  },
  'pausing data': pausing,
  'data paused, with Undo': async (page) => {
    await pausing(page);
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByRole('button', { name: data.undo })).toBeVisible();
  },
  'a carrier that is down': async (page) => {
    const { email } = await world.open('active-single');
    await world.injectFault(email, { endpoint: 'customer.group', fault: 500, times: 10 });
    await signIn(page, email);
  },
  'usage missing': async (page) => {
    const { email } = await world.open('active-family');
    await world.injectFault(email, { endpoint: 'usage.overall', fault: 500, times: 10 });
    await signIn(page, email);
  },
  bills: billing('/bills'),
  'bills, nothing to pay': billing('/bills', 'active-single'),
  'bills of a secondary': billing('/bills', 'secondary-active'),
  'bills, wrong days': billing('/bills?from=2026-11-20&to=2026-01-01'),
  'bills, nothing told': billing('/bills', 'suspended-nonpay', (email) =>
    Promise.all(
      ['customer', 'forecast', 'promiseEligible', 'invoices', 'history'].map((call) =>
        world.injectFault(email, { endpoint: `billing.${call}`, fault: 500, times: 4 }),
      ),
    ),
  ),
  'one bill, sent': async (page) => {
    await billing('/bills', 'active-single')(page);
    await page
      .getByRole('link', { name: /^Bill of/ })
      .first()
      .click();
    await page.getByRole('button', { name: billCopy.mail.button }).click();
    await expect(page.getByRole('status')).toBeVisible();
  },
  pay: billing('/bills/pay'),
  'back without a payment': async (page) => {
    await billing('/bills/pay')(page);
    await page.getByRole('main').getByRole('button').click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/paid=/);
  },
  'promise, wrong day': async (page) => {
    await billing('/bills/promise')(page);
    await page.getByRole('main').locator('input[type=date]').fill('2031-01-01');
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'automatic top-up': billing('/bills/auto-top-up', 'active-family'),
  'month in advance': async (page) => {
    await billing('/bills', 'new-sim-delivered')(page);
    await page.getByRole('main').locator('a[href*=month-in-advance]').click();
  },
  'a form that is out of date': async (page) => {
    await reviewing()(page);
    await page.locator('main [name=_token]').evaluate((token: HTMLInputElement) => (token.value = 'old'));
    await page.getByRole('main').getByRole('button').click();
    await expect(page).toHaveTitle(/possible/);
  },
};
