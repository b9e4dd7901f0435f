import { notFoundMessages } from '#app/screens/problem/not-found/copy.ts';
import { quoteFor } from './support/top-up.ts';
import { expect, test } from './support/portal-test.ts';
import { tokenIn } from './support/html.ts';
import { world } from './support/world.ts';

// Every page and form is tried as strangers and as people of the group in app/screens/testing/ownership.
test('lines and orders of another account are not found, and reach no call (SAFETY-1)', async ({ visitor }) => {
  const [mine, theirs] = await Promise.all([world.open('active-family'), world.open('active-family')]);
  const [me, them] = [visitor(), visitor()];
  const own = await quoteFor(me, mine);
  const { path } = await quoteFor(them, theirs);
  const [, , line = '', operation = ''] = path.split('/');
  const [, , ownLine = '', ownOperation = ''] = own.path.split('/');
  await world.clearCalls(mine.email);

  const places = [`/add-data/${line}`, `/add-data/${line}/${operation}/review`, `/account?usage=${line}`];
  // One's own line with somebody else's operation, and the reverse.
  const mixed = [`/add-data/${ownLine}/${operation}`, `/add-data/${line}/${ownOperation}`];
  for (const place of [...places, ...mixed]) {
    const answer = await me.get(place);
    expect.soft(answer.status(), place).toBe(404);
    const html = await answer.text();
    expect.soft(html, place).toContain(notFoundMessages.en.title);
    const refusal = await me.post(place, { _token: tokenIn(html), gigabytes: '2' });
    expect.soft(refusal.status(), place).toBe(403);
  }
  const calls = JSON.stringify((await world.calls(mine.email)).map(({ path, query, body }) => [path, query, body]));
  expect(theirs.lines.filter(({ customerId }) => calls.includes(customerId))).toEqual([]);
  expect(await world.orders(mine.email)).toBe(0);
  expect(await world.orders(theirs.email)).toBe(0);
});
