import { afterEach, expect, test } from 'vitest';
import { layoutMessages } from '#app/copy/layout.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { forgetWorld } from '../../testing/carrier-account.ts';
import { openGroup } from '../../testing/forms/form-place.ts';
import { doneBy, ownerOf } from '../../testing/forms/open-form.ts';
import { selectMessages } from '../select/copy.ts';

afterEach(forgetWorld);

/** The other invalid sizes are in the test of the page, `select/view.test.tsx`. */
test.each([
  ['nothing chosen', '', selectMessages.en.choose],
  ['a size between two', 'gigabytes=3.7', selectMessages.en.notOnSale],
  ['digits of another script', `gigabytes=${encodeURIComponent('２')}`, selectMessages.en.choose],
])('leads back from %s to the choice with a message, and sends nothing (ERROR-19, TOPUP-2)', async (_, query, text) => {
  const group = openGroup();
  const owner = ownerOf(group);
  const { result: page, did } = await doneBy(group, async () => {
    const { location } = await owner.get(`/add-data/${group.visit.lineRef}/operation-000000000001/review?${query}`);
    return owner.get(location);
  });
  expect([page.status, did]).toEqual([200, []]);
  for (const part of [`<title>${layoutMessages.en.error}: `, problemMessages.en.errorSummary, text])
    expect(page.text).toContain(part);
});
