import { resultMessages } from '#app/screens/add-data/result/copy.ts';
import { dataServiceCalls, pausePaths } from './support/data-service.ts';
import { quoteFor, resultOf } from './support/top-up.ts';
import { portalUrl } from './support/ports.ts';
import { editNamePaths } from './support/rename.ts';
import { expect, test } from './support/portal-test.ts';
import { mainOf, outcomeOf } from './support/html.ts';
import { ownForm, type Visitor } from './support/visitor.ts';
import { type Loss, world } from './support/world.ts';

/** Submits a form many times at once. @returns the paths to which the answers lead */
async function submitMany(
  times: number,
  visitor: Visitor,
  { path, ...fields }: { path: string; _token: string } & Record<string, string>,
): Promise<string[]> {
  const headers = { ...ownForm, cookie: `lineside=${await visitor.cookie()}` };
  const submit = () =>
    fetch(new URL(path, portalUrl), { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' });
  const answers = await Promise.all(Array.from({ length: times }, submit));
  expect([...new Set(answers.map((answer) => answer.status))]).toEqual([303]);
  return answers.map((answer) => answer.headers.get('location') ?? '');
}

test('fifty submissions of one form at once are one order with one result (LEDGER-1, LEDGER-2)', async ({
  visitor,
}) => {
  const person = await world.open('active-single', { topUpMs: 0 });
  const browser = visitor();
  const { path, form } = await quoteFor(browser, person);
  const places = await submitMany(50, browser, { path, ...form });
  expect(new Set(places)).toEqual(new Set([resultOf(path)]));
  const [place = ''] = places;
  const ended = async () => outcomeOf(await browser.read(place));
  await expect.poll(ended).toBe(resultMessages.en.done('2 GB'));
  const pages = await Promise.all(places.map(async (one) => mainOf(await browser.read(one)).outerHTML));
  expect(new Set(pages).size).toBe(1);
  expect(await world.orders(person.email)).toBe(1);
});

test('fifty submissions of a rename are one call, and fifty of a lock one call (LEDGER-1)', async ({ visitor }) => {
  const { email } = await world.open('active-family');
  const browser = visitor();
  await browser.signIn(email);
  const [path = ''] = await editNamePaths(browser);
  const form = await browser.formAt(path);
  expect(new Set(await submitMany(50, browser, { path, ...form, firstName: 'Marc', lastName: 'Reyes' }))).toEqual(
    new Set([`${path}/${form.operation}`]),
  );
  const notMe = `/activity/${form.operation}/not-me`;
  const lock = await browser.formAt(notMe);
  expect(new Set(await submitMany(50, browser, { path: notMe, ...lock }))).toEqual(
    new Set([`${notMe}?after=${lock.operation}`]),
  );
  for (const endpoint of ['customer.updateSecondary', 'customer.securityAction'])
    expect(await world.calls(email, endpoint), endpoint).toHaveLength(1);
});

test('after a lost reply ten submissions are one order, settled by read-back (LEDGER-5)', async ({ visitor }) => {
  const losses: (Loss | number)[] = ['reset', 'garbage', 'empty', 502, 504];
  const lost = losses.map(async (fault) => {
    const about = String(fault);
    const person = await world.open('active-single', { topUpMs: 500 });
    await world.injectFault(person.email, { endpoint: 'topup.create', fault, times: 100, afterEffect: true });
    const browser = visitor();
    const { path, form } = await quoteFor(browser, person);
    const places = new Set(await submitMany(10, browser, { path, ...form }));
    expect(places.size, about).toBe(1);
    const [place = ''] = places;
    const said = async () => outcomeOf(await browser.read(place));
    expect([resultMessages.en.checking, resultMessages.en.done('2 GB')], about).toContain(await said());
    await expect.poll(said, { message: about }).toBe(resultMessages.en.done('2 GB'));
    expect(await world.orders(person.email), about).toBe(1);
  });
  await Promise.all(lost);
});

test('a pause pressed five times at once and after Back is one call (LEDGER-2, ACCOUNT-10)', async ({ visitor }) => {
  const { email } = await world.open('active-single');
  const browser = visitor();
  await browser.signIn(email);
  const [path = ''] = await pausePaths(browser);
  const form = await browser.formAt(path);
  const answers = await Promise.all(Array.from({ length: 5 }, () => browser.post(path, form)));
  answers.push(await browser.post(path, form));
  expect(new Set(answers.map((answer) => `${answer.status()} ${answer.headers().location}`))).toEqual(
    new Set([`303 /account?after=${form.operation}`]),
  );
  expect(await dataServiceCalls(email)).toHaveLength(1);
  // ACCOUNT-10: it is paused already, so that another form sends nothing.
  const other = await browser.post(path, { ...form, operation: 'A'.repeat(16) });
  expect(other.headers().location).toBe('/account');
  expect(await dataServiceCalls(email)).toHaveLength(1);
});
