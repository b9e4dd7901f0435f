import { listMessages } from '#app/screens/activity/list/copy.ts';
import { notFoundMessages } from '#app/screens/problem/not-found/copy.ts';
import { addDataPaths, confirm, quote, quoteFor, resultOf, reviewForm } from './support/top-up.ts';
import { editNamePaths, rename } from './support/rename.ts';
import { expect, test } from './support/portal-test.ts';
import { formsIn, tokenIn } from './support/html.ts';
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

test('an order is not found under another line of the same person (LEDGER-14)', async ({ visitor }) => {
  const { email } = await world.open('active-family');
  const browser = visitor();
  await browser.signIn(email);
  const [first = '', second = ''] = await addDataPaths(browser);
  const operation = (await confirm(browser, await quote(browser, first))).split('/')[3] ?? '';
  const wrong = `${second}/${operation}`;
  expect((await browser.get(`${wrong}/review?gigabytes=2`)).status()).toBe(404);
  expect((await browser.get(wrong)).status()).toBe(404);
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

test('activity and names of an account are its own, a secondary’s their line’s (ACTIVITY-2, NAME-5)', async ({
  visitor,
}) => {
  const [mine, theirs] = await Promise.all([world.open('active-family'), world.open('active-family')]);
  const [me, them, marco] = [visitor(), visitor(), visitor()];
  await Promise.all([me.signIn(mine.email), them.signIn(theirs.email), marco.signIn(mine.lines[1]?.email ?? '')]);
  const [foreign, onMarcos] = [await rename(them), await rename(me)];
  const [theirLine = ''] = await editNamePaths(them);
  const [ownLine = ''] = await editNamePaths(me);

  for (const path of [
    `/activity/${foreign}`,
    `/activity/${foreign}/not-me`,
    theirLine,
    `${theirLine}/${foreign}`,
    `${ownLine}/${foreign}`,
  ])
    expect.soft((await me.get(path)).status(), path).toBe(404);

  // A secondary sees what was done to their line, not what the primary did to the account.
  const { _token, operation } = await me.formAt(`/activity/${onMarcos}/not-me`);
  await me.post(`/activity/${onMarcos}/not-me`, { _token, operation });
  expect((await me.get(`/activity/${operation}`)).status()).toBe(200);
  expect((await marco.get(`/activity/${operation}`)).status()).toBe(404);
  const list = await marco.read('/activity');
  expect(list).toContain(`/activity/${onMarcos}`);
  expect(list).not.toContain(operation);
  expect(formsIn(await marco.read(`/activity/${onMarcos}/not-me`))).toEqual([]);

  // ACTIVITY-9: a reference leads its own account to the change, and nobody else.
  const [reference = ''] = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(await marco.read(`/activity/${onMarcos}`)) ?? [];
  const search = `/activity?ref=${reference.toLowerCase().replace('-', '+')}`;
  expect((await me.get(search)).headers().location).toBe(`/activity/${onMarcos}`);
  expect(await them.read(search)).toContain(listMessages.en.find.none);

  // A form that was opened while its line could still be renamed.
  const stale = await me.formAt(ownLine);
  await world.change(mine.email, { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] }, mine.lines[1]?.customerId);
  expect((await me.post(ownLine, { ...stale, firstName: 'Not', lastName: 'Me' })).status()).toBe(403);
  expect(formsIn(await me.read(ownLine))).toEqual([]);
  for (const { email, renames, locks } of [
    { ...mine, renames: 1, locks: 1 },
    { ...theirs, renames: 1, locks: 0 },
  ]) {
    expect(await world.calls(email, 'customer.updateSecondary')).toHaveLength(renames);
    expect(await world.calls(email, 'customer.securityAction')).toHaveLength(locks);
  }
});

test('made-up references are not found, whatever they look like (SAFETY-1)', async ({ visitor }) => {
  const { email, customerId, lines } = await world.open('active-single');
  const browser = visitor();
  await browser.signIn(email);
  await world.clearCalls(email);
  const guesses = [
    customerId,
    lines[0]?.reachNumber ?? '',
    'A'.repeat(16),
    '%00',
    "'%20or%201=1--",
    'x'.repeat(2_000),
    '%F0%9F%92%A9',
  ];
  for (const guess of guesses) {
    const answer = await browser.get(`/add-data/${guess}/${guess}`);
    expect.soft(answer.status(), guess).toBe(404);
    expect.soft(await answer.text(), guess).toContain(notFoundMessages.en.title);
  }
  const asked = (await world.calls(email)).map((call) => call.id ?? '');
  expect(asked.filter((id) => !/^(customer\.byUsername|config\.keys|marketing\..*)$/.test(id))).toEqual([]);
});

test('without a session every signed-in page leads to sign-in (SIGNIN-13)', async ({ visitor }) => {
  const person = await world.open('active-single');
  const [browser, stranger] = [visitor(), visitor()];
  const { path, form } = await quoteFor(browser, person);
  await world.clearCalls(person.email);
  for (const at of [
    '/home',
    path,
    resultOf(path),
    '/account',
    '/activity',
    resultOf(path).replace('add-data', 'edit-name'),
  ]) {
    const answer = await stranger.get(at);
    expect.soft(answer.status(), at).toBe(302);
    expect.soft(answer.headers().location, at).toBe(`/login?to=${encodeURIComponent(at)}`);
  }
  const sent = await stranger.post(path, form);
  expect(sent.status()).toBe(303);
  expect(sent.headers().location).toBe(`/session-expired?to=${encodeURIComponent(path)}&unchanged=1`);
  // The marketing system receives the sign-in after the response.
  const asked = (await world.calls(person.email)).filter((call) => !call.id?.startsWith('marketing.'));
  expect(asked).toEqual([]);
});
