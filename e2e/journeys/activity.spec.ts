import { activityMessages } from '#app/copy/activity.ts';
import { activitySummaryMessages } from '#app/copy/activity-summary.ts';
import { reasonMessages } from '#app/copy/reason.ts';
import { entryMessages } from '#app/screens/activity/entry/copy.ts';
import { listMessages } from '#app/screens/activity/list/copy.ts';
import { notMeMessages } from '#app/screens/activity/not-me/copy.ts';
import { editNameMessages, nameResultMessages } from '#app/screens/edit-name/copy.ts';
import { editName } from '../support/rename.ts';
import { expect, testInEachBrand } from '../support/portal-test.ts';
import type { Walker } from '../support/walker.ts';
import { supportNumber } from '../support/words.ts';
import { world } from '../support/world.ts';

const locks = async (email: string) => (await world.calls(email, 'customer.securityAction')).map(({ body }) => body);
const title = activitySummaryMessages.en.title['rename']({ kind: 'rename' }, 'Marc Reyes’s line', {
  money: String,
  service: String,
  day: String,
});

/** Renames Marco's line, so that Activity has an entry. */
async function rename(person: Walker): Promise<void> {
  await person.open('/home');
  await person.click(editName());
  await person.fill(editNameMessages.en.firstName.label, 'Marc').press(editNameMessages.en.save);
  await person.until(nameResultMessages.en.done.title, 'heading');
}

testInEachBrand(
  'a rename is listed in Activity, and “This wasn’t me” locks the account (ACTIVITY-1, ACTIVITY-5)',
  async ({ walker }) => {
    const { email, customerId } = await world.open('active-family');
    const person = await walker().signIn(email, '/activity');
    expect(person.text).toContain(listMessages.en.empty);
    await rename(person);
    await person.open('/activity');
    expect(person.text).toContain(listMessages.en.about);
    const item = person.wordsOf(title);
    expect(item).toContain(activitySummaryMessages.en.state.done.tag);
    expect(item).toContain(activityMessages.en.by(activityMessages.en.you));
    await person.click(title);
    expect(person.heading).toBe(title);
    expect(person.text).toContain(entryMessages.en.done);

    await person.click(activityMessages.en.notMe);
    expect(person.heading).toBe(activityMessages.en.notMe);
    const asked = person.path;
    await person.press(notMeMessages.en.lock.button);
    await person.until(notMeMessages.en.locked.title);
    expect(person.has('button', notMeMessages.en.lock.button)).toBe(false);
    await person.open(asked);
    expect(person.text).toContain(reasonMessages.en['already-locked']({ supportNumber, isHolder: true }));
    expect(await locks(email)).toEqual([{ customerId, lockStatus: 'ACC_LOCK' }]);
    await person.open('/activity');
    expect(person.count('main li')).toBe(2);
  },
);
