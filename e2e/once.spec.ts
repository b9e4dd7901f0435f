import { resultCopy } from '#app/screens/add-data/result/copy.en.ts';
import { problemCopy } from '#app/copy/problem.en.ts';
import { quoteFor } from './support/order.ts';
import { patienceMs } from './support/patience.ts';
import { portalUrl } from './support/ports.ts';
import { editNamePaths } from './support/rename.ts';
import { expect, test } from './support/test.ts';
import { headingOf, mainOf } from './support/html.ts';
import { ownForm, type Visitor } from './support/visitor.ts';
import { type Loss, world } from './support/world.ts';

/** Fifty clicks at once. @returns where their answers lead */
async function fifty(
  visitor: Visitor,
  { path, ...fields }: { path: string; _token: string } & Record<string, string>,
): Promise<string[]> {
  const headers = { ...ownForm, cookie: `lineside=${await visitor.cookie()}` };
  const click = () =>
    fetch(new URL(path, portalUrl), { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' });
  const answers = await Promise.all(Array.from({ length: 50 }, click));
  expect([...new Set(answers.map((answer) => answer.status))]).toEqual([303]);
  return answers.map((answer) => answer.headers.get('location') ?? '');
}

test('fifty submissions of one form at once are one order, and all see the same', async ({ visitor }) => {
  const person = await world.open('active-single', { topUpMs: 0 });
  const browser = await visitor();
  const form = await quoteFor(browser, person);
  const places = await fifty(browser, form);
  expect(new Set(places)).toEqual(new Set([form.path.replace('/review', '')]));
  const [place = ''] = places;
  const ended = async () => headingOf(await browser.read(place));
  await expect.poll(ended).toBe(resultCopy.done('2 GB'));
  const pages = await Promise.all(places.map(async (one) => mainOf(await browser.read(one)).outerHTML));
  expect(new Set(pages).size).toBe(1);
  expect(await world.orders(person.email)).toBe(1);
});

test('fifty submissions of a line’s new name are one change, and fifty of a lock one lock', async ({ visitor }) => {
  const { email } = await world.open('active-family');
  const browser = await visitor();
  await browser.signIn(email);
  const [path = ''] = await editNamePaths(browser);
  const form = await browser.formAt(path);
  expect(new Set(await fifty(browser, { path, ...form, firstName: 'Marc', lastName: 'Reyes' }))).toEqual(
    new Set([`${path}/${form.operation}`]),
  );
  const notMe = `/activity/${form.operation}/not-me`;
  const lock = await browser.formAt(notMe);
  expect(new Set(await fifty(browser, { path: notMe, ...lock }))).toEqual(
    new Set([`${notMe}?after=${lock.operation}`]),
  );
  for (const endpoint of ['customer.updateSecondary', 'customer.securityAction'])
    expect(await world.calls(email, endpoint), endpoint).toHaveLength(1);
});

// The carrier carried it out, and we could not read that it did.
test('a lost answer is no reason to order twice: fifty submissions are one order, and end at the truth', async ({
  visitor,
}) => {
  const losses: (Loss | number)[] = ['reset', 'garbage', 'empty', 502, 504];
  const lost = losses.map(async (fault) => {
    const about = String(fault);
    const person = await world.open('active-single', { topUpMs: 500 });
    await world.injectFault(person.email, { endpoint: 'topup.create', fault, times: 100, afterEffect: true });
    const browser = await visitor();
    const form = await quoteFor(browser, person);
    const places = new Set(await fifty(browser, form));
    expect(places.size, about).toBe(1);
    const [place = ''] = places;
    const said = async () => headingOf(await browser.read(place));
    expect([resultCopy.checking, resultCopy.done('2 GB')], about).toContain(await said());
    await expect.poll(said, { message: about }).toBe(resultCopy.done('2 GB'));
    expect(await world.orders(person.email), about).toBe(1);
  });
  await Promise.all(lost);
});

test('an answer that never comes: the page is there within 3 s, and ends at the truth', async ({ visitor }) => {
  const person = await world.open('active-single', { topUpMs: 500 });
  await world.injectFault(person.email, { endpoint: 'topup.create', fault: 'hang', times: 100 });
  const browser = await visitor();
  const { path, _token } = await quoteFor(browser, person);
  const began = Date.now();
  const place = await browser.submit(path, { _token });
  const page = await browser.get(place);
  expect(Date.now() - began).toBeLessThan(patienceMs);
  expect(page.status()).toBe(200);
  expect(await page.text()).toContain('http-equiv="refresh"');
  await expect.poll(async () => headingOf(await browser.read(place))).toBe(resultCopy.done('2 GB'));
  expect(await world.orders(person.email)).toBe(1);
});

test('an order that never had its effect is never said to be done', async ({ visitor }) => {
  const person = await world.open('active-single');
  await world.injectFault(person.email, { endpoint: 'topup.create', fault: 'reset', afterEffect: false });
  const browser = await visitor();
  const { path, _token } = await quoteFor(browser, person);
  const place = await browser.submit(path, { _token });
  // Asked twice, the carrier knows of nothing: it may still be on its way.
  await expect.poll(async () => (await world.calls(person.email, 'customer.topUpStatus')).length).toBeGreaterThan(2);
  expect(headingOf(await browser.read(place))).toBe(resultCopy.checking);
  const again = await browser.post(path, { _token });
  expect(again.headers().location).toBe(place);
  expect(await world.orders(person.email)).toBe(1);
});

test('a readable refusal is an end: submitted again, it is not sent again', async ({ visitor }) => {
  const person = await world.open('active-single');
  await world.injectFault(person.email, { endpoint: 'topup.create', fault: 40_625 });
  const browser = await visitor();
  const { path, _token } = await quoteFor(browser, person);
  const places = [await browser.post(path, { _token }), await browser.post(path, { _token })].map(
    (answer) => answer.headers().location,
  );
  expect(new Set(places).size).toBe(1);
  await expect.poll(async () => browser.read(places[0] ?? '')).toContain(problemCopy.letsTalk.title);
  expect(await world.orders(person.email)).toBe(1);
});
