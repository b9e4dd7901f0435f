import { seedNames } from '#contracts/seed.ts';
import { checkWidePage } from './support/a11y.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/portal-test.ts';
import { textSnapshotOf } from './support/text-snapshot.ts';
import { world } from './support/world.ts';

// What Home and Account say to each person of the fixture world is kept in e2e/text-snapshots.
// After a change that is meant: `npx playwright test seed --update-snapshots`, and read what changed.

for (const seed of seedNames) {
  test(`${seed} lands on the right page, and Home and Account say how things are (SIGNIN-7, HOME-2)`, async ({
    page,
  }) => {
    const { email } = await world.open(seed);
    await signIn(page, email);
    const home = await textSnapshotOf(page);
    if (seed === 'active-family') await checkWidePage(page, `Home of ${seed}`);
    await page.goto('/account');
    expect.soft(`${home}\n\n${await textSnapshotOf(page)}\n`).toMatchSnapshot(`${seed}.yml`);
  });
}
