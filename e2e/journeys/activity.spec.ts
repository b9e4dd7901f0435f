import { activityCopy } from '#app/copy/activity.en.ts';
import { activitySummaryCopy } from '#app/copy/activity-summary.en.ts';
import { reasonCopy } from '#app/copy/reason.en.ts';
import { entryCopy } from '#app/screens/activity/entry/copy.en.ts';
import { listCopy } from '#app/screens/activity/list/copy.en.ts';
import { notMeCopy } from '#app/screens/activity/not-me/copy.en.ts';
import { editNameCopy } from '#app/screens/edit-name/form/copy.en.ts';
import { nameResultCopy } from '#app/screens/edit-name/result/copy.en.ts';
import { editName } from '../support/rename.ts';
import { expect, test } from '../support/portal-test.ts';
import type { Walker } from '../support/walker.ts';
import { supportNumber } from '../support/words.ts';
import { world } from '../support/world.ts';

const locks = async (email: string) => (await world.calls(email, 'customer.securityAction')).map(({ body }) => body);
const title = activitySummaryCopy.title['rename']({ kind: 'rename' }, 'Marc Reyes’s line', {
  money: String,
  service: String,
  day: String,
});

/** Renames Marco's line, so that Activity has an entry. */
async function rename(person: Walker): Promise<void> {
  await person.open('/home');
  await person.click(editName());
  await person.fill(editNameCopy.firstName.label, 'Marc').press(editNameCopy.save);
  await person.until(nameResultCopy.done.title, 'heading');
}

test('a rename is listed in Activity, and “This wasn’t me” locks the account (ACTIVITY-1, ACTIVITY-5)', async ({
  walker,
}) => {
  const { email, customerId } = await world.open('active-family');
  const person = walker();
  await person.signIn(email, '/activity');
  expect(person.text).toContain(listCopy.empty);
  await rename(person);
  await person.open('/activity');
  expect(person.text).toContain(listCopy.about);
  const item = person.wordsOf(title);
  expect(item).toContain(activitySummaryCopy.state.done.tag);
  expect(item).toContain(activityCopy.by(activityCopy.you));
  await person.click(title);
  expect(person.heading).toBe(title);
  expect(person.text).toContain(entryCopy.done);

  await person.click(activityCopy.notMe);
  expect(person.heading).toBe(activityCopy.notMe);
  const asked = person.path;
  await person.press(notMeCopy.lock.button);
  await person.until(notMeCopy.locked.title);
  expect(person.has('button', notMeCopy.lock.button)).toBe(false);
  await person.open(asked);
  expect(person.text).toContain(reasonCopy['already-locked']({ supportNumber, isHolder: true }));
  expect(await locks(email)).toEqual([{ customerId, lockStatus: 'ACC_LOCK' }]);
  await person.open('/activity');
  expect(person.count('main li')).toBe(2);
});

test('a failed lock says so and can be tried again; a lost reply is checked (ACTIVITY-7, LEDGER-5)', async ({
  walker,
}) => {
  const { email } = await world.open('active-family');
  const person = walker();
  await person.signIn(email);
  await rename(person);
  await person.open('/activity');
  await person.click(title);
  await person.click(activityCopy.notMe);
  await world.injectFault(email, { endpoint: 'customer.securityAction', fault: 40_999 });
  await person.press(notMeCopy.lock.button);
  await person.until(notMeCopy.failed.title, 'alert');
  await world.injectFault(email, { endpoint: 'customer.securityAction', fault: 'reset', afterEffect: true });
  await person.press(notMeCopy.lock.button);
  expect(person.text).toContain(activitySummaryCopy.unknown);
  await person.until(notMeCopy.locked.title);
  expect(await locks(email)).toHaveLength(2);
});
