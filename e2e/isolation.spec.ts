import { notFoundMessages } from '#app/screens/problem/not-found/copy.ts';
import { addDataPaths, confirm, quote, quoteFor, reviewForm } from './support/top-up.ts';
import { expect, test } from './support/portal-test.ts';
import { tokenIn } from './support/html.ts';
import type { Visitor } from './support/visitor.ts';
import { type FixtureAccount, world } from './support/world.ts';

/** Asks every page for a line and an operation, by each verb. @returns the statuses, by verb and page */
async function tryEverywhere(visitor: Visitor, line: string, operation: string): Promise<Record<string, number>> {
  const pages = [
    `/account?usage=${line}`,
    `/account/${line}/data`,
    `/add-data/${line}`,
    `/add-data/${line}/${operation}/review`,
    `/add-data/${line}/${operation}`,
  ];
  const found: Record<string, number> = {};
  for (const path of pages) {
    const answer = await visitor.get(path);
    found[`GET ${path}`] = answer.status();
    const html = await answer.text();
    expect.soft(html).toContain(notFoundMessages.en.title);
    const head = await visitor.send(path, { method: 'HEAD' });
    found[`HEAD ${path}`] = head.status();
    expect.soft(await head.text()).toBe('');
    const sent = await visitor.post(path, { _token: tokenIn(html), gigabytes: '2' });
    found[`POST ${path}`] = sent.status();
  }
  return found;
}

/** The carrier calls made for a person that name somebody else's lines. */
async function callsAbout({ email }: Pick<FixtureAccount, 'email'>, foreign: readonly string[]): Promise<string[]> {
  const calls = (await world.calls(email)).filter((call) => call.email === email);
  return calls
    .filter((call) => foreign.some((id) => JSON.stringify([call.path, call.query, call.body]).includes(id)))
    .map((call) => `${call.id} ${call.path}`);
}

function expectNothing(found: Record<string, number>): void {
  for (const [place, status] of Object.entries(found))
    expect.soft(status, place).toBe(place.startsWith('POST') ? 403 : 404);
}

test('lines and orders of another account are not found, on any page or intent (SAFETY-1)', async ({ visitor }) => {
  const [mine, theirs] = await Promise.all([world.open('active-family'), world.open('active-family')]);
  const [me, them] = [visitor(), visitor()];
  const own = await quoteFor(me, mine);
  const { path } = await quoteFor(them, theirs);
  const [, , line = '', operation = ''] = path.split('/');
  const [, , ownLine = '', ownOperation = ''] = own.path.split('/');
  await world.clearCalls(mine.email);

  expectNothing(await tryEverywhere(me, line, operation));
  // One's own line with somebody else's operation, and the reverse.
  for (const [a, b] of [
    [ownLine, operation],
    [line, ownOperation],
  ] as const)
    expect.soft((await me.get(`/add-data/${a}/${b}`)).status()).toBe(404);
  expect.soft((await me.get(`/add-data/${line}/${ownOperation}/review?gigabytes=2`)).status()).toBe(404);
  expect(
    await callsAbout(
      mine,
      theirs.lines.map(({ customerId }) => customerId),
    ),
  ).toEqual([]);
  expect(await world.orders(mine.email)).toBe(0);
  expect(await world.orders(theirs.email)).toBe(0);
});

test('a secondary sees their own line, and nothing of the primary’s lines and orders (LINE-22)', async ({
  visitor,
}) => {
  const family = await world.open('active-family');
  const [primary, secondary] = [visitor(), visitor()];
  const { path } = await quoteFor(primary, family);
  const [, , line = '', operation = ''] = path.split('/');
  const [ofPrimary = '', ofMarco = ''] = await addDataPaths(primary);
  const review = await quote(primary, ofMarco);
  const marco = family.lines[1] as FixtureAccount['lines'][number];

  await secondary.signIn(marco.email);
  expect(await addDataPaths(secondary)).toEqual([ofMarco]);
  const home = await secondary.read('/home');
  for (const name of ['Dana', 'Ana Reyes']) expect.soft(home).not.toContain(name);
  expect(ofPrimary).toContain(line);
  expectNothing(await tryEverywhere(secondary, line, operation));
  const others = family.lines.filter((one) => one !== marco).map(({ customerId }) => customerId);
  expect(await callsAbout(marco, others)).toEqual([]);

  // A form that the primary sent is not the secondary's to send again, though it is for their line.
  const form = await reviewForm(secondary, review);
  await confirm(primary, review);
  expect((await secondary.post(review, form)).status()).toBe(404);
  expect(await world.orders(family.email)).toBe(1);
});
