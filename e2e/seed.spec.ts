import { seedNames } from '#contracts/seed.ts';
import { expect, test } from './support/portal-test.ts';
import { textSnapshotOf } from './support/text-snapshot.ts';
import { world } from './support/world.ts';

// What Home and Account say to each person of the fixture world is kept in e2e/text-snapshots.
// After a change that is meant: `npx playwright test seed --update-snapshots`, and read what changed.

for (const seed of seedNames) {
  test(`${seed} lands on the right page, and Home and Account say how things are (SIGNIN-7, HOME-2)`, async ({
    browser,
    visitor,
  }) => {
    const { email } = await world.open(seed);
    const person = visitor();
    const home = await textSnapshotOf(browser, await person.signIn(email));
    const account = await textSnapshotOf(browser, await person.follow('/account'));
    expect(`${home}\n\n${account}\n`).toMatchSnapshot(`${seed}.yml`);
  });
}
