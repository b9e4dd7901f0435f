import { dayFromNow } from '../support/customer-day.ts';
import { activitySummaryMessages } from '#app/copy/activity-summary.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { accountMessages } from '#app/screens/account/account/copy.ts';
import { pauseDataMessages } from '#app/screens/account/pause-data/copy.ts';
import { lineInSentence } from '#app/copy/ordinal.ts';
import { bought, data, files, ofLine, dataServiceCalls, usage } from '../support/data-service.ts';
import { robin } from '../support/top-up.ts';
import { expect, test, testInEachBrand } from '../support/portal-test.ts';
import type { Walker } from '../support/walker.ts';
import { world } from '../support/world.ts';

const line = lineInSentence(robin);
const write = { money: String, day: String, service: String };
const done = (pause: boolean) =>
  activitySummaryMessages.en.done['data-service']({ kind: 'data-service', pause }, line, write);
const dana = { name: 'Dana Reyes', occurrence: 1 };

async function open(person: Walker, email: string): Promise<void> {
  await person.signIn(email, '/account');
  expect(person.heading).toBe(accountMessages.en.title);
}

async function pause(person: Walker): Promise<void> {
  await person.click(ofLine(data.pause));
  expect(person.heading).toBe(pauseDataMessages.en.question(line));
  await person.press(pauseDataMessages.en.pause);
}

testInEachBrand(
  'data is paused after a question, and Undo resumes it at once (ACCOUNT-8, ACCOUNT-9)',
  async ({ walker }) => {
    const { email, customerId } = await world.open('active-single');
    const person = walker();
    await open(person, email);
    await person.click(ofLine(data.pause));
    for (const words of pauseDataMessages.en.what) expect(person.text).toContain(words);
    await person.click(pauseDataMessages.en.keep);
    expect(person.heading).toBe(accountMessages.en.title);
    expect(await dataServiceCalls(email)).toEqual([]);

    await pause(person);
    await person.until(done(true), 'notice');
    expect(person.textOf('article')).toContain(data.paused);
    await person.press(data.undo);
    await person.until(data.on);
    expect(person.textOf('article')).toContain(data.on);
    expect(person.has('button', data.undo)).toBe(false);
    // Again, resumed from the line's own card.
    await pause(person);
    await person.press(ofLine(data.resume));
    expect(person.has('link', ofLine(data.pause))).toBe(true);
    expect(await dataServiceCalls(email)).toEqual(
      [true, false, true, false].map((dataCutOff) => ({ dataCutOff, primaryId: customerId, customerId })),
    );
  },
);

test('usage pages over billing cycles, as a chart, a table and a file (ACCOUNT-2, ACCOUNT-6, ACCOUNT-12)', async ({
  walker,
}) => {
  const { email } = await world.open('active-family');
  // The current cycle began 16 to 19 days ago, so that the activation is in the one before it.
  await world.change(email, { activationDate: dayFromNow(-40) });
  const person = walker();
  await open(person, email);
  await person.click(ofLine(usage.view, dana));
  const panel = { in: usage.title };
  expect(person.wordsOf(usage.title)).toContain('3.8 GB left of 10 GB');
  expect(person.count('#usage .chart')).toBe(1);
  expect(person.wordsOf(usage.title)).toContain(usage.isPresent);
  const present = person.textOf('#usage h3');
  expect(present).toMatch(/^\w{3} \d+ – \w{3} \d+$/);

  await person.click(usage.previous, panel);
  expect(person.wordsOf(usage.title)).toContain(usage.noEarlier());
  expect(person.wordsOf(usage.title)).not.toContain(present);
  expect(person.wordsOf(usage.title)).toContain('2 GB');
  const rows = person.count(`#usage table[aria-label="${usage.chart}"] tbody tr`);
  expect(rows).toBeGreaterThanOrEqual(28);
  const file = await person.visitor.get(person.hrefOf(`${files.sheet} ${files.csv}`, panel));
  expect(file.headers()).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
  });
  expect(file.headers()['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
  expect((await file.text()).trim().split('\r\n')).toHaveLength(rows + 1);

  await person.click(usage.next, panel);
  expect(person.wordsOf(usage.title)).toContain(present);
  await person.click(ofLine(usage.hide, dana));
  expect(person.count('#usage')).toBe(0);
});

test('shows an error for unreadable usage, and the rest of the page (ERROR-9, HTTP-19)', async ({ walker }) => {
  const { email } = await world.open('active-single');
  await world.injectFault(email, { endpoint: 'usage.group', fault: 500, times: 20 });
  const person = walker();
  await open(person, email);
  await person.click(ofLine(usage.view));
  expect(person.text).toContain('Failed to load usage history. Kindly refresh the page after some time to try again.');
  expect(person.has('link', ofLine(lineCardMessages.en.actions['change-plan']))).toBe(true);
  expect(person.wordsOf(bought.title)).toContain(bought.none);
});
