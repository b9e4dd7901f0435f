import type { Page } from '@playwright/test';
import { activitySummaryCopy } from '#app/copy/activity-summary.en.ts';
import { lineCardCopy } from '#app/copy/line-card.en.ts';
import { lineInSentence } from '#app/copy/ordinal.ts';
import { accountCopy } from '#app/screens/account/account/copy.en.ts';
import { pauseDataCopy } from '#app/screens/account/pause-data/copy.en.ts';
import { bought, data, ofLine, dataServiceCalls, usage } from '../support/data-service.ts';
import { robin } from '../support/top-up.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/portal-test.ts';
import { world } from '../support/world.ts';

const line = lineInSentence(robin);
const write = { money: String, day: String };
const done = (pause: boolean) => activitySummaryCopy.done['data-service']({ kind: 'data-service', pause }, line, write);
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const dana = { name: 'Dana Reyes', occurrence: 1 };

async function open(page: Page, email: string): Promise<void> {
  await signIn(page, email, { to: '/account' });
  await expect(heading(page)).toHaveText(accountCopy.title);
}

async function pause(page: Page): Promise<void> {
  await page.getByRole('link', { name: ofLine(data.pause) }).click();
  await expect(heading(page)).toHaveText(pauseDataCopy.question(line));
  await page.getByRole('button', { name: pauseDataCopy.pause }).click();
}

test('data is paused after a question, and Undo resumes it at once (ACCOUNT-8, ACCOUNT-9)', async ({ page }) => {
  const { email, customerId } = await world.open('active-single');
  await open(page, email);
  await page.getByRole('link', { name: ofLine(data.pause) }).click();
  for (const words of pauseDataCopy.what) await expect(main(page)).toContainText(words);
  await page.getByRole('link', { name: pauseDataCopy.keep }).click();
  await expect(heading(page)).toHaveText(accountCopy.title);
  expect(await dataServiceCalls(email)).toEqual([]);

  await pause(page);
  await expect(page.getByRole('status')).toContainText(done(true));
  await expect(page.getByRole('article')).toContainText(data.paused);
  await page.getByRole('button', { name: data.undo }).click();
  await expect(page.getByRole('article')).toContainText(data.on);
  await expect(page.getByRole('button', { name: data.undo })).toHaveCount(0);
  // Again, resumed from the line's own card.
  await pause(page);
  await page.getByRole('button', { name: ofLine(data.resume) }).click();
  await expect(page.getByRole('link', { name: ofLine(data.pause) })).toBeVisible();
  expect(await dataServiceCalls(email)).toEqual(
    [true, false, true, false].map((dataCutOff) => ({ dataCutOff, primaryId: customerId, customerId })),
  );
});

test('after a lost reply the switch is disabled until read-back settles the pause (LEDGER-5, ACCOUNT-10)', async ({
  page,
}) => {
  const { email } = await world.open('active-single');
  await world.injectFault(email, { endpoint: 'usage.dataCutoff', fault: 'reset', afterEffect: true });
  await open(page, email);
  await pause(page);
  await expect(page.getByRole('status')).toContainText(activitySummaryCopy.unknown);
  await expect(page.getByRole('article').getByRole('button', { disabled: true })).toHaveAccessibleDescription(
    data.pausing,
  );
  await expect(page.getByRole('status')).toContainText(done(true));
  await expect(page.getByRole('button', { name: data.undo })).toBeVisible();
  expect(await dataServiceCalls(email)).toHaveLength(1);
});

test('a refused pause says so, and data stays on (LEDGER-6)', async ({ page }) => {
  const { email } = await world.open('active-single');
  await world.injectFault(email, { endpoint: 'usage.dataCutoff', fault: 40_999 });
  await open(page, email);
  await pause(page);
  await expect(page.getByRole('alert')).toContainText(activitySummaryCopy.refused);
  await expect(page.getByRole('link', { name: ofLine(data.pause) })).toBeVisible();
});

test('usage pages over billing cycles, as a chart, a table and a file (ACCOUNT-2, ACCOUNT-6, ACCOUNT-12)', async ({
  page,
}) => {
  const { email } = await world.open('active-family');
  const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10);
  // The current cycle began 16 to 19 days ago, so that the activation is in the one before it.
  await world.change(email, { activationDate: days(40) });
  await open(page, email);
  await page.getByRole('link', { name: ofLine(usage.view, dana) }).click();
  const panel = page.getByRole('region', { name: usage.title });
  await expect(panel).toContainText(lineCardCopy.usedOf('6.2 GB', '10 GB'));
  await expect(panel.getByRole('img', { name: usage.chart })).toBeVisible();
  await expect(panel.getByRole('button', { name: usage.next.join(' '), disabled: true })).toHaveAccessibleDescription(
    usage.isPresent,
  );
  const present = (await panel.locator('p').first().textContent()) ?? '';
  expect(present).toMatch(/^\w{3} \d+, \d{4} – \w{3} \d+, \d{4}$/);

  await panel.getByRole('link', { name: usage.previous.join(' ') }).click();
  await expect(
    panel.getByRole('button', { name: usage.previous.join(' '), disabled: true }),
  ).toHaveAccessibleDescription(usage.isFirst);
  await expect(panel).not.toContainText(present);
  await expect(panel.getByRole('table', { name: bought.inCycle })).toContainText('2 GB');
  await panel.getByText(usage.byDay).click();
  const rows = await panel.getByRole('table', { name: usage.chart }).locator('tbody tr').count();
  expect(rows).toBeGreaterThanOrEqual(28);
  const file = await page.request.get((await panel.getByRole('link', { name: usage.file }).getAttribute('href')) ?? '');
  expect(file.headers()).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
  });
  expect(file.headers()['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
  expect((await file.text()).trim().split('\r\n')).toHaveLength(rows + 1);

  await panel.getByRole('link', { name: usage.next.join(' ') }).click();
  await expect(panel).toContainText(present);
  await page.getByRole('link', { name: ofLine(usage.hide, dana) }).click();
  await expect(panel).toHaveCount(0);
});

test('usage that cannot be loaded says so, and the rest of the page stands (ERROR-9, HTTP-19)', async ({ page }) => {
  const { email } = await world.open('active-single');
  await world.injectFault(email, { endpoint: 'usage.group', fault: 500, times: 20 });
  await open(page, email);
  await page.getByRole('link', { name: ofLine(usage.view) }).click();
  await expect(main(page)).toContainText(
    'Failed to load usage history. Kindly refresh the page after some time to try again.',
  );
  await expect(page.getByRole('link', { name: ofLine(lineCardCopy.actions['change-plan']) })).toBeVisible();
  await expect(page.getByRole('region', { name: bought.title })).toContainText(bought.none);
});

test('three purchases are shown, and all of them on demand (ACCOUNT-5)', async ({ page }) => {
  const { email } = await world.open('active-family');
  await open(page, email);
  const history = page.getByRole('region', { name: bought.title });
  const rows = history.locator('tbody tr');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Dana Reyes');
  await expect(rows.first()).toContainText('2 GB');
  await history.getByRole('link', { name: bought.more }).click();
  await expect(rows).toHaveCount(5);
  await history.getByRole('link', { name: bought.less }).click();
  await expect(rows).toHaveCount(3);
});
