import { layoutMessages } from '#app/copy/layout.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { selectMessages } from '#app/screens/add-data/select/copy.ts';
import { addDataPaths } from './support/top-up.ts';
import { expect, test } from './support/portal-test.ts';
import { world } from './support/world.ts';

/** The other invalid sizes are in the test of the page, `app/screens/add-data/select/view.test.tsx`. */
const wrong: [what: string, fields: string, message: string][] = [
  ['nothing chosen', '', selectMessages.en.choose],
  ['between two sizes', 'gigabytes=3.7', selectMessages.en.notOnSale],
  ['digits of another script', `gigabytes=${encodeURIComponent('２')}`, selectMessages.en.choose],
];

test('a size that cannot be ordered comes back with a message, and nothing is sent (ERROR-19, TOPUP-2)', async ({
  visitor,
}) => {
  const { email } = await world.open('active-single');
  const browser = visitor();
  await browser.signIn(email);
  const [path = ''] = await addDataPaths(browser);
  for (const [what, fields, message] of wrong) {
    const [action = ''] = /\/add-data\/[\w-]+\/[\w-]+\/review/.exec(await browser.read(path)) ?? [];
    const answer = await browser.follow(`${action}?${fields}`);
    const html = await answer.text();
    expect.soft(answer.status(), what).toBe(200);
    expect.soft(html, what).toContain(`<title>${layoutMessages.en.error}: `);
    expect.soft(html, what).toContain(problemMessages.en.errorSummary);
    expect.soft(html, what).toContain(message);
  }
  expect(await world.orders(email)).toBe(0);
});
