import { seedNames } from '#contracts/seed.ts';
import { checkPage, checkWidePage } from './support/a11y.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/portal-test.ts';
import { textSnapshotOf } from './support/text-snapshot.ts';
import { type SeedName, world } from './support/world.ts';

// What Home and Account say to each person of the fixture world is kept in e2e/text-snapshots.
// After a change that is meant: `npx playwright test seed --update-snapshots`, and read what changed.

/** Seeds whose Home has different elements, not only different words. */
const different: readonly SeedName[] = [
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
  'test-category',
  'unpaid-sim',
  'data-75',
  'data-100',
  'throttled',
  'top-up-pending',
  'sim-swap',
  'no-account',
];

for (const seed of seedNames) {
  test(`${seed} lands on the right page, and Home and Account say how things are (SIGNIN-7, HOME-2)`, async ({
    page,
  }) => {
    const { email } = await world.open(seed);
    await signIn(page, email);
    const home = await textSnapshotOf(page);
    if (different.includes(seed)) await checkPage(page, `Home of ${seed}`);
    if (seed === 'active-family') await checkWidePage(page, `Home of ${seed}`);
    await page.goto('/account');
    expect.soft(`${home}\n\n${await textSnapshotOf(page)}\n`).toMatchSnapshot(`${seed}.yml`);
  });
}
