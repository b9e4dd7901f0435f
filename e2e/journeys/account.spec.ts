import { activitySummaryMessages } from '#app/copy/activity-summary.ts';
import { accountMessages } from '#app/screens/account/account/copy.ts';
import { pauseDataMessages } from '#app/screens/account/pause-data/copy.ts';
import { lineInSentence } from '#app/copy/ordinal.ts';
import { data, ofLine, dataServiceCalls } from '../support/data-service.ts';
import { robin } from '../support/top-up.ts';
import { expect, testInEachBrand } from '../support/portal-test.ts';
import type { Walker } from '../support/walker.ts';
import { world } from '../support/world.ts';

const line = lineInSentence(robin);
const write = { money: String, day: String, service: String };
const done = (pause: boolean) =>
  activitySummaryMessages.en.done['data-service']({ kind: 'data-service', pause }, line, write);
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
