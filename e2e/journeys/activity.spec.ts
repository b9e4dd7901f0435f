import type { Page } from '@playwright/test';
import { activityCopy } from '#app/copy/activity.en.ts';
import { activitySummaryCopy } from '#app/copy/activity-summary.en.ts';
import { reasonCopy } from '#app/copy/reason.en.ts';
import { entryCopy } from '#app/screens/activity/entry/copy.en.ts';
import { listCopy } from '#app/screens/activity/list/copy.en.ts';
import { notMeCopy } from '#app/screens/activity/not-me/copy.en.ts';
import { editNameCopy } from '#app/screens/edit-name/form/copy.en.ts';
import { nameResultCopy } from '#app/screens/edit-name/result/copy.en.ts';
import { editName } from '../support/rename.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/portal-test.ts';
import { literally, supportNumber } from '../support/words.ts';
import { world } from '../support/world.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const locks = async (email: string) => (await world.calls(email, 'customer.securityAction')).map(({ body }) => body);
const title = activitySummaryCopy.title['rename']({ kind: 'rename' }, 'Marc Reyes’s line', {
  money: String,
  day: String,
});

/** Renames Marco's line, so that Activity has an entry. */
async function rename(page: Page): Promise<void> {
  await page.goto('/home');
  await page.getByRole('link', { name: editName() }).click();
  await page.getByLabel(editNameCopy.firstName.label).fill('Marc');
  await page.getByRole('button', { name: editNameCopy.save }).click();
  await expect(heading(page)).toHaveText(nameResultCopy.done.title);
}

test('a rename is listed in Activity, and “This wasn’t me” locks the account (ACTIVITY-1, ACTIVITY-5)', async ({
  page,
}) => {
  const { email, customerId } = await world.open('active-family');
  await signIn(page, email, { to: '/activity' });
  await expect(main(page)).toContainText(listCopy.empty);
  await rename(page);
  await page.goto('/activity');
  await expect(main(page)).toContainText(listCopy.about);
  const item = page.getByRole('listitem').filter({ hasText: title });
  await expect(item).toContainText(activitySummaryCopy.state.done.tag);
  await expect(item).toContainText(activityCopy.by(activityCopy.you));
  await page.getByRole('link', { name: title }).click();
  await expect(heading(page)).toHaveText(title);
  await expect(main(page)).toContainText(entryCopy.done);

  await page.getByRole('link', { name: activityCopy.notMe }).click();
  await expect(heading(page)).toHaveText(activityCopy.notMe);
  const asked = page.url();
  await page.getByRole('button', { name: notMeCopy.lock.button }).click();
  await expect(main(page)).toContainText(notMeCopy.locked.title);
  await expect(page.getByRole('button', { name: notMeCopy.lock.button })).toHaveCount(0);
  await page.goto(asked);
  await expect(main(page)).toContainText(literally(reasonCopy['already-locked'](supportNumber)));
  expect(await locks(email)).toEqual([{ customerId, lockStatus: 'ACC_LOCK' }]);
  await page.goto('/activity');
  await expect(page.getByRole('listitem')).toHaveCount(2);
});

test('a failed lock says so and can be tried again; a lost reply is checked (ACTIVITY-7, LEDGER-5)', async ({
  page,
}) => {
  const { email } = await world.open('active-family');
  await signIn(page, email);
  await rename(page);
  await page.goto('/activity');
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('link', { name: activityCopy.notMe }).click();
  await world.injectFault(email, { endpoint: 'customer.securityAction', fault: 40_999 });
  await page.getByRole('button', { name: notMeCopy.lock.button }).click();
  await expect(page.getByRole('alert')).toContainText(notMeCopy.failed.title);
  await world.injectFault(email, { endpoint: 'customer.securityAction', fault: 'reset', afterEffect: true });
  await page.getByRole('button', { name: notMeCopy.lock.button }).click();
  await expect(main(page)).toContainText(activitySummaryCopy.unknown);
  await expect(main(page)).toContainText(notMeCopy.locked.title);
  expect(await locks(email)).toHaveLength(2);
});
